import { TextInput } from '../../../components/TextInput';
import { edit } from '../../../store/edit-list';
import { useAppDispatch } from '../../../store/hooks';
import { useWords } from '../../../words/use-words';
import type { ChosenForce } from '../../../worker/protocol/chosen-view';
import { Blocks } from './Blocks';
import { Capabilities } from './Capabilities';
import styles from './Chosen.module.css';
import { CopyAndRemove } from './CopyAndRemove';
import { FindingCases } from './FindingCases';
import { PanelHead } from './PanelHead';
import { Section } from './Section';

export function ForcePanel({ force }: { readonly force: ChosenForce }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const { node } = force;
  return (
    <>
      <PanelHead
        title={force.customName ?? force.name}
        second={force.customName === undefined ? force.second : force.name}
        price={words.number(force.price)}
        under={force.isLost ? words.chosen.lost : force.subtitle}
      />
      <div className={styles.scroll}>
        <FindingCases node={node} own={force.findings} />
        {force.blocks.length > 0 ? <Blocks blocks={force.blocks} /> : null}
        {force.capabilities.length > 0 ? <Capabilities capabilities={force.capabilities} /> : null}
        <Section title="">
          <div className={styles.fields}>
            <TextInput
              id="own-name"
              className={styles.whole}
              label={words.chosen.ownName}
              value={force.customName ?? ''}
              onCommit={(name) => void dispatch(edit({ kind: 'rename', node, name }))}
            />
            <TextInput
              id="notes"
              className={styles.whole}
              label={words.chosen.notes}
              isLong
              value={force.notes}
              onCommit={(notes) => void dispatch(edit({ kind: 'note', node, notes }))}
            />
          </div>
          {force.isRepeatable || force.isRemovable ? (
            <div className={styles.pad}>
              <CopyAndRemove {...force} />
            </div>
          ) : null}
        </Section>
      </div>
    </>
  );
}

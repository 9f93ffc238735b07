import { TextInput } from '../../../components/TextInput';
import { edit } from '../../../store/edit-list';
import { useAppDispatch } from '../../../store/hooks';
import { useWords } from '../../../words/use-words';
import type { ChosenUnit } from '../../../worker/protocol/chosen-view';
import { Capabilities } from './Capabilities';
import styles from './Chosen.module.css';
import { CopyAndRemove } from './CopyAndRemove';
import { FindingCases } from './FindingCases';
import { OptionSections } from './OptionSections';
import { PanelHead } from './PanelHead';
import { ProfileTable } from './ProfileTable';
import { Roles } from './Roles';
import { Section } from './Section';

export function UnitPanel({ unit }: { readonly unit: ChosenUnit }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const { node } = unit;
  const number = unit.isSurcharge ? words.signed(unit.price) : words.number(unit.price);
  const price = unit.isLost ? `(${number})` : number;
  return (
    <>
      <PanelHead
        title={unit.customName ?? unit.name}
        second={unit.customName === undefined ? unit.second : unit.name}
        price={price}
        under={unit.isLost ? words.chosen.lost : unit.subtitle}
        sum={unit.sum}
      />
      <div className={styles.scroll}>
        <FindingCases node={node} own={unit.findings} />
        {unit.roles.length > 0 ? <Roles node={node} roles={unit.roles} /> : null}
        <OptionSections sections={unit.sections} />
        {unit.profiles.length > 0 ? (
          <Section title="">
            {unit.profiles.map((table) => (
              <ProfileTable key={table.key} table={table} />
            ))}
          </Section>
        ) : null}
        {unit.capabilities.length > 0 ? <Capabilities capabilities={unit.capabilities} /> : null}
        <Section title="">
          <div className={styles.fields}>
            <TextInput
              id="own-name"
              className={styles.whole}
              label={words.chosen.ownName}
              value={unit.customName ?? ''}
              onCommit={(name) => void dispatch(edit({ kind: 'rename', node, name }))}
            />
            <TextInput
              id="notes"
              className={styles.whole}
              label={words.chosen.notes}
              hint={words.chosen.notesHint}
              isLong
              value={unit.notes}
              onCommit={(notes) => void dispatch(edit({ kind: 'note', node, notes }))}
            />
          </div>
          <div className={styles.pad}>
            <CopyAndRemove node={node} isRepeatable={unit.isRepeatable} isRemovable />
          </div>
        </Section>
      </div>
    </>
  );
}

import { cx } from '../../../components/cx';
import { NumberInput } from '../../../components/NumberInput';
import { SeverityIcon } from '../../../components/SeverityIcon';
import { TextInput } from '../../../components/TextInput';
import { edit } from '../../../store/edit-list';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { MOST_TYPED } from '../../../store/most-typed';
import { useWords } from '../../../words/use-words';
import type { ChosenArmy } from '../../../worker/protocol/chosen-view';
import { OpenListVersions } from '../../versions/OpenListVersions';
import { goToFinding } from '../go-to-finding';
import { shownFinding } from '../shown-finding';
import { Blocks } from './Blocks';
import styles from './Chosen.module.css';
import { PanelHead } from './PanelHead';
import { Section } from './Section';

/** Nothing is chosen: the army itself, its limit, who leads it, how its blocks stand. */
export function ArmyPanel({ army }: { readonly army: ChosenArmy }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const shown = useAppSelector((state) => shownFinding(state.builder)?.key);
  const details = (name: keyof typeof army.details, label: string, type: 'text' | 'date' = 'text') => (
    <TextInput
      id={name}
      label={label}
      type={type}
      value={army.details[name]}
      onCommit={(value) => void dispatch(edit({ kind: 'details', details: { [name]: value } }))}
    />
  );
  return (
    <>
      <PanelHead title={words.chosen.army} second={undefined} price={undefined} under={army.subtitle} />
      <div className={styles.scroll}>
        {army.findings.length === 0 ? null : (
          <Section title={words.chosen.findings}>
            {army.findings.map((finding) => (
              <button
                key={finding.key}
                type="button"
                className={cx(styles.findingRow, finding.key === shown && styles.shown)}
                aria-current={finding.key === shown}
                data-finding={finding.key}
                onClick={() => dispatch(goToFinding(finding))}
              >
                <SeverityIcon severity={finding.severity} label={words.verdict.severity[finding.severity]} />
                <span>
                  {finding.sentence} <span className="small quiet">{finding.place}</span>
                </span>
              </button>
            ))}
          </Section>
        )}
        <Section title={words.chosen.limits}>
          <div className={styles.fields}>
            {army.limits.map((limit, index) => (
              <NumberInput
                key={limit.typeId}
                {...(index === 0 ? { id: 'limit' } : {})}
                label={limit.name}
                value={limit.value}
                least={0}
                most={MOST_TYPED.limit}
                mayBeNone
                wrong={words.fields.wrong(0, MOST_TYPED.limit)}
                notTaken={words.fields.notTaken(0, MOST_TYPED.limit)}
                grouping={words.fields.grouping}
                onCommit={(value) => void dispatch(edit({ kind: 'set-limit', typeId: limit.typeId, value }))}
              />
            ))}
          </div>
        </Section>
        {army.roles.length === 0 ? null : (
          <Section title={words.chosen.general}>
            <dl className={styles.facts}>
              {army.roles.map((role) => [
                <dt key={`${role.role}-name`}>{role.name}</dt>,
                <dd key={role.role}>
                  {role.holder ?? <span className="quieter">{words.chosen.nobody}</span>}
                </dd>,
              ])}
            </dl>
          </Section>
        )}
        {army.blocks.length > 0 ? <Blocks blocks={army.blocks} /> : null}
        {army.values.length === 0 ? null : (
          <Section title={words.chosen.values}>
            <dl className={styles.facts}>
              {army.values.map((value) => [
                <dt key={`${value.key}-name`}>{value.name}</dt>,
                <dd key={value.key}>
                  {value.most === undefined
                    ? words.number(value.value)
                    : words.chosen.taken(value.value, value.most)}
                </dd>,
              ])}
            </dl>
          </Section>
        )}
        <Section title={words.chosen.details}>
          <div className={styles.fields}>
            <TextInput
              className={styles.whole}
              id="own-name"
              label={words.chosen.listName}
              value={army.name}
              onCommit={(name) => void dispatch(edit({ kind: 'details', details: { name } }))}
            />
            {details('player', words.chosen.player)}
            {details('club', words.chosen.club)}
            {details('event', words.chosen.event)}
            {details('date', words.chosen.date, 'date')}
            <TextInput
              className={styles.whole}
              id="notes"
              label={words.chosen.notes}
              isLong
              value={army.notes}
              onCommit={(notes) => void dispatch(edit({ kind: 'details', details: { notes } }))}
            />
          </div>
        </Section>
        <OpenListVersions />
      </div>
    </>
  );
}

import { Ban, Check } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import choice from '../../../components/Choice.module.css';
import { cx } from '../../../components/cx';
import { Stepper } from '../../../components/Stepper';
import { edit } from '../../../store/edit-list';
import { useAppDispatch } from '../../../store/hooks';
import { MOST_TYPED } from '../../../store/most-typed';
import { said } from '../../../store/view-slice';
import { useWords, type Words } from '../../../words/use-words';
import type { OptionRow } from '../../../worker/protocol/chosen-view';
import styles from './Chosen.module.css';

/** One option: radio button, check box or number, its price at the right edge, and why it is greyed. */
export function OptionLine({
  row,
  siblings,
  isFree,
}: {
  readonly row: OptionRow;
  /** Radio buttons of its group: what is on among them goes when this comes. */
  readonly siblings: readonly OptionRow[];
  /** Nothing of its group costs anything: then no price is said. */
  readonly isFree: boolean;
}) {
  const words = useWords();
  const id = useId();
  const note = row.note !== '' ? row.note : amountNote(row, words);
  const isOff = row.why !== undefined && !row.isOn;
  const price = row.isLost
    ? `(${words.number(row.price)})`
    : (isFree || row.control === 'fixed') && row.price === 0
      ? ''
      : words.number(row.price);
  const content = (
    <>
      <OptionControl row={row} siblings={siblings} describedBy={row.why === undefined ? undefined : id} />
      <span className={styles.text} title={row.second}>
        <span>{row.name}</span>
        {note === '' ? null : <span className={styles.note}>{note}</span>}
      </span>
      {row.control === 'number' ? <AmountControl row={row} /> : <span />}
      <span className={styles.optionPrice}>{price}</span>
      {row.why === undefined ? null : (
        <span id={id} className={row.isToldAbove ? 'only-read' : styles.why}>
          {row.why}
        </span>
      )}
    </>
  );
  const className = cx(
    styles.option,
    row.isOn && styles.on,
    isOff && styles.off,
    row.isLost && styles.lost,
    row.why !== undefined && !row.isToldAbove && styles.whole,
  );
  const style = { paddingLeft: 10 + row.depth * 20 };
  return row.control === 'radio' || row.control === 'check' ? (
    // biome-ignore lint/a11y/noLabelWithoutControl: its input is in the content
    <label className={className} style={style} data-option={row.key}>
      {content}
    </label>
  ) : (
    <div className={className} style={style} data-option={row.key}>
      {content}
    </div>
  );
}

/** Which amounts the data allow. */
function amountNote({ control, amount, least, most, amounts }: OptionRow, words: Words): string {
  if (control === 'fixed') return amount > 1 ? words.chosen.fixed(amount) : '';
  if (control !== 'number') return '';
  if (amounts !== undefined && amounts.length > 0) return amounts.map(words.number).join(', ');
  if (most === undefined) return least > 0 ? words.chosen.chooseAtLeast(least) : '';
  return least === most ? words.chosen.exactly(least) : words.chosen.range(least, most);
}

function OptionControl({
  row,
  siblings,
  describedBy,
}: {
  readonly row: OptionRow;
  readonly siblings: readonly OptionRow[];
  readonly describedBy: string | undefined;
}) {
  const words = useWords();
  const dispatch = useAppDispatch();
  if (row.control === 'fixed') {
    return row.why === undefined ? (
      <Check className="icon icon-small quieter" aria-hidden="true" />
    ) : (
      <Ban className="icon icon-small" aria-hidden="true" />
    );
  }
  if (row.control !== 'radio' && row.control !== 'check') return <span />;

  const take = (isAnyway: boolean): void => {
    if (row.isOn) return;
    if (row.why !== undefined && !isAnyway) {
      dispatch(said(row.name + words.common.colon + row.why));
      return;
    }
    const replaces = siblings.flatMap((other) =>
      other.isOn && other.node !== undefined && other.key !== row.key ? [other.node] : [],
    );
    const { parent, entryId, groupId } = row;
    void dispatch(edit({ kind: 'choose', parent, entryId, groupId, replaces }));
  };
  const drop = (): void => {
    if (row.node !== undefined) void dispatch(edit({ kind: 'drop', selection: row.node }));
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const isAnyway = (event.nativeEvent as MouseEvent).shiftKey === true;
    if (event.target.checked) take(isAnyway);
    else drop();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (row.isOn) drop();
    else take(event.shiftKey);
  };
  return (
    <input
      type={row.control === 'radio' ? 'radio' : 'checkbox'}
      name={row.group}
      className={choice.mark}
      checked={row.isOn}
      aria-disabled={row.why !== undefined && !row.isOn}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      onChange={onChange}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        // A second press on a radio button takes the choice back where nothing need be chosen.
        if (row.control === 'radio' && row.isOn && row.least === 0) {
          event.preventDefault();
          drop();
        }
      }}
    />
  );
}

function AmountControl({ row }: { readonly row: OptionRow }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const { node, parent, entryId, groupId } = row;
  return (
    <Stepper
      label={words.chosen.amountOf(row.name)}
      lessLabel={words.chosen.decrease(row.name)}
      moreLabel={words.chosen.increase(row.name)}
      value={row.amount}
      least={row.least}
      most={row.most}
      amounts={row.amounts}
      ceiling={MOST_TYPED.amount}
      wrong={words.fields.wrong(0, MOST_TYPED.amount)}
      notTaken={words.fields.notTaken(0, MOST_TYPED.amount)}
      grouping={words.fields.grouping}
      onStep={(by) => void dispatch(edit({ kind: 'step-option', parent, entryId, groupId, by }))}
      onChange={(amount) => {
        if (node === undefined) {
          if (amount > 0) {
            void dispatch(edit({ kind: 'choose', parent, entryId, groupId, replaces: [], amount }));
          }
        } else void dispatch(edit({ kind: 'set-amount', selection: node, amount }));
      }}
    />
  );
}

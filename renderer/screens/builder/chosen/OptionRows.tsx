import { ChevronDown, ChevronRight, Ellipsis } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { cx } from '../../../components/cx';
import { useInnerWidth } from '../../../components/use-inner-width';
import { useWords } from '../../../words/use-words';
import type { OptionRow, OptionSection } from '../../../worker/protocol/chosen-view';
import { pixelWidth } from '../../text-lines';
import { useRowHeights } from '../ledger/use-row-offsets';
import { TYPE_SIZES } from '../type-sizes';
import styles from './Chosen.module.css';
import { mustChoose, shownOptions, WHOLE } from './fold-options';
import { OptionLine } from './OptionLine';
import { chooseWords } from './OptionSections';

/** What a row has beside its name: padding, mark, price, the gaps between. */
const BESIDE_NAME = 92;

/** Rows of one section, in two columns when they are few, short and exclude each other. */
export function OptionRows({ section }: { readonly section: OptionSection }) {
  const words = useWords();
  // What was open for a choice stays open when it is made: rows do not jump under the hand.
  const [unfolded, setUnfolded] = useState<Readonly<Record<string, boolean>>>(() =>
    mustChoose(section) ? { [WHOLE]: true } : {},
  );
  const box = useRef<HTMLDivElement>(null);
  const width = useInnerWidth(box);
  const { density } = useRowHeights();
  const isTwo = isInTwoColumns(section.rows, width / 2 - BESIDE_NAME, TYPE_SIZES[density].sm);
  // Greyed rows are as wide as their reasons: below the two columns.
  const rows = isTwo
    ? section.rows.toSorted((one, other) => Number(one.why !== undefined) - Number(other.why !== undefined))
    : section.rows;
  const shown = shownOptions(rows, mustChoose(section) ? { [WHOLE]: true, ...unfolded } : unfolded);
  const isFree = section.rows.every((row) => row.price === 0);
  const siblings = (row: OptionRow): readonly OptionRow[] =>
    row.control === 'radio' ? section.rows.filter((other) => other.group === row.group) : [];
  return (
    <div ref={box} className={cx(isTwo && styles.two)}>
      {shown.map(({ row, hidden, isFolded, canFold }) =>
        row.control === 'heading' ? (
          <button
            key={row.key}
            type="button"
            data-option={row.key}
            className={cx(styles.fold, row.why !== undefined && styles.off)}
            style={{ paddingLeft: 10 + row.depth * 20 }}
            aria-expanded={!isFolded}
            onClick={() => setUnfolded({ ...unfolded, [row.key]: isFolded })}
          >
            {isFolded ? (
              <ChevronRight className="icon icon-small quieter" aria-hidden="true" />
            ) : (
              <ChevronDown className="icon icon-small quieter" aria-hidden="true" />
            )}
            <span className={styles.text}>
              <span>{row.name}</span>
              <span className={styles.note}>{isFolded ? chosenNames(section.rows, row.key) : ''}</span>
            </span>
            <span className={styles.foldState}>
              {row.choose?.most === undefined
                ? words.chosen.choices(hidden)
                : row.choose.taken > 0
                  ? words.chosen.taken(row.choose.taken, row.choose.most)
                  : chooseWords(row.choose, words)}
            </span>
            {row.why === undefined ? null : (
              <span className={row.isToldAbove ? 'only-read' : styles.why}>{row.why}</span>
            )}
          </button>
        ) : (
          <Fragment key={row.key}>
            <OptionLine row={row} siblings={siblings(row)} isFree={isFree} />
            {canFold ? (
              <button
                type="button"
                className={cx(styles.fold, styles.more)}
                aria-expanded={!isFolded}
                onClick={() => setUnfolded({ ...unfolded, [WHOLE]: isFolded })}
              >
                <Ellipsis className="icon icon-small" aria-hidden="true" />
                {isFolded ? words.chosen.moreRows(hidden) : words.chosen.fewerRows}
              </button>
            ) : null}
          </Fragment>
        ),
      )}
    </div>
  );
}

/** @param room pixels that a name has in half the column, set in type of `size` */
function isInTwoColumns(rows: readonly OptionRow[], room: number, size: number): boolean {
  return (
    rows.length > 1 &&
    rows.length <= 8 &&
    rows.every(
      (row) =>
        (row.control === 'radio' || row.control === 'check') &&
        row.depth === 0 &&
        row.note === '' &&
        ((row.why !== undefined && !row.isToldAbove) || pixelWidth(row.name, size, false) <= room),
    )
  );
}

/** What is chosen under a folded heading. */
function chosenNames(rows: readonly OptionRow[], heading: string): string {
  return rows
    .filter((row) => row.under === heading && row.isOn)
    .map((row) => row.name)
    .join(', ');
}

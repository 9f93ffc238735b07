import { ArrowRight, ChevronDown, ChevronRight, NotebookPen, Plus } from 'lucide-react';
import { memo } from 'react';
import { cx } from '../../../components/cx';
import { SeverityIcon } from '../../../components/SeverityIcon';
import { useWords } from '../../../words/use-words';
import type {
  AlsoRow,
  EmptyRow,
  ForceRow,
  LedgerRow,
  MissingRow,
  UnitRow,
} from '../../../worker/protocol/ledger-row';
import { Cell } from './Cell';
import styles from './Ledger.module.css';
import { Margin } from './Margin';
import { RoleIcon } from './RoleIcon';
import { emptyWords, rowLabel } from './row-label';
import { UnitName } from './UnitName';

export interface LedgerLineProps {
  readonly row: LedgerRow;
  readonly index: number;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly isFolded: boolean;
  /** Rows of its block, for what the margin has room for. */
  readonly blockHeight: number;
  readonly isAfterHead: boolean;
  /** Whether its block takes the units that are on their way; undefined while none are. */
  readonly takes?: boolean | undefined;
}

/** One row of the ledger. What it shows is all in its props, so a row that did not change is not drawn again. */
export const LedgerLine = memo(function LedgerLine(props: LedgerLineProps) {
  const { row, isChosen, isTabStop, index } = props;
  const words = useWords();
  const shared = {
    role: 'row',
    'data-key': row.key,
    'aria-rowindex': index + 1,
    'aria-level': row.level,
  } as const;
  if (row.kind === 'fill') {
    return (
      <div {...shared} className={cx(styles.row, styles.ground)} aria-hidden="true">
        <MarginCell {...props} />
      </div>
    );
  }
  const focusable = {
    ...shared,
    'aria-label': rowLabel(row, words),
    'aria-selected': isChosen,
    'data-entry': isTabStop,
    tabIndex: isTabStop ? 0 : -1,
  } as const;
  if (row.kind === 'force') {
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is row, in a treegrid
      <div
        {...focusable}
        className={cx(styles.force, index === 0 && styles.first, isChosen && styles.chosen)}
        aria-expanded={!props.isFolded}
      >
        <ForceHead row={row} isFolded={props.isFolded} />
      </div>
    );
  }
  return (
    <div
      {...focusable}
      className={cx(
        styles.row,
        row.isFirst && styles.first,
        props.isAfterHead && styles.afterHead,
        isChosen && styles.chosen,
        row.kind === 'also' && styles.quiet,
        row.kind === 'empty' && !row.isBarren && styles.add,
        row.kind === 'empty' && row.isBarren && styles.quiet,
        row.kind === 'missing' && styles.missing,
        row.kind === 'unit' && row.isLost && styles.lost,
        row.kind === 'unit' && row.amount === 0 && row.price === 0 && styles.bare,
        props.takes === true && styles.takes,
        props.takes === false && styles.refuses,
      )}
      draggable={row.kind === 'unit' && !row.isLost}
    >
      <MarginCell {...props} />
      {row.kind === 'unit' ? <UnitCells row={row} /> : null}
      {row.kind === 'also' ? <AlsoCells row={row} /> : null}
      {row.kind === 'missing' ? <MissingCells row={row} /> : null}
      {row.kind === 'empty' ? <EmptyCells row={row} /> : null}
    </div>
  );
});

function MarginCell({ row, blockHeight }: LedgerLineProps) {
  return (
    <Cell className={styles.margin}>
      {row.margin === undefined ? null : <Margin margin={row.margin} height={blockHeight} />}
    </Cell>
  );
}

function ForceHead({ row, isFolded }: { readonly row: ForceRow; readonly isFolded: boolean }) {
  const words = useWords();
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  return (
    <>
      <Cell className={styles.fold}>
        <Chevron className="icon" data-fold="true" aria-hidden="true" />
      </Cell>
      <Cell className={styles.forceName}>
        <b>{row.name}</b>
        {row.missing > 0 || row.errors > 0 ? (
          <span className={cx(styles.forceState, 'severity-error')}>
            <SeverityIcon severity="error" size="small" />
            {row.missing > 0 ? words.ledger.missingCount(row.missing) : words.verdict.errors(row.errors)}
          </span>
        ) : null}
        {row.note === undefined ? null : <span className={styles.forceNote}>{row.note}</span>}
        {isFolded ? <span className={styles.forceNote}>{words.ledger.units(row.units)}</span> : null}
      </Cell>
      <Cell className={styles.total}>{row.total === undefined ? null : words.number(row.total)}</Cell>
    </>
  );
}

function UnitCells({ row }: { readonly row: UnitRow }) {
  const words = useWords();
  const severity = row.severity;
  const number = row.isSurcharge ? words.signed(row.price) : words.number(row.price);
  const price = row.isLost ? `(${number})` : number;
  const options = [...row.roles.map((role) => role.name), row.options, row.profile]
    .filter(Boolean)
    .join(' · ');
  const role = row.roles[0];
  return (
    <>
      <Cell className={styles.mark}>
        {severity !== undefined && severity !== 'advice' ? (
          <SeverityIcon severity={severity} />
        ) : role !== undefined ? (
          <RoleIcon role={role.role} />
        ) : row.hasNotes ? (
          <NotebookPen className="icon icon-small quieter" aria-hidden="true" />
        ) : severity !== undefined ? (
          <SeverityIcon severity={severity} />
        ) : null}
      </Cell>
      <Cell className={styles.name}>
        <UnitName
          name={row.customName ?? row.name}
          short={row.customName === undefined ? row.short : undefined}
        />
        {row.customName !== undefined ? (
          <span className={styles.realName}>{row.name}</span>
        ) : row.second === undefined ? null : (
          <span className={styles.second}>{row.second}</span>
        )}
        {row.reason !== undefined ? (
          <span
            className={cx(styles.extra, styles.narrow, severity && `severity-${severity}`)}
            title={row.reason}
          >
            {row.reason}
          </span>
        ) : row.options !== '' ? (
          <span className={cx(styles.extra, styles.narrow)} title={row.options}>
            {row.options}
          </span>
        ) : null}
      </Cell>
      <Cell className={styles.wide}>
        {row.reason === undefined ? (
          options
        ) : (
          <span className={severity && `severity-${severity}`}>{row.reason}</span>
        )}
      </Cell>
      <Cell className={styles.amount}>{row.amount === 0 ? null : words.number(row.amount)}</Cell>
      <Cell className={cx(styles.wide, styles.amount)}>
        {row.share === undefined || row.isLost || row.amount === 0 ? null : words.percentInColumn(row.share)}
      </Cell>
      <Cell className={styles.price}>
        <span key={price} className={styles.changed}>
          {row.amount === 0 && row.price === 0 ? null : price}
        </span>
      </Cell>
    </>
  );
}

function AlsoCells({ row }: { readonly row: AlsoRow }) {
  const words = useWords();
  return (
    <>
      <Cell className={styles.mark} />
      <Cell className={styles.name}>
        <b>{row.name}</b>
        <ArrowRight className="icon icon-small" aria-hidden="true" />
        <span className={styles.extra}>{words.ledger.countedIn(row.where)}</span>
      </Cell>
      <Cell className={styles.wide} />
      <Cell className={styles.amount} />
      <Cell className={styles.wide} />
      <Cell className={styles.price}>({words.number(row.price)})</Cell>
    </>
  );
}

function MissingCells({ row }: { readonly row: MissingRow }) {
  const words = useWords();
  const wanted = row.wanted.length === 0 ? row.blockName : row.wanted.join(', ');
  return (
    <>
      <Cell className={styles.mark}>
        <SeverityIcon severity="error" size="small" />
      </Cell>
      <Cell className={styles.name}>
        <span className="clip">{words.ledger.missing(wanted)}</span>
      </Cell>
    </>
  );
}

function EmptyCells({ row }: { readonly row: EmptyRow }) {
  const words = useWords();
  return (
    <>
      <Cell className={styles.mark}>
        {row.isBarren ? null : <Plus className="icon icon-small" aria-hidden="true" />}
      </Cell>
      <Cell className={styles.name}>
        <span className="clip">{emptyWords(row, words)}</span>
      </Cell>
    </>
  );
}

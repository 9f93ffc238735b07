import { type KeyboardEvent, useMemo, useRef } from 'react';
import { cx } from '../../components/cx';
import { EmptyTable } from '../../components/EmptyTable';
import { RowSpacer } from '../../components/RowSpacer';
import { RowTable } from '../../components/RowTable';
import { useInnerWidth } from '../../components/use-inner-width';
import { useVisibleRange } from '../../components/use-visible-range';
import { removePlace, restorePlace } from '../../store/data-places';
import { type DataRow, placeOf, selectDataRows } from '../../store/data-rows';
import { dataRowChosen, systemFolded } from '../../store/data-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { startListOf } from '../../store/new-list';
import { useWords } from '../../words/use-words';
import { useRowHeights } from '../builder/ledger/use-row-offsets';
import { NoticeStrip } from '../NoticeStrip';
import { UndoStrip } from '../UndoStrip';
import styles from './Data.module.css';
import { DataLine } from './DataLine';
import { columnsIn } from './data-columns';
import { type RowPlace, useRowInSight } from './use-row-in-sight';

const NUMBERS: ReadonlySet<string> = new Set(['entries', 'lists']);

/** Games with their books: a line each, drawn as far as it is seen. */
export function DataTable() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectDataRows);
  const { row: chosen, removed, search, overview, places } = useAppSelector((state) => state.data);
  const scroll = useRef<HTMLDivElement>(null);
  const columns = columnsIn(useInnerWidth(scroll));
  const { row: height, head } = useRowHeights();
  const offsets = useMemo(() => {
    let at = 0;
    return rows.map(({ kind }) => {
      at += kind === 'book' ? height : head;
      return at;
    });
  }, [rows, height, head]);
  const { first, end, above, below } = useVisibleRange(scroll, offsets);
  const at = rows.findIndex(({ key }) => key === chosen);

  const placeAt = (index: number): RowPlace => ({
    top: offsets[index - 1] ?? 0,
    bottom: offsets[index] ?? 0,
    end: offsets[lastOf(rows, index)] ?? 0,
  });
  const bringIntoSight = useRowInSight(scroll, at < 0 ? undefined : placeAt(at), chosen, height);

  const go = (index: number): void => {
    const place = Math.max(0, Math.min(rows.length - 1, index));
    const row = rows[place];
    const box = scroll.current;
    if (row === undefined || box === null) return;
    dispatch(dataRowChosen(row.key));
    bringIntoSight(placeAt(place));
    // A row far away is drawn only after this.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        box.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.key)}"]`)?.focus(),
      ),
    );
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[at];
    const place = placeOf(row, places);
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(rows.length - 1);
    else if (event.key === 'PageDown') go(at + 12);
    else if (event.key === 'PageUp') go(at - 12);
    else if (row === undefined) return;
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') fold(row, event.key === 'ArrowLeft');
    else if (event.key === 'Enter' && mayStart(row)) dispatch(startListOf(row.system.key, bookOf(row)));
    else if (event.key === 'Delete' && place !== undefined) void dispatch(removePlace(place));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const fold = (row: DataRow, isFolded: boolean): void => {
    if (row.kind === 'system') dispatch(systemFolded({ key: row.system.key, isFolded }));
    else if (row.kind === 'book' && isFolded) go(rows.findIndex(({ key }) => key === row.system.key));
  };

  return (
    <>
      {overview !== undefined && rows.length === 0 ? (
        <EmptyTable title={search === '' ? words.data.empty : words.data.nothingFound(search)}>
          {search === '' ? <p className="quiet">{words.data.emptyHint}</p> : null}
        </EmptyTable>
      ) : null}
      <RowTable
        scrollRef={scroll}
        isEmpty={rows.length === 0}
        role="treegrid"
        className={styles.table}
        aria-label={words.data.table}
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
        data-testid="data"
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={cx(styles[column], NUMBERS.has(column) && 'number')}>
                {words.data.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <RowSpacer height={above} />
          {rows.slice(first, end).map((row, index) => (
            <DataLine
              key={row.key}
              row={row}
              columns={columns}
              index={first + index + 2}
              isChosen={row.key === chosen}
              isTabStop={at < 0 ? first + index === 0 : row.key === chosen}
            />
          ))}
          <RowSpacer height={below} />
        </tbody>
      </RowTable>
      <NoticeStrip />
      {removed === undefined ? null : (
        <UndoStrip said={words.data.removed(removed.name)} undo={restorePlace} />
      )}
    </>
  );
}

/** The last of the rows that belong to one: a game is chosen with its books. */
function lastOf(rows: readonly DataRow[], index: number): number {
  if (rows[index]?.kind !== 'system') return index;
  let last = index;
  while (rows[last + 1]?.kind === 'book') last += 1;
  return last;
}

type Startable = Extract<DataRow, { kind: 'system' | 'book' }>;

/** A list may be of a game that is there, and of a book that is an army. */
export function mayStart(row: DataRow | undefined): row is Startable {
  if (row?.kind === 'system') return row.system.isHere && row.system.books.some((book) => !book.isLibrary);
  return row?.kind === 'book' && row.system.isHere && !row.book.isLibrary;
}

export const bookOf = (row: Startable): string | undefined =>
  row.kind === 'book' ? row.book.key : undefined;

import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { cx } from '../../components/cx';
import { EmptyTable } from '../../components/EmptyTable';
import { RowSpacer } from '../../components/RowSpacer';
import { RowTable } from '../../components/RowTable';
import { useVisibleRange } from '../../components/use-visible-range';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectLibraryRows, titleOf } from '../../store/library-rows';
import {
  entryChosen,
  type LibraryEntry,
  librarySorted,
  renamingStarted,
  type SortColumn,
} from '../../store/library-slice';
import { deleteList, duplicateList, undeleteList } from '../../store/load-library';
import { openList } from '../../store/open-list';
import { unrenameList } from '../../store/rename-list';
import { unrestoreVersion } from '../../store/versions';
import { wentTo } from '../../store/view-slice';
import { untilWords } from '../../words/notice-words';
import { useWords } from '../../words/use-words';
import { useRowHeights } from '../builder/ledger/use-row-offsets';
import { NoticeStrip } from '../NoticeStrip';
import { UndoStrip } from '../UndoStrip';
import { AsideStrip } from '../unsaved/AsideStrip';
import { drawnRows } from './drawn-rows';
import styles from './Library.module.css';
import { LibraryLine } from './LibraryLine';
import { useChosenFocus } from './use-chosen-focus';
import { useMeasuredOffsets } from './use-measured-offsets';

const COLUMNS: readonly {
  readonly column: SortColumn;
  readonly isNumber?: true;
}[] = [
  { column: 'name' },
  { column: 'verdict' },
  { column: 'army' },
  { column: 'points', isNumber: true },
  { column: 'limit', isNumber: true },
  { column: 'changed', isNumber: true },
];

export function LibraryTable() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectLibraryRows);
  const { sort, chosen, isListed, search, entries, deleted, restored, renamed } = useAppSelector(
    (state) => state.library,
  );
  const table = useRef<HTMLTableElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const at = rows.findIndex((row) => row.path === chosen);
  const offsets = useMeasuredOffsets(table, rows, useRowHeights().row);
  const stop = Math.max(0, at);
  const { drawn, below } = drawnRows(useVisibleRange(scroll, offsets), stop, offsets);
  useChosenFocus(table, chosen, rows);

  // Drawn or not, the chosen row comes into sight when it becomes that.
  const shown = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (shown.current === chosen || at < 0 || scroll.current === null) return;
    shown.current = chosen;
    bringIntoSight(scroll.current, offsets[at - 1] ?? 0, offsets[at] ?? 0);
  }, [chosen, at, offsets]);

  const go = (index: number): void => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (row === undefined) return;
    dispatch(entryChosen(row.path));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[at];
    const hasCommand = event.ctrlKey || event.metaKey;
    if ((event.target as Element).closest('button') !== null) return;
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(rows.length - 1);
    else if (event.key === 'PageDown') go(at + 12);
    else if (event.key === 'PageUp') go(at - 12);
    else if (row === undefined) return;
    else if (event.key === 'Enter') void dispatch(openList(row.path, row.modified));
    else if (event.key === 'Delete') void dispatch(deleteList(row, titleOf(row)));
    else if (hasCommand && event.key.toLowerCase() === 'd') {
      void dispatch(duplicateList(row));
    } else if (hasCommand && event.key.toLowerCase() === 'p') {
      void dispatch(openList(row.path, row.modified, 'sheet'));
    } else if (event.key === 'F2' && row.problem === undefined) dispatch(renamingStarted(row.path));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      {isListed && rows.length === 0 ? (
        <EmptyTable title={entries.length === 0 ? words.library.empty : words.library.nothingFound(search)}>
          {entries.length === 0 ? (
            <>
              <p className="quiet">{words.library.emptyHint}</p>
              <Button look="main" onPress={() => dispatch(wentTo('new-list'))}>
                {words.library.newList}
              </Button>
            </>
          ) : null}
        </EmptyTable>
      ) : null}
      <RowTable
        ref={table}
        scrollRef={scroll}
        scrollClassName={styles.scroll}
        isEmpty={rows.length === 0}
        role="grid"
        className={styles.table}
        aria-label={words.library.table}
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
        data-testid="lists"
      >
        <thead>
          <tr>
            {COLUMNS.map(({ column, isNumber }) => {
              const isSorted = sort.column === column;
              const Arrow = sort.isDescending ? ChevronDown : ChevronUp;
              return (
                <th
                  key={column}
                  scope="col"
                  aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
                  className={cx(isNumber === true && 'number', styles[column])}
                >
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => dispatch(librarySorted(column))}
                  >
                    {words.library.columns[column]}
                    {isSorted ? <Arrow className="icon icon-small" aria-hidden="true" /> : null}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ index, gap }) => {
            const row = rows[index] as LibraryEntry;
            return (
              <Fragment key={row.path}>
                <RowSpacer height={gap} />
                <LibraryLine
                  entry={row}
                  place={index + 2}
                  isChosen={row.path === chosen}
                  isTabStop={index === stop}
                />
              </Fragment>
            );
          })}
          <RowSpacer height={below} />
        </tbody>
      </RowTable>
      <AsideStrip />
      <NoticeStrip />
      {deleted === undefined ? null : (
        <UndoStrip said={words.library.deleted(deleted.name)} undo={undeleteList} />
      )}
      {restored === undefined ? null : (
        <UndoStrip
          said={words.versions.restored(restored.name, untilWords(words, restored.until))}
          undo={unrestoreVersion}
        />
      )}
      {renamed === undefined ? null : (
        <UndoStrip said={words.library.renamed(renamed.before, renamed.after)} undo={unrenameList} />
      )}
    </>
  );
}

/** Height of the head, which sticks above the rows. */
const HEAD = 28;

/** Scrolls only as far as needed. */
function bringIntoSight(box: HTMLElement, top: number, bottom: number): void {
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom + HEAD > box.scrollTop + box.clientHeight) box.scrollTop = bottom + HEAD - box.clientHeight;
}

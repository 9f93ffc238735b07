import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { cx } from '../../components/cx';
import { rowClass } from '../../components/RowTable';
import { day } from '../../engine/words/dates';
import { inLine } from '../../engine/words/in-line';
import { changedAt, type DataRow, listsOf, placeOf } from '../../store/data-rows';
import { checkOf, dataRowChosen, STRAYS, systemFolded } from '../../store/data-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useWords, type Words } from '../../words/use-words';
import styles from './Data.module.css';
import { DataState } from './DataState';
import type { DataColumn } from './data-columns';

interface DataLineProps {
  readonly row: DataRow;
  readonly columns: readonly DataColumn[];
  readonly index: number;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
}

/** A game, or one of its books. */
export const DataLine = memo(function DataLine({ row, columns, index, isChosen, isTabStop }: DataLineProps) {
  const dispatch = useAppDispatch();
  const isBook = row.kind === 'book';
  return (
    <tr
      className={cx(rowClass(isChosen), isBook ? undefined : styles.group)}
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isChosen}
      aria-level={isBook ? 2 : 1}
      aria-rowindex={index}
      {...(row.kind === 'system' ? { 'aria-expanded': !row.isFolded } : {})}
      data-row={row.key}
      data-entry={isTabStop}
      onFocus={() => dispatch(dataRowChosen(row.key))}
      onClick={() => dispatch(dataRowChosen(row.key))}
    >
      {isBook ? <BookCells row={row} columns={columns} /> : <GroupCells row={row} columns={columns} />}
    </tr>
  );
});

interface BookCellsProps {
  readonly row: Extract<DataRow, { kind: 'book' }>;
  readonly columns: readonly DataColumn[];
}

function BookCells({ row, columns }: BookCellsProps) {
  const words = useWords();
  const { book, system } = row;
  const language = useAppSelector((state) => state.settings.language);
  const place = useAppSelector((state) => placeOf(row, state.data.places));
  const tally = useAppSelector((state) => checkOf(state.data.checks, system.key)?.files[book.path]);
  const lists = useAppSelector((state) => listsOf(row, state.library.entries).length);
  const modified = changedAt(book.path, place);
  const isDay = /^\d{4}-\d\d-\d\d/.test(book.revision);
  const date = isDay ? book.revision : modified === undefined ? '' : new Date(modified).toISOString();
  const cells: Record<DataColumn, ReactNode> = {
    name: (
      <td key="name" className={styles.book} title={book.name}>
        {book.name}
      </td>
    ),
    edition: (
      <td key="edition" className="quiet" title={book.edition}>
        {book.edition || (isDay || book.revision === '' ? '' : words.data.revision(book.revision))}
      </td>
    ),
    date: (
      <td key="date" className="quiet">
        {day(date, language, 'short')}
      </td>
    ),
    entries: (
      <td key="entries" className="quiet number">
        {tally === undefined || tally.entries === 0 ? '' : words.number(tally.entries)}
      </td>
    ),
    lists: (
      <td key="lists" className="number">
        {lists === 0 ? '' : words.number(lists)}
      </td>
    ),
    state: (
      <td key="state">
        <DataState row={row} />
      </td>
    ),
  };
  return columns.map((column) => cells[column]);
}

interface GroupCellsProps {
  readonly row: Exclude<DataRow, { kind: 'book' }>;
  readonly columns: readonly DataColumn[];
}

function GroupCells({ row, columns }: GroupCellsProps) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const place = useAppSelector((state) => placeOf(row, state.data.places));
  const Arrow = row.kind === 'system' && row.isFolded ? ChevronRight : ChevronDown;
  const title = titleOf(row, words);
  const language = useAppSelector((state) => state.settings.language);
  // As in the heads of lists: `The Game, 2nd edition`.
  const edition = row.kind === 'system' && row.system.isHere ? inLine(row.system.edition, language) : '';
  const under = underOf(row, place?.name, edition, words);
  return (
    <>
      <td
        colSpan={columns.length - 1}
        title={[title, under].filter(Boolean).join(edition === '' ? ' · ' : ', ')}
      >
        <span className={styles.groupName}>
          {row.kind === 'system' ? (
            <span
              aria-hidden="true"
              className={styles.fold}
              onClick={() => dispatch(systemFolded({ key: row.key, isFolded: !row.isFolded }))}
            >
              <Arrow className="icon icon-small" />
            </span>
          ) : null}
          <b className="clip">
            {title}
            {edition === '' ? '' : ','}
          </b>
          <span className={cx('quieter', 'clip', styles.groupUnder)}>{under}</span>
        </span>
      </td>
      <td>
        <DataState row={row} />
      </td>
    </>
  );
}

/** What a row is called. */
export function titleOf(row: DataRow, words: Words): string {
  if (row.kind === 'book') return row.book.name;
  if (row.kind === 'place') return row.place.name;
  return row.key === STRAYS || row.kind === 'strays' ? words.data.strays : row.system.name;
}

/** Where it comes from. */
function underOf(row: DataRow, place: string | undefined, edition: string, words: Words): string {
  if (row.kind === 'place') return row.isLooked ? words.data.emptyPlace : '';
  if (row.kind === 'strays') return [place, words.data.files(row.files.length)].filter(Boolean).join(', ');
  const { system } = row;
  if (!system.isHere) return [place, words.data.withoutGame].filter(Boolean).join(', ');
  const source =
    place === undefined
      ? words.data.shipped
      : system.isOurs
        ? words.data.own(place)
        : words.data.community(place);
  const version =
    edition || (system.isOurs || system.revision === '' ? '' : words.data.revision(system.revision));
  return [version, source].filter(Boolean).join(' · ');
}

import { createSelector } from '@reduxjs/toolkit';
import type { DataPlace } from '../../electron/messages';
import { plainText, searchWords } from '../engine/words/find-words';
import type {
  DataBookView,
  DataCheck,
  DataOverview,
  DataProblem,
  DataSystemView,
} from '../worker/protocol/data-view';
import { type DataState, STRAYS } from './data-slice';
import type { LibraryEntry } from './library-slice';
import type { RootState } from './store';

/** A row of the table of data. */
export type DataRow =
  | {
      readonly kind: 'system';
      readonly key: string;
      readonly system: DataSystemView;
      readonly isFolded: boolean;
    }
  | {
      readonly kind: 'book';
      readonly key: string;
      readonly system: DataSystemView;
      readonly book: DataBookView;
    }
  /** A folder or zip in which no game was found, or that cannot be read. */
  | { readonly kind: 'place'; readonly key: string; readonly place: DataPlace }
  /** Files that cannot be used. */
  | { readonly kind: 'strays'; readonly key: string; readonly files: DataOverview['strays'] };

/** Games with their books; then what was added and is no game. */
export function dataRows({
  overview,
  places,
  folded,
  search,
}: Pick<DataState, 'overview' | 'places' | 'folded' | 'search'>): readonly DataRow[] {
  const words = searchWords(search);
  const fits = (...names: readonly string[]): boolean => {
    const text = plainText(names.join(' '));
    return words.every((word) => text.includes(word));
  };
  const rows: DataRow[] = [];
  for (const system of overview?.systems ?? []) {
    const isWhole = fits(system.name);
    const books = isWhole ? system.books : system.books.filter(({ name }) => fits(system.name, name));
    if (!isWhole && books.length === 0) continue;
    const isFolded = words.length === 0 && folded.includes(system.key);
    rows.push({ kind: 'system', key: system.key, system, isFolded });
    if (isFolded) continue;
    for (const book of books) rows.push({ kind: 'book', key: `${system.key}/${book.key}`, system, book });
  }
  const strays = (overview?.strays ?? []).filter(({ path }) => fits(path));
  if (strays.length > 0) rows.push({ kind: 'strays', key: STRAYS, files: strays });
  for (const place of overview === undefined ? [] : (places ?? [])) {
    if (!isUsed(place, overview) && fits(place.name))
      rows.push({ kind: 'place', key: `place/${place.id}`, place });
  }
  return rows;
}

function isUsed({ id, problems }: DataPlace, overview: DataOverview | undefined): boolean {
  if (problems.length > 0 || overview === undefined) return false;
  return (
    overview.systems.some(({ place, books }) => place === id || books.some((book) => book.place === id)) ||
    overview.strays.some(({ place }) => place === id)
  );
}

export const selectDataRows = createSelector([(state: RootState) => state.data], dataRows);

/** What is wrong with the chosen row: with all of a game, or with one book of it. */
export function problemsOf(row: DataRow | undefined, checks: DataState['checks']): readonly DataProblem[] {
  if (row === undefined || row.kind === 'place') return [];
  if (row.kind === 'strays') return checks[STRAYS]?.problems ?? [];
  const problems = checks[row.system.key]?.problems ?? [];
  return row.kind === 'system' ? problems : problems.filter(({ path }) => path === row.book.path);
}

export interface ProblemCounts {
  readonly errors: number;
  readonly warnings: number;
}

/** Undefined while nothing is known. */
export function countsOf(row: DataRow, checks: DataState['checks']): ProblemCounts | undefined {
  if (row.kind === 'place') return { errors: 1, warnings: 0 };
  const check: DataCheck | undefined = checks[row.kind === 'strays' ? STRAYS : row.system.key];
  if (check === undefined) return undefined;
  if (row.kind === 'book') return check.files[row.book.path] ?? { errors: 0, warnings: 0 };
  return Object.values(check.files).reduce(
    (sum, { errors, warnings }) => ({ errors: sum.errors + errors, warnings: sum.warnings + warnings }),
    { errors: 0, warnings: 0 },
  );
}

/** Lists of the library that are of a game, or of a book of it. */
export function listsOf(row: DataRow, entries: readonly LibraryEntry[]): readonly LibraryEntry[] {
  if (row.kind === 'place' || row.kind === 'strays') return [];
  return entries.filter(({ summary }) => {
    if (summary === undefined || summary.systemId !== row.system.id) return false;
    return row.kind === 'system' || summary.bookIds.some((id) => id === row.book.key || id === row.book.id);
  });
}

/** The place that a row is of, if the user added it. */
export function placeOf(
  row: DataRow | undefined,
  places: readonly DataPlace[] | undefined,
): DataPlace | undefined {
  if (row === undefined) return undefined;
  if (row.kind === 'place') return row.place;
  const id =
    row.kind === 'strays' ? row.files[0]?.place : row.kind === 'book' ? row.book.place : row.system.place;
  return places?.find((place) => place.id === id);
}

/** Where a file of a place lies on the disk; undefined in a browser and inside a zip. */
export function pathOnDisk(path: string, place: DataPlace | undefined): string | undefined {
  if (place?.path === undefined) return undefined;
  if (place.kind === 'zip') return place.path;
  const separator = place.path.includes('\\') ? '\\' : '/';
  return `${place.path}${separator}${path.slice(place.name.length + 1).replaceAll('/', separator)}`;
}

/** When a file of a place was changed, milliseconds since 1970. */
export function changedAt(path: string, place: DataPlace | undefined): number | undefined {
  if (place === undefined) return undefined;
  const name = place.kind === 'zip' ? place.files[0]?.name : path.slice(place.name.length + 1);
  return place.files.find((file) => file.name === name)?.modified;
}

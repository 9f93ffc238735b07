import { createSelector } from '@reduxjs/toolkit';
import type { DataPlace } from '../../electron/messages';
import { plainText, searchWords } from '../engine/words/find-words';
import type { NothingFound } from '../words/notice-words';
import type {
  DataBookView,
  DataCheck,
  DataOverview,
  DataProblem,
  DataSystemView,
} from '../worker/protocol/data-view';
import { checkOf, type DataState, STRAYS } from './data-slice';
import type { LibraryEntry } from './library-slice';
import type { RootState } from './store';

/** Paths of all files of a book or of a system itself, in the order in which they are tried. */
export function pathsOf({
  path,
  copies,
}: Pick<DataBookView | DataSystemView, 'path' | 'copies'>): readonly string[] {
  return path === undefined ? [] : [path, ...copies.map((copy) => copy.path)];
}

/** The file of a book or system that lists use; undefined while nothing is known, and where none can be used. */
export function usedPath(
  of: Pick<DataBookView | DataSystemView, 'path' | 'copies'>,
  check: DataCheck | undefined,
): string | undefined {
  return pathsOf(of).find((path) => check?.files[path]?.errors === 0);
}

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
  /** A folder or zip in which no game was found, or that cannot be read; until it is looked into, any. */
  | { readonly kind: 'place'; readonly key: string; readonly place: DataPlace; readonly isLooked: boolean }
  /** Files that cannot be used. */
  | { readonly kind: 'strays'; readonly key: string; readonly files: DataOverview['strays'] };

/** Games with their books; then what was added and is no game. */
export function dataRows({
  overview,
  looked,
  places,
  folded,
  search,
}: Pick<DataState, 'overview' | 'looked' | 'places' | 'folded' | 'search'>): readonly DataRow[] {
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
  if (overview === undefined) return rows;
  for (const place of places ?? []) {
    const isWhole = place.problems.length === 0 && holdsData(place, overview);
    const isLooked = looked.includes(place.id);
    if (!isWhole && fits(place.name)) {
      rows.push({ kind: 'place', key: `place/${place.id}`, place, isLooked });
    }
  }
  return rows;
}

/** Whether a place has a game, a book, or a file that was meant to be one. */
export function holdsData({ id }: Pick<DataPlace, 'id'>, { systems, strays }: DataOverview): boolean {
  return (
    strays.some(({ place }) => place === id) ||
    systems.some((system) =>
      [system, ...system.books].some(
        ({ place, copies }) => place === id || copies.some((copy) => copy.place === id),
      ),
    )
  );
}

export const selectDataRows = createSelector([(state: RootState) => state.data], dataRows);

/** What is wrong with the chosen row: with all of a game, or with one book of it. */
export function problemsOf(row: DataRow | undefined, checks: DataState['checks']): readonly DataProblem[] {
  if (row === undefined || row.kind === 'place') return [];
  if (row.kind === 'strays') return checkOf(checks, STRAYS)?.problems ?? [];
  const problems = checkOf(checks, row.system.key)?.problems ?? [];
  if (row.kind === 'system') return problems;
  const own = pathsOf(row.book);
  return problems.filter(({ path }) => own.includes(path));
}

export interface Standing {
  readonly errors: number;
  readonly warnings: number;
  /** Lists can be made with it. */
  readonly isUsed: boolean;
}

/** What is known of a row; undefined while nothing is. */
export function standingOf(row: DataRow, checks: DataState['checks']): Standing | undefined {
  if (row.kind === 'place') {
    return row.isLooked ? { errors: 1, warnings: 0, isUsed: false } : undefined;
  }
  const check = checkOf(checks, row.kind === 'strays' ? STRAYS : row.system.key);
  if (check === undefined) return undefined;
  const own = row.kind === 'book' ? pathsOf(row.book) : Object.keys(check.files);
  const counts = own.reduce(
    (sum, path) => ({
      errors: sum.errors + (check.files[path]?.errors ?? 0),
      warnings: sum.warnings + (check.files[path]?.warnings ?? 0),
    }),
    { errors: 0, warnings: 0 },
  );
  // Of a game with mistakes in one book the others are ready.
  const isUsed =
    row.kind === 'strays'
      ? counts.errors === 0
      : usedPath(row.kind === 'book' ? row.book : row.system, check) !== undefined;
  return { ...counts, isUsed };
}

/** Why there are no data in a place: what stands in the way, else what was looked for and what to do. */
export function whyNothing(
  { id, kind, files, problems }: DataPlace,
  overview: DataOverview | undefined,
): NothingFound {
  const look = overview?.places.find((each) => each.id === id);
  const isZip = kind === 'zip';
  const zips = isZip ? 0 : files.filter(({ name }) => /\.zip$/i.test(name)).length;
  return {
    unread: problems,
    problems: look?.problems ?? [],
    looked: { isZip, files: look?.files ?? 0, zips },
  };
}

/** The same game by other files: another revision, or another format. */
export function sameGames(
  { key, id }: DataSystemView,
  overview: DataOverview | undefined,
): readonly DataSystemView[] {
  return (overview?.systems ?? []).filter((other) => other.id === id && other.key !== key && other.isHere);
}

/** Lists of the library that are of a game, or of a book of it. */
export function listsOf(row: DataRow, entries: readonly LibraryEntry[]): readonly LibraryEntry[] {
  if (row.kind === 'place' || row.kind === 'strays') return [];
  return entries.filter(({ summary }) => {
    if (summary === undefined || summary.dataKey !== row.system.key) return false;
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

/** What a place is called; undefined for what is shipped. */
export const dataPlaceName = (
  id: string | undefined,
  places: readonly DataPlace[] | undefined,
): string | undefined => places?.find((place) => place.id === id)?.name;

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

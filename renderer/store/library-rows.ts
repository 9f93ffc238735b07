import { createSelector } from '@reduxjs/toolkit';
import { plainText, searchWords } from '../engine/words/find-words';
import {
  isDataMissing,
  type LibraryEntry,
  type LibraryPlace,
  type LibraryState,
  type SortColumn,
} from './library-slice';
import type { RootState } from './store';

function isIn(entry: LibraryEntry, place: LibraryPlace): boolean {
  switch (place.kind) {
    case 'all':
      return true;
    case 'illegal':
      return entry.problem === undefined && entry.summary?.verdict === 'illegal';
    case 'bin':
      return false;
    case 'unreadable':
      return entry.problem !== undefined && !isDataMissing(entry);
    case 'missing':
      return isDataMissing(entry);
    case 'game':
      return entry.summary?.systemId === place.id;
    case 'folder':
      return entry.folder === place.name;
  }
}

/** Gravest first: what cannot be read, whose data are missing, what is not legal by number of errors, what is. */
function gravity(entry: LibraryEntry): number {
  if (entry.problem !== undefined) return isDataMissing(entry) ? -1000 : -2000;
  if (entry.summary === undefined) return 1;
  return entry.summary.verdict === 'legal' ? 0 : -entry.summary.errors - entry.summary.lost;
}

/** Thousands of names are compared each time that the table is sorted: one comparer for all is many times as fast. */
const { compare: compareNames } = new Intl.Collator();

const COMPARE: Record<SortColumn, (one: LibraryEntry, other: LibraryEntry) => number> = {
  name: (one, other) => compareNames(titleOf(one), titleOf(other)),
  verdict: (one, other) => gravity(one) - gravity(other),
  army: (one, other) => compareNames(one.summary?.army ?? '', other.summary?.army ?? ''),
  points: (one, other) => (one.summary?.points ?? -1) - (other.summary?.points ?? -1),
  limit: (one, other) => (one.summary?.limit ?? -1) - (other.summary?.limit ?? -1),
  changed: (one, other) => one.modified - other.modified,
};

export function titleOf(entry: LibraryEntry): string {
  return entry.summary?.name || entry.name;
}

/** Everything a list can be found by. */
export function libraryText(entry: LibraryEntry): string {
  const { summary } = entry;
  return plainText(
    [titleOf(entry), summary?.army, summary?.system, summary?.event, summary?.player].join(' '),
  );
}

/** The rows of the table: in the chosen place, matching the search, in the chosen order. */
export function libraryRows(
  state: Pick<LibraryState, 'entries' | 'place' | 'search' | 'sort'>,
): readonly LibraryEntry[] {
  const words = searchWords(state.search);
  const found = state.entries.filter((entry) => {
    if (!isIn(entry, state.place)) return false;
    if (words.length === 0) return true;
    const text = libraryText(entry);
    return words.every((word) => text.includes(word));
  });
  const compare = COMPARE[state.sort.column];
  const sorted = found.toSorted(
    (one, other) => compare(one, other) || compareNames(titleOf(one), titleOf(other)),
  );
  return state.sort.isDescending ? sorted.reverse() : sorted;
}

export const selectLibraryRows = createSelector([(state: RootState) => state.library], libraryRows);

export interface PlaceCount {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** Games and folders that the lists are of, with how many. */
export const selectPlaces = createSelector([(state: RootState) => state.library.entries], (entries) => {
  const games = new Map<string, PlaceCount>();
  const folders = new Map<string, PlaceCount>();
  for (const { summary, folder } of entries) {
    if (summary !== undefined) {
      const count = (games.get(summary.systemId)?.count ?? 0) + 1;
      games.set(summary.systemId, { id: summary.systemId, name: summary.system, count });
    }
    if (folder !== '')
      folders.set(folder, { id: folder, name: folder, count: (folders.get(folder)?.count ?? 0) + 1 });
  }
  const byName = (one: PlaceCount, other: PlaceCount) => one.name.localeCompare(other.name);
  return {
    all: entries.length,
    illegal: entries.filter((entry) => isIn(entry, { kind: 'illegal' })).length,
    unreadable: entries.filter((entry) => isIn(entry, { kind: 'unreadable' })).length,
    missing: entries.filter(isDataMissing).length,
    games: [...games.values()].sort(byName),
    folders: [...folders.values()].sort(byName),
  };
});

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppInfo, BinItem, HostProblem, ListFileInfo } from '../../electron/messages';
import type { Until } from '../words/notice-words';
import type { EngineProblem } from '../worker/protocol/calls';
import type { ListSummary } from '../worker/protocol/list-summary';

/** One file of the library, as far as it has been read. */
export interface LibraryEntry extends ListFileInfo {
  /** `version` of the text that `summary` was made from. */
  readonly version: string | undefined;
  readonly summary: ListSummary | undefined;
  readonly problem: EntryProblem | undefined;
}

/** What reading a file brought; `modified` of the file that was read. */
export type ReadEntry = Pick<LibraryEntry, 'path' | 'modified' | 'version' | 'summary' | 'problem'>;

export type EntryProblem =
  | { readonly from: 'host'; readonly problem: HostProblem }
  | { readonly from: 'engine'; readonly problem: EngineProblem };

export type SortColumn = 'name' | 'verdict' | 'army' | 'points' | 'limit' | 'changed';

/** Which lists the table shows: all, a kind of verdict, a game, a folder. */
export type LibraryPlace =
  | { readonly kind: 'all' }
  | { readonly kind: 'illegal' }
  | { readonly kind: 'unreadable' }
  /** Lists that are whole, and whose data are not there. */
  | { readonly kind: 'missing' }
  /** What was deleted and can still be put back. */
  | { readonly kind: 'bin' }
  | { readonly kind: 'game'; readonly id: string }
  | { readonly kind: 'folder'; readonly name: string };

export interface LibraryState {
  readonly info: AppInfo | undefined;
  readonly isListed: boolean;
  readonly entries: readonly LibraryEntry[];
  readonly place: LibraryPlace;
  readonly search: string;
  readonly sort: { readonly column: SortColumn; readonly isDescending: boolean };
  readonly chosen: string | undefined;
  readonly bin: readonly BinItem[];
  /** What the strip at the bottom offers to bring back. */
  readonly deleted: { readonly id: string; readonly name: string } | undefined;
  /** Where an earlier text was put back: what it replaced is offered. */
  readonly restored: RestoredList | undefined;
  /** The list whose name stands in a field. */
  readonly renaming: string | undefined;
  /** The last new name of a list: the one before is offered. */
  readonly renamed: RenamedList | undefined;
  /** Lists that were left unsaved, latest first. */
  readonly aside: readonly AsideList[];
}

export interface RestoredList {
  readonly path: string;
  /** The version that was replaced. */
  readonly id: string;
  readonly name: string;
  readonly until: Until;
}

export interface RenamedList {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Edits of a list that are in no file: the journal has them. */
export interface AsideList {
  /** Its entry in the journal. */
  readonly key: string;
  readonly name: string;
  /** When it was last edited, milliseconds since 1970; 0 when that is not known. */
  readonly at: number;
}

const OF_DATA = ['unknown-system', 'unnamed-system', 'unknown-book', 'broken-data'] as const;

type DataProblemKind = (typeof OF_DATA)[number];

/** What the data lack, not the list. */
export const isOfData = (
  problem: EngineProblem,
): problem is EngineProblem & { readonly kind: DataProblemKind } =>
  OF_DATA.some((kind) => kind === problem.kind);

/** The list is whole; it is shown as it was last seen, as its data are not there. */
export const isDataMissing = ({ problem }: Pick<LibraryEntry, 'problem'>): boolean =>
  problem?.from === 'engine' && isOfData(problem.problem);

const initialState: LibraryState = {
  info: undefined,
  isListed: false,
  entries: [],
  place: { kind: 'all' },
  search: '',
  sort: { column: 'changed', isDescending: true },
  chosen: undefined,
  bin: [],
  deleted: undefined,
  restored: undefined,
  renaming: undefined,
  renamed: undefined,
  aside: [],
};

export const librarySlice = createSlice({
  name: 'library',
  initialState,
  reducers: {
    infoRead: (state, { payload }: PayloadAction<AppInfo>) => ({ ...state, info: payload }),
    /** The files as they are now; what is known of unchanged ones stays. */
    libraryListed: (state, { payload }: PayloadAction<readonly ListFileInfo[]>) => {
      const known = new Map(state.entries.map((entry) => [entry.path, entry]));
      const entries = payload.map((file): LibraryEntry => {
        const before = known.get(file.path);
        return before !== undefined && before.modified === file.modified && before.size === file.size
          ? { ...before, ...file }
          : { ...file, version: undefined, summary: before?.summary, problem: undefined };
      });
      const isThere = entries.some((entry) => entry.path === state.chosen);
      return { ...state, isListed: true, entries, chosen: isThere ? state.chosen : undefined };
    },
    /** What was read of some files; of one that has changed since, it is read again. */
    entriesRead: (state, { payload }: PayloadAction<readonly ReadEntry[]>) => {
      const read = new Map(payload.map((each) => [each.path, each]));
      const entries = state.entries.map((entry): LibraryEntry => {
        const now = read.get(entry.path);
        return now === undefined || now.modified !== entry.modified ? entry : { ...entry, ...now };
      });
      return { ...state, entries };
    },
    /** Names are another language's now, or the data are others: everything is to be read again. */
    summariesForgotten: (state) => ({
      ...state,
      entries: state.entries.map((entry) => ({
        ...entry,
        version: undefined,
        // What the data lacked may be there now; a broken file stays one.
        problem:
          entry.problem?.from === 'engine' && isOfData(entry.problem.problem) ? undefined : entry.problem,
      })),
    }),
    placeChosen: (state, { payload }: PayloadAction<LibraryPlace>) => ({ ...state, place: payload }),
    librarySearched: (state, { payload }: PayloadAction<string>) => ({ ...state, search: payload }),
    librarySorted: (state, { payload }: PayloadAction<SortColumn>) => ({
      ...state,
      sort: {
        column: payload,
        isDescending: state.sort.column === payload ? !state.sort.isDescending : payload === 'changed',
      },
    }),
    entryChosen: (state, { payload }: PayloadAction<string | undefined>) => ({ ...state, chosen: payload }),
    /** Newest first. */
    binListed: (state, { payload }: PayloadAction<readonly BinItem[]>) => ({
      ...state,
      bin: payload.toSorted((one, other) => other.deleted - one.deleted),
    }),
    /** What an engine that died did not answer is to be asked again. */
    faultsForgotten: (state) => ({
      ...state,
      entries: state.entries.map((entry) =>
        entry.problem?.from === 'engine' && entry.problem.problem.kind === 'fault'
          ? { ...entry, version: undefined, problem: undefined }
          : entry,
      ),
    }),
    asideListed: (state, { payload }: PayloadAction<readonly AsideList[]>) => ({ ...state, aside: payload }),
    listDeleted: (
      state,
      { payload }: PayloadAction<{ readonly id: string; readonly name: string } | undefined>,
    ) => ({
      ...state,
      deleted: payload,
      ...(payload === undefined ? {} : { restored: undefined, renamed: undefined }),
    }),
    listRestored: (state, { payload }: PayloadAction<RestoredList | undefined>) => ({
      ...state,
      restored: payload,
      ...(payload === undefined ? {} : { deleted: undefined, renamed: undefined }),
    }),
    renamingStarted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      chosen: payload,
      renaming: payload,
    }),
    renamingEnded: (state) => ({ ...state, renaming: undefined }),
    listRenamed: (state, { payload }: PayloadAction<RenamedList | undefined>) => ({
      ...state,
      renamed: payload,
      ...(payload === undefined ? {} : { deleted: undefined, restored: undefined }),
    }),
  },
});

export const {
  infoRead,
  libraryListed,
  entriesRead,
  summariesForgotten,
  placeChosen,
  librarySearched,
  librarySorted,
  entryChosen,
  binListed,
  asideListed,
  faultsForgotten,
  listDeleted,
  listRestored,
  renamingStarted,
  renamingEnded,
  listRenamed,
} = librarySlice.actions;

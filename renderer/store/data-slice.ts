import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DataPlace } from '../../electron/messages';
import type {
  DataCheck,
  DataOverview,
  DataProblem,
  DataSystemView,
  FileLines,
  ReadingProgress,
} from '../worker/protocol/data-view';

/** Key of the check of files that belong to no game. */
export const STRAYS = '(strays)';

export interface DataState {
  /** Folders and zips that the user added; undefined until they are listed. */
  readonly places: readonly DataPlace[] | undefined;
  readonly overview: DataOverview | undefined;
  /** Ids of the places that the overview knows: of one that was added since nothing can be said yet. */
  readonly looked: readonly string[];
  /** Games that were read whole, by key; of the others nothing is known yet. */
  readonly checks: Readonly<Record<string, DataCheck>>;
  readonly progress: ReadingProgress | undefined;
  /** Key of the chosen row. */
  readonly row: string | undefined;
  /** Keys of games whose books are folded away. */
  readonly folded: readonly string[];
  readonly search: string;
  /** The chosen problem, and the lines that it is in. */
  readonly problem: DataProblem | undefined;
  readonly lines: FileLines | null | undefined;
  /** What the strip at the bottom offers to bring back. */
  readonly removed: { readonly id: string; readonly name: string } | undefined;
}

const initialState: DataState = {
  places: undefined,
  overview: undefined,
  looked: [],
  checks: {},
  progress: undefined,
  row: undefined,
  folded: [],
  search: '',
  problem: undefined,
  lines: undefined,
  removed: undefined,
};

/** What was found in a game; its key comes from data of others and may be the name of anything in JavaScript. */
export const checkOf = (checks: DataState['checks'], key: string): DataCheck | undefined =>
  Object.hasOwn(checks, key) ? checks[key] : undefined;

/** Ids of places that came, went, or have other files than before. */
function changedPlaces(before: readonly DataPlace[], after: readonly DataPlace[]): ReadonlySet<string> {
  const filesOf = ({ name, files }: DataPlace): string =>
    JSON.stringify([name, files.map((file) => [file.name, file.size, file.modified])]);
  const known = new Map(before.map((place) => [place.id, filesOf(place)]));
  const still = new Set(after.map(({ id }) => id));
  return new Set([
    ...after.filter((place) => known.get(place.id) !== filesOf(place)).map(({ id }) => id),
    ...before.filter(({ id }) => !still.has(id)).map(({ id }) => id),
  ]);
}

const isOf = ({ place, books }: DataSystemView, places: ReadonlySet<string>): boolean =>
  [place, ...books.map((book) => book.place)].some((id) => id !== undefined && places.has(id));

/** What was found in games stays, but for those whose files are others now. */
function checksWithout(
  { overview, checks }: DataState,
  isChanged: (system: DataSystemView) => boolean,
): DataState['checks'] {
  const same = (overview?.systems ?? []).filter((system) => !isChanged(system)).map(({ key }) => key);
  return Object.fromEntries(Object.entries(checks).filter(([key]) => same.includes(key)));
}

export const dataSlice = createSlice({
  name: 'data',
  initialState,
  reducers: {
    placesRead: (state, { payload }: PayloadAction<readonly DataPlace[]>) => {
      const changed = changedPlaces(state.places ?? [], payload);
      return {
        ...state,
        places: payload,
        checks: checksWithout(state, (system) => isOf(system, changed)),
        problem: undefined,
        lines: undefined,
      };
    },
    overviewRead: (state, { payload }: PayloadAction<DataOverview>) => {
      const now = new Map(payload.systems.map((system) => [system.key, JSON.stringify(system)]));
      return {
        ...state,
        overview: payload,
        looked: (state.places ?? []).map(({ id }) => id),
        checks: checksWithout(state, (system) => now.get(system.key) !== JSON.stringify(system)),
      };
    },
    checkRead: (
      state,
      { payload: { key, check } }: PayloadAction<{ readonly key: string; readonly check: DataCheck }>,
    ) => ({ ...state, checks: { ...state.checks, [key]: check } }),
    /** Sentences are in another language now. */
    checksForgotten: (state) => ({ ...state, checks: {}, problem: undefined, lines: undefined }),
    progressed: (state, { payload }: PayloadAction<ReadingProgress>) => ({
      ...state,
      progress: payload.path === undefined ? undefined : payload,
    }),
    dataRowChosen: (state, { payload }: PayloadAction<string | undefined>) =>
      payload === state.row ? state : { ...state, row: payload, problem: undefined, lines: undefined },
    systemFolded: (
      state,
      { payload: { key, isFolded } }: PayloadAction<{ readonly key: string; readonly isFolded: boolean }>,
    ) => ({
      ...state,
      folded: isFolded ? [...new Set([...state.folded, key])] : state.folded.filter((each) => each !== key),
    }),
    dataSearched: (state, { payload }: PayloadAction<string>) => ({ ...state, search: payload }),
    problemChosen: (state, { payload }: PayloadAction<DataProblem | undefined>) => ({
      ...state,
      problem: payload,
      lines: undefined,
    }),
    linesRead: (state, { payload }: PayloadAction<FileLines | null>) => ({ ...state, lines: payload }),
    placeRemoved: (state, { payload }: PayloadAction<DataState['removed']>) => ({
      ...state,
      removed: payload,
    }),
  },
});

export const {
  placesRead,
  overviewRead,
  checkRead,
  checksForgotten,
  progressed,
  dataRowChosen,
  systemFolded,
  dataSearched,
  problemChosen,
  linesRead,
  placeRemoved,
} = dataSlice.actions;

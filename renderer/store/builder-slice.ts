import { createAction, createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import { applyPatch } from '../worker/diff-view';
import type { BuilderPatch, BuilderView } from '../worker/protocol/builder-patch';
import type { EngineProblem } from '../worker/protocol/calls';
import type { KnownView } from '../worker/protocol/known-view';
import type { Destination } from './destination';
import type { DropAt, Moving } from './moving';

export interface MissingData {
  readonly problem: EngineProblem;
  /** How the list is opened again, once its data are there. */
  readonly again: Destination;
}

/** The finding that was gone to last: the next one follows it, and the right column tells it where it led. */
export interface ShownFinding {
  readonly key: string;
  /** Its place among the findings then: when it is cleared, the next one stands there. */
  readonly index: number;
  /** The row that was chosen for it. */
  readonly row: string | undefined;
}

export interface BuilderState {
  readonly view: BuilderView | undefined;
  /** What the file of a list says by itself, while its data are being read. */
  readonly known: KnownView | undefined;
  /** Why there will be no more than that: the data that the list needs are not there. */
  readonly missing: MissingData | undefined;
  /** Key of the chosen row; undefined: the army itself. */
  readonly row: string | undefined;
  /** Keys of units that are chosen together, in the order of the ledger; empty: `row` alone. */
  readonly marked: readonly string[];
  /** Where the range of `Shift ↑ ↓` begins. */
  readonly anchor: string | undefined;
  /** Marked one by one (`Space`): then the arrows leave the marks. */
  readonly isSticky: boolean;
  /** Units on their way to another place, by keys or under the pointer. */
  readonly moving: Moving | undefined;
  readonly finding: ShownFinding | undefined;
  /** Counts the times that the chosen row is to be brought into sight though it is the same one. */
  readonly shown: number;
  /** The force that what may be taken goes to, when the user chose one; else it follows the row. */
  readonly target: string | undefined;
  /** The block whose group of offers is to be seen. */
  readonly block: string | undefined;
  /** Counts the times that a place was aimed at: then the group of its block comes into sight. */
  readonly aimed: number;
  /** Forces whose rows are folded away. */
  readonly folded: Readonly<Record<string, boolean>>;
  /** Filter of the ledger; undefined: closed. */
  readonly filter: string | undefined;
  readonly offersSearch: string;
  readonly onlyFits: boolean;
  /** Groups of offers that the user folded (true) or unfolded (false). */
  readonly foldedGroups: Readonly<Record<string, boolean>>;
  /** Whether the findings are listed; undefined: while there is an error. */
  readonly isStripOpen: boolean | undefined;
}

const UNMARKED = { marked: [] as readonly string[], anchor: undefined, isSticky: false, moving: undefined };

const initialState: BuilderState = {
  view: undefined,
  known: undefined,
  missing: undefined,
  row: undefined,
  marked: [],
  anchor: undefined,
  isSticky: false,
  moving: undefined,
  finding: undefined,
  shown: 0,
  target: undefined,
  block: undefined,
  aimed: 0,
  folded: {},
  filter: undefined,
  offersSearch: '',
  onlyFits: false,
  foldedGroups: {},
  isStripOpen: undefined,
};

/** What changed in the view of the open list. */
export const patched = createAction<BuilderPatch>('builder/patched');

export const builderSlice = createSlice({
  name: 'builder',
  initialState,
  reducers: {
    viewOpened: (_, { payload }: PayloadAction<BuilderView>) => ({
      ...initialState,
      view: payload as BuilderView,
    }),
    knownShown: (_, { payload }: PayloadAction<KnownView>) => ({ ...initialState, known: payload }),
    /** The list is shown with its last known names and prices, to be read and not to be edited. */
    dataMissing: (
      _,
      { payload }: PayloadAction<{ readonly known: KnownView; readonly missing: MissingData }>,
    ): BuilderState => ({ ...initialState, ...payload }),
    /** The same list, read again: where the user is stays as it is. */
    viewFollowed: (state, { payload }: PayloadAction<BuilderView>) => {
      const isThere = (key: string | undefined): boolean => payload.rows.some((row) => row.key === key);
      return {
        ...(state as BuilderState),
        ...UNMARKED,
        view: payload as BuilderView,
        row: isThere(state.row) ? state.row : undefined,
        target: undefined,
      };
    },
    viewClosed: () => initialState,
    rowChosen: (
      state,
      { payload }: PayloadAction<{ readonly row: string | undefined; readonly block: string | undefined }>,
    ) => ({ ...state, ...UNMARKED, ...payload, target: undefined }),
    /** Units chosen together; `row` is where the keyboard is. */
    rowsMarked: (
      state,
      {
        payload,
      }: PayloadAction<Pick<BuilderState, 'marked' | 'anchor' | 'isSticky'> & { readonly row: string }>,
    ) => ({ ...state, ...payload, moving: undefined }),
    marksCleared: (state) => ({ ...state, ...UNMARKED }),
    movingStarted: (state, { payload }: PayloadAction<Moving>) => ({ ...state, moving: payload }),
    movedTo: (state, { payload }: PayloadAction<DropAt | undefined>) =>
      state.moving === undefined ? state : { ...state, moving: { ...state.moving, at: payload } },
    movingStopped: (state) => (state.moving === undefined ? state : { ...state, moving: undefined }),
    findingShown: (state, { payload }: PayloadAction<ShownFinding>) => ({ ...state, finding: payload }),
    rowShown: (state) => ({ ...state, shown: state.shown + 1 }),
    targetChosen: (
      state,
      { payload }: PayloadAction<{ readonly target: string; readonly block: string | undefined }>,
    ) => {
      // A group that was folded by hand opens again when its place is aimed at.
      const { [`${payload.target}/${payload.block}`]: _, ...foldedGroups } = state.foldedGroups;
      return { ...state, ...payload, foldedGroups, aimed: state.aimed + 1 };
    },
    forceFolded: (
      state,
      { payload }: PayloadAction<{ readonly node: string; readonly isFolded: boolean }>,
    ) => ({
      ...state,
      folded: { ...state.folded, [payload.node]: payload.isFolded },
    }),
    ledgerFiltered: (state, { payload }: PayloadAction<string | undefined>) => ({
      ...state,
      filter: payload,
    }),
    offersSearched: (state, { payload }: PayloadAction<string>) => ({ ...state, offersSearch: payload }),
    onlyFitsChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, onlyFits: payload }),
    groupFolded: (
      state,
      { payload }: PayloadAction<{ readonly key: string; readonly isFolded: boolean }>,
    ) => ({
      ...state,
      foldedGroups: { ...state.foldedGroups, [payload.key]: payload.isFolded },
    }),
    stripOpened: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isStripOpen: payload }),
  },
});

export const {
  viewOpened,
  knownShown,
  dataMissing,
  viewClosed,
  viewFollowed,
  rowChosen,
  rowsMarked,
  marksCleared,
  movingStarted,
  movedTo,
  movingStopped,
  findingShown,
  rowShown,
  targetChosen,
  forceFolded,
  ledgerFiltered,
  offersSearched,
  onlyFitsChosen,
  groupFolded,
  stripOpened,
} = builderSlice.actions;

function withPatch(state: BuilderState, patch: BuilderPatch): BuilderState {
  if (state.view === undefined) return state;
  const view = applyPatch(state.view, patch);
  if (patch.rows === undefined) return { ...state, view };
  const keys = new Set(view.rows.map((row) => row.key));
  const isThere = (key: string): boolean => keys.has(key);
  return {
    ...state,
    view,
    row: state.row === undefined || isThere(state.row) ? state.row : undefined,
    marked: state.marked.every(isThere) ? state.marked : state.marked.filter(isThere),
    moving: undefined,
  };
}

/** Patches go past the slice: its drafts and freezing walk the whole view, which costs half a millisecond an edit. */
export const builderReducer: Reducer<BuilderState> = (state, action) =>
  state !== undefined && patched.match(action)
    ? withPatch(state, action.payload)
    : builderSlice.reducer(state, action);

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { applyPatch } from '../worker/diff-view';
import type { BuilderPatch, BuilderView } from '../worker/protocol/builder-patch';

export interface BuilderState {
  readonly view: BuilderView | undefined;
  /** Key of the chosen row; undefined: the army itself. */
  readonly row: string | undefined;
  /** The force that what may be taken goes to, when the user chose one; else it follows the row. */
  readonly target: string | undefined;
  /** The block whose group of offers is to be seen. */
  readonly block: string | undefined;
  /** Forces whose rows are folded away. */
  readonly folded: Readonly<Record<string, boolean>>;
  /** Filter of the ledger; undefined: closed. */
  readonly filter: string | undefined;
  readonly offersSearch: string;
  readonly onlyFits: boolean;
  /** Groups of offers that the user folded (true) or unfolded (false). */
  readonly foldedGroups: Readonly<Record<string, boolean>>;
  readonly isStripOpen: boolean;
}

const initialState: BuilderState = {
  view: undefined,
  row: undefined,
  target: undefined,
  block: undefined,
  folded: {},
  filter: undefined,
  offersSearch: '',
  onlyFits: false,
  foldedGroups: {},
  isStripOpen: true,
};

export const builderSlice = createSlice({
  name: 'builder',
  initialState,
  reducers: {
    viewOpened: (_, { payload }: PayloadAction<BuilderView>) => ({
      ...initialState,
      view: payload as BuilderView,
    }),
    viewClosed: () => initialState,
    patched: (state, { payload }: PayloadAction<BuilderPatch>) => {
      if (state.view === undefined) return state;
      const view = applyPatch(state.view as BuilderView, payload);
      const isThere = state.row === undefined || view.rows.some((row) => row.key === state.row);
      return { ...state, view, row: isThere ? state.row : undefined };
    },
    rowChosen: (
      state,
      { payload }: PayloadAction<{ readonly row: string | undefined; readonly block: string | undefined }>,
    ) => ({ ...state, ...payload, target: undefined }),
    targetChosen: (
      state,
      { payload }: PayloadAction<{ readonly target: string; readonly block: string | undefined }>,
    ) => ({ ...state, ...payload }),
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
  viewClosed,
  patched,
  rowChosen,
  targetChosen,
  forceFolded,
  ledgerFiltered,
  offersSearched,
  onlyFitsChosen,
  groupFolded,
  stripOpened,
} = builderSlice.actions;

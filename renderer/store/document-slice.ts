import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostProblem } from '../../electron/messages';
import type { Destination } from './destination';

/** The file of the open list, and how far the disk is behind the screen. */
export interface DocumentState {
  readonly isOpen: boolean;
  /** Name of its entry in the journal; another one each time a list is opened. */
  readonly key: string;
  /** Undefined for a list that was never saved. */
  readonly path: string | undefined;
  /** Version of the file that the list was made from. */
  readonly basedOn: string | undefined;
  readonly savedRevision: number;
  readonly savedAt: number | undefined;
  readonly isSaving: boolean;
  readonly problem: HostProblem | undefined;
  /** Another window has the same file open. */
  readonly isElsewhere: boolean;
  /** The user was about to leave a list that could not be saved, and has to say what becomes of it. */
  readonly stopped: Stopped | undefined;
  /** Counts the times that the list was worked out with other data while it was open. */
  readonly renewed: number;
}

export interface Stopped {
  /** Where the user was going. */
  readonly next: Destination;
  /** The journal has the list as it is on the screen. */
  readonly isKept: boolean;
}

const initialState: DocumentState = {
  isOpen: false,
  key: '',
  path: undefined,
  basedOn: undefined,
  savedRevision: 0,
  savedAt: undefined,
  isSaving: false,
  problem: undefined,
  isElsewhere: false,
  stopped: undefined,
  renewed: 0,
};

export const documentSlice = createSlice({
  name: 'document',
  initialState,
  reducers: {
    documentOpened: (
      state,
      {
        payload,
      }: PayloadAction<Pick<DocumentState, 'key' | 'path' | 'basedOn' | 'savedAt' | 'savedRevision'>>,
    ): DocumentState => ({
      ...initialState,
      ...payload,
      isOpen: true,
      isElsewhere: state.isElsewhere && state.path === payload.path,
    }),
    documentClosed: () => initialState,
    /** The same list as the file has it now. */
    documentFollowed: (
      state,
      { payload }: PayloadAction<Pick<DocumentState, 'basedOn' | 'savedAt' | 'savedRevision'>>,
    ): DocumentState => ({ ...(state as DocumentState), ...payload, problem: undefined, stopped: undefined }),
    saveStarted: (state) => ({ ...state, isSaving: true }),
    saveDone: (
      state,
      {
        payload,
      }: PayloadAction<{
        readonly path: string;
        readonly basedOn: string;
        readonly savedRevision: number;
        readonly savedAt: number;
      }>,
    ) => ({ ...state, ...payload, isSaving: false, problem: undefined, stopped: undefined }),
    saveFailed: (state, { payload }: PayloadAction<HostProblem>) => ({
      ...state,
      isSaving: false,
      problem: payload,
    }),
    listRenewed: (state) => ({ ...state, renewed: state.renewed + 1 }),
    heldElsewhere: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isElsewhere: payload }),
    leavingStopped: (state, { payload }: PayloadAction<Stopped | undefined>): DocumentState => ({
      ...(state as DocumentState),
      stopped: payload,
    }),
  },
});

export const {
  documentOpened,
  documentClosed,
  documentFollowed,
  saveStarted,
  saveDone,
  saveFailed,
  listRenewed,
  heldElsewhere,
  leavingStopped,
} = documentSlice.actions;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HostProblem } from '../../electron/messages';

/** The file of the open list, and how far the disk is behind the screen. */
export interface DocumentState {
  readonly isOpen: boolean;
  /** Undefined for a list that was never saved. */
  readonly path: string | undefined;
  /** Version of the file that the list was made from. */
  readonly basedOn: string | undefined;
  readonly savedRevision: number;
  readonly savedAt: number | undefined;
  readonly isSaving: boolean;
  readonly problem: HostProblem | undefined;
}

const initialState: DocumentState = {
  isOpen: false,
  path: undefined,
  basedOn: undefined,
  savedRevision: 0,
  savedAt: undefined,
  isSaving: false,
  problem: undefined,
};

export const documentSlice = createSlice({
  name: 'document',
  initialState,
  reducers: {
    documentOpened: (
      _,
      {
        payload,
      }: PayloadAction<{
        readonly path: string | undefined;
        readonly basedOn: string | undefined;
        readonly savedAt: number | undefined;
        readonly savedRevision: number;
      }>,
    ) => ({ ...initialState, ...payload, isOpen: true }),
    documentClosed: () => initialState,
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
    ) => ({ ...state, ...payload, isSaving: false, problem: undefined }),
    saveFailed: (state, { payload }: PayloadAction<HostProblem>) => ({
      ...state,
      isSaving: false,
      problem: payload,
    }),
  },
});

export const { documentOpened, documentClosed, saveStarted, saveDone, saveFailed } = documentSlice.actions;

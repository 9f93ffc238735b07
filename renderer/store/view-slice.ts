import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OpenedFile } from '../../electron/messages';
import type { Told } from '../words/notice-words';
import type { Clip } from '../worker/protocol/clip';
import { patched } from './builder-slice';
import { placesRead } from './data-slice';
import { heldElsewhere, saveFailed } from './document-slice';

export type Screen = 'library' | 'new-list' | 'builder' | 'sheet' | 'settings' | 'data';
/** Which of three columns is shown where the window holds only one. */
export type Pane = 'left' | 'middle' | 'right';

export interface Notice {
  readonly severity: 'ok' | 'warning' | 'error';
  /** Without words: these come when it is drawn, in the language of then. */
  readonly told: Told;
  /** Files that were not opened. */
  readonly refused?: readonly Told[];
  /** Lists that were found and not opened: they may be. */
  readonly lists?: readonly OpenedFile[];
  /** The screen that helps. */
  readonly to?: 'data';
  /** What it speaks of, when that may change while it stands: the notice goes when it does. */
  readonly about?: NoticeSubject;
}

/**
 * `other-window`: one that has the list too. `file`: the list is as its file has it. `places`: folders and zips of data.
 * `restored`: an earlier version that was put back is the last step.
 */
export type NoticeSubject = 'other-window' | 'file' | 'places' | 'restored';

export interface ViewState {
  readonly screen: Screen;
  /** Where `Alt ←` and Escape lead from settings and the sheet. */
  readonly from: Screen;
  readonly pane: Pane;
  readonly isKeysOpen: boolean;
  /** The search over everything and its commands. */
  readonly isPaletteOpen: boolean;
  readonly notice: Notice | undefined;
  /** A list is being read. */
  readonly isBusy: boolean;
  /** What was copied last, and whether the system's clipboard has it. */
  readonly clip: { readonly clip: Clip; readonly isShared: boolean } | undefined;
  /** Said aloud to people who listen: what the eyes see anyway. */
  readonly said: string;
}

const initialState: ViewState = {
  screen: 'library',
  from: 'library',
  pane: 'middle',
  isKeysOpen: false,
  isPaletteOpen: false,
  notice: undefined,
  isBusy: false,
  clip: undefined,
  said: '',
};

export const viewSlice = createSlice({
  name: 'view',
  initialState,
  reducers: {
    wentTo: (state, { payload }: PayloadAction<Screen>) => ({
      ...state,
      screen: payload,
      from: state.screen === payload ? state.from : state.screen,
      pane: 'middle' as const,
      notice: undefined,
    }),
    paneChosen: (state, { payload }: PayloadAction<Pane>) => ({ ...state, pane: payload }),
    keysShown: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isKeysOpen: payload }),
    paletteShown: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isPaletteOpen: payload }),
    clipped: (state, { payload }: PayloadAction<NonNullable<ViewState['clip']>>) => ({
      ...state,
      clip: payload,
    }),
    // The same words again are another text, else nobody would hear them.
    said: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      said: payload === state.said ? `${payload}\u00a0` : payload,
    }),
    busy: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isBusy: payload }),
    noticed: (state, { payload }: PayloadAction<Notice | undefined>) => ({ ...state, notice: payload }),
  },
  /** What happens elsewhere and makes a notice untrue. */
  extraReducers: (builder) => {
    builder
      .addCase(heldElsewhere, (state, { payload }) => (payload ? state : without(state, 'other-window')))
      .addCase(saveFailed, (state, { payload }) =>
        payload.kind === 'changed-on-disk' ? without(state, 'other-window', 'file') : state,
      )
      .addCase(patched, (state, { payload: { history } }) =>
        history === undefined || history.undo?.key === 'restore' ? state : without(state, 'restored'),
      )
      .addCase(placesRead, (state) => without(state, 'places'));
  },
});

function without(state: ViewState, ...subjects: readonly NoticeSubject[]): ViewState {
  const about = state.notice?.about;
  return about !== undefined && subjects.includes(about) ? { ...state, notice: undefined } : state;
}

export const { wentTo, paneChosen, keysShown, paletteShown, clipped, said, busy, noticed } =
  viewSlice.actions;

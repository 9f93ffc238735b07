import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Screen = 'library' | 'new-list' | 'builder' | 'sheet' | 'settings';
/** Which of three columns is shown where the window holds only one. */
export type Pane = 'left' | 'middle' | 'right';

export interface Notice {
  readonly severity: 'ok' | 'warning' | 'error';
  readonly text: string;
}

export interface ViewState {
  readonly screen: Screen;
  /** Where `Alt ←` and Escape lead from settings and the sheet. */
  readonly from: Screen;
  readonly pane: Pane;
  readonly isKeysOpen: boolean;
  readonly notice: Notice | undefined;
  /** A list is being read. */
  readonly isBusy: boolean;
}

const initialState: ViewState = {
  screen: 'library',
  from: 'library',
  pane: 'middle',
  isKeysOpen: false,
  notice: undefined,
  isBusy: false,
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
    busy: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isBusy: payload }),
    noticed: (state, { payload }: PayloadAction<Notice | undefined>) => ({ ...state, notice: payload }),
  },
});

export const { wentTo, paneChosen, keysShown, busy, noticed } = viewSlice.actions;

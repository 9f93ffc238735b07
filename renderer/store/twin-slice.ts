import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A file was opened that holds a list of the library in another state. */
export interface TwinQuestion {
  /** As the library calls its own. */
  readonly name: string;
  /** When each was last changed, ISO 8601, where its file says so. */
  readonly changed: { readonly mine: string | undefined; readonly file: string | undefined };
  /** The file itself can be edited where it lies; else a copy of it would become a list of the library. */
  readonly isInPlace: boolean;
}

/** `both`: two lists from now on. `replace`: the library's is as the file has it. `mine`: the library's as it is. */
export type TwinAnswer = 'both' | 'replace' | 'mine' | 'cancel';

export interface TwinState {
  readonly question: TwinQuestion | undefined;
}

const initialState: TwinState = { question: undefined };

export const twinSlice = createSlice({
  name: 'twin',
  initialState,
  reducers: {
    twinAsked: (_state, { payload }: PayloadAction<TwinQuestion | undefined>) => ({ question: payload }),
  },
});

export const { twinAsked } = twinSlice.actions;

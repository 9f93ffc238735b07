import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListVersion } from '../../electron/messages';

/** An earlier text of a list, as far as it has been read. */
export interface KeptVersion extends ListVersion {
  /** By its own names and prices; undefined until it is read, and of a text that is no list. */
  readonly points?: number;
}

/** Earlier texts of one list, newest first: of the open one, or of the one that is chosen in the library. */
export interface VersionsState {
  readonly path: string | undefined;
  readonly versions: readonly KeptVersion[];
}

const initialState: VersionsState = { path: undefined, versions: [] };

export const versionsSlice = createSlice({
  name: 'versions',
  initialState,
  reducers: {
    versionsListed: (
      state,
      {
        payload: { path, versions },
      }: PayloadAction<{ readonly path: string; readonly versions: readonly ListVersion[] }>,
    ): VersionsState => {
      const known = new Map(state.path === path ? state.versions.map((each) => [each.id, each]) : []);
      return { path, versions: versions.map((each) => known.get(each.id) ?? each) };
    },
    versionRead: (
      state,
      { payload: { id, points } }: PayloadAction<{ readonly id: string; readonly points: number }>,
    ): VersionsState => ({
      ...state,
      versions: state.versions.map((each) => (each.id === id ? { ...each, points } : each)),
    }),
  },
});

export const { versionsListed, versionRead } = versionsSlice.actions;

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Host } from '../host/host';
import type { Windows } from '../host/page-windows';
import type { EngineClient } from '../worker/engine-client';
import { builderReducer } from './builder-slice';
import { commitsBeforeLeaving } from './commit-typing';
import { dataSlice } from './data-slice';
import { documentSlice } from './document-slice';
import type { SeenPort } from './last-seen';
import { librarySlice } from './library-slice';
import { newListSlice } from './new-list-slice';
import { settingsSlice } from './settings-slice';
import { twinSlice } from './twin-slice';
import { versionsSlice } from './versions-slice';
import { viewSlice } from './view-slice';

/** What thunks reach beside the state: the shell, the engine, the clock, a place for the journal, the other windows. */
export interface Ports {
  readonly host: Host;
  readonly engine: EngineClient;
  /** Another engine in a thread of its own, for what takes long; without one the engine itself does it. */
  readonly startReader?: () => EngineClient;
  readonly now: () => number;
  readonly journal: JournalPort;
  readonly seen?: SeenPort;
  readonly windows: Windows;
}

/** Where unsaved states of lists outlive the window, one for each list. */
export interface JournalPort {
  keys(): readonly string[];
  read(key: string): string | undefined;
  /** @returns false when there is no room for it */
  write(key: string, text: string): boolean;
  clear(key: string): void;
}

const reducer = combineReducers({
  settings: settingsSlice.reducer,
  versions: versionsSlice.reducer,
  view: viewSlice.reducer,
  library: librarySlice.reducer,
  newList: newListSlice.reducer,
  data: dataSlice.reducer,
  document: documentSlice.reducer,
  builder: builderReducer,
  twin: twinSlice.reducer,
});

export function createStore(ports: Ports) {
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: ports },
        // The builder's view is a large plain tree from the worker: walking it twice per edit costs a frame.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(commitsBeforeLeaving),
  });
}

export type RootState = ReturnType<typeof reducer>;
export type Store = ReturnType<typeof createStore>;
export type Dispatch = Store['dispatch'];
export type Thunk<Result = void> = (dispatch: Dispatch, getState: () => RootState, ports: Ports) => Result;

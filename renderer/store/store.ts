import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Host } from '../host/host';
import type { EngineClient } from '../worker/engine-client';
import { builderReducer } from './builder-slice';
import { documentSlice } from './document-slice';
import { librarySlice } from './library-slice';
import { newListSlice } from './new-list-slice';
import { settingsSlice } from './settings-slice';
import { viewSlice } from './view-slice';

/** What thunks reach beside the state: the shell, the engine, the clock, a place for the journal. */
export interface Ports {
  readonly host: Host;
  readonly engine: EngineClient;
  readonly now: () => number;
  readonly journal: JournalPort;
}

/** Where the last unsaved state of a list outlives a crash. */
export interface JournalPort {
  read(): string | undefined;
  write(text: string): void;
  clear(): void;
}

const reducer = combineReducers({
  settings: settingsSlice.reducer,
  view: viewSlice.reducer,
  library: librarySlice.reducer,
  newList: newListSlice.reducer,
  document: documentSlice.reducer,
  builder: builderReducer,
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
      }),
  });
}

export type RootState = ReturnType<typeof reducer>;
export type Store = ReturnType<typeof createStore>;
export type Dispatch = Store['dispatch'];
export type Thunk<Result = void> = (dispatch: Dispatch, getState: () => RootState, ports: Ports) => Result;

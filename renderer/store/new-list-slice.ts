import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EngineProblem } from '../worker/protocol/calls';
import type { NewListNeeds, SystemView } from '../worker/protocol/new-list';

/** The three choices of a new list, and what the engine says of them. */
export interface NewListState {
  readonly systems: readonly SystemView[];
  readonly system: string | undefined;
  readonly book: string | undefined;
  /** Undefined: the usual size. */
  readonly limit: number | undefined;
  /** What stands in the field of the size is none: nothing is built until it is. */
  readonly isSizeWrong: boolean;
  /** Undefined: made from army and size. */
  readonly name: string | undefined;
  readonly force: string | undefined;
  readonly needs: NewListNeeds | undefined;
  readonly isAsking: boolean;
  /** Why nothing can be said of them. */
  readonly problem: EngineProblem | undefined;
}

const initialState: NewListState = {
  systems: [],
  system: undefined,
  book: undefined,
  limit: undefined,
  isSizeWrong: false,
  name: undefined,
  force: undefined,
  needs: undefined,
  isAsking: false,
  problem: undefined,
};

export const newListSlice = createSlice({
  name: 'newList',
  initialState,
  reducers: {
    /** The choices stay as long as the data have them. */
    systemsRead: (state, { payload }: PayloadAction<readonly SystemView[]>) => {
      const system = payload.find(({ id }) => id === state.system) ?? payload[0];
      const book = system?.books.find(({ id }) => id === state.book) ?? system?.books[0];
      return { ...state, systems: payload, system: system?.id, book: book?.id };
    },
    systemChosen: (state, { payload }: PayloadAction<string>) =>
      payload === state.system
        ? state
        : {
            ...initialState,
            systems: state.systems,
            system: payload,
            book: state.systems.find((system) => system.id === payload)?.books[0]?.id,
          },
    bookChosen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      book: payload,
      problem: undefined,
      force: undefined,
      name: undefined,
    }),
    limitChosen: (state, { payload }: PayloadAction<number | undefined>) => ({ ...state, limit: payload }),
    sizeJudged: (state, { payload }: PayloadAction<{ readonly isWrong: boolean }>) => ({
      ...state,
      isSizeWrong: payload.isWrong,
    }),
    nameGiven: (state, { payload }: PayloadAction<string>) => ({ ...state, name: payload }),
    startChosen: (state, { payload }: PayloadAction<string>) => ({ ...state, force: payload }),
    needsAsked: (state) => ({ ...state, isAsking: true }),
    needsRead: (state, { payload }: PayloadAction<NewListNeeds>) => ({
      ...state,
      isAsking: false,
      needs: payload,
      problem: undefined,
    }),
    needsFailed: (state, { payload }: PayloadAction<EngineProblem>) => ({
      ...state,
      isAsking: false,
      needs: undefined,
      problem: payload,
    }),
    newListStarted: (state) => ({
      ...initialState,
      systems: state.systems,
      system: state.system,
      book: state.book,
      needs: state.needs,
    }),
  },
});

export const {
  systemsRead,
  systemChosen,
  bookChosen,
  limitChosen,
  sizeJudged,
  nameGiven,
  startChosen,
  needsAsked,
  needsRead,
  needsFailed,
  newListStarted,
} = newListSlice.actions;

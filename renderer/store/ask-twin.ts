import type { Ports, Thunk } from './store';
import { type TwinAnswer, type TwinQuestion, twinAsked } from './twin-slice';
import { keysShown, paletteShown, paneChosen } from './view-slice';

/** Who waits for the answer, for each store. */
const waiting = new WeakMap<Ports, (answer: TwinAnswer) => void>();

/** Asks in the window what becomes of a file and of the list of the library that it holds in another state. */
export const askTwin =
  (question: TwinQuestion): Thunk<Promise<TwinAnswer>> =>
  (dispatch, _getState, ports) => {
    dispatch(keysShown(false));
    dispatch(paletteShown(false));
    dispatch(paneChosen('middle'));
    dispatch(twinAsked(question));
    return new Promise((resolve) => waiting.set(ports, resolve));
  };

export const answerTwin =
  (answer: TwinAnswer): Thunk =>
  (dispatch, _getState, ports) => {
    dispatch(twinAsked(undefined));
    waiting.get(ports)?.(answer);
    waiting.delete(ports);
  };

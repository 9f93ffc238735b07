import type { HostProblem } from '../../electron/messages';
import { engineSentence, hostSentence } from '../words/problem-sentence';
import { WORDS } from '../words/use-words';
import type { EngineProblem } from '../worker/protocol/calls';
import { isOfData } from './library-slice';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** Says in the user's words what the shell could not do. */
export const hostFailed =
  (problem: HostProblem): Thunk =>
  (dispatch, getState) => {
    const words = WORDS[getState().settings.language];
    dispatch(noticed({ severity: 'error', text: hostSentence(problem, words) }));
  };

/** Says what the engine could not do. */
export const engineFailed =
  (problem: EngineProblem): Thunk =>
  (dispatch, getState) => {
    const words = WORDS[getState().settings.language];
    const text = engineSentence(problem, words);
    dispatch(noticed({ severity: 'error', text, ...(isOfData(problem) ? { to: 'data' } : {}) }));
  };

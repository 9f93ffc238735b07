import type { HostProblem } from '../../electron/messages';
import { told } from '../words/notice-words';
import type { EngineProblem } from '../worker/protocol/calls';
import { isOfData } from './library-slice';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** Says in the user's words what the shell could not do. */
export const hostFailed =
  (problem: HostProblem): Thunk =>
  (dispatch) => {
    dispatch(noticed({ severity: 'error', told: told('host-problem', problem) }));
  };

/** Says what the engine could not do. */
export const engineFailed =
  (problem: EngineProblem): Thunk =>
  (dispatch) => {
    const to = isOfData(problem) ? ({ to: 'data' } as const) : {};
    dispatch(noticed({ severity: 'error', told: told('engine-problem', problem), ...to }));
  };

import { needsAsked, needsRead, systemsRead } from './new-list-slice';
import type { Thunk } from './store';

export const readSystems =
  (): Thunk<Promise<void>> =>
  async (dispatch, _getState, { engine }) => {
    const answer = await engine.call('systems', null);
    if (answer.kind === 'done') dispatch(systemsRead(answer.value));
  };

let asked = 0;

/** Asks what a legal list of the three choices needs; only the answer to the last question counts. */
export const askNeeds =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    const { system, book, limit, name, force } = getState().newList;
    if (system === undefined || book === undefined) return;
    asked += 1;
    const mine = asked;
    dispatch(needsAsked());
    const answer = await engine.call('needs', { system, book, limit, name: name ?? '', force });
    if (mine === asked) dispatch(needsRead(answer.kind === 'done' ? answer.value : undefined));
  };

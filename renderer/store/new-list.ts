import { needsAsked, needsRead, systemsRead } from './new-list-slice';
import type { Ports, Thunk } from './store';

export const readSystems =
  (): Thunk<Promise<void>> =>
  async (dispatch, _getState, { engine }) => {
    const answer = await engine.call('systems', null);
    if (answer.kind === 'done') dispatch(systemsRead(answer.value));
  };

/** The latest question, for each store. */
const questions = new WeakMap<Ports, number>();

/** Asks what a legal list of the three choices needs; only the answer to the last question counts. */
export const askNeeds = (): Thunk<Promise<void>> => async (dispatch, getState, ports) => {
  const { system, book, limit, name, force } = getState().newList;
  if (system === undefined || book === undefined) return;
  const mine = (questions.get(ports) ?? 0) + 1;
  questions.set(ports, mine);
  dispatch(needsAsked());
  const answer = await ports.engine.call('needs', { system, book, limit, name: name ?? '', force });
  if (mine === questions.get(ports)) dispatch(needsRead(answer.kind === 'done' ? answer.value : undefined));
};

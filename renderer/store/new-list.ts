import { bookChosen, needsAsked, needsFailed, needsRead, systemChosen, systemsRead } from './new-list-slice';
import type { Ports, Thunk } from './store';
import { wentTo } from './view-slice';

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
  if (mine !== questions.get(ports)) return;
  dispatch(answer.kind === 'done' ? needsRead(answer.value) : needsFailed(answer.problem));
};

/** From the data to a new list of a game, or of one of its armies. */
export const startListOf =
  (system: string, book: string | undefined): Thunk =>
  (dispatch) => {
    dispatch(systemChosen(system));
    if (book !== undefined) dispatch(bookChosen(book));
    dispatch(wentTo('new-list'));
  };

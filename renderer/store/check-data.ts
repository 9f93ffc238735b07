import type { EngineClient } from '../worker/engine-client';
import type { DataProblem } from '../worker/protocol/data-view';
import { checkOf, checkRead, linesRead, problemChosen, progressed, STRAYS } from './data-slice';
import type { Ports, Thunk } from './store';

/** Which checking is the latest, for each store. */
const rounds = new WeakMap<Ports, number>();

/**
 * Reads each game whole, one after the other, in a thread of its own, so that lists open and edits count meanwhile. The
 * thread goes when all is read, and its memory with it. A later call takes over from an earlier one.
 */
export const checkData = (): Thunk<Promise<void>> => async (dispatch, getState, ports) => {
  const mine = (rounds.get(ports) ?? 0) + 1;
  rounds.set(ports, mine);
  const { overview, checks, places = [] } = getState().data;
  if (overview === undefined) return;
  const keys = overview.systems.map(({ key }) => key);
  if (overview.strays.length > 0) keys.unshift(STRAYS);
  const waiting = keys.filter((key) => checkOf(checks, key) === undefined);
  if (waiting.length === 0) return;
  const reader = ports.startReader?.() ?? ports.engine;
  const stop = reader.onProgress((progress) => {
    if (mine === rounds.get(ports)) dispatch(progressed(progress));
  });
  if (reader !== ports.engine) {
    await reader.call('set-language', { language: getState().settings.language });
    // What the engine has looked into already, the reader does not look into again.
    const heads = await ports.engine.call('heads', null);
    await reader.call('set-places', { places, ...(heads.kind === 'done' ? { heads: heads.value } : {}) });
  }
  for (const key of waiting) {
    const answer = await reader.call('check-data', { system: key === STRAYS ? undefined : key });
    if (mine !== rounds.get(ports)) break;
    if (answer.kind === 'done') dispatch(checkRead({ key, check: answer.value }));
  }
  stop();
  letGo(reader, ports);
  if (mine === rounds.get(ports)) dispatch(progressed({ path: undefined, done: 0, all: 0 }));
};

function letGo(reader: EngineClient, { engine }: Ports): void {
  if (reader !== engine) reader.stop();
}

/** The screen was left: nobody waits for the rest. */
export const stopChecking = (): Thunk => (dispatch, _, ports) => {
  rounds.set(ports, (rounds.get(ports) ?? 0) + 1);
  dispatch(progressed({ path: undefined, done: 0, all: 0 }));
};

/** Shows where a problem is. */
export const showProblem =
  (problem: DataProblem | undefined): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    dispatch(problemChosen(problem));
    if (problem === undefined) return;
    const { path, line, column } = problem;
    const lines = await engine.call('file-lines', { path, line, column });
    if (getState().data.problem?.key !== problem.key) return;
    dispatch(linesRead(lines.kind === 'done' ? lines.value : null));
  };

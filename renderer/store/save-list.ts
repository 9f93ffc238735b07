import { saveDone, saveFailed, saveStarted } from './document-slice';
import { clearJournal, writeJournal } from './journal';
import type { Ports, Thunk } from './store';

/** How long the hand must rest before an edit is written. */
export const AUTOSAVE_MS = 700;
/** How soon an edit is in the journal, which outlives a crash of the program. */
export const JOURNAL_MS = 150;

export function isUnsaved(state: {
  readonly document: { readonly isOpen: boolean; readonly savedRevision: number };
  readonly builder: { readonly view: { readonly history: { readonly revision: number } } | undefined };
}): boolean {
  const revision = state.builder.view?.history.revision;
  return state.document.isOpen && revision !== undefined && revision !== state.document.savedRevision;
}

/** What is on its way, for each store. */
interface Saver {
  running: Promise<void> | undefined;
  saveTimer: ReturnType<typeof setTimeout> | undefined;
  journalTimer: ReturnType<typeof setTimeout> | undefined;
}

const savers = new WeakMap<Ports, Saver>();

function saverOf(ports: Ports): Saver {
  let saver = savers.get(ports);
  if (saver === undefined) {
    saver = { running: undefined, saveTimer: undefined, journalTimer: undefined };
    savers.set(ports, saver);
  }
  return saver;
}

/** Writes the open list through the shell. Two calls never write at the same time: the second waits, then looks again. */
export const saveNow =
  (overwrite = false): Thunk<Promise<void>> =>
  async (dispatch, getState, ports) => {
    const saver = saverOf(ports);
    // An edit may still be on its way. The engine answers in order, so its patch is here before this answer.
    if (getState().document.isOpen && !isUnsaved(getState())) await ports.engine.call('text', null);
    while (saver.running !== undefined) await saver.running;
    if (!isUnsaved(getState()) && !overwrite) return;
    saver.running = dispatch(write(overwrite)).finally(() => {
      saver.running = undefined;
    });
    await saver.running;
  };

const write =
  (overwrite: boolean): Thunk<Promise<void>> =>
  async (dispatch, getState, { host, engine, now }) => {
    const answer = await engine.call('text', null);
    if (answer.kind === 'failed') return;
    const { text, name, revision } = answer.value;
    const { path, basedOn } = getState().document;
    dispatch(saveStarted());
    const saved = await host.saveList({
      name,
      text,
      ...(path === undefined ? {} : { path }),
      ...(basedOn === undefined ? {} : { basedOn }),
      ...(overwrite ? { overwrite } : {}),
    });
    if (saved.kind === 'done') {
      const { value } = saved;
      dispatch(
        saveDone({ path: value.path, basedOn: value.version, savedRevision: revision, savedAt: now() }),
      );
      if (!isUnsaved(getState())) dispatch(clearJournal());
      return;
    }
    if (saved.kind === 'failed') dispatch(saveFailed(saved.problem));
  };

/** Called after each edit: the journal soon, the file when the hand rests. */
export const saveSoon = (): Thunk => (dispatch, getState, ports) => {
  if (!isUnsaved(getState())) return;
  const saver = saverOf(ports);
  clearTimeout(saver.saveTimer);
  saver.saveTimer = setTimeout(() => void dispatch(saveNow()), AUTOSAVE_MS);
  if (saver.journalTimer !== undefined) return;
  saver.journalTimer = setTimeout(() => {
    saver.journalTimer = undefined;
    void dispatch(writeJournal());
  }, JOURNAL_MS);
};

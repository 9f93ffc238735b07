import { told } from '../words/notice-words';
import { saveDone, saveFailed, saveStarted } from './document-slice';
import { isUnsaved } from './is-unsaved';
import { clearJournal, writeJournal } from './journal';
import { keepText } from './kept-text';
import type { Ports, Thunk } from './store';
import { noticed } from './view-slice';

/** How long the hand must rest before an edit is written. */
export const AUTOSAVE_MS = 700;
/** How soon an edit is in the journal, which outlives a crash of the program. */
export const JOURNAL_MS = 150;

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

/**
 * Writes the open list through the shell. Two calls never write at the same time: the second waits, then looks again.
 * @param overwrite the user wants theirs whatever the file holds by now
 * @returns true when what is on the screen is on the disk
 */
export const saveNow =
  (overwrite = false): Thunk<Promise<boolean>> =>
  async (dispatch, getState, ports) => {
    const saver = saverOf(ports);
    const isSaved = (): boolean => !isUnsaved(getState());
    if (!getState().document.isOpen) return true;
    // An edit may still be on its way. The engine answers in order, so its patch is here before this answer.
    if (isSaved()) await ports.engine.call('text', null);
    while (saver.running !== undefined) await saver.running;
    if (isSaved() && !overwrite) return true;
    saver.running = dispatch(write(overwrite)).finally(() => {
      saver.running = undefined;
    });
    await saver.running;
    return isSaved();
  };

/** Resolves once no save is on its way. */
export const savesDone = (): Thunk<Promise<void>> => async (_dispatch, _getState, ports) => {
  const saver = saverOf(ports);
  while (saver.running !== undefined) await saver.running;
};

const write =
  (overwrite: boolean): Thunk<Promise<void>> =>
  async (dispatch, getState, ports) => {
    const { host, engine, now } = ports;
    const { key } = getState().document;
    const answer = await engine.call('text', null);
    const { path, basedOn } = getState().document;
    if (answer.kind === 'failed') {
      dispatch(saveFailed({ kind: 'failed', path, detail: answer.problem.detail }));
      return;
    }
    const { text, name, revision } = answer.value;
    keepText(ports, { key, text });
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
      if (value.was !== undefined) {
        dispatch(
          noticed({ severity: 'warning', told: told(`file-${value.was}`, value.name), about: 'file' }),
        );
      }
      return;
    }
    const problem =
      saved.kind === 'failed' ? saved.problem : ({ kind: 'failed', path, detail: 'cancelled' } as const);
    dispatch(saveFailed(problem));
    // The file does not have it, so that the journal must, at once.
    await dispatch(writeJournal());
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

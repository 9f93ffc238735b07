import { documentOpened, saveDone, saveFailed, saveStarted } from './document-slice';
import { clearJournal, writeJournal } from './journal';
import type { Thunk } from './store';

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

let running: Promise<void> | undefined;

/** Writes the open list through the shell. Two calls never write at the same time: the second waits, then looks again. */
export const saveNow =
  (overwrite = false): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    while (running !== undefined) await running;
    if (!isUnsaved(getState()) && !overwrite) return;
    running = dispatch(write(overwrite)).finally(() => {
      running = undefined;
    });
    await running;
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

let saveTimer: ReturnType<typeof setTimeout> | undefined;
let journalTimer: ReturnType<typeof setTimeout> | undefined;

/** Called after each edit: the journal soon, the file when the hand rests. */
export const saveSoon = (): Thunk => (dispatch, getState) => {
  if (!isUnsaved(getState())) return;
  clearTimeout(saveTimer);
  saveTimer = setTimeout(() => void dispatch(saveNow()), AUTOSAVE_MS);
  if (journalTimer !== undefined) return;
  journalTimer = setTimeout(() => {
    journalTimer = undefined;
    void dispatch(writeJournal());
  }, JOURNAL_MS);
};

/** The list becomes the file of its own that the disk conflict left it without. */
export const saveAsNew = (): Thunk<Promise<void>> => async (dispatch) => {
  dispatch(documentOpened({ path: undefined, basedOn: undefined, savedAt: undefined, savedRevision: -1 }));
  await dispatch(saveNow());
};

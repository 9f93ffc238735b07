import { isUnsaved } from './is-unsaved';
import { entryFrom, entryText, type JournalEntry } from './journal-entry';
import { keepText, keptText } from './kept-text';
import type { Thunk } from './store';

/**
 * Writes the open list to the journal, unless it is saved.
 * @param isAside the user leaves it unsaved, or it could not be saved
 * @returns true when nothing of it would be lost with the window
 */
export const writeJournal =
  (isAside = false): Thunk<Promise<boolean>> =>
  async (_, getState, ports) => {
    const { engine, journal, now } = ports;
    const { key, path, basedOn } = getState().document;
    const answer = await engine.call('text', null);
    const before = journal.read(key);
    if (answer.kind === 'failed') {
      // The last entry is nearly as good.
      const entry = before === undefined ? undefined : entryFrom(before);
      return entry !== undefined && journal.write(key, entryText({ ...entry, isAside }));
    }
    const { text, name, revision } = answer.value;
    const { document } = getState();
    // A save may have overtaken the question, or another list was opened.
    if (document.key !== key || revision === document.savedRevision) return true;
    keepText(ports, { key, text });
    return journal.write(key, entryText({ path, basedOn, name, text, at: now(), isAside }));
  };

/** Keeps the open list aside as the window last had it, without the engine. A list that is saved is not kept. */
export const keepAside = (): Thunk => (dispatch, getState, ports) => {
  const { journal, now } = ports;
  const { key, path, basedOn, isOpen } = getState().document;
  if (!isOpen || !isUnsaved(getState())) return;
  const text = keptText(ports, key) ?? dispatch(readEntry(key))?.text;
  // Bytes are those of a file that was opened a moment ago: nothing was edited yet.
  if (typeof text !== 'string') return;
  const name = getState().builder.view?.head.name ?? '';
  journal.write(key, entryText({ path, basedOn, name, text, at: now(), isAside: true }));
};

export const clearJournal =
  (): Thunk =>
  (_dispatch, getState, { journal }) =>
    journal.clear(getState().document.key);

/** Name of the lock of an entry: while a window has the list open, no other takes the entry for a crashed window's. */
export function entryLock(key: string): string {
  return `journal/${key}`;
}

/** How long the page that is just being left may take to let go. */
const LEAVING_MS = 2000;

/**
 * At the start: what a crash left in the journal is written to its file when that is still what the list was made from.
 * What another window is working on is left alone; what has no such file any more, or was left unsaved, is offered.
 * @returns how many lists were brought back
 */
export const recover =
  (): Thunk<Promise<number>> =>
  async (dispatch, _getState, { journal, windows }) => {
    const recovered = await Promise.all(
      journal.keys().map(async (key) => {
        const letGo = await windows.take(entryLock(key), LEAVING_MS);
        if (letGo === undefined) return false;
        try {
          return await dispatch(recoverEntry(key));
        } finally {
          letGo();
        }
      }),
    );
    return recovered.filter(Boolean).length;
  };

const recoverEntry =
  (key: string): Thunk<Promise<boolean>> =>
  async (dispatch, _getState, { host, engine, journal }) => {
    const entry = dispatch(readEntry(key));
    if (entry === undefined) {
      journal.clear(key);
      return false;
    }
    if (entry.isAside) return false;
    const { name, path, basedOn } = entry;
    const readable = await engine.call('examine', { file: entry.text });
    const isList = readable.kind === 'done' || readable.problem.kind !== 'not-a-list';
    const saved = !isList
      ? undefined
      : path === undefined
        ? await host.saveList({ name, text: entry.text })
        : basedOn === undefined
          ? undefined
          : await host.saveList({ name, text: entry.text, path, basedOn });
    if (saved?.kind === 'done') journal.clear(key);
    else journal.write(key, entryText({ ...entry, isAside: true }));
    return saved?.kind === 'done';
  };

export const readEntry =
  (key: string): Thunk<JournalEntry | undefined> =>
  (_dispatch, _getState, { journal }) => {
    const text = journal.read(key);
    return text === undefined ? undefined : entryFrom(text);
  };

export const clearEntry =
  (key: string): Thunk =>
  (_dispatch, _getState, { journal }) =>
    journal.clear(key);

/** Entries that no window is working on, latest first. */
export const freeEntries =
  (): Thunk<Promise<readonly (JournalEntry & { readonly key: string })[]>> =>
  async (dispatch, _getState, { journal, windows }) => {
    const found = await Promise.all(
      journal.keys().map(async (key) => {
        const letGo = await windows.take(entryLock(key), 200);
        if (letGo === undefined) return [];
        letGo();
        const entry = dispatch(readEntry(key));
        return entry === undefined ? [] : [{ ...entry, key }];
      }),
    );
    return found.flat().toSorted((one, other) => other.at - one.at);
  };

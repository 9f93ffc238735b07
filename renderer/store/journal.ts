import type { JournalPort, Thunk } from './store';

const KEY = 'muster-roll.journal';

/** The list as it was last edited and not yet saved, with the file it belongs to. */
interface JournalEntry {
  readonly path: string | null;
  readonly basedOn: string | null;
  readonly name: string;
  readonly text: string;
}

/** The page's own store, or nothing where there is none (a private window). */
export function storageJournal(storage: Storage | undefined): JournalPort {
  const attempt = <Value>(work: (storage: Storage) => Value): Value | undefined => {
    try {
      return storage === undefined ? undefined : work(storage);
    } catch {
      // Full or forbidden: the file is still saved when the hand rests.
      return undefined;
    }
  };
  return {
    read: () => attempt((each) => each.getItem(KEY)) ?? undefined,
    write: (text) => attempt((each) => each.setItem(KEY, text)),
    clear: () => attempt((each) => each.removeItem(KEY)),
  };
}

export const writeJournal =
  (): Thunk<Promise<void>> =>
  async (_, getState, { engine, journal }) => {
    const { path, basedOn, savedRevision } = getState().document;
    const answer = await engine.call('text', null);
    if (answer.kind === 'failed') return;
    const { text, name, revision } = answer.value;
    // A save may have overtaken the question.
    if (revision === savedRevision || revision === getState().document.savedRevision) return;
    const entry: JournalEntry = { path: path ?? null, basedOn: basedOn ?? null, name, text };
    journal.write(JSON.stringify(entry));
  };

export const clearJournal =
  (): Thunk =>
  (_dispatch, _getState, { journal }) =>
    journal.clear();

function entryFrom(text: string): JournalEntry | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { path, basedOn, name, text: list } = value as Record<string, unknown>;
    if (typeof name !== 'string' || typeof list !== 'string') return undefined;
    return {
      path: typeof path === 'string' ? path : null,
      basedOn: typeof basedOn === 'string' ? basedOn : null,
      name,
      text: list,
    };
  } catch {
    return undefined;
  }
}

/**
 * At the start: what a crash left in the journal is written to its file, or beside it when that has changed since.
 * @returns true when something was brought back
 */
export const recover =
  (): Thunk<Promise<boolean>> =>
  async (_dispatch, _getState, { host, journal }) => {
    const stored = journal.read();
    const entry = stored === undefined ? undefined : entryFrom(stored);
    if (entry === undefined) return false;
    const { name, text, path, basedOn } = entry;
    const inPlace =
      path === null || basedOn === null ? undefined : await host.saveList({ name, text, path, basedOn });
    const saved = inPlace?.kind === 'done' ? inPlace : await host.saveList({ name, text });
    if (saved.kind !== 'done') return false;
    journal.clear();
    return true;
  };

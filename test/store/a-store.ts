import { createMemoryHost, type MemoryHostOptions } from '../../renderer/host/memory-host';
import { memoryWindows } from '../../renderer/host/memory-windows';
import type { Windows } from '../../renderer/host/page-windows';
import { connect } from '../../renderer/store/connect';
import { edit } from '../../renderer/store/edit-list';
import { entryFrom, type JournalEntry } from '../../renderer/store/journal-entry';
import type { SeenPort } from '../../renderer/store/last-seen';
import { createStore, type JournalPort, type Ports } from '../../renderer/store/store';
import type { Notice } from '../../renderer/store/view-slice';
import { en, type Words } from '../../renderer/words/en';
import { toldWords } from '../../renderer/words/notice-words';
import { anEngine, type LocalEngine } from '../worker/builders/an-engine';

export interface KeptJournal extends JournalPort {
  readonly kept: Map<string, string>;
  readonly entries: () => readonly JournalEntry[];
}

export function aJournal(start: Readonly<Record<string, string>> = {}): KeptJournal {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    entries: () => [...kept.values()].flatMap((text) => entryFrom(text) ?? []),
    keys: () => [...kept.keys()],
    read: (key) => kept.get(key),
    write: (key, text) => {
      kept.set(key, text);
      return true;
    },
    clear: (key) => void kept.delete(key),
  };
}

export interface StoreOptions {
  readonly host?: MemoryHostOptions;
  readonly journal?: KeptJournal;
  readonly windows?: Windows;
  readonly seen?: SeenPort;
  /** How ids begin. */
  readonly ids?: string;
}

/** The store over a shell in memory and the real engine with a small game. */
export async function aStore(options: StoreOptions = {}) {
  const engine: LocalEngine = anEngine(undefined, options.ids);
  const host = await createMemoryHost(options.host ?? {});
  const journal = options.journal ?? aJournal();
  const windows = options.windows ?? memoryWindows();
  const ports: Ports = {
    host,
    engine: engine.client,
    now: () => 1000,
    journal,
    windows,
    ...(options.seen === undefined ? {} : { seen: options.seen }),
  };
  const store = createStore(ports);
  const stop = connect(store, ports);
  return { store, host, engine, journal, stop };
}

/** What the strip says, in a language; undefined where it says nothing. */
export function noticeText(notice: Notice | undefined, words: Words = en): string | undefined {
  return notice === undefined ? undefined : toldWords(words, notice.told);
}

/** Adds a unit to the first force of the open list. */
export async function addUnit(
  { store }: Pick<Awaited<ReturnType<typeof aStore>>, 'store'>,
  entryId = 'spears',
): Promise<void> {
  const force = store.getState().builder.view?.rows[0];
  await store.dispatch(edit({ kind: 'add', force: force?.kind === 'force' ? force.node : '', entryId }));
}

export const CHOICE = { system: 'game', book: 'book', limit: 1000, name: 'A list', force: null } as const;

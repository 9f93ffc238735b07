import { createMemoryHost, type MemoryHostOptions } from '../../renderer/host/memory-host';
import { connect } from '../../renderer/store/connect';
import { createStore, type JournalPort, type Ports } from '../../renderer/store/store';
import { anEngine, type LocalEngine } from '../worker/builders/an-engine';

export interface KeptJournal extends JournalPort {
  readonly text: () => string | undefined;
}

export function aJournal(start?: string): KeptJournal {
  let kept = start;
  return {
    text: () => kept,
    read: () => kept,
    write: (text) => {
      kept = text;
    },
    clear: () => {
      kept = undefined;
    },
  };
}

/** The store over a shell in memory and the real engine with a small game. */
export async function aStore(
  options: { readonly host?: MemoryHostOptions; readonly journal?: KeptJournal } = {},
) {
  const engine: LocalEngine = anEngine();
  const host = await createMemoryHost(options.host ?? {});
  const journal = options.journal ?? aJournal();
  const ports: Ports = { host, engine: engine.client, now: () => 1000, journal };
  const store = createStore(ports);
  const stop = connect(store, ports);
  return { store, host, engine, journal, stop };
}

export const CHOICE = { system: 'game', book: 'book', limit: 1000, name: 'A list', force: null } as const;

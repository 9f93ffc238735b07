import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { linkCatalogues } from '../../../renderer/engine/catalogue/link-catalogues';
import type { SystemLoader } from '../../../renderer/engine/catalogue/shelf/load-system';
import { filesOf, type ShelvedSystem } from '../../../renderer/engine/catalogue/shelf/shelved-system';
import { textVersion } from '../../../renderer/host/text-version';
import { DataStore } from '../../../renderer/worker/data-store';
import { createEngineClient, type EngineClient } from '../../../renderer/worker/engine-client';
import { EngineServer } from '../../../renderer/worker/engine-server';
import { placeFiles, placeReader } from '../../../renderer/worker/place-files';
import type { EngineRequest, FromWorker } from '../../../renderer/worker/protocol/calls';
import { shippedFiles } from '../../../renderer/worker/shipped-files';
import { aCompiledSystem } from './a-game';

const INDEX = {
  format: 1,
  systems: [
    {
      id: 'game',
      name: { en: 'A Game', fr: 'Un jeu' },
      edition: { en: '1st edition', fr: '1re édition' },
      system: { path: 'game/system.json' },
      capabilities: null,
      books: [{ id: 'book', name: { en: 'The Army', fr: 'L’Armée' }, path: 'game/books/book.json' }],
    },
  ],
};

export interface LocalEngine {
  readonly client: EngineClient;
  /** Does what was put off: what may be taken. */
  readonly settle: () => void;
  /** Paths that were read, in order. */
  readonly reads: readonly string[];
  /** Every message that came from the engine, as it would cross a thread. */
  readonly messages: readonly FromWorker[];
}

/** Reads the files as the real one does, and makes the small game of them whatever is in them. */
function aLoader(shelved: ShelvedSystem): Pick<SystemLoader, 'load'> {
  let catalogue: Promise<Catalogue> | undefined;
  const { system, books, sizes } = aCompiledSystem();
  return {
    async load() {
      catalogue ??= Promise.all(filesOf(shelved).map(({ file }) => file.read())).then(() =>
        linkCatalogues(system, books),
      );
      const files = filesOf(shelved).map(({ file }) => file);
      return { catalogue: await catalogue, sizes, broken: [], files, passedOver: [] };
    },
  };
}

const readPlace = placeReader(new URL('test:/'));

/**
 * The engine's server behind the window's client, without a thread between them. Messages are copied as a thread copies
 * them. Ids are counted, so that two engines that meet over one list need beginnings of their own.
 */
export function anEngine(index: unknown = INDEX, ids = 'n'): LocalEngine {
  const reads: string[] = [];
  const messages: FromWorker[] = [];
  let put: (() => void)[] = [];
  let receive: (message: FromWorker) => void = () => {};
  let count = 0;
  const server = new EngineServer({
    data: new DataStore({
      shipped: () =>
        shippedFiles({
          async read(path) {
            reads.push(path);
            return new TextEncoder().encode(path === 'index.json' ? JSON.stringify(index) : '{}');
          },
        }),
      filesOfPlace: async (place) => placeFiles(place, readPlace),
      loaderOf: (system) => (system.id === 'game' ? aLoader(system) : undefined),
    }),
    post: (message) => {
      messages.push(message);
      receive(structuredClone(message));
    },
    newId: () => `${ids}${++count}`,
    later: (work) => put.push(work),
    fontCss: async () => undefined,
    sha256: textVersion,
    now: () => new Date('2026-11-30T12:00:00Z'),
  });
  const client = createEngineClient({
    postMessage: (request: EngineRequest) => void server.handle(structuredClone(request)),
    listen: (each) => {
      receive = each;
    },
    stop: () => {},
  });
  return {
    client,
    reads,
    messages,
    settle() {
      const works = put;
      put = [];
      for (const work of works) work();
    },
  };
}

import type { Catalogue } from '../engine/catalogue/catalogue';
import type {
  CatalogueDefinition,
  ForceEntryDefinition,
  GameSystemDefinition,
} from '../engine/catalogue/definition';
import { linkCatalogues } from '../engine/catalogue/link-catalogues';
import { type IndexedBook, type IndexedSystem, readDataIndex } from './data-index';
import type { DataSource } from './data-source';

/** Files of one system as they are read. */
export interface SystemFiles {
  readonly system: DataFile;
  readonly capabilities: DataFile | undefined;
  readonly books: readonly DataFile[];
}

export interface DataFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface CompiledSystem {
  readonly system: GameSystemDefinition;
  readonly books: readonly CatalogueDefinition[];
  /** How modifiers apply, where the data say. */
  readonly order?: 'staged';
  /** Sizes that players of the system agree on. */
  readonly sizes: readonly number[];
}

export type CompileSystem = (files: SystemFiles) => CompiledSystem | undefined;

interface Loaded {
  readonly files: { system: DataFile; capabilities: DataFile | undefined; books: Map<string, DataFile> };
  compiled: CompiledSystem | undefined;
  catalogue: Catalogue | undefined;
}

/** Systems and books, read when a list asks for them and kept. */
export class CatalogueStore {
  readonly #source: DataSource;
  readonly #compile: CompileSystem;
  #index: Promise<readonly IndexedSystem[]> | undefined;
  readonly #systems = new Map<string, Promise<Loaded>>();
  /** One after the other: two lists of one book read it once. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(source: DataSource, compile: CompileSystem) {
    this.#source = source;
    this.#compile = compile;
  }

  systems(): Promise<readonly IndexedSystem[]> {
    this.#index ??= readDataIndex(this.#source);
    return this.#index;
  }

  /**
   * The system with at least these books, as far as they are there.
   * @returns undefined when the system is not installed
   */
  async catalogue(systemId: string, bookIds: readonly string[]): Promise<LoadedCatalogue | undefined> {
    const work = this.#queue.then(() => this.#load(systemId, bookIds));
    this.#queue = work.catch(() => undefined);
    return work;
  }

  async #load(systemId: string, bookIds: readonly string[]): Promise<LoadedCatalogue | undefined> {
    const indexed = (await this.systems()).find(({ id }) => id === systemId);
    if (indexed === undefined) return undefined;
    let reading = this.#systems.get(systemId);
    if (reading === undefined) {
      reading = this.#readSystem(indexed);
      this.#systems.set(systemId, reading);
      reading.catch(() => this.#systems.delete(systemId));
    }
    const loaded = await reading;
    await this.#readBooks(loaded, indexed, bookIds);
    this.#link(loaded);
    if (loaded.compiled !== undefined && takesOthers(loaded.compiled)) {
      await this.#readBooks(
        loaded,
        indexed,
        indexed.books.map(({ id }) => id),
      );
      this.#link(loaded);
    }
    const { catalogue, compiled } = loaded;
    return catalogue === undefined || compiled === undefined
      ? undefined
      : { catalogue, sizes: compiled.sizes };
  }

  async #readSystem({ systemPath, capabilitiesPath }: IndexedSystem): Promise<Loaded> {
    const [system, capabilities] = await Promise.all([
      this.#file(systemPath),
      capabilitiesPath === undefined ? undefined : this.#file(capabilitiesPath),
    ]);
    return { files: { system, capabilities, books: new Map() }, compiled: undefined, catalogue: undefined };
  }

  async #readBooks(loaded: Loaded, indexed: IndexedSystem, ids: readonly string[]): Promise<void> {
    const missing = indexed.books.filter(({ id }) => ids.includes(id) && !loaded.files.books.has(id));
    if (missing.length === 0) return;
    const files = await Promise.all(
      missing.map(async (book: IndexedBook) => [book.id, await this.#file(book.path)] as const),
    );
    for (const [id, file] of files) loaded.files.books.set(id, file);
    loaded.compiled = undefined;
  }

  #link(loaded: Loaded): void {
    if (loaded.compiled !== undefined) return;
    const { system, capabilities, books } = loaded.files;
    const compiled = this.#compile({ system, capabilities, books: [...books.values()] });
    loaded.compiled = compiled;
    loaded.catalogue =
      compiled === undefined
        ? undefined
        : linkCatalogues(
            compiled.system,
            compiled.books,
            compiled.order === undefined ? {} : { order: compiled.order },
          );
  }

  async #file(path: string): Promise<DataFile> {
    return { path, bytes: await this.#source.read(path) };
  }
}

export interface LoadedCatalogue {
  readonly catalogue: Catalogue;
  readonly sizes: readonly number[];
}

/** Some forces may be made of another army's book: then all books must be there to be offered. */
function takesOthers({ system, books }: CompiledSystem): boolean {
  const takes = (forces: readonly ForceEntryDefinition[] | undefined): boolean =>
    (forces ?? []).some(
      ({ book, forceEntries }) => book === 'other' || book === 'any' || takes(forceEntries),
    );
  return takes(system.forceEntries) || books.some(({ forceEntries }) => takes(forceEntries));
}

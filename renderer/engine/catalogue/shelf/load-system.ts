import type { Catalogue } from '../catalogue';
import type { DataDocument } from '../community/data-file';
import { openDocuments } from '../community/open-documents';
import type { CatalogueDefinition, ForceEntryDefinition, GameSystemDefinition } from '../definition';
import { linkCatalogues } from '../link-catalogues';
import { compileOwnBook, compileOwnSystem, type OwnBook, type OwnFile, type OwnSystem } from './compile-own';
import type { HeadedFile } from './shelf-file';
import type { ShelvedBook, ShelvedSystem } from './shelved-system';

export interface LoadedSystem {
  readonly catalogue: Catalogue;
  /** Sizes that players of the system agree on. */
  readonly sizes: readonly number[];
  /** Keys of books that were asked for and cannot be used. */
  readonly broken: readonly string[];
}

/** Called before each file that is read and understood. */
export type OnLoading = (path: string, done: number) => void;

/**
 * One version of a game, of which only the files that a list needs are read: the system, the books asked for and what
 * they link. Each file is understood once. Lists of the same books share one catalogue, and a list never meets the books
 * of another, so that its verdict does not depend on its company.
 */
export class SystemLoader {
  readonly #system: ShelvedSystem;
  readonly #documents = new Map<string, DataDocument | undefined>();
  readonly #ownBooks = new Map<string, OwnBook | undefined>();
  readonly #linked = new Map<string, Catalogue>();
  #own: OwnSystem | undefined;
  #isOwnRead = false;
  /** One after the other: two lists of one book read it once. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(system: ShelvedSystem) {
    this.#system = system;
  }

  /**
   * @param books keys
   * @returns undefined when the system itself cannot be used
   * @throws when a file cannot be read
   */
  load(books: readonly string[], onLoading: OnLoading = () => {}): Promise<LoadedSystem | undefined> {
    const work = this.#queue.then(() =>
      this.#system.format === 'ours'
        ? this.#loadOwn(books, onLoading)
        : this.#loadCommunity(books, onLoading),
    );
    this.#queue = work.catch(() => undefined);
    return work;
  }

  /** The content of the system (by its own id) or of a book, as it was read; of our own format only. */
  content(id: string): unknown {
    return id === this.#system.id ? this.#own?.value : this.#ownBooks.get(id)?.value;
  }

  async #loadOwn(wanted: readonly string[], onLoading: OnLoading): Promise<LoadedSystem | undefined> {
    const { file, capabilities, books } = this.#system;
    if (file === undefined) return undefined;
    if (!this.#isOwnRead) {
      onLoading(file.file.path, 0);
      const [bytes, words] = await Promise.all([ownFile(file), capabilities && ownFile(capabilities)]);
      this.#own = compileOwnSystem(bytes, words);
      this.#isOwnRead = true;
    }
    const system = this.#own;
    if (system === undefined) return undefined;
    const loaded = await this.#compileBooks(system, wanted, onLoading);
    // Some forces may be made of another army's book: then all books must be there to be offered.
    const all =
      takesOthers(system.definition) || loaded.some(({ definition }) => takesOthers(definition))
        ? await this.#compileBooks(
            system,
            books.map(({ key }) => key),
            onLoading,
          )
        : loaded;
    // The modifiers of our books apply in stages.
    const catalogue = this.#link(
      system.definition,
      all.map(({ definition }) => definition),
      { order: 'staged' },
    );
    const [points] = system.definition.costTypes ?? [];
    const broken = wanted.filter((key) => this.#ownBooks.get(key) === undefined);
    return { catalogue, sizes: points?.usualLimits ?? [], broken };
  }

  async #compileBooks(
    system: OwnSystem,
    wanted: readonly string[],
    onLoading: OnLoading,
  ): Promise<readonly OwnBook[]> {
    const books = this.#system.books.filter(({ key }) => wanted.includes(key));
    // Read side by side, as each may be a request.
    const files = await Promise.all(
      books.map((book) => (this.#ownBooks.has(book.key) ? undefined : ownFile(book))),
    );
    for (const [index, book] of books.entries()) {
      const file = files[index];
      if (file === undefined) continue;
      onLoading(book.file.path, index + 1);
      this.#ownBooks.set(book.key, compileOwnBook(system, file));
    }
    return books.flatMap(({ key }) => this.#ownBooks.get(key) ?? []);
  }

  async #loadCommunity(wanted: readonly string[], onLoading: OnLoading): Promise<LoadedSystem | undefined> {
    const { file, books } = this.#system;
    if (file === undefined) return undefined;
    const system = await this.#document(file, onLoading);
    if (!system?.isSystem) return undefined;
    const needed = new Set<ShelvedBook>();
    const broken: string[] = [];
    const waiting = books.filter(({ key }) => wanted.includes(key));
    for (const book of waiting) {
      if (needed.has(book)) continue;
      // Those of one id come together: which is meant by a link or a list is told by their order.
      needed.add(book);
      const document = await this.#document(book, onLoading);
      if (document === undefined || document.isSystem) {
        if (wanted.includes(book.key)) broken.push(book.key);
        continue;
      }
      const targets = new Set([
        book.head.id,
        ...(document.definition.catalogueLinks ?? []).map(({ targetId }) => targetId),
      ]);
      waiting.push(...books.filter(({ head }) => targets.has(head.id)));
    }
    const definitions = books
      .filter((book) => needed.has(book))
      .flatMap((book): CatalogueDefinition[] => {
        const document = this.#documents.get(book.file.path);
        return document === undefined || document.isSystem ? [] : [document.definition];
      });
    return { catalogue: this.#link(system.definition, definitions, {}), sizes: [], broken };
  }

  async #document({ file }: HeadedFile, onLoading: OnLoading): Promise<DataDocument | undefined> {
    if (!this.#documents.has(file.path)) {
      onLoading(file.path, this.#documents.size);
      const opened = openDocuments({ path: file.path, bytes: await file.read() });
      this.#documents.set(file.path, opened.documents[0]);
    }
    return this.#documents.get(file.path);
  }

  #link(
    system: GameSystemDefinition,
    books: readonly CatalogueDefinition[],
    options: Parameters<typeof linkCatalogues>[2],
  ): Catalogue {
    const key = JSON.stringify(books.map(({ id, name }) => [id, name]));
    const known = this.#linked.get(key);
    if (known !== undefined) return known;
    const catalogue = linkCatalogues(system, books, options);
    this.#linked.set(key, catalogue);
    return catalogue;
  }
}

async function ownFile({ file }: HeadedFile): Promise<OwnFile> {
  return { bytes: await file.read(), isTested: file.place === undefined };
}

interface WithForces {
  readonly forceEntries?: readonly ForceEntryDefinition[];
}

function takesOthers({ forceEntries }: WithForces): boolean {
  return (forceEntries ?? []).some(
    (force) => force.book === 'other' || force.book === 'any' || takesOthers(force),
  );
}

import type { CapabilitiesFile } from '../../../../schemas/generated/types';
import type { Catalogue } from '../catalogue';
import type { DataDocument } from '../community/data-file';
import { openDocuments } from '../community/open-documents';
import { ReadingBudget } from '../community/reading-budget';
import type { CatalogueDefinition, ForceEntryDefinition, GameSystemDefinition } from '../definition';
import { indexIds } from '../id-index';
import { type LinkOptions, linkCatalogues } from '../link-catalogues';
import {
  compileOwnBook,
  compileOwnSystem,
  type OwnBook,
  type OwnFile,
  type OwnSystem,
  ownCapabilities,
} from './compile-own';
import { firstUsable, type PassedOver, type Usable } from './first-usable';
import type { HeadedFile, ShelfFile } from './shelf-file';
import type { ShelvedBook, ShelvedSystem } from './shelved-system';

export interface LoadedSystem {
  readonly catalogue: Catalogue;
  /** Sizes that players of the system agree on. */
  readonly sizes: readonly number[];
  /** Keys of books that were asked for and cannot be used. */
  readonly broken: readonly string[];
  /** What the catalogue is made of. */
  readonly files: readonly ShelfFile[];
  readonly passedOver: readonly PassedOver[];
}

/** Called before each file that is read and understood. */
export type OnLoading = (path: string, done: number) => void;

type UsableBook = Extract<DataDocument, { isSystem: false }>;

/**
 * One version of a game, of which only the files that a list needs are read and understood: the system, the books asked for
 * and what they link; whether modifiers apply in stages the others have their say in. Each file is understood once. Lists of the same books share one catalogue, and a list never meets the books
 * of another, so that its verdict does not depend on its company. Of several files of one thing the first that can be used is.
 */
export class SystemLoader {
  readonly #system: ShelvedSystem;
  readonly #documents = new Map<string, DataDocument | undefined>();
  readonly #budget: ReadingBudget;
  /** By key; undefined: none of its files can be used. */
  readonly #ownBooks = new Map<string, Usable<OwnBook> | undefined>();
  readonly #linked = new Map<string, Catalogue>();
  #capabilities: Usable<CapabilitiesFile> | undefined;
  #own: Usable<OwnSystem> | undefined;
  #isOwnRead = false;
  /** Whether any file of a game of the community is one of New Recruit's; undefined until it is asked. */
  #isLiving: boolean | undefined;
  /** One after the other: two lists of one book read it once. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(system: ShelvedSystem, budget = new ReadingBudget()) {
    this.#system = system;
    this.#budget = budget;
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
    return id === this.#system.id ? this.#own?.value.value : this.#ownBooks.get(id)?.value.value;
  }

  async #loadOwn(wanted: readonly string[], onLoading: OnLoading): Promise<LoadedSystem | undefined> {
    const { books } = this.#system;
    if (!this.#isOwnRead) await this.#readOwn(onLoading);
    const own = this.#own;
    if (own === undefined) return undefined;
    const system = own.value;
    const loaded = await this.#compileBooks(system, wanted, onLoading);
    // Some forces may be made of another army's book: then all books must be there to be offered.
    const all =
      takesOthers(system.definition) || loaded.some(({ value }) => takesOthers(value.definition))
        ? await this.#compileBooks(
            system,
            books.map(({ key }) => key),
            onLoading,
          )
        : loaded;
    // The modifiers of our books apply in stages.
    const catalogue = this.#link(
      system.definition,
      all.map(({ value }) => value.definition),
      { order: 'staged' },
    );
    const [points] = system.definition.costTypes ?? [];
    const broken = wanted.filter((key) => this.#ownBooks.get(key) === undefined);
    const used = [own, ...(this.#capabilities === undefined ? [] : [this.#capabilities]), ...all];
    return { catalogue, sizes: points?.usualLimits ?? [], broken, ...outcome(used) };
  }

  async #readOwn(onLoading: OnLoading): Promise<void> {
    const { file, capabilities } = this.#system;
    if (file === undefined) return;
    onLoading(file.file.path, 0);
    // Read side by side, as each may be a request.
    const ahead = ownFile(file);
    ahead.catch(() => undefined);
    this.#capabilities =
      capabilities && (await firstUsable(capabilities, async (each) => ownCapabilities(await ownFile(each))));
    const words = this.#capabilities?.value;
    this.#own = await firstUsable(file, async (each) =>
      compileOwnSystem(await (each === file ? ahead : ownFile(each)), words),
    );
    this.#isOwnRead = true;
  }

  async #compileBooks(
    system: OwnSystem,
    wanted: readonly string[],
    onLoading: OnLoading,
  ): Promise<readonly Usable<OwnBook>[]> {
    const books = this.#system.books.filter(({ key }) => wanted.includes(key));
    const unread = books.filter(({ key }) => !this.#ownBooks.has(key));
    // Read side by side, as each may be a request.
    const ahead = new Map<HeadedFile, Promise<OwnFile>>(unread.map((book) => [book, ownFile(book)]));
    for (const reading of ahead.values()) reading.catch(() => undefined);
    for (const [index, book] of unread.entries()) {
      onLoading(book.file.path, index + 1);
      const usable = await firstUsable(book, async (each) =>
        compileOwnBook(system, await (ahead.get(each) ?? ownFile(each))),
      );
      this.#ownBooks.set(book.key, usable);
    }
    return books.flatMap(({ key }) => this.#ownBooks.get(key) ?? []);
  }

  async #loadCommunity(wanted: readonly string[], onLoading: OnLoading): Promise<LoadedSystem | undefined> {
    const { file, books } = this.#system;
    if (file === undefined) return undefined;
    const system = await firstUsable(file, async (each) => {
      const document = await this.#document(each, onLoading);
      return document?.isSystem ? document : undefined;
    });
    if (system === undefined) return undefined;
    const needed = new Map<ShelvedBook, Usable<UsableBook> | undefined>();
    const waiting = books.filter(({ key }) => wanted.includes(key));
    for (const book of waiting) {
      if (needed.has(book)) continue;
      const usable = await firstUsable(book, async (each) => {
        const document = await this.#document(each, onLoading);
        return document?.isSystem === false ? document : undefined;
      });
      needed.set(book, usable);
      if (usable === undefined) continue;
      // Those of one id come together: which is meant by a link or a list is told by their order.
      const targets = new Set([
        book.head.id,
        ...(usable.value.definition.catalogueLinks ?? []).map(({ targetId }) => targetId),
      ]);
      waiting.push(...books.filter(({ head }) => targets.has(head.id)));
    }
    const used = books.flatMap((book) => needed.get(book) ?? []);
    const broken = wanted.filter((key) =>
      books.some((book) => book.key === key && needed.get(book) === undefined),
    );
    const definitions = used.map(({ value }): CatalogueDefinition => value.definition);
    const catalogue = await this.#linkCommunity(system.value.definition, definitions);
    return { catalogue, sizes: [], broken, ...outcome([system, ...used]) };
  }

  /**
   * Modifiers of New Recruit's games apply in stages. One file of a game is enough to tell that it is one, whatever a list
   * needs of it, so that the list says the same in the company of all files. Most often one that is read anyway tells.
   */
  async #linkCommunity(
    system: GameSystemDefinition,
    books: readonly CatalogueDefinition[],
  ): Promise<Catalogue> {
    const catalogue = this.#link(system, books, {});
    if (catalogue.isStaged) return catalogue;
    this.#isLiving ??= await this.#areOthersLiving();
    return this.#isLiving ? this.#link(system, books, { order: 'staged' }) : catalogue;
  }

  async #areOthersLiving(): Promise<boolean> {
    for (const { file } of this.#system.books) {
      if (this.#documents.has(file.path)) continue;
      // A file that nobody needs may be as broken or as large as it likes, and is not kept.
      const bytes = await file.read().catch(() => undefined);
      if (bytes === undefined) continue;
      const { documents } = openDocuments({ path: file.path, bytes }, new ReadingBudget());
      if (documents.some(({ definition }) => indexIds(definition).hasLivingFeatures)) return true;
    }
    return false;
  }

  async #document({ file }: HeadedFile, onLoading: OnLoading): Promise<DataDocument | undefined> {
    if (!this.#documents.has(file.path)) {
      onLoading(file.path, this.#documents.size);
      const opened = openDocuments({ path: file.path, bytes: await file.read() }, this.#budget);
      this.#documents.set(file.path, opened.documents[0]);
    }
    return this.#documents.get(file.path);
  }

  #link(
    system: GameSystemDefinition,
    books: readonly CatalogueDefinition[],
    options: LinkOptions,
  ): Catalogue {
    const key = JSON.stringify([options.order, books.map(({ id, name }) => [id, name])]);
    const known = this.#linked.get(key);
    if (known !== undefined) return known;
    const catalogue = linkCatalogues(system, books, options);
    this.#linked.set(key, catalogue);
    return catalogue;
  }
}

function outcome(used: readonly Usable<unknown>[]): Pick<LoadedSystem, 'files' | 'passedOver'> {
  return {
    files: used.map(({ file }) => file.file),
    passedOver: used.flatMap(({ passedOver }) => passedOver),
  };
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

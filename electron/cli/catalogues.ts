import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type { CatalogueDefinition, GameSystemDefinition } from '../../renderer/engine/catalogue/definition';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import type { Roster, RosterForce } from '../../renderer/engine/roster/document';
import type { DataShelf, ShelvedFile, ShelvedSystem } from './data-shelf';

export interface Compiled<Definition> {
  readonly definition: Definition;
  /** The file's own content. */
  readonly value: unknown;
}

/** Validates and compiles our files; undefined for one that cannot be used. */
export interface Compiler<System> {
  system(
    system: ShelvedFile,
    capabilities: ShelvedFile | undefined,
  ): (Compiled<GameSystemDefinition> & { readonly source: System }) | undefined;
  book(source: System, book: ShelvedFile): Compiled<CatalogueDefinition> | undefined;
}

export type FoundCatalogue =
  | {
      readonly kind: 'found';
      readonly catalogue: Catalogue;
      /** Of data that others wrote, whose ids change from one revision to the next. */
      readonly isCommunity: boolean;
    }
  | {
      readonly kind: 'missing';
      readonly missing: readonly {
        readonly kind: 'unknown-system' | 'unknown-book' | 'broken-data';
        readonly id: string;
        readonly name: string;
      }[];
    };

/**
 * Catalogues for lists. Each file is compiled at most once; lists of the same books share one catalogue, and a list
 * never meets the books of another, so that its verdict does not depend on its company.
 */
export class Catalogues<System = unknown> {
  readonly #shelf: DataShelf;
  readonly #compiler: Compiler<System>;
  readonly #systems = new Map<string, ReturnType<Compiler<System>['system']>>();
  readonly #books = new Map<string, Compiled<CatalogueDefinition> | undefined>();
  readonly #linked = new Map<string, Catalogue>();

  constructor(shelf: DataShelf, compiler: Compiler<System>) {
    this.#shelf = shelf;
    this.#compiler = compiler;
  }

  async forRoster(roster: Roster): Promise<FoundCatalogue> {
    const { id, name } = roster.system;
    const shelved = this.#shelf.system(id);
    if (shelved === undefined) return this.#ofCommunity(roster);
    const system = this.#system(shelved);
    if (system === undefined) return { kind: 'missing', missing: [{ kind: 'broken-data', id, name }] };

    const wanted = booksOf(roster);
    const compiled = [...wanted].map(([bookId, bookName]) => {
      const file = shelved.books.get(bookId);
      const book = file === undefined ? undefined : this.#book(system.source, file);
      const kind = file === undefined ? ('unknown-book' as const) : ('broken-data' as const);
      return { id: bookId, name: bookName, kind, book };
    });
    const missing = compiled
      .filter(({ book }) => book === undefined)
      .map(({ kind, id: bookId, name: bookName }) => ({ kind, id: bookId, name: bookName }));
    if (missing.length > 0) return { kind: 'missing', missing };

    const key = JSON.stringify([id, ...[...wanted.keys()].sort()]);
    const known = this.#linked.get(key);
    if (known !== undefined) return { kind: 'found', catalogue: known, isCommunity: false };
    const books = compiled.flatMap(({ book }) => (book === undefined ? [] : [book.definition]));
    // The modifiers of our books apply in stages.
    const catalogue = linkCatalogues(system.definition, books, { order: 'staged' });
    this.#linked.set(key, catalogue);
    return { kind: 'found', catalogue, isCommunity: false };
  }

  async #ofCommunity(roster: Roster): Promise<FoundCatalogue> {
    const { id, name } = roster.system;
    const found = await this.#shelf.community.forRoster(roster);
    if (found.kind === 'found') return { ...found, isCommunity: true };
    if (found.kind === 'unknown-system') {
      return { kind: 'missing', missing: [{ kind: 'unknown-system', id, name }] };
    }
    const { kind, books } = found;
    return {
      kind: 'missing',
      missing: books.map((book) => ({ kind, id: book.id, name: book.name || book.id })),
    };
  }

  /** The content of a system (by its own id) or of a book, as it was read. */
  content(systemId: string, id: string): unknown {
    if (systemId === id) return this.#systems.get(id)?.value;
    const file = this.#shelf.system(systemId)?.books.get(id);
    return file === undefined ? undefined : this.#books.get(file.path)?.value;
  }

  #system(shelved: ShelvedSystem) {
    const { id } = shelved.system;
    if (!this.#systems.has(id))
      this.#systems.set(id, this.#compiler.system(shelved.system, shelved.capabilities));
    return this.#systems.get(id);
  }

  #book(source: System, file: ShelvedFile): Compiled<CatalogueDefinition> | undefined {
    if (!this.#books.has(file.path)) this.#books.set(file.path, this.#compiler.book(source, file));
    return this.#books.get(file.path);
  }
}

/** Every book that a list names or that one of its forces is made of, with the name last known. */
function booksOf(roster: Roster): ReadonlyMap<string, string> {
  const books = new Map(roster.books.map((book) => [book.id, book.name]));
  const visit = (force: RosterForce): void => {
    if (!books.has(force.catalogueId)) books.set(force.catalogueId, force.catalogueId);
    for (const child of force.forces ?? []) visit(child);
  };
  for (const force of roster.forces) visit(force);
  return books;
}

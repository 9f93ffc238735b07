import type { Book } from './book';
import { buildForce } from './build-force';
import { buildSlotsOf } from './build-slots';
import type { Catalogue, CostType } from './catalogue';
import { type DeepMinimum, deepMinimums, mayAskBelowRoots } from './deep-minimums';
import type {
  CapabilityDefinition,
  CatalogueDefinition,
  GameSystemDefinition,
  Id,
  Modifiable,
  ProfileTypeDefinition,
} from './definition';
import type { EntryNode, ForceNodeDefinition, SlotTree } from './entry-node';
import { findProblems } from './find-problems';
import {
  type DefinitionOfKind,
  type Indexed,
  type IndexedKind,
  indexIds,
  lookUp,
  lookUpKind,
} from './id-index';
import { Linker } from './linker';
import type { CatalogueProblem } from './problem';
import type { CompiledModifiers } from './query';

export interface LinkOptions {
  /**
   * How modifiers of one field are ordered (roster-semantics, sections 12.4 and 22). `staged` also takes defaults of
   * groups without a minimum and counts inside texts. Default: `staged` when the data hold what only New Recruit
   * writes, else `listed`.
   */
  readonly order?: 'listed' | 'staged';
  /** The system is a stand-in for one that is not there, so links may lead into it. */
  readonly isSystemMissing?: boolean;
}

class LinkedBook implements Book {
  readonly index;
  readonly formerIds: ReadonlyMap<Id, Id>;
  imports: readonly Book[] = [];
  /** False when a catalogue that it links, directly or through others, is not there. */
  isWhole = true;
  #roots: SlotTree | undefined;
  #forces: readonly ForceNodeDefinition[] | undefined;
  #minimums: readonly DeepMinimum[] | undefined;
  linker: Linker | undefined;
  system: LinkedBook | undefined;
  /** Books whose root entries this one offers, without itself. */
  rootImports: readonly LinkedBook[] = [];

  constructor(
    readonly key: string,
    readonly definition: CatalogueDefinition | GameSystemDefinition,
    readonly isSystem: boolean,
  ) {
    this.index = indexIds(definition);
    this.formerIds = new Map(Object.entries(('formerIds' in definition && definition.formerIds) || {}));
  }

  get id(): Id {
    return this.definition.id;
  }

  get name(): string {
    return this.definition.name;
  }

  get isLibrary(): boolean {
    return 'library' in this.definition && this.definition.library === true;
  }

  find(id: Id): { readonly indexed: Indexed; readonly book: Book } | undefined {
    return this.#findWhere(id, undefined);
  }

  findKindOf(id: Id, kinds: ReadonlySet<IndexedKind>) {
    return this.#findWhere(id, kinds);
  }

  #findWhere(
    id: Id,
    kinds: ReadonlySet<IndexedKind> | undefined,
  ): { readonly indexed: Indexed; readonly book: Book } | undefined {
    const own = lookUp(this.index, id, kinds);
    if (own) return { indexed: own, book: this };
    for (const book of this.imports) {
      const indexed = lookUp(book.index, id, kinds);
      if (indexed) return { indexed, book };
    }
    const indexed = this.system && lookUp(this.system.index, id, kinds);
    return indexed && this.system ? { indexed, book: this.system } : undefined;
  }

  findKind<Kind extends IndexedKind>(
    kind: Kind,
    id: Id,
  ): { readonly definition: DefinitionOfKind<Kind>; readonly book: Book } | undefined {
    const own: readonly (Book | undefined)[] = [this, ...this.imports];
    // A category that a catalogue has copied from its system is still the system's, as rosters show.
    const books = kind === 'category' ? [this.system, ...own] : [...own, this.system];
    for (const book of books) {
      const indexed = book && lookUpKind(book.index, kind, id);
      if (indexed) return { definition: indexed.definition as DefinitionOfKind<Kind>, book };
    }
    return undefined;
  }

  category(id: Id) {
    return this.findKind('category', id)?.definition;
  }

  publication(id: Id) {
    return this.findKind('publication', id)?.definition;
  }

  modifiersOf(carriers: readonly Modifiable[]): CompiledModifiers {
    return (this.linker as Linker).modifiers(carriers, this);
  }

  get roots(): SlotTree {
    this.#roots ??= this.#buildRoots();
    return this.#roots;
  }

  get forces(): readonly ForceNodeDefinition[] {
    const linker = this.linker as Linker;
    this.#forces ??= [this.system, ...this.imports, this].flatMap((book, index, all) =>
      book && all.indexOf(book) === index
        ? (book.definition.forceEntries ?? []).map((force) => buildForce(linker, force, book))
        : [],
    );
    return this.#forces;
  }

  get deepMinimums(): readonly DeepMinimum[] {
    const seen = [this, ...this.imports, ...(this.system ? [this.system] : [])];
    this.#minimums ??= mayAskBelowRoots(seen) ? deepMinimums(this.roots) : [];
    return this.#minimums;
  }

  #buildRoots(): SlotTree {
    const linker = this.linker as Linker;
    const nodes: EntryNode[] = [];
    for (const book of [this.system, ...this.rootImports, this]) {
      if (!book || (book === this.system && this.isSystem && nodes.length > 0)) continue;
      // `import` keeps an entry private to its own catalogue; a missing flag means that it is not.
      const isOffered = (root: { import?: boolean }) =>
        book === this || book === this.system || root.import !== false;
      const { selectionEntries, entryLinks, selectionEntryGroups } = book.definition;
      for (const entry of selectionEntries ?? []) {
        if (isOffered(entry)) nodes.push(linker.entry('entry', entry, book));
      }
      for (const link of entryLinks ?? []) {
        const node = isOffered(link) ? linker.link(link, book) : undefined;
        if (node) nodes.push(node);
      }
      for (const group of selectionEntryGroups ?? []) {
        if (isOffered(group)) nodes.push(linker.entry('group', group, book));
      }
    }
    return buildSlotsOf(linker, nodes);
  }
}

/** Fills `imports` and `rootImports`; an import that is on its way already is not entered again. */
function linkImports(
  book: LinkedBook,
  byId: ReadonlyMap<Id, LinkedBook>,
  problems: CatalogueProblem[],
): void {
  const imports = new Set<LinkedBook>();
  const rootImports = new Set<LinkedBook>();
  const walk = (from: LinkedBook, offersRoots: boolean): void => {
    const links = ('catalogueLinks' in from.definition && from.definition.catalogueLinks) || [];
    for (const link of links) {
      const target = byId.get(link.targetId);
      if (!target) {
        book.isWhole = false;
        if (from === book) {
          const params = { id: link.targetId, name: link.name ?? '' };
          const at = link.name ? [link.name] : [];
          const place = { book: book.key, at, node: link, property: 'targetId' };
          problems.push({ severity: 'warning', kind: 'missing-catalogue', params, ...place });
        }
        continue;
      }
      if (target === book) continue;
      const offers = offersRoots && link.importRootEntries === true;
      const isNew = !imports.has(target) || (offers && !rootImports.has(target));
      imports.add(target);
      if (offers) rootImports.add(target);
      if (isNew) walk(target, offers);
    }
  };
  walk(book, true);
  book.imports = [...imports];
  book.rootImports = [...rootImports];
}

/**
 * Links one system and its books. Never throws: what is broken is dropped and told in `problems`.
 * @param books in any order, libraries too; one that is not of this system is linked all the same
 */
export function linkCatalogues(
  system: GameSystemDefinition,
  books: readonly CatalogueDefinition[],
  options: LinkOptions = {},
): Catalogue {
  const problems: CatalogueProblem[] = [];
  const systemBook = new LinkedBook(system.id, system, true);
  const byId = new Map<Id, LinkedBook>();
  const byKey = new Map<string, LinkedBook>([[system.id, systemBook]]);
  const linked: LinkedBook[] = [];
  for (const definition of books) {
    // Two books with one id occur in living data, so the name tells them apart; keying by id would lose an army.
    let key = byKey.has(definition.id) ? `${definition.id}#${definition.name}` : definition.id;
    while (byKey.has(key)) key += "'";
    if (key !== definition.id) {
      const params = { id: definition.id, other: byKey.get(definition.id)?.name ?? '' };
      const place = { book: key, at: [], node: definition, property: 'id' };
      problems.push({ severity: 'warning', kind: 'shared-catalogue-id', params, ...place });
    }
    const book = new LinkedBook(key, definition, false);
    byKey.set(key, book);
    if (!byId.has(book.id)) byId.set(book.id, book);
    linked.push(book);
  }

  const all = [systemBook, ...linked];
  const costTypes = new Map<Id, CostType>();
  const profileTypes = new Map<Id, ProfileTypeDefinition>();
  const capabilities = new Map<Id, CapabilityDefinition>();
  for (const { definition } of all) {
    for (const type of definition.costTypes ?? []) if (!costTypes.has(type.id)) costTypes.set(type.id, type);
    for (const type of definition.profileTypes ?? []) {
      if (!profileTypes.has(type.id)) profileTypes.set(type.id, type);
    }
    for (const capability of definition.capabilities ?? []) {
      if (!capabilities.has(capability.id)) capabilities.set(capability.id, capability);
    }
  }
  const isStaged = options.order
    ? options.order === 'staged'
    : all.some((book) => book.index.hasLivingFeatures);
  const linker = new Linker(
    isStaged,
    (id) => costTypes.has(id),
    (id) =>
      byId.has(id) ? 'catalogue' : all.find((book) => book.index.byId.has(id))?.index.byId.get(id)?.kind,
  );
  for (const book of all) {
    book.linker = linker;
    if (!book.isSystem) book.system = systemBook;
  }
  for (const book of linked) linkImports(book, byId, problems);

  let found: readonly CatalogueProblem[] | undefined;
  return {
    system,
    systemBook,
    books: linked,
    book(id, name) {
      if (name !== undefined) {
        const named = linked.find((book) => book.id === id && book.name === name);
        if (named) return named;
      }
      return byKey.get(id) ?? byId.get(id);
    },
    costTypes,
    usedCostTypes: [...costTypes.values()].filter((type) =>
      all.some(({ index }) => index.costTypes.has(type.id) || index.changedFields.has(type.id)),
    ),
    profileTypes,
    capabilities,
    isStaged,
    get problems() {
      // Looking for broken links walks every definition, which a roster never needs.
      found ??= [
        ...problems,
        ...findProblems(all, (book) => !options.isSystemMissing && (book as LinkedBook).isWhole),
      ];
      return found;
    },
  };
}

import type { Book } from './book';
import { buildEntry } from './build-entry';
import { compileModifiers, type Names } from './compile-query';
import type {
  EntryLinkDefinition,
  Id,
  Modifiable,
  SelectionEntryDefinition,
  SelectionEntryGroupDefinition,
} from './definition';
import type { EntryNode } from './entry-node';
import type { IndexedKind } from './id-index';
import type { CompiledModifiers } from './query';

/** Resolves links and keeps what it built: one node for each definition, whoever asks. */
export class Linker {
  readonly #nodes = new WeakMap<object, EntryNode | null>();
  readonly #modifiers = new WeakMap<object, CompiledModifiers>();
  readonly #names = new WeakMap<Book, Names>();

  constructor(
    readonly isStaged: boolean,
    readonly isCostType: (id: Id) => boolean,
    /** What an id is that the asking book does not see: conditions may name things of other books. */
    readonly kindAnywhere: (id: Id) => IndexedKind | 'catalogue' | undefined,
  ) {}

  names(book: Book): Names {
    const known = this.#names.get(book);
    if (known) return known;
    const names: Names = {
      isStaged: this.isStaged,
      isCostType: this.isCostType,
      kindOf: (id) => book.find(id)?.indexed.kind ?? this.kindAnywhere(id),
    };
    this.#names.set(book, names);
    return names;
  }

  modifiers(carriers: readonly Modifiable[], book: Book): CompiledModifiers {
    const key = carriers.at(-1) as object;
    let compiled = this.#modifiers.get(key);
    if (!compiled) {
      compiled = compileModifiers({ ...this.names(book), isOfInfo: true }, carriers);
      this.#modifiers.set(key, compiled);
    }
    return compiled;
  }

  entry(
    kind: 'entry' | 'group',
    definition: SelectionEntryDefinition | SelectionEntryGroupDefinition,
    book: Book,
  ): EntryNode {
    const known = this.#nodes.get(definition);
    if (known) return known;
    const node = buildEntry(this, kind, definition, book);
    this.#nodes.set(definition, node);
    return node;
  }

  /** Undefined when the link leads nowhere: it is dropped. */
  link(definition: EntryLinkDefinition, book: Book): EntryNode | undefined {
    const known = this.#nodes.get(definition);
    if (known !== undefined) return known ?? undefined;
    const target = resolveTarget(definition, book);
    const node =
      typeof target === 'object'
        ? buildEntry(this, target.kind, target.definition, target.book, { definition, book })
        : undefined;
    this.#nodes.set(definition, node ?? null);
    return node;
  }
}

const ENTRIES: ReadonlySet<IndexedKind> = new Set(['entry', 'group']);
const LINKS: ReadonlySet<IndexedKind> = new Set(['link']);

interface Target {
  readonly kind: 'entry' | 'group';
  readonly definition: SelectionEntryDefinition | SelectionEntryGroupDefinition;
  readonly book: Book;
}

/** Links that lead to links are followed this far: nobody writes more than one, and they may go round in a circle. */
const LONGEST_CHAIN = 20;

/** The entry or group behind a link. A link to a link is followed, whatever the format says of it. */
export function resolveTarget(link: EntryLinkDefinition, book: Book): Target | 'endless' | undefined {
  let id = link.targetId;
  let from = book;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    // an entry goes before a link of the same id, which may be the very link that is followed
    const found = from.findKindOf(id, ENTRIES) ?? from.findKindOf(id, LINKS);
    if (!found) return undefined;
    const { indexed } = found;
    if (indexed.kind === 'entry' || indexed.kind === 'group') {
      return { kind: indexed.kind, definition: indexed.definition, book: found.book };
    }
    if (indexed.kind !== 'link') return undefined;
    id = indexed.definition.targetId;
    from = found.book;
  }
  return 'endless';
}

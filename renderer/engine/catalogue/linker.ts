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

/** Links that lead to links are followed this far. */
const LONGEST_CHAIN = 8;

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

  /** Undefined when the target is nowhere: the link is dropped. */
  link(definition: EntryLinkDefinition, book: Book): EntryNode | undefined {
    const known = this.#nodes.get(definition);
    if (known !== undefined) return known ?? undefined;
    const target = resolveTarget(definition, book);
    const node =
      target && buildEntry(this, target.kind, target.definition, target.book, { definition, book });
    this.#nodes.set(definition, node ?? null);
    return node;
  }
}

const TARGETS: ReadonlySet<IndexedKind> = new Set(['entry', 'group', 'link']);

/** The entry or group behind a link. */
export function resolveTarget(
  link: EntryLinkDefinition,
  book: Book,
):
  | {
      kind: 'entry' | 'group';
      definition: SelectionEntryDefinition | SelectionEntryGroupDefinition;
      book: Book;
    }
  | undefined {
  let id = link.targetId;
  let from = book;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const found = from.findKindOf(id, TARGETS);
    if (!found) return undefined;
    const { indexed } = found;
    if (indexed.kind === 'entry' || indexed.kind === 'group') {
      return { kind: indexed.kind, definition: indexed.definition, book: found.book };
    }
    if (indexed.kind !== 'link') return undefined;
    id = indexed.definition.targetId;
    from = found.book;
  }
  return undefined;
}

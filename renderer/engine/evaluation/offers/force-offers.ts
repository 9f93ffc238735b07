import type { Book } from '../../catalogue/book';
import type { Because, LocalNames } from '../../catalogue/definition';
import type { ForceNodeDefinition } from '../../catalogue/entry-node';
import type { EffectiveLimit, ForceOffer } from '../evaluated';
import { phantomForce } from '../limits/check';
import { limitsOnForce } from '../limits/limits-on-force';
import { effectiveName, hiddenState } from '../modifiers/fields';
import type { ForceNode, RosterNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { whyForceHidden } from '../why/why-closed';

/** A class, for the reason that `BlockView` is one. */
class ForceOfferView implements ForceOffer {
  readonly #state: State;
  readonly #parent: ForceNode | RosterNode;
  readonly #entry: ForceNodeDefinition;
  readonly #node: ForceNode;
  #limits: readonly EffectiveLimit[] | undefined;
  readonly entryId: string;
  readonly catalogueId: string;
  readonly kind: string | undefined;
  readonly sortIndex: number;

  constructor(state: State, parent: ForceNode | RosterNode, entry: ForceNodeDefinition, book: Book) {
    this.#state = state;
    this.#parent = parent;
    this.#entry = entry;
    this.#node = phantomForce(parent, entry, book);
    this.entryId = entry.path;
    this.catalogueId = book.key;
    this.kind = entry.definition.kind;
    this.sortIndex = entry.sortIndex;
  }

  get name(): string {
    return effectiveName(this.#state, this.#node);
  }

  get names(): LocalNames | undefined {
    return this.name === this.#entry.name ? this.#entry.names : undefined;
  }

  get shortNames(): LocalNames | undefined {
    return this.name === this.#entry.name ? this.#entry.shortNames : undefined;
  }

  get hidden(): boolean {
    return hiddenState(this.#state, this.#node).isHidden;
  }

  get hiddenBecause(): Because | undefined {
    const { isHidden, because } = hiddenState(this.#state, this.#node);
    return because !== undefined || !isHidden ? because : whyForceHidden(this.#state, this.#node);
  }

  get taken(): number {
    const { book } = this.#node;
    return this.#parent.forces.filter((force) => force.entry.id === this.#entry.id && force.book === book)
      .length;
  }

  get limits(): readonly EffectiveLimit[] {
    this.#limits ??= limitsOnForce(this.#state, this.#node);
    return this.#limits;
  }
}

/** Books that a nested force may be made of, its parent's first. */
function booksFor(state: State, parent: ForceNode, entry: ForceNodeDefinition): readonly Book[] {
  const rule = entry.definition.book ?? 'any';
  const others = state.catalogue.books.filter((book) => !book.isLibrary && book !== parent.book);
  if (rule === 'same') return [parent.book];
  return rule === 'other' ? others : [parent.book, ...others];
}

/** Forces that may be added, hidden ones too: at the top those of each book, below a force those of its entry. */
export function forceOffers(state: State, parent: ForceNode | RosterNode): readonly ForceOffer[] {
  if (parent.kind === 'force') {
    return parent.entry.forces.flatMap((entry) =>
      booksFor(state, parent, entry).map((book) => new ForceOfferView(state, parent, entry, book)),
    );
  }
  return state.catalogue.books
    .filter((book) => !book.isLibrary)
    .flatMap((book) => book.forces.map((entry) => new ForceOfferView(state, parent, entry, book)));
}

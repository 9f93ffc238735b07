import type { Book } from '../../catalogue/book';
import type { ForceNodeDefinition } from '../../catalogue/entry-node';
import type { EffectiveLimit, ForceOffer } from '../evaluated';
import { phantomForce } from '../limits/check';
import { limitsOnForce } from '../limits/limits-on-force';
import { effectiveName, hiddenState } from '../modifiers/fields';
import type { ForceNode, RosterNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { whyForceHidden } from '../why/why-closed';

function offer(
  state: State,
  parent: ForceNode | RosterNode,
  entry: ForceNodeDefinition,
  book: Book,
): ForceOffer {
  const node = phantomForce(parent, entry, book);
  let limits: readonly EffectiveLimit[] | undefined;
  return {
    entryId: entry.path,
    catalogueId: book.key,
    get name() {
      return effectiveName(state, node);
    },
    get names() {
      return effectiveName(state, node) === entry.name ? entry.names : undefined;
    },
    get shortNames() {
      return effectiveName(state, node) === entry.name ? entry.shortNames : undefined;
    },
    kind: entry.definition.kind,
    sortIndex: entry.sortIndex,
    get hidden() {
      return hiddenState(state, node).isHidden;
    },
    get hiddenBecause() {
      const { isHidden, because } = hiddenState(state, node);
      return because !== undefined || !isHidden ? because : whyForceHidden(state, node);
    },
    get taken() {
      return parent.forces.filter((force) => force.entry.id === entry.id && force.book === book).length;
    },
    get limits() {
      limits ??= limitsOnForce(state, node);
      return limits;
    },
  };
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
      booksFor(state, parent, entry).map((book) => offer(state, parent, entry, book)),
    );
  }
  return state.catalogue.books
    .filter((book) => !book.isLibrary)
    .flatMap((book) => book.forces.map((entry) => offer(state, parent, entry, book)));
}

import type { Book } from './book';
import type { OwnedConstraint, Slot, SlotTree } from './entry-node';
import type { CompiledQuery } from './query';

/** Deeper options than this are not looked at: living data nest about six deep. */
const DEEPEST = 8;

const OUTSIDE: ReadonlySet<CompiledQuery['scopeKind'] | undefined> = new Set([
  'category',
  'force',
  'force-link',
]);

/** Whether a constraint asks for a minimum that is counted in the force, in a block or force by its id, or in the roster. */
export function asksOutside({ mayAsk, query }: OwnedConstraint): boolean {
  const isOutside = query.scope === 'force' || query.scope === 'roster' || OUTSIDE.has(query.scopeKind);
  return mayAsk && !query.childId && isOutside && query.field.kind !== 'forces';
}

/**
 * Whether anything below a root may ask outside its parent, by the definitions of a book and all that it
 * sees: mostly there is nothing, and then the nodes of a whole book need not be built to find none.
 */
export function mayAskBelowRoots(books: readonly Book[]): boolean {
  return books.some((book) => {
    const { definition, index } = book;
    const atTop = new Set<object>([...(definition.selectionEntries ?? []), ...(definition.entryLinks ?? [])]);
    return index.askingOutside.some(
      ({ node, scope }) =>
        (scope === 'force' || scope === 'roster' || OUTSIDE.has(book.find(scope)?.indexed.kind)) &&
        // an entry at the top may stand below another one, too, behind a link
        (!atTop.has(node) || books.some((each) => each.index.innerTargets.has((node as { id: string }).id))),
    );
  });
}

/** Paths from a root entry to each entry below that asks for a minimum outside its parent. */
export function deepMinimums(roots: SlotTree): readonly (readonly Slot[])[] {
  const found: (readonly Slot[])[] = [];
  // Shared entries are reached on many ways; what is below them is looked through once.
  const seen = new Set<object>();
  const walk = (path: readonly Slot[]): void => {
    const last = path.at(-1) as Slot;
    for (const slot of last.entry.slots.slots) {
      const longer = [...path, slot];
      if (slot.entry.constraints.some(asksOutside)) found.push(longer);
      if (seen.has(slot.entry)) continue;
      seen.add(slot.entry);
      if (longer.length < DEEPEST) walk(longer);
    }
  };
  for (const slot of roots.slots) walk([slot]);
  return found;
}

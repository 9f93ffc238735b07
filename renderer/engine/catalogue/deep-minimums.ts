import type { Book } from './book';
import type { Slot, SlotTree } from './entry-node';

/** Deeper options than this are not looked at: living data nest about six deep. */
const DEEPEST = 8;

function asksOutside(slot: Slot): boolean {
  return slot.entry.constraints.some(
    ({ mayAsk, query }) =>
      mayAsk &&
      !query.childId &&
      (query.scope === 'force' || query.scope === 'roster') &&
      query.field.kind !== 'forces',
  );
}

/**
 * Whether anything below a root may ask in the force or the roster, by the definitions of a book and all that it
 * sees: mostly there is nothing, and then the nodes of a whole book need not be built to find none.
 */
export function mayAskBelowRoots(books: readonly Book[]): boolean {
  return books.some(({ definition, index }) => {
    const atTop = new Set<object>([...(definition.selectionEntries ?? []), ...(definition.entryLinks ?? [])]);
    return index.askingOutside.some(
      (asking) =>
        // an entry at the top may stand below another one, too, behind a link
        !atTop.has(asking) ||
        books.some((book) => book.index.innerTargets.has((asking as { id: string }).id)),
    );
  });
}

/** Paths from a root entry to each entry below that asks for a minimum in the force or the roster. */
export function deepMinimums(roots: SlotTree): readonly (readonly Slot[])[] {
  const found: (readonly Slot[])[] = [];
  // Shared entries are reached on many ways; the first way is enough, the count does not depend on it.
  const seen = new Set<object>();
  const walk = (path: readonly Slot[]): void => {
    const last = path.at(-1) as Slot;
    for (const slot of last.entry.slots.slots) {
      if (seen.has(slot.entry)) continue;
      seen.add(slot.entry);
      const longer = [...path, slot];
      if (asksOutside(slot)) found.push(longer);
      if (longer.length < DEEPEST) walk(longer);
    }
  };
  for (const slot of roots.slots) walk([slot]);
  return found;
}

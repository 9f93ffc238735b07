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

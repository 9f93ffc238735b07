import { AMOUNT_UNIT } from './decimal';
import type { EntryNode } from './entry-node';

function allBelowCollective(entry: EntryNode, seen: Set<unknown>): boolean {
  if (seen.has(entry.definition)) return true;
  seen.add(entry.definition);
  return entry.slots.slots.every(
    (slot) =>
      (slot.entry.collective || slot.groups.some((group) => group.entry.collective)) &&
      allBelowCollective(slot.entry, seen),
  );
}

/** A maximum of one that no modifier raises: there is never a second instance to keep apart. */
function neverExceedsOne(entry: EntryNode): boolean {
  return entry.constraints.some(({ definition, query, value }) => {
    if (definition.type !== 'max' || query.scope !== 'parent' || query.field.kind !== 'selections')
      return false;
    if (query.percent || value < 0 || value > AMOUNT_UNIT) return false;
    const modifiers = entry.modifiers.byField.get(definition.id) ?? [];
    return modifiers.every(
      ({ type, number }) =>
        type === 'decrement' ||
        type === 'ceil' ||
        (type === 'set' && number !== undefined && number >= 0 && number <= AMOUNT_UNIT),
    );
  });
}

/** Whether a repeated choice counts up one selection and does not make a new one (roster-semantics, section 9.2). */
export function isMerged(entry: EntryNode): boolean {
  return allBelowCollective(entry, new Set()) || neverExceedsOne(entry);
}

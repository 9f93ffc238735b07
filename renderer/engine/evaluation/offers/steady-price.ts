import type { EntryNode, GroupSlot, Slot, SlotTree } from '../../catalogue/entry-node';
import type { CompiledModifiers } from '../../catalogue/query';
import type { CostTotal } from '../evaluated';
import type { SelectionNode } from '../tree/nodes';

/** Data that hold themselves are not followed further than this. */
const DEEPEST = 8;

const prices = new WeakMap<Slot, readonly CostTotal[]>();
const steady = new WeakMap<Slot, boolean>();

/**
 * Price of an option with what comes along: worked out once where nothing in the list can change it. Most of a long list
 * of offers is of that kind, and their prices would cost more than all the rest of an edit.
 */
export function steadyPrice(node: SelectionNode, price: () => readonly CostTotal[]): readonly CostTotal[] {
  const { slot } = node;
  if ((node.pushed?.length ?? 0) > 0) return price();
  const last = prices.get(slot);
  // Whether it may be used again is asked when somebody would: a list that is only opened prices all once.
  if (last !== undefined && isSteady(slot)) return last;
  const found = price();
  prices.set(slot, found);
  return found;
}

function isSteady(slot: Slot): boolean {
  let known = steady.get(slot);
  if (known === undefined) {
    known = isPlainSlot(slot, 0);
    steady.set(slot, known);
  }
  return known;
}

const isPlainSlot = ({ entry, groups }: Slot, depth: number): boolean =>
  isPlainEntry(entry) &&
  groups.every((group) => isPlainEntry(group.entry)) &&
  (depth > DEEPEST ? false : isPlainTree(entry.slots, depth + 1));

const isPlainTree = ({ slots, groups }: SlotTree, depth: number): boolean =>
  groups.every(({ entry }: GroupSlot) => isPlainEntry(entry)) &&
  slots.every((slot) => isPlainSlot(slot, depth));

/** Nothing that looks at anything outside: no modifiers, and limits that count in their own parent only. */
const isPlainEntry = ({ modifiers, constraints }: EntryNode): boolean =>
  isBare(modifiers) &&
  constraints.every(
    ({ query }) =>
      (query.scope === 'parent' || query.scope === 'self') &&
      query.field.kind === 'selections' &&
      !query.percent,
  );

const isBare = ({ byField, pushed, inUnit }: CompiledModifiers): boolean =>
  byField.size === 0 && pushed.length === 0 && inUnit.length === 0;

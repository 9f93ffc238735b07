import { AMOUNT_UNIT } from '../catalogue/decimal';
import type { OwnedConstraint, Slot, SlotTree } from '../catalogue/entry-node';
import { slotsOf } from './build-tree';
import { derivedId } from './derived-id';
import { constraintValue } from './measure';
import { type ForceNode, SelectionNode } from './nodes';
import { hiddenInOffer, phantomOf } from './phantom';
import type { State } from './state';

const known = new WeakMap<SlotTree, readonly Slot[]>();

/** An amount that the data set by themselves, whatever was chosen. */
export const isAutomatic = ({ definition, query }: OwnedConstraint): boolean =>
  definition.automatic === true &&
  query.scope === 'parent' &&
  query.field.kind === 'selections' &&
  !query.percent;

function automaticSlots(tree: SlotTree): readonly Slot[] {
  let slots = known.get(tree);
  if (!slots) {
    slots = tree.slots.filter(({ entry }) => entry.hasAutomatic && entry.constraints.some(isAutomatic));
    known.set(tree, slots);
  }
  return slots;
}

/** Least and most that automatic constraints leave to an option now. */
function boundsOf(state: State, node: SelectionNode): { least: number; most: number } {
  let least = 0;
  let most = Number.POSITIVE_INFINITY;
  for (const constraint of node.entry.constraints) {
    if (!isAutomatic(constraint)) continue;
    const value = constraintValue(state, constraint, node, node) / AMOUNT_UNIT;
    if (constraint.definition.type !== 'max') least = Math.max(least, Math.ceil(value));
    if (constraint.definition.type !== 'min') most = Math.min(most, Math.max(0, Math.floor(value)));
  }
  return { least, most };
}

/** Set by the data and not there now: what was chosen below it waits until it is there again. */
export const isPutAside = (node: SelectionNode): boolean =>
  node.amount === 0 && node.entry.constraints.some(isAutomatic);

export interface Adjusted {
  /** Something changed, so that all has to be judged anew. */
  readonly isChanged: boolean;
  /** What came to be and has choices of its own. */
  readonly open: readonly SelectionNode[];
}

/**
 * Sets the amounts that the data fix by themselves (`automatic`): derived beside the choices, which stay as they are.
 * What is there in a fixed number is put aside while it is hidden.
 */
export function applyAutomatic(state: State): Adjusted {
  const changes: (() => void)[] = [];
  const open: SelectionNode[] = [];
  const visit = (parent: ForceNode | SelectionNode): void => {
    for (const slot of automaticSlots(slotsOf(parent))) {
      const taken = parent.children.filter((child) => child.slot === slot);
      const [first] = taken;
      const node = first ?? phantomOf(state, parent, slot);
      const { least, most } = boundsOf(state, node);
      const count = taken.reduce((sum, each) => sum + each.amount, 0);
      if (hiddenInOffer(state, parent, slot, node).isHidden) {
        if (count > 0 && least === most) changes.push(() => cutDown(taken, count));
        continue;
      }
      if (count < least) {
        changes.push(() => {
          const made = fillUp(state, parent, slot, first, least - count);
          if (made && slot.entry.slots.slots.length > 0) open.push(made);
        });
      } else if (count > most) changes.push(() => cutDown(taken, count - most));
    }
    for (const child of parent.children) visit(child);
  };
  for (const force of state.byId.values()) if (force.kind === 'force') visit(force);
  for (const change of changes) change();
  return { isChanged: changes.length > 0, open };
}

function fillUp(
  state: State,
  parent: ForceNode | SelectionNode,
  slot: Slot,
  first: SelectionNode | undefined,
  missing: number,
): SelectionNode | undefined {
  if (first) {
    first.amount += missing;
    return undefined;
  }
  const derived = new SelectionNode(derivedId(state, parent, slot), undefined, slot, parent, missing, false);
  parent.children.push(derived);
  state.byId.set(derived.id, derived);
  return derived;
}

function cutDown(taken: readonly SelectionNode[], surplus: number): void {
  let left = surplus;
  for (const node of taken.toReversed()) {
    const cut = Math.min(left, node.amount);
    node.amount -= cut;
    left -= cut;
  }
}

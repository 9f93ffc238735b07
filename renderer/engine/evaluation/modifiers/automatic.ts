import { AMOUNT_UNIT } from '../../catalogue/decimal';
import type { OwnedConstraint, Slot, SlotTree } from '../../catalogue/entry-node';
import { constraintValue } from '../counting/measure';
import { inContentOrder } from '../tree/content-order';
import { derive } from '../tree/derive';
import { slotsOf } from '../tree/find-slot';
import type { ForceNode, SelectionNode } from '../tree/nodes';
import { hiddenInOffer, phantomOf } from '../tree/phantom';
import type { State } from '../tree/state';

const known = new WeakMap<SlotTree, readonly Slot[]>();

/** An amount that the data set by themselves, whatever was chosen. */
export const isAutomatic = ({ definition, query }: OwnedConstraint): boolean =>
  definition.automatic === true &&
  query.scope === 'parent' &&
  query.field.kind === 'selections' &&
  !query.percent;

export function automaticSlots(tree: SlotTree): readonly Slot[] {
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
  const visitSlots = (parent: ForceNode | SelectionNode): void => {
    for (const slot of automaticSlots(slotsOf(parent))) {
      // What has most chosen below it grows first and is cut last, wherever it stands.
      const taken = inContentOrder(parent.children.filter((child) => child.slot === slot));
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
          if (first) first.amount += least - count;
          else {
            const derived = derive(state, parent, slot, least - count);
            if (slot.entry.slots.slots.length > 0) open.push(derived);
          }
        });
      } else if (count > most) changes.push(() => cutDown(taken, count - most));
    }
  };
  const visit = (node: SelectionNode): void => {
    visitSlots(node);
    for (const child of node.children) visit(child);
  };
  for (const force of state.forces()) {
    visitSlots(force);
    for (const unit of force.moving) visit(unit);
  }
  for (const change of changes) change();
  return { isChanged: changes.length > 0, open };
}

function cutDown(taken: readonly SelectionNode[], surplus: number): void {
  let left = surplus;
  for (const node of taken.toReversed()) {
    const cut = Math.min(left, node.amount);
    node.amount -= cut;
    left -= cut;
  }
}

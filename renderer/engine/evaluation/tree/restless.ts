import type { EntryNode } from '../../catalogue/entry-node';
import { tally } from '../counting/count';
import { automaticSlots, isAutomatic } from '../modifiers/automatic';
import type { SelectionNode } from './nodes';
import type { State } from './state';

const known = new WeakMap<EntryNode, boolean>();

/** Whether what hangs on an entry settles anew with every change of the list: categories, amounts, what changes others. */
function settlesAnew(entry: EntryNode): boolean {
  let settles = known.get(entry);
  if (settles === undefined) {
    settles =
      entry.modifiers.byField.has('category') ||
      entry.modifiers.pushed.length > 0 ||
      entry.constraints.some(isAutomatic) ||
      automaticSlots(entry.slots).length > 0;
    known.set(entry, settles);
  }
  return settles;
}

/** Whether anything in a unit does. */
export function isRestless(node: SelectionNode): boolean {
  return settlesAnew(node.entry) || node.children.some(isRestless);
}

/** Everything in units that do not keep still. */
export function movingNodes(state: State): readonly SelectionNode[] {
  const nodes: SelectionNode[] = [];
  const visit = (node: SelectionNode): void => {
    nodes.push(node);
    node.children.forEach(visit);
  };
  for (const force of state.forces()) force.moving.forEach(visit);
  return nodes;
}

/** A unit that is changed from elsewhere does not keep still either. */
export function setMoving(root: SelectionNode): void {
  const { unit, force } = root;
  if (unit === undefined || unit.isRestless) return;
  tally(force, root, -1);
  unit.isRestless = true;
  force.moving.push(root);
}

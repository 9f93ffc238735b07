import type { Slot } from '../../catalogue/entry-node';
import type { NodeId } from '../../roster/document';
import { unusedId } from '../../roster/fresh-ids';
import { baseCategories } from '../modifiers/fields';
import { type ForceNode, SelectionNode } from './nodes';
import type { State } from './state';
import { Unit } from './unit';

/**
 * The id of what the data derive at a place: it depends on the place alone, and is no other node's. A file written by
 * hand may use it for a choice of its own, which may even be what it hangs on.
 */
export function derivedId(state: State, parent: ForceNode | SelectionNode, { path }: Slot): NodeId {
  return unusedId(`${parent.id}/${path}`, (id) => state.byId.has(id), '#');
}

/** Puts a selection there that nobody chose. */
export function derive(
  state: State,
  parent: ForceNode | SelectionNode,
  slot: Slot,
  amount: number,
): SelectionNode {
  const node = new SelectionNode(derivedId(state, parent, slot), undefined, slot, parent, amount, false);
  node.categories = baseCategories(node);
  parent.children.push(node);
  state.byId.set(node.id, node);
  if (parent.kind === 'force') {
    node.unit = new Unit(node, true);
    parent.moving.push(node);
  }
  return node;
}

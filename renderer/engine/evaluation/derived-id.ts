import type { Slot } from '../catalogue/entry-node';
import type { NodeId } from '../roster/document';
import { unusedId } from '../roster/fresh-ids';
import type { ForceNode, SelectionNode } from './nodes';
import type { State } from './state';

/**
 * The id of what the data derive at a place: it depends on the place alone, and is no other node's. A file written by
 * hand may use it for a choice of its own, which may even be what it hangs on.
 */
export function derivedId(state: State, parent: ForceNode | SelectionNode, { path }: Slot): NodeId {
  return unusedId(`${parent.id}/${path}`, (id) => state.byId.has(id), '#');
}

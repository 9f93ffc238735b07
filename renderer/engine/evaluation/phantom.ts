import type { GroupSlot, Slot } from '../catalogue/entry-node';
import { baseCategories, effectiveCategories, hiddenState, SEEN } from './fields';
import { type ForceNode, GroupAnchor, type HiddenState, SelectionNode } from './nodes';
import type { State } from './state';

/** An option below a parent that does not hold it: it sees its would-be surroundings and is counted nowhere. */
export function phantomOf(state: State, parent: ForceNode | SelectionNode, slot: Slot): SelectionNode {
  const known = parent.phantoms?.get(slot);
  if (known) return known;
  const phantom = new SelectionNode(`${parent.id}/${slot.path}`, undefined, slot, parent, 1, true);
  phantom.categories = baseCategories(phantom);
  parent.phantoms ??= new Map();
  parent.phantoms.set(slot, phantom);
  phantom.categories = state.keeping(() => effectiveCategories(state, phantom));
  return phantom;
}

export function groupAnchorOf(holder: ForceNode | SelectionNode, slot: GroupSlot): GroupAnchor {
  let anchor = holder.groupAnchors?.get(slot);
  if (!anchor) {
    anchor = new GroupAnchor(holder, slot);
    holder.groupAnchors ??= new Map();
    holder.groupAnchors.set(slot, anchor);
  }
  return anchor;
}

/** Hidden by itself or by a group around it: a hidden group hides its members in the offer. */
export function hiddenInOffer(
  state: State,
  parent: ForceNode | SelectionNode,
  slot: Slot,
  node: SelectionNode = phantomOf(state, parent, slot),
): HiddenState {
  let hidden = node.cache.inOffer;
  if (!hidden) {
    const own = hiddenState(state, node);
    hidden = own.isHidden ? own : hiddenByGroups(state, parent, slot.groups);
    node.cache.inOffer = hidden;
  }
  return hidden;
}

export function hiddenByGroups(
  state: State,
  parent: ForceNode | SelectionNode,
  groups: readonly GroupSlot[],
): HiddenState {
  for (const group of groups) {
    const hidden = hiddenState(state, groupAnchorOf(parent, group));
    if (hidden.isHidden) return hidden;
  }
  return SEEN;
}

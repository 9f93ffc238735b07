import type { GroupSlot, Slot } from '../../catalogue/entry-node';
import { baseCategories, effectiveCategories, hiddenState } from '../modifiers/fields';
import { isOptionHiddenAlike } from '../offers/hidden-alike';
import { takenAt } from './content-order';
import { type HiddenState, hiddenAsWritten, SEEN } from './hidden-state';
import { type ForceNode, GroupAnchor, SelectionNode } from './nodes';
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
  let anchor = holder.groupAnchors;
  while (anchor && anchor.slot !== slot) anchor = anchor.next;
  if (!anchor) {
    anchor = new GroupAnchor(holder, slot, holder.groupAnchors);
    holder.groupAnchors = anchor;
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
  const written = node.pushed ? undefined : node.way.hiddenAsWritten;
  if (written) return written;
  let hidden = node.cache.inOffer;
  if (!hidden) {
    const own = hiddenState(state, node);
    hidden = own.isHidden ? own : hiddenByGroups(state, parent, slot.groups);
    node.cache.inOffer = hidden;
  }
  return hidden;
}

/**
 * The same of an option that is taken or not, for one who only asks whether: where that is the same all over the force, it
 * is asked there once, and no option is made up to ask.
 */
export function isHiddenOption(state: State, parent: SelectionNode, slot: Slot): boolean {
  const taken = takenAt(parent, slot);
  // A unit notes what it was told, each for itself; what changes a node from elsewhere is on that node.
  const isShared = parent.root.unit === undefined && !taken?.pushed && isOptionHiddenAlike(slot);
  if (!isShared) return hiddenInOffer(state, parent, slot, taken).isHidden;
  const { cache } = parent.force;
  cache.hiddenAlike ??= new Map();
  const known = cache.hiddenAlike;
  let isHidden = known.get(slot.entry);
  if (isHidden === undefined) {
    const { hidden, modifiers } = slot.entry;
    isHidden = modifiers.byField.has('hidden')
      ? hiddenState(state, taken ?? phantomOf(state, parent, slot)).isHidden
      : hidden;
    known.set(slot.entry, isHidden);
  }
  for (const group of slot.groups) {
    if (isHidden) return true;
    isHidden = known.get(group.entry);
    if (isHidden === undefined) {
      isHidden = hiddenGroup(state, parent, group).isHidden;
      known.set(group.entry, isHidden);
    }
  }
  return isHidden;
}

/** Whether the data hide a group itself. Mostly they do so everywhere or nowhere, and nothing has to stand there to be asked. */
export function hiddenGroup(state: State, parent: ForceNode | SelectionNode, group: GroupSlot): HiddenState {
  const { entry } = group;
  return entry.modifiers.byField.has('hidden')
    ? hiddenState(state, groupAnchorOf(parent, group))
    : hiddenAsWritten(entry);
}

/** The same, or a group around it. */
export function isGroupHidden(state: State, parent: ForceNode | SelectionNode, group: GroupSlot): boolean {
  return hiddenByGroups(state, parent, group.groups).isHidden || hiddenGroup(state, parent, group).isHidden;
}

export function hiddenByGroups(
  state: State,
  parent: ForceNode | SelectionNode,
  groups: readonly GroupSlot[],
): HiddenState {
  for (const group of groups) {
    const hidden = hiddenGroup(state, parent, group);
    if (hidden.isHidden) return hidden;
  }
  return SEEN;
}

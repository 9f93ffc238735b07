import type { Because } from '../../catalogue/definition';
import type { GroupSlot, OwnedConstraint, Slot } from '../../catalogue/entry-node';
import type { EffectiveLimit } from '../evaluated';
import { hiddenState } from '../modifiers/fields';
import type { Anchor, Carrier, ForceNode, SelectionNode } from '../tree/nodes';
import { groupAnchorOf } from '../tree/phantom';
import type { State } from '../tree/state';
import { reachOf } from './in-reach';
import { isNamed } from './is-named';
import { openingOfHidden, openingOfLimit } from './opening';

/** Constraints with what carries them and where they are asked. */
export interface Bearer {
  readonly constraints: readonly OwnedConstraint[];
  readonly carrier: Carrier;
  readonly anchor: Anchor;
}

/**
 * Why an option is hidden, from the conditions of data that give no reason of their own; undefined when they do not tell.
 * @param isOffer of an option only what this list could have now is named; of a choice that is there, anything
 */
export function whyHidden(
  state: State,
  parent: ForceNode | SelectionNode,
  slot: Slot,
  node: SelectionNode,
  isOffer: boolean,
): Because | undefined {
  if (!hiddenState(state, node).isHidden) return whyGroupsHidden(state, parent, slot.groups, isOffer);
  return isOffer ? wayTo(state, node, node) : openingOfHidden(state, node, node, named(node));
}

export function whyGroupsHidden(
  state: State,
  parent: ForceNode | SelectionNode,
  groups: readonly GroupSlot[],
  isOffer = true,
): Because | undefined {
  const group = groups.find((each) => hiddenState(state, groupAnchorOf(parent, each)).isHidden);
  if (group === undefined) return undefined;
  const anchor = groupAnchorOf(parent, group);
  return isOffer ? wayTo(state, anchor, anchor) : openingOfHidden(state, anchor, anchor, named(anchor));
}

export function whyForceHidden(state: State, node: ForceNode): Because | undefined {
  return wayTo(state, node, node);
}

/** Something hidden is shown with its reason when that leads to it; half a way would only show what is for others. */
function wayTo(
  state: State,
  node: Parameters<typeof openingOfHidden>[1],
  anchor: Anchor,
): Because | undefined {
  const because = openingOfHidden(state, node, anchor, reach(state, anchor));
  return because?.params?.partial === undefined ? because : undefined;
}

/** What would allow one where a limit allows none; undefined for other limits, and when the data do not tell. */
export function whyNone(
  state: State,
  bearers: readonly Bearer[],
  { constraint, limit, type }: EffectiveLimit,
): Because | undefined {
  if (limit > 0 || type === 'min') return undefined;
  for (const { constraints, carrier, anchor } of bearers) {
    const owned = constraints.find(({ definition }) => definition === constraint);
    if (owned !== undefined) return openingOfLimit(state, owned, carrier, anchor, notBarred(state, anchor));
  }
  return undefined;
}

type MayName = Parameters<typeof openingOfHidden>[3];

/** Names what can be had; a thing that would only then be shown at all must lead to something. */
const reach =
  (state: State, anchor: Anchor): MayName =>
  (id, around) =>
    isNamed(anchor, id) && reachOf(state, anchor, id, around) === 'offered';

/** What is shown anyway may also name what has no place in the list so far. */
const notBarred =
  (state: State, anchor: Anchor): MayName =>
  (id, around) =>
    isNamed(anchor, id) && reachOf(state, anchor, id, around) !== 'hidden';

const named =
  (anchor: Anchor): MayName =>
  (id) =>
    isNamed(anchor, id);

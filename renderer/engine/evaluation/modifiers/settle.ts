import type { RoleAssignment } from '../../roster/document';
import { Filler } from '../offers/auto-select';
import { inContentOrder } from '../tree/content-order';
import { derive, derivedId } from '../tree/derive';
import { slotsOf } from '../tree/find-slot';
import type { SelectionNode } from '../tree/nodes';
import { movingNodes } from '../tree/restless';
import type { State } from '../tree/state';
import { applyAutomatic } from './automatic';
import { baseCategories, effectiveCategories, sameCategories } from './fields';
import { isModified } from './modify';
import { pushModifiers } from './push-modifiers';

/** Categories that feed conditions that change categories settle in two or three rounds; more is a loop. */
const MOST_ROUNDS = 8;

function setRole(state: State, { role, selection }: RoleAssignment): boolean {
  const start = state.byId.get(selection);
  if (start?.kind !== 'selection') return false;
  const roleSlot = (node: SelectionNode) => slotsOf(node).slots.find(({ entry }) => entry.role === role);
  // The option may hang on a model inside the unit: the nearest one counts.
  for (let level: readonly SelectionNode[] = [start]; level.length > 0; ) {
    const [node] = inContentOrder(level.filter((each) => roleSlot(each) !== undefined));
    const slot = node && roleSlot(node);
    if (node && slot) {
      if (!node.children.some((child) => child.slot === slot)) derive(state, node, slot, 1);
      return true;
    }
    level = level.flatMap(({ children }) => children);
  }
  return false;
}

/** Lets a category modifier settle until nothing changes. */
function settleCategories(state: State): void {
  const changing: SelectionNode[] = [];
  for (const node of movingNodes(state)) {
    node.categories = baseCategories(node);
    if (isModified(node, 'category')) changing.push(node);
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    // All are judged before any is changed, so that the order of the list does not matter.
    const next = changing.map((node) => effectiveCategories(state, node));
    let isSettled = true;
    changing.forEach((node, index) => {
      const categories = next[index] ?? [];
      if (sameCategories(node.categories, categories)) return;
      node.categories = categories;
      isSettled = false;
    });
    if (isSettled) return;
    state.forget();
  }
}

function comeToRest(state: State): void {
  state.forget();
  pushModifiers(state);
  settleCategories(state);
}

/** What comes with something derived is derived as well. */
function fillDerived(state: State, open: readonly SelectionNode[]): void {
  new Filler(state, inContentOrder(open), (parent, slot) => derivedId(state, parent, slot), false).fill();
}

/** Fills in what the data derive beside the choices and lets categories come to rest. @returns roles without a place */
export function settle(state: State): readonly RoleAssignment[] {
  state.isProvisional = true;
  state.forget();
  const lostRoles = (state.roster.roles ?? []).filter((role) => !setRole(state, role));
  pushModifiers(state);
  settleCategories(state);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { isChanged, open } = applyAutomatic(state);
    if (!isChanged) break;
    comeToRest(state);
    if (open.length === 0) continue;
    fillDerived(state, open);
    comeToRest(state);
  }
  // What was asked on the way was noted nowhere, and what units cost then may stand beside those that keep still.
  state.forget();
  if (state.hasProvisionalCosts) state.isTangled = true;
  state.isProvisional = false;
  return lostRoles;
}

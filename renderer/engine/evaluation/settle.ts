import type { CompiledModifier } from '../catalogue/query';
import type { RoleAssignment } from '../roster/document';
import { Filler } from './auto-select';
import { applyAutomatic } from './automatic';
import { slotsOf } from './build-tree';
import { derivedId } from './derived-id';
import { baseCategories, effectiveCategories, sameCategories } from './fields';
import { isModified } from './modify';
import { type ForceNode, SelectionNode } from './nodes';
import { infoPartOf, pushTargets } from './push-targets';
import type { State } from './state';

/** Categories that feed conditions that change categories settle in two or three rounds; more is a loop. */
const MOST_ROUNDS = 8;

function setRole(state: State, { role, selection }: RoleAssignment): boolean {
  const start = state.byId.get(selection);
  if (start?.kind !== 'selection') return false;
  // The option may hang on a model inside the unit: the nearest one counts.
  let level: SelectionNode[] = [start];
  while (level.length > 0) {
    for (const node of level) {
      const slot = slotsOf(node).slots.find(({ entry }) => entry.role === role);
      if (!slot) continue;
      if (node.children.some((child) => child.slot === slot)) return true;
      const derived = new SelectionNode(derivedId(state, node, slot), undefined, slot, node, 1, false);
      derived.categories = slot.entry.categories;
      node.children.push(derived);
      state.byId.set(derived.id, derived);
      return true;
    }
    level = level.flatMap((node) => node.children);
  }
  return false;
}

function pushModifiers(state: State): void {
  const push = (node: ForceNode | SelectionNode, modifiers: readonly CompiledModifier[]): void => {
    for (const modifier of modifiers) {
      const info = infoPartOf(modifier);
      for (const target of pushTargets(state, node, modifier)) {
        if (info) {
          target.pushedInfo ??= [];
          target.pushedInfo.push({ modifier, anchor: node, ...info });
        } else {
          target.pushed ??= [];
          target.pushed.push({ modifier, anchor: node });
        }
      }
    }
  };
  for (const node of state.byId.values()) {
    node.pushed = undefined;
    node.pushedInfo = undefined;
  }
  for (const node of state.byId.values()) push(node, node.modifiers.pushed);
}

function settleCategories(state: State): void {
  const changing: SelectionNode[] = [];
  for (const node of state.byId.values()) {
    if (node.kind !== 'selection') continue;
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
  new Filler(state, open, (parent, slot) => derivedId(state, parent, slot), false).fill();
}

/** Fills in what the data derive beside the choices and lets categories come to rest. */
export function settle(state: State): readonly RoleAssignment[] {
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
  return lostRoles;
}

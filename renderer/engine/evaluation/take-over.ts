/**
 * One edit changes one unit of many. What an evaluation found out about a unit is taken over from the one before when the
 * unit is the very same choice in the same surroundings, stands there as it did, and would be told the same by everything
 * it asked. All else is worked out anew, so that the result is that of a full evaluation.
 */

import { sameCategories } from './fields';
import { emptyCache, type ForceNode, type RosterNode, type SelectionNode } from './nodes';
import { type Answer, isStillSaid } from './outside';
import type { State } from './state';

/** The same data, limits and forces: what any unit may read without asking. */
function hasSameFrame(before: State, after: State): boolean {
  if (before.catalogue !== after.catalogue || before.limits.size !== after.limits.size) return false;
  for (const [typeId, value] of before.limits) if (after.limits.get(typeId) !== value) return false;
  return haveSameForces(before.root, after.root);
}

function haveSameForces(before: RosterNode | ForceNode, after: RosterNode | ForceNode): boolean {
  return (
    before.forces.length === after.forces.length &&
    before.forces.every((force, index) => {
      const other = after.forces[index] as ForceNode;
      return (
        force.id === other.id &&
        force.entry === other.entry &&
        force.book === other.book &&
        haveSameForces(force, other)
      );
    })
  );
}

/** The same choice with the same things on it, those that the data derive too, and nothing changed by others. */
function isSameUnit(before: SelectionNode, after: SelectionNode): boolean {
  return (
    before.id === after.id &&
    before.source === after.source &&
    before.slot === after.slot &&
    before.amount === after.amount &&
    before.path === after.path &&
    !before.pushed &&
    !before.pushedInfo &&
    !after.pushed &&
    !after.pushedInfo &&
    before.children.length === after.children.length &&
    sameCategories(before.categories, after.categories) &&
    before.children.every((child, index) => isSameUnit(child, after.children[index] as SelectionNode))
  );
}

function takeNode(before: SelectionNode, after: SelectionNode): void {
  const { unitCosts, subtreeCosts, hidden, name, inUnit, inOffer } = before.cache;
  // Counts are kept where they were made: a map that is still being filled belongs to one evaluation.
  after.cache = { ...emptyCache(), unitCosts, subtreeCosts, hidden, name, inUnit, inOffer };
  before.children.forEach((child, index) => {
    takeNode(child, after.children[index] as SelectionNode);
  });
}

function number(unit: SelectionNode): void {
  const nodes: SelectionNode[] = [];
  const visit = (node: SelectionNode): void => {
    node.placeInUnit = nodes.length;
    nodes.push(node);
    for (const child of node.children) visit(child);
  };
  visit(unit);
  unit.nodesOfUnit = nodes;
}

/** Once categories and automatic amounts have come to rest, and before anything is judged. */
export function takeOver(before: State | undefined, after: State): void {
  for (const node of after.byId.values()) {
    if (node.kind === 'force') for (const unit of node.children) number(unit);
  }
  if (before === undefined || before.loopCount > 0 || !hasSameFrame(before, after)) return;
  // A list in which two things have one id is not looked into.
  if (!before.hasUniqueIds || !after.hasUniqueIds) return;
  const known = new Map<Answer, boolean>();
  for (const node of after.byId.values()) {
    if (node.kind !== 'force') continue;
    for (const unit of node.children) {
      const old = unit.source && before.byId.get(unit.id);
      if (old?.kind !== 'selection' || old.isOpen || old.parent.id !== node.id) continue;
      if (!isSameUnit(old, unit)) continue;
      const { outside = new Set<Answer>() } = old;
      let isSame = true;
      for (const answer of outside) {
        if (isStillSaid(after, answer, known)) continue;
        isSame = false;
        break;
      }
      if (!isSame) continue;
      takeNode(old, unit);
      unit.outside = outside;
      unit.told = old.told;
      unit.version = old.version;
    }
  }
}

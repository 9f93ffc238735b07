import type { NodeId, Roster, RosterForce, RosterSelection } from '../../roster/document';
import { tally } from '../counting/count';
import { addForce, addUnit } from './build-tree';
import type { ForceNode, RosterNode, SelectionNode } from './nodes';
import { forgetUnit } from './outside';
import { setMoving } from './restless';
import type { State } from './state';

/** Units that are settled anew, as they stood before. */
export type Before = ReadonlyMap<NodeId, SelectionNode>;

/**
 * Brings a tree to a roster. Units that keep still stay as they are where the roster holds the very same choice; all else
 * is built anew: in an empty tree everything.
 */
export function bringTo(state: State, roster: Roster): Before {
  state.setRoster(roster);
  const before = new Map<NodeId, SelectionNode>();
  const isWithRole = new Set((roster.roles ?? []).map(({ selection }) => rootOf(state, selection)));
  const kept = new Set<ForceNode>();
  // All that goes does so first: the same id may come again elsewhere.
  const leave = (above: RosterNode | ForceNode, sources: readonly RosterForce[]): void => {
    for (const force of above.forces) {
      const source = sources.find(({ id }) => id === force.id);
      if (source && isSameForce(force, source)) {
        kept.add(force);
        keepUnits(state, force, source, isWithRole);
        leave(force, source.forces ?? []);
      } else leave(force, []);
      for (const root of force.children) if (!root.unit?.isKept) dropUnit(state, root, before);
      if (kept.has(force)) continue;
      state.byId.delete(force.id);
      if (state.looksAcrossForces) state.isTangled = true;
    }
  };
  leave(state.root, roster.forces);
  arrange(state, state.root, roster.forces, kept);
  for (const { selection } of roster.roles ?? []) {
    const root = rootOf(state, selection);
    if (root) setMoving(root);
  }
  return before;
}

function rootOf(state: State, id: NodeId): SelectionNode | undefined {
  const node = state.byId.get(id);
  return node?.kind === 'selection' ? node.root : undefined;
}

function isSameForce({ source: before }: ForceNode, source: RosterForce): boolean {
  return before.entryId === source.entryId && before.catalogueId === source.catalogueId;
}

/** Looks for units by what they were made of: mostly they stand in the same order as before, one more or one less. */
function finder(state: State, force: ForceNode): (source: RosterSelection) => SelectionNode | undefined {
  const { children } = force;
  let place = 0;
  return (source) => {
    for (let ahead = place; ahead <= place + 1; ahead++) {
      const child = children[ahead];
      if (child?.source !== source) continue;
      place = ahead + 1;
      return child;
    }
    const node = state.byId.get(source.id);
    return node?.kind === 'selection' && node.parent === force && node.source === source ? node : undefined;
  };
}

function keepUnits(
  state: State,
  force: ForceNode,
  { selections = [] }: RosterForce,
  isWithRole: ReadonlySet<SelectionNode | undefined>,
): void {
  const find = finder(state, force);
  for (const source of selections) {
    const node = find(source);
    if (!node?.unit || node.unit.isRestless || node.unit.isUnsteady) continue;
    if (!isWithRole.has(node)) node.unit.isKept = true;
  }
}

/** Takes a unit out of the tree, but for its place among its siblings. */
export function dropUnit(state: State, root: SelectionNode, before?: Map<NodeId, SelectionNode>): void {
  const { unit, force } = root;
  unindex(state, root);
  if (unit === undefined) return;
  if (!unit.isRestless) tally(force, root, -1);
  if (unit.isRestless && !unit.isUnsteady && before) before.set(root.id, root);
  else forgetUnit(root);
}

function unindex(state: State, node: SelectionNode): void {
  if (state.byId.get(node.id) === node) state.byId.delete(node.id);
  for (const child of node.children) unindex(state, child);
}

/** What stands below a place, in the order of the document. */
function arrange(
  state: State,
  above: RosterNode | ForceNode,
  sources: readonly RosterForce[],
  kept: Set<ForceNode>,
): void {
  above.forces = [];
  above.lostForces = [];
  for (const source of sources) {
    const known = state.byId.get(source.id);
    let force: ForceNode | undefined;
    if (known?.kind === 'force' && known.parent === above && kept.delete(known)) {
      force = known;
      above.forces.push(force);
    } else {
      force = addForce(state, above, source);
      if (state.looksAcrossForces) state.isTangled = true;
    }
    if (!force) continue;
    arrangeUnits(state, force, source);
    arrange(state, force, source.forces ?? [], kept);
  }
}

function arrangeUnits(state: State, force: ForceNode, source: RosterForce): void {
  const find = finder(state, force);
  force.source = source;
  force.children = [];
  force.moving = [];
  force.lost = undefined;
  for (const selection of source.selections ?? []) {
    const known = find(selection);
    if (known?.unit?.isKept) {
      known.unit.isKept = false;
      force.children.push(known);
    } else addUnit(state, force, selection);
  }
}

import type { RosterForce, RosterSelection } from '../../roster/document';
import { tally } from '../counting/count';
import { baseCategories } from '../modifiers/fields';
import { findOfferedForce, findSlot } from './find-slot';
import { ForceNode, type RosterNode, SelectionNode } from './nodes';
import { isRestless } from './restless';
import type { State } from './state';
import { Unit } from './unit';

/** A stored selection with all below it. Undefined when the data do not know it: it is kept aside as lost. */
function makeSelection(
  state: State,
  parent: ForceNode | SelectionNode,
  source: RosterSelection,
): SelectionNode | undefined {
  const slot = findSlot(parent, source.entryId);
  if (!slot) {
    parent.lost ??= [];
    parent.lost.push(source);
    return undefined;
  }
  const node = new SelectionNode(source.id, source, slot, parent, source.amount, false);
  node.categories = baseCategories(node);
  if (state.byId.has(node.id)) state.hasOneIdTwice = true;
  state.byId.set(node.id, node);
  if (source.selections && source.selections.length > 0) addSelections(state, node, source.selections);
  return node;
}

function addSelections(state: State, node: SelectionNode, sources: readonly RosterSelection[]): void {
  // Made at its length: lists that grow leave room for many more.
  const made = sources.map((child) => makeSelection(state, node, child));
  node.children = node.lost ? made.filter((child) => child !== undefined) : (made as SelectionNode[]);
}

/** A unit of a force, the last of its units. */
export function addUnit(state: State, force: ForceNode, source: RosterSelection): void {
  const root = makeSelection(state, force, source);
  if (!root) return;
  force.children.push(root);
  root.unit = new Unit(root, isRestless(root));
  if (root.unit.isRestless) force.moving.push(root);
  else tally(force, root, 1);
}

/** A force without its units. Undefined when the data do not know it. */
export function addForce(
  state: State,
  parent: RosterNode | ForceNode,
  source: RosterForce,
): ForceNode | undefined {
  const book = state.catalogue.book(source.catalogueId);
  const entry = book && findOfferedForce(parent, book, source.entryId);
  if (!book || !entry) {
    parent.lostForces.push(source);
    return undefined;
  }
  const node = new ForceNode(source.id, source, entry, book, parent, false);
  parent.forces.push(node);
  if (state.byId.has(node.id)) state.hasOneIdTwice = true;
  state.byId.set(node.id, node);
  return node;
}

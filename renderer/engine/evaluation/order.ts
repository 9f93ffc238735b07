import { effectiveName } from './fields';
import type { ForceNode, SelectionNode } from './nodes';
import type { State } from './state';

/** Figures compare as numbers ("Unit 2" before "Unit 10"); one fixed language, so that lists look the same everywhere. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Root selections: by block, those without category first and those without a block last, then by name. */
export function orderRoots(state: State, force: ForceNode): readonly SelectionNode[] {
  const position = new Map(force.entry.categories.map((category, index) => [category.id, index]));
  const rank = (node: SelectionNode): number => {
    const primary = node.primaryCategory;
    return primary === undefined ? -1 : (position.get(primary) ?? Number.POSITIVE_INFINITY);
  };
  return order(state, force.children, (a, b) => {
    const [left, right] = [rank(a), rank(b)];
    return left === right ? 0 : left - right;
  });
}

/** Below a selection: by the data's order, entries before members of groups, then by name. */
export function orderChildren(state: State, node: SelectionNode): readonly SelectionNode[] {
  return order(
    state,
    node.children,
    (a, b) =>
      a.entry.sortIndex - b.entry.sortIndex ||
      Number(a.slot.groups.length > 0) - Number(b.slot.groups.length > 0),
  );
}

function order(
  state: State,
  nodes: readonly SelectionNode[],
  compare: (a: SelectionNode, b: SelectionNode) => number,
): readonly SelectionNode[] {
  if (nodes.length < 2) return nodes;
  return nodes.toSorted(
    (a, b) => compare(a, b) || compareNames(effectiveName(state, a), effectiveName(state, b)),
  );
}

/** Child forces: in the order of their definitions, then of adding. */
export function orderForces(force: ForceNode): readonly ForceNode[] {
  const position = new Map(force.entry.forces.map((entry, index) => [entry.path, index]));
  const rank = (child: ForceNode): number => position.get(child.entry.path) ?? position.size;
  return force.forces.toSorted((a, b) => rank(a) - rank(b));
}

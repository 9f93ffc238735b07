import { effectiveName } from '../modifiers/fields';
import type { ForceNode, SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';

/** Figures compare as numbers ("Unit 2" before "Unit 10"); one fixed language, so that lists look the same everywhere. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Root selections as they are shown: by block, those without category first and those without a block last, then by name. */
export function orderRoots(state: State, force: ForceNode): readonly SelectionNode[] {
  force.cache.roots ??= sortRoots(state, force);
  return force.cache.roots;
}

function sortRoots(state: State, force: ForceNode): readonly SelectionNode[] {
  const { children } = force;
  const blocks = new Map(force.entry.categories.map(({ id }, index) => [id, index + 1]));
  const ranks = ranksOf(state, children);
  for (const node of children) {
    const { primaryCategory: primary } = node;
    const block = primary === undefined ? 0 : (blocks.get(primary) ?? blocks.size + 1);
    node.shownAt = block * ranks.size + (ranks.get(effectiveName(state, node)) ?? 0);
  }
  const sorted = children.toSorted((a, b) => a.shownAt - b.shownAt);
  sorted.forEach((node, index) => {
    node.shownAt = index;
  });
  return sorted;
}

/** Names of units in their order. There are far fewer than units, and an edit seldom brings a new one. */
function ranksOf(state: State, nodes: readonly SelectionNode[]): ReadonlyMap<string, number> {
  const isKnown = nodes.every((node) => state.nameRanks.has(effectiveName(state, node)));
  if (!isKnown) {
    const names = new Set([...state.nameRanks.keys(), ...nodes.map((node) => effectiveName(state, node))]);
    let [rank, last] = [0, ''];
    state.nameRanks = new Map(
      [...names].sort(compareNames).map((name) => {
        if (compareNames(last, name) !== 0) rank += 1;
        last = name;
        return [name, rank];
      }),
    );
  }
  return state.nameRanks;
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

/** Counting below a place: by key, direct or deep, each selection times the amounts between it and the place. */
import type { NodeCache, RememberedCounts } from '../tree/node-cache';
import type { CategoryScope, ForceNode, RosterNode, ScopeNode, SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';

/**
 * What a key is looked up in: `id` joins all links of an entry, `path` keeps them apart, `category` reads the
 * categories (kept by themselves, as modifiers change them).
 */
export type KeyKind = 'id' | 'path' | 'category';

export interface Key {
  readonly kind: KeyKind;
  readonly key: string;
}

export const ANY: Key = { kind: 'id', key: 'any' };

const WAY_OF_KIND = { id: 0, path: 2, category: 4 } as const;

function addKeys(counts: Map<string, number>, node: SelectionNode, kind: KeyKind, amount: number): void {
  if (kind === 'category') {
    for (const { id } of node.categories) add(counts, id, amount);
  } else {
    for (const key of kind === 'id' ? node.slot.keys : node.way.strictKeys) add(counts, key, amount);
  }
}

function add(counts: Map<string, number>, key: string, amount: number): void {
  counts.set(key, (counts.get(key) ?? 0) + amount);
}

function addNode(
  counts: Map<string, number>,
  node: SelectionNode,
  kind: KeyKind,
  isDeep: boolean,
  factor: number,
): void {
  const amount = factor * node.amount;
  addKeys(counts, node, kind, amount);
  if (!isDeep) return;
  for (const child of node.children) addNode(counts, child, kind, isDeep, amount);
}

/** What is remembered of a place for one way of counting. */
function countsOf({ cache }: { readonly cache: NodeCache }, way: number): RememberedCounts {
  let counts = cache.counts;
  while (counts && counts.way !== way) counts = counts.next;
  if (!counts) {
    counts = { way, looks: 0, byKey: undefined, next: cache.counts };
    cache.counts = counts;
  }
  return counts;
}

/**
 * So often a selection is looked through before what is in it is counted by all its keys, which takes as long as some dozens
 * of looks, and much room.
 */
const MOST_LOOKS = 24;

function countIn(parent: SelectionNode, key: Key, isDeep: boolean): number {
  let count = 0;
  for (const child of parent.children) {
    if (hasKey(child, key)) count += child.amount;
    if (isDeep && child.children.length > 0) count += child.amount * countIn(child, key, isDeep);
  }
  return count;
}

function countBelow(parent: SelectionNode, key: Key, isDeep: boolean): number {
  if (parent.children.length === 0) return 0;
  const counts = countsOf(parent, WAY_OF_KIND[key.kind] + (isDeep ? 1 : 0));
  if (!counts.byKey) {
    counts.looks += 1;
    if (counts.looks <= MOST_LOOKS) return countIn(parent, key, isDeep);
    const made = new Map<string, number>();
    for (const child of parent.children) addNode(made, child, key.kind, isDeep, 1);
    counts.byKey = made;
  }
  return counts.byKey.get(key.key) ?? 0;
}

const KINDS = Object.keys(WAY_OF_KIND) as readonly KeyKind[];

const isIn = (place: ForceNode | CategoryScope, unit: SelectionNode): boolean =>
  place.kind === 'force' || place.holds(unit);

/** Takes a unit that keeps still into what is counted in a force and its blocks, or out of it. */
export function tally(force: ForceNode, unit: SelectionNode, factor: 1 | -1): void {
  for (const place of [force, ...force.blocks.values()]) {
    const { tallies } = place.memory;
    if (tallies.length === 0 || !isIn(place, unit)) continue;
    for (const kind of KINDS) {
      for (const isDeep of [false, true]) {
        const counts = tallies[WAY_OF_KIND[kind] + (isDeep ? 1 : 0)];
        if (counts) addNode(counts, unit, kind, isDeep, factor);
      }
    }
  }
}

/** What is tried out in units that keep still, as it counts in a place. */
function addApart(
  counts: Map<string, number>,
  { trial }: State,
  place: ForceNode | CategoryScope,
  kind: KeyKind,
  isDeep: boolean,
  factor: 1 | -1,
): void {
  const force = place.kind === 'force' ? place : place.force;
  for (const node of trial?.apart ?? []) {
    const { parent } = node;
    const isHere = isDeep && node.force === force && isIn(place, node.root);
    if (isHere && parent.kind === 'selection') addNode(counts, node, kind, isDeep, factor * parent.number);
  }
}

/** How many units and options of a key stand in a force or a block: those that keep still, then those that move. */
function countRoots(
  state: State,
  place: ForceNode | CategoryScope,
  { kind, key }: Key,
  isDeep: boolean,
): number {
  const force = place.kind === 'force' ? place : place.force;
  const way = WAY_OF_KIND[kind] + (isDeep ? 1 : 0);
  let still = place.memory.tallies[way];
  if (!still) {
    still = new Map();
    for (const child of force.children) {
      if (child.unit?.isRestless === false && isIn(place, child)) addNode(still, child, kind, isDeep, 1);
    }
    // It stands in its unit already, and is taken out of it again.
    addApart(still, state, place, kind, isDeep, -1);
    place.memory.tallies[way] = still;
  }
  const count = still.get(key) ?? 0;
  if (force.moving.length === 0 && !state.trial?.apart.length) return count;
  const moving = countsOf(place, way);
  if (!moving.byKey) {
    const made = new Map<string, number>();
    for (const unit of force.moving) if (isIn(place, unit)) addNode(made, unit, kind, isDeep, 1);
    addApart(made, state, place, kind, isDeep, 1);
    moving.byKey = made;
  }
  return count + (moving.byKey.get(key) ?? 0);
}

/** How many selections with this key are counted in a place. */
export function countSelections(
  state: State,
  scope: ScopeNode,
  key: Key,
  isDeep: boolean,
  inForces: boolean,
): number {
  if (scope.kind === 'selection') return countBelow(scope, key, isDeep);
  let sum = scope.kind === 'roster' ? 0 : countRoots(state, scope, key, isDeep);
  if (scope.kind === 'roster') {
    for (const force of scope.forces) sum += countSelections(state, force, key, isDeep, inForces);
  } else if (inForces) {
    for (const place of forcesBelow(scope)) sum += countSelections(state, place, key, isDeep, inForces);
  }
  return sum;
}

/** Child forces of a force; of a block, the same block in child forces. */
export function forcesBelow(scope: ForceNode | CategoryScope): readonly (ForceNode | CategoryScope)[] {
  if (scope.kind === 'force') return scope.forces;
  return scope.force.forces.map((force) => force.block(scope.categoryId, scope.primaryOnly));
}

export function hasKey(node: SelectionNode, { kind, key }: Key): boolean {
  if (kind === 'category') return hasCategory(node, key);
  return (kind === 'id' ? node.slot.keys : node.way.strictKeys).includes(key);
}

export function hasCategory({ categories }: SelectionNode, key: string): boolean {
  for (const { id } of categories) if (id === key) return true;
  return false;
}

/** Whether a force is what an id or a word names. */
export function isForce(force: ForceNode, id: string): boolean {
  const { entry } = force;
  return (
    id === 'any' ||
    id === 'force' ||
    id === entry.id ||
    id === entry.link?.id ||
    id === entry.definition.kind ||
    entry.categoryIds.has(id)
  );
}

/**
 * Forces below a place. The whole roster counts nested forces whatever the flag says (roster-semantics, section 26.2).
 */
export function countForces(scope: RosterNode | ForceNode, id: string, inForces: boolean): number {
  let count = 0;
  const isDeep = inForces || scope.kind === 'roster';
  for (const force of scope.forces) {
    if (isForce(force, id)) count += 1;
    if (isDeep) count += countForces(force, id, true);
  }
  return count;
}

/** Counting below a place: by key, direct or deep, each selection times the amounts between it and the place. */
import type { CategoryScope, ForceNode, RosterNode, ScopeNode, SelectionNode } from './nodes';

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

const INDEX_OF_KIND = { id: 0, path: 2, category: 4 } as const;

function addKeys(counts: Map<string, number>, node: SelectionNode, kind: KeyKind, amount: number): void {
  if (kind === 'category') {
    for (const { id } of node.categories) counts.set(id, (counts.get(id) ?? 0) + amount);
    return;
  }
  for (const key of kind === 'id' ? node.slot.keys : node.strictKeys) {
    counts.set(key, (counts.get(key) ?? 0) + amount);
  }
}

function addBelow(
  counts: Map<string, number>,
  children: readonly SelectionNode[],
  kind: KeyKind,
  isDeep: boolean,
  factor: number,
): void {
  for (const child of children) {
    const amount = factor * child.amount;
    addKeys(counts, child, kind, amount);
    if (isDeep && child.children.length > 0) addBelow(counts, child.children, kind, isDeep, amount);
  }
}

function countsOf(
  node: ForceNode | SelectionNode | CategoryScope,
  kind: KeyKind,
  isDeep: boolean,
): ReadonlyMap<string, number> {
  const index = INDEX_OF_KIND[kind] + (isDeep ? 1 : 0);
  const known = node.cache.counts?.[index];
  if (known) return known;
  const counts = new Map<string, number>();
  addBelow(counts, node.children, kind, isDeep, 1);
  node.cache.counts ??= [];
  node.cache.counts[index] = counts;
  return counts;
}

/** How many selections with this key are counted in a place. */
export function countSelections(scope: ScopeNode, key: Key, isDeep: boolean, inForces: boolean): number {
  if (scope.kind === 'roster') {
    let sum = 0;
    for (const force of scope.forces) sum += countSelections(force, key, isDeep, inForces);
    return sum;
  }
  let sum = countsOf(scope, key.kind, isDeep).get(key.key) ?? 0;
  if (inForces && scope.kind !== 'selection') {
    for (const place of forcesBelow(scope)) sum += countSelections(place, key, isDeep, inForces);
  }
  return sum;
}

/** Child forces of a force; of a block, the same block in child forces. */
export function forcesBelow(scope: ForceNode | CategoryScope): readonly (ForceNode | CategoryScope)[] {
  if (scope.kind === 'force') return scope.forces;
  return scope.force.forces.map((force) => force.block(scope.categoryId, scope.primaryOnly));
}

export function hasKey(node: SelectionNode, { kind, key }: Key): boolean {
  if (kind === 'category') return node.categories.some(({ id }) => id === key);
  return (kind === 'id' ? node.slot.keys : node.strictKeys).includes(key);
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

import type { Id } from '../../catalogue/definition';
import type { CompiledQuery } from '../../catalogue/query';
import type { ForceNode, RosterNode, ScopeNode, SelectionNode } from '../tree/nodes';
import { rememberedCost } from '../tree/remembered-cost';
import type { State } from '../tree/state';
import { ANY, forcesBelow, hasKey, type Key } from './count';
import { unitCost } from './unit-cost';

/** One of a selection with everything below it, in ten-thousandths. */
export function subtreeCost(state: State, node: SelectionNode, typeId: Id): number {
  if (node.children.length === 0) return unitCost(state, node, typeId) ?? 0;
  const known = rememberedCost(node.cache.subtreeCosts, typeId)?.value;
  if (known !== undefined) return known;
  const loops = state.loopCount;
  let sum = unitCost(state, node, typeId) ?? 0;
  for (const child of node.children) sum += child.amount * subtreeCost(state, child, typeId);
  if (loops === state.loopCount) {
    node.cache.subtreeCosts = { typeId, value: sum, next: node.cache.subtreeCosts };
  }
  return sum;
}

function sumBelow(
  state: State,
  children: readonly SelectionNode[],
  typeId: Id,
  key: Key,
  isDeep: boolean,
  factor: number,
): number {
  let sum = 0;
  for (const child of children) {
    const amount = factor * child.amount;
    // A match brings its whole subtree, so a match inside it is not looked for again.
    if (key === ANY || hasKey(child, key)) {
      sum += amount * (isDeep ? subtreeCost(state, child, typeId) : (unitCost(state, child, typeId) ?? 0));
    } else if (isDeep && child.children.length > 0) {
      sum += sumBelow(state, child.children, typeId, key, isDeep, amount);
    }
  }
  return sum;
}

/** How a cost is counted, of a query. */
type How = Pick<CompiledQuery, 'deep' | 'deepForces' | 'self'>;

/**
 * The cost of the selections with this key in a place, in ten-thousandths. Direct: the selections' own cost;
 * deep: each with all that is below it, once. With `self`, one of the selection that is the place may be what is meant.
 */
export function sumCosts(state: State, scope: ScopeNode, typeId: Id, key: Key, how: How): number {
  const { deep: isDeep, deepForces: inForces, self } = how;
  if (self && scope.kind === 'selection' && hasKey(scope, key)) {
    return isDeep ? subtreeCost(state, scope, typeId) : (unitCost(state, scope, typeId) ?? 0);
  }
  const memo = `${typeId} ${key.kind} ${key.key} ${isDeep ? 'deep' : ''} ${inForces ? 'forces' : ''}`;
  const known = scope.cache.sums?.get(memo);
  if (known !== undefined) return known;
  if (state.isProvisional && scope.kind !== 'selection') state.hasProvisionalCosts = true;
  const loops = state.loopCount;
  let sum = 0;
  if (scope.kind === 'roster') {
    for (const force of scope.forces) sum += sumCosts(state, force, typeId, key, how);
  } else {
    sum = sumBelow(state, scope.children, typeId, key, isDeep, 1);
    if (inForces && scope.kind !== 'selection') {
      for (const place of forcesBelow(scope)) sum += sumCosts(state, place, typeId, key, how);
    }
  }
  // What was read while a loop was found holds a value that is still in the making.
  if (loops === state.loopCount) {
    scope.cache.sums ??= new Map();
    scope.cache.sums.set(memo, sum);
  }
  return sum;
}

/** Everything in a force or the roster, forces' own costs too. */
export function totalCost(
  state: State,
  scope: RosterNode | ForceNode,
  typeId: Id,
  inForces: boolean,
): number {
  if (scope.kind === 'roster') {
    let sum = 0;
    for (const force of scope.forces) sum += totalCost(state, force, typeId, inForces);
    return sum;
  }
  const below: How = { deep: true, deepForces: false, self: false };
  let sum = sumCosts(state, scope, typeId, ANY, below) + (unitCost(state, scope, typeId) ?? 0);
  if (inForces) for (const force of scope.forces) sum += totalCost(state, force, typeId, inForces);
  return sum;
}

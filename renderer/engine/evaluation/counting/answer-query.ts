import { AMOUNT_UNIT } from '../../catalogue/decimal';
import type { Id } from '../../catalogue/definition';
import type { CompiledQuery } from '../../catalogue/query';
import type { Anchor, ScopeNode } from '../tree/nodes';
import { askPlace } from '../tree/outside';
import type { State } from '../tree/state';
import { countForces, countSelections, type Key } from './count';
import { countInForces, sumInForces } from './in-forces';
import { sumCosts, totalCost } from './sum-costs';

/** How a query's child id is looked up: links are kept apart when it is not shared. */
export function keyOf(query: CompiledQuery, childId: string): Key {
  if (query.childKind === 'category') return { kind: 'category', key: childId };
  return { kind: query.shared ? 'id' : 'path', key: childId };
}

/** Ten-thousandths of what a query counts in one place; undefined when it has no answer. */
export function answerQuery(
  state: State,
  query: CompiledQuery,
  scope: ScopeNode,
  childId: string | undefined,
): number | undefined {
  const { field, deep, deepForces } = query;
  if (childId === undefined) return undefined;
  switch (field.kind) {
    case 'forces':
      if (scope.kind !== 'roster' && scope.kind !== 'force') return 0;
      return countForces(scope, childId, deepForces) * AMOUNT_UNIT;
    case 'selections':
      if (query.childKind === 'force' || query.childKind === 'force-link') {
        return countInForces(state, scope, childId, query) * AMOUNT_UNIT;
      }
      return countSelections(state, scope, keyOf(query, childId), deep, deepForces) * AMOUNT_UNIT;
    case 'cost':
      if (childId === 'any' && (scope.kind === 'force' || scope.kind === 'roster')) {
        return totalCost(state, scope, field.typeId, deepForces || scope.kind === 'roster');
      }
      if (query.childKind === 'force' || query.childKind === 'force-link') {
        return sumInForces(state, scope, field.typeId, childId, query);
      }
      return sumCosts(state, scope, field.typeId, keyOf(query, childId), query);
    case 'limit':
      return state.limits.get(field.typeId);
    default:
      return undefined;
  }
}

/** The agreed limit of a cost, noted with who asks; undefined when there is none. */
export function askLimit(state: State, typeId: Id, anchor: Anchor): number | undefined {
  const about = state.catalogue.costTypes.get(typeId);
  return askPlace(state, anchor, state.root, about, false, (again) => again.limits.get(typeId));
}

const totals = new WeakMap<CompiledQuery, CompiledQuery>();

/** What a share is taken of: all that the query could count. */
function totalOf(query: CompiledQuery): CompiledQuery {
  let total = totals.get(query);
  if (!total) {
    total = { ...query, childKind: 'word', shared: true };
    totals.set(query, total);
  }
  return total;
}

/** Multiplied first: a quotient in binary is not exact (29 of 100 would be less than 29 percent). */
const shareOf = (count: number, total: number): number =>
  total === 0 ? 0 : (count * 100 * AMOUNT_UNIT) / total;

/** What a query counts in one place, as a share of all that is there when it says so. */
export function amountIn(
  state: State,
  query: CompiledQuery,
  scope: ScopeNode,
  childId: string | undefined,
): number | undefined {
  const count = answerQuery(state, query, scope, childId);
  if (count === undefined || !query.percent) return count;
  return shareOf(count, answerQuery(state, totalOf(query), scope, 'any') ?? 0);
}

/** The same question, noted with who asks. */
function askQuery(
  state: State,
  query: CompiledQuery,
  scope: ScopeNode,
  childId: string | undefined,
  anchor: Anchor,
): number | undefined {
  return askPlace(state, anchor, scope, query, query.field.kind === 'cost', (again, place) =>
    answerQuery(again, query, place, childId),
  );
}

/** All of which a query counts a share, in all places together. */
export function askTotal(
  state: State,
  query: CompiledQuery,
  scopes: readonly ScopeNode[],
  anchor: Anchor,
): number {
  let total = 0;
  for (const scope of scopes) total += askQuery(state, totalOf(query), scope, 'any', anchor) ?? 0;
  return total;
}

/** What a query counts in several places together, each asked by itself; undefined when one has no answer, or there is none. */
export function askAmount(
  state: State,
  query: CompiledQuery,
  scopes: readonly ScopeNode[],
  childId: string | undefined,
  anchor: Anchor,
): number | undefined {
  let sum: number | undefined;
  for (const scope of scopes) {
    const count = askQuery(state, query, scope, childId, anchor);
    if (count === undefined) return undefined;
    sum = (sum ?? 0) + count;
  }
  return sum !== undefined && query.percent ? shareOf(sum, askTotal(state, query, scopes, anchor)) : sum;
}

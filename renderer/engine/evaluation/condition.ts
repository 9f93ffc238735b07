import { AMOUNT_UNIT } from '../catalogue/decimal';
import type {
  CompiledCondition,
  CompiledConditionGroup,
  CompiledQuery,
  CompiledRepeat,
} from '../catalogue/query';
import { ANY, countForces, countSelections, hasKey, isForce, type Key } from './count';
import type { Anchor, ScopeNode } from './nodes';
import { askPlace } from './outside';
import { forceOf, primaryCategoryOf, resolveScope } from './scope';
import type { State } from './state';
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
        return countInForces(scope, childId, deep) * AMOUNT_UNIT;
      }
      return countSelections(scope, keyOf(query, childId), deep, deepForces) * AMOUNT_UNIT;
    case 'cost':
      if (childId === 'any' && (scope.kind === 'force' || scope.kind === 'roster')) {
        return totalCost(state, scope, field.typeId, deepForces || scope.kind === 'roster');
      }
      return sumCosts(state, scope, field.typeId, keyOf(query, childId), query);
    case 'limit':
      return state.limits.get(field.typeId);
    default:
      return undefined;
  }
}

/** Selections inside the forces of one type, the place itself or forces below it. */
function countInForces(scope: ScopeNode, id: string, isDeep: boolean): number {
  if (scope.kind === 'selection' || scope.kind === 'category') return 0;
  let count = 0;
  if (scope.kind === 'force' && isForce(scope, id)) count += countSelections(scope, ANY, isDeep, false);
  for (const force of scope.forces) count += countInForces(force, id, isDeep);
  return count;
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

/** All of which a query counts a share. */
export function askTotal(state: State, query: CompiledQuery, scope: ScopeNode, anchor: Anchor): number {
  return askQuery(state, totalOf(query), scope, 'any', anchor) ?? 0;
}

function percentOf(
  state: State,
  query: CompiledQuery,
  scope: ScopeNode,
  count: number,
  anchor: Anchor,
): number {
  const total = askTotal(state, query, scope, anchor);
  return total === 0 ? 0 : (count / total) * 100 * AMOUNT_UNIT;
}

function compare(type: string, count: number, value: number): boolean {
  switch (type) {
    case 'atLeast':
      return count >= value;
    case 'atMost':
      return count <= value;
    case 'greaterThan':
      return count > value;
    case 'lessThan':
      return count < value;
    case 'equalTo':
      return count === value;
    case 'notEqualTo':
      return count !== value;
    default:
      return false;
  }
}

/** Roster-semantics, section 11.1. */
function isInstance(state: State, query: CompiledQuery, anchor: Anchor): boolean {
  const { scope, childId } = query;
  if (childId === undefined || scope === 'roster') return false;
  if (scope === 'primary-category') return primaryCategoryOf(anchor) === childId;
  if (scope === 'primary-catalogue') {
    const { book } = forceOf(anchor);
    return book.id === childId || book.key === childId;
  }
  if (scope === 'force') {
    const force = forceOf(anchor);
    return force.entry.id === childId || force.entry.link?.id === childId || force.book.id === childId;
  }
  return resolveScope(state, anchor, query, true).some((node) => {
    if (node.kind === 'selection') {
      return hasKey(node, { kind: 'id', key: childId }) || hasKey(node, { kind: 'category', key: childId });
    }
    if (node.kind === 'force')
      return scope !== 'ancestor' ? isForce(node, childId) : node.entry.id === childId;
    return node.kind === 'category' && (node.categoryId === childId || childId === 'category');
  });
}

/** An unset limit reads as -1 where it is compared for equality and is without bound elsewhere (section 26.3). */
function compareUnsetLimit(type: string, value: number): boolean {
  if (type === 'equalTo' || type === 'notEqualTo') return compare(type, -AMOUNT_UNIT, value);
  return compare(type, Number.POSITIVE_INFINITY, value);
}

export function holds(state: State, condition: CompiledCondition, anchor: Anchor): boolean {
  const { type, query, value } = condition;
  if (type === 'always') return true;
  if (type === 'never') return false;
  if (type === 'instanceOf') return isInstance(state, query, anchor);
  if (type === 'notInstanceOf') return !isInstance(state, query, anchor);
  if (query.field.kind === 'limit') {
    const limit = state.limits.get(query.field.typeId);
    return limit === undefined ? compareUnsetLimit(type, value) : compare(type, limit, value);
  }
  const scopes = resolveScope(state, anchor, query);
  const isAncestor = query.scope === 'ancestor';
  const childId = query.childId ?? (isAncestor ? 'any' : undefined);
  let sum: number | undefined;
  for (const scope of scopes) {
    let count = askQuery(state, query, scope, childId, anchor);
    if (count === undefined) return false;
    if (query.percent) count = percentOf(state, query, scope, count, anchor);
    if (isAncestor && compare(type, count, value)) return true;
    sum = (sum ?? 0) + count;
  }
  return sum !== undefined && !isAncestor && compare(type, sum, value);
}

export function groupHolds(state: State, group: CompiledConditionGroup, anchor: Anchor): boolean {
  const { conditions, groups } = group;
  if (conditions.length + groups.length === 0) return true;
  switch (group.type) {
    case 'or':
      return (
        conditions.some((condition) => holds(state, condition, anchor)) ||
        groups.some((inner) => groupHolds(state, inner, anchor))
      );
    case 'not':
      return !(
        conditions.every((condition) => holds(state, condition, anchor)) &&
        groups.every((inner) => groupHolds(state, inner, anchor))
      );
    default:
      return (
        conditions.every((condition) => holds(state, condition, anchor)) &&
        groups.every((inner) => groupHolds(state, inner, anchor))
      );
  }
}

/** How often one repeat lets a modifier apply. */
export function repeatTimes(state: State, repeat: CompiledRepeat, anchor: Anchor): number {
  const { query, value } = repeat;
  if (value === 0) return 0;
  let count = 0;
  if (query.field.kind === 'limit') count = state.limits.get(query.field.typeId) ?? -AMOUNT_UNIT;
  else {
    for (const scope of resolveScope(state, anchor, query)) {
      const answer = askQuery(state, query, scope, query.childId, anchor) ?? 0;
      count += query.percent ? percentOf(state, query, scope, answer, anchor) : answer;
    }
  }
  const quotient = count / value;
  // Towards zero: an unset limit of -1 must not count as a whole step backwards.
  return (repeat.roundUp ? Math.ceil(quotient) : Math.trunc(quotient)) * repeat.repeats;
}

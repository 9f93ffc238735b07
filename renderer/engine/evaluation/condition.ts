import { AMOUNT_UNIT } from '../catalogue/decimal';
import type {
  CompiledCondition,
  CompiledConditionGroup,
  CompiledQuery,
  CompiledRepeat,
} from '../catalogue/query';
import { countForces, countSelections, hasKey, isForce, type Key } from './count';
import { countInForces, sumInForces } from './in-forces';
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
        return countInForces(scope, childId, query) * AMOUNT_UNIT;
      }
      return countSelections(scope, keyOf(query, childId), deep, deepForces) * AMOUNT_UNIT;
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

/** What was counted, or its share of all when the query says so. */
function shareOf(
  state: State,
  query: CompiledQuery,
  scopes: readonly ScopeNode[],
  count: number,
  anchor: Anchor,
): number {
  if (!query.percent) return count;
  const total = askTotal(state, query, scopes, anchor);
  // Multiplied first: a quotient in binary is not exact (29 of 100 would be less than 29 percent).
  return total === 0 ? 0 : (count * 100 * AMOUNT_UNIT) / total;
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
  const isUnderForce = scope === 'parent' && query.childKind === 'category' && isRoot(anchor);
  // What a unit stands in is a block of the force.
  if (isUnderForce) return primaryCategoryOf(anchor) === childId;
  return resolveScope(state, anchor, query, true).some((node) => {
    switch (node.kind) {
      case 'selection':
        return hasKey(node, { kind: 'id', key: childId }) || hasKey(node, { kind: 'category', key: childId });
      case 'force':
        if (query.childKind === 'category' && scope === 'ancestor') return false;
        return isForce(node, childId) || node.book.id === childId;
      case 'category':
        return node.categoryId === childId || childId === 'category';
      default:
        return childId === 'roster';
    }
  });
}

/** Stands in a force and in no selection. */
function isRoot(anchor: Anchor): boolean {
  return anchor.kind === 'selection' && anchor.parent.kind === 'force';
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
    const count = askQuery(state, query, scope, childId, anchor);
    if (count === undefined) return false;
    if (isAncestor && compare(type, shareOf(state, query, [scope], count, anchor), value)) return true;
    sum = (sum ?? 0) + count;
  }
  return sum !== undefined && !isAncestor && compare(type, shareOf(state, query, scopes, sum, anchor), value);
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
    const scopes = resolveScope(state, anchor, query);
    for (const scope of scopes) count += askQuery(state, query, scope, query.childId, anchor) ?? 0;
    count = shareOf(state, query, scopes, count, anchor);
  }
  const quotient = count / value;
  // Towards zero: an unset limit of -1 must not count as a whole step backwards.
  return (repeat.roundUp ? Math.ceil(quotient) : Math.trunc(quotient)) * repeat.repeats;
}

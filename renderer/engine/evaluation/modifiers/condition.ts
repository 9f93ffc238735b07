import { AMOUNT_UNIT } from '../../catalogue/decimal';
import type { CompiledCondition, CompiledQuery, CompiledRepeat } from '../../catalogue/query';
import { amountIn, askAmount, askLimit } from '../counting/answer-query';
import { hasCategory, isForce } from '../counting/count';
import { forceOf, primaryCategoryOf, resolveScope } from '../counting/scope';
import type { Anchor, ScopeNode } from '../tree/nodes';
import { askPlace } from '../tree/outside';
import type { State } from '../tree/state';

const COMPARISONS: ReadonlyMap<string, (count: number, value: number) => boolean> = new Map<
  string,
  (count: number, value: number) => boolean
>([
  ['atLeast', (count, value) => count >= value],
  ['atMost', (count, value) => count <= value],
  ['greaterThan', (count, value) => count > value],
  ['lessThan', (count, value) => count < value],
  ['equalTo', (count, value) => count === value],
  ['notEqualTo', (count, value) => count !== value],
]);

const compare = (type: string, count: number, value: number): boolean =>
  COMPARISONS.get(type)?.(count, value) ?? false;

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
        return node.slot.keys.includes(childId) || hasCategory(node, childId);
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

function holdsIn(
  state: State,
  { type, query, value }: CompiledCondition,
  scope: ScopeNode,
  childId: string | undefined,
): boolean {
  const count = amountIn(state, query, scope, childId);
  return count !== undefined && compare(type, count, value);
}

/** Whether it holds is what is noted, as that changes less often than the number. */
function askHolds(
  state: State,
  condition: CompiledCondition,
  scope: ScopeNode,
  childId: string | undefined,
  anchor: Anchor,
): boolean {
  const ask = (again: State, place: ScopeNode): number => Number(holdsIn(again, condition, place, childId));
  return askPlace(state, anchor, scope, condition, condition.query.field.kind === 'cost', ask) === 1;
}

export function holds(state: State, condition: CompiledCondition, anchor: Anchor): boolean {
  const { type, query, value } = condition;
  if (type === 'always') return true;
  if (type === 'never') return false;
  if (type === 'instanceOf') return isInstance(state, query, anchor);
  if (type === 'notInstanceOf') return !isInstance(state, query, anchor);
  if (query.field.kind === 'limit') {
    const limit = askLimit(state, query.field.typeId, anchor);
    return limit === undefined ? compareUnsetLimit(type, value) : compare(type, limit, value);
  }
  const scopes = resolveScope(state, anchor, query);
  const isAncestor = query.scope === 'ancestor';
  const childId = query.childId ?? (isAncestor ? 'any' : undefined);
  if (scopes.length === 1 || isAncestor) {
    for (const scope of scopes) {
      const isTrue =
        scope.kind === 'selection'
          ? holdsIn(state, condition, scope, childId)
          : askHolds(state, condition, scope, childId, anchor);
      if (isTrue) return true;
    }
    return false;
  }
  const amount = askAmount(state, query, scopes, childId, anchor);
  return amount !== undefined && compare(type, amount, value);
}

/** What a condition counts, in units, where groups reckon with it; 1 or 0 for one that counts nothing. */
export function numberOf(state: State, condition: CompiledCondition, anchor: Anchor): number {
  const { type, query } = condition;
  if (!COMPARISONS.has(type)) return holds(state, condition, anchor) ? 1 : 0;
  const amount =
    query.field.kind === 'limit'
      ? (askLimit(state, query.field.typeId, anchor) ?? -AMOUNT_UNIT)
      : (askAmount(state, query, resolveScope(state, anchor, query), query.childId, anchor) ?? 0);
  return amount / AMOUNT_UNIT;
}

/** How often one repeat lets a modifier apply. */
export function repeatTimes(state: State, repeat: CompiledRepeat, anchor: Anchor): number {
  const { query, value } = repeat;
  if (value === 0) return 0;
  if (query.field.kind === 'limit') {
    return timesIn(repeat, askLimit(state, query.field.typeId, anchor) ?? -AMOUNT_UNIT);
  }
  const scopes = resolveScope(state, anchor, query);
  const [scope] = scopes;
  if (scopes.length !== 1 || !scope) {
    return timesIn(repeat, askAmount(state, query, scopes, query.childId, anchor) ?? 0);
  }
  const ask = (again: State, place: ScopeNode): number =>
    timesIn(repeat, amountIn(again, query, place, query.childId) ?? 0);
  if (scope.kind === 'selection') return ask(state, scope);
  return askPlace(state, anchor, scope, repeat, query.field.kind === 'cost', ask) ?? 0;
}

function timesIn({ value, roundUp, repeats }: CompiledRepeat, count: number): number {
  const quotient = count / value;
  // Towards zero: an unset limit of -1 must not count as a whole step backwards.
  return (roundUp ? Math.ceil(quotient) : Math.trunc(quotient)) * repeats;
}

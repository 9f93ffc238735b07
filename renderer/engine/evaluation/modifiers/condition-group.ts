/**
 * Groups of conditions: all, any, not all; those of New Recruit that count what holds, reckon or compare (roster-semantics,
 * sections 11.2 and 23.5).
 */
import type { CompiledConditionGroup } from '../../catalogue/query';
import type { Anchor } from '../tree/nodes';
import type { State } from '../tree/state';
import { holds, numberOf } from './condition';

type Reckon = (left: number, right: number) => number;

/** From left to right. */
const RECKONING: ReadonlyMap<string, Reckon> = new Map<string, Reckon>([
  ['add', (left, right) => left + right],
  ['subtract', (left, right) => left - right],
  ['multiply', (left, right) => left * right],
  ['divide', (left, right) => (right === 0 ? 0 : left / right)],
  ['modulo', (left, right) => (right === 0 ? 0 : left % right)],
  ['power', (left, right) => left ** right],
  ['min', (left, right) => Math.min(left, right)],
  ['max', (left, right) => Math.max(left, right)],
]);

type Compare = (left: number, right: number) => boolean;

/** The first part with the second. */
const COMPARING: ReadonlyMap<string, Compare> = new Map<string, Compare>([
  ['greater', (left, right) => left > right],
  ['greaterOrEqual', (left, right) => left >= right],
  ['less', (left, right) => left < right],
  ['lessOrEqual', (left, right) => left <= right],
  ['equal', (left, right) => left === right],
  ['notEqual', (left, right) => left !== right],
]);

export function groupHolds(state: State, group: CompiledConditionGroup, anchor: Anchor): boolean {
  const { conditions, groups, type } = group;
  if (conditions.length + groups.length === 0) return true;
  switch (type) {
    case 'or':
      return anyHolds(state, group, anchor);
    case 'and':
      return allHold(state, group, anchor);
    case 'not':
      return !allHold(state, group, anchor);
    case 'count': {
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = group.definition ?? {};
      const count = countHolding(state, group, anchor);
      return count >= Number(min) && count <= Number(max);
    }
  }
  const isTrue = COMPARING.get(type);
  if (isTrue) {
    const [left = 0, right = 0] = numbersOf(state, group, anchor);
    return isTrue(left, right);
  }
  // A word that nobody knows is taken for "all".
  return RECKONING.has(type) ? numberOfGroup(state, group, anchor) !== 0 : allHold(state, group, anchor);
}

function allHold(state: State, { conditions, groups }: CompiledConditionGroup, anchor: Anchor): boolean {
  for (const condition of conditions) if (!holds(state, condition, anchor)) return false;
  for (const inner of groups) if (!groupHolds(state, inner, anchor)) return false;
  return true;
}

function anyHolds(state: State, { conditions, groups }: CompiledConditionGroup, anchor: Anchor): boolean {
  for (const condition of conditions) if (holds(state, condition, anchor)) return true;
  for (const inner of groups) if (groupHolds(state, inner, anchor)) return true;
  return false;
}

function countHolding(state: State, { conditions, groups }: CompiledConditionGroup, anchor: Anchor): number {
  return (
    conditions.filter((condition) => holds(state, condition, anchor)).length +
    groups.filter((inner) => groupHolds(state, inner, anchor)).length
  );
}

function numberOfGroup(state: State, group: CompiledConditionGroup, anchor: Anchor): number {
  const reckon = RECKONING.get(group.type);
  if (reckon) {
    const [first = 0, ...others] = numbersOf(state, group, anchor);
    return others.reduce(reckon, first);
  }
  if (group.type === 'count') return countHolding(state, group, anchor);
  return groupHolds(state, group, anchor) ? 1 : 0;
}

/** Of the conditions, then of the groups. */
function numbersOf(
  state: State,
  { conditions, groups }: CompiledConditionGroup,
  anchor: Anchor,
): readonly number[] {
  return [
    ...conditions.map((condition) => numberOf(state, condition, anchor)),
    ...groups.map((inner) => numberOfGroup(state, inner, anchor)),
  ];
}

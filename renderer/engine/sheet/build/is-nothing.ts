import type { EvaluatedSelection } from '../../evaluation/evaluated';
import { saysNothing } from '../../words/says-nothing';

/**
 * A choice by which nothing is taken, as groups of which one must be chosen have it. By its name alone it might be
 * something (`No Mercy`): it must be free and bring nothing along.
 */
export function isNothing(option: EvaluatedSelection): boolean {
  const { role, isLost, children, profiles, rules, capabilities, costs } = option;
  const brings = [...children, ...profiles, ...rules, ...capabilities].length > 0;
  const isFree = costs.every(({ value }) => value === 0);
  return role === undefined && !isLost && !brings && isFree && saysNothing(option);
}

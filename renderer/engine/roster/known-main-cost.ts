import { isCalledPoints } from '../catalogue/main-cost';
import type { Roster } from './document';
import { type LastKnown, lastKnown } from './last-known';

/**
 * Id of the cost that a list is counted in when its data are not there: the one called points, as with them. Where none is,
 * the order of the data is not known (files sort costs by name): then the one that a limit was agreed in, else the one that
 * most was spent of, as the others count few things.
 */
export function knownMainCost(roster: Roster, { totals }: LastKnown = lastKnown(roster)): string | undefined {
  const limits = roster.limits.filter(({ value }) => value >= 0);
  const spent = [...totals].map(([typeId, total]) => ({ typeId, ...total }));
  const called = [...spent, ...limits].find(({ name }) => isCalledPoints(name));
  const most = spent.toSorted((one, other) => other.value - one.value)[0];
  return (called ?? limits[0] ?? most)?.typeId;
}

/** Costs of a list as they are told: the one that it is counted in first, the others as they come. */
export function mainFirst<Cost extends { readonly typeId: string }>(
  costs: readonly Cost[],
  main: string | undefined,
): readonly Cost[] {
  return costs.toSorted((one, other) => Number(other.typeId === main) - Number(one.typeId === main));
}

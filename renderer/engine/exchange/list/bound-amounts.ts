import type { Roster, RosterForce, RosterSelection } from '../../roster/document';

/** Of one thing in a list, all its parents counted: a hundred times what any army has. */
export const MOST_OF_ONE = 1_000_000;
/** Of all things in a list together: so many times any price is still an exact number. */
export const MOST_OF_ALL = 10_000_000;

export interface BoundAmounts {
  /** The same one when nothing had to be bounded. */
  readonly roster: Roster;
  readonly most: number;
  /** What had more. */
  readonly names: readonly string[];
}

/**
 * A list whose amounts, each of which is for each of its parent, multiply to no more than can be counted exactly. No army
 * has so many; a file may, and the sums that were shown of it would be wrong in their last digits.
 */
export function boundAmounts(roster: Roster): BoundAmounts {
  let most = MOST_OF_ONE;
  while (most > 1 && countedAll(roster, most) > MOST_OF_ALL) most /= 10;
  const names = new Set<string>();
  const selections = (list: readonly RosterSelection[], above: number): readonly RosterSelection[] =>
    list.map((each) => {
      const amount = within(each.amount, above, most);
      if (amount !== each.amount) names.add(each.name);
      if (each.selections === undefined) return amount === each.amount ? each : { ...each, amount };
      return { ...each, amount, selections: selections(each.selections, above * amount) };
    });
  const force = (each: RosterForce): RosterForce => ({
    ...each,
    ...(each.selections === undefined ? {} : { selections: selections(each.selections, 1) }),
    ...(each.forces === undefined ? {} : { forces: each.forces.map(force) }),
  });
  const forces = roster.forces.map(force);
  return names.size === 0
    ? { roster, most, names: [] }
    : { roster: { ...roster, forces }, most, names: [...names] };
}

function within(amount: number, above: number, most: number): number {
  return Math.max(1, Math.min(amount, Math.floor(most / above)));
}

function countedAll({ forces }: Roster, most: number): number {
  const below = (list: readonly RosterSelection[], above: number): number =>
    list.reduce((sum, each) => {
      const all = above * within(each.amount, above, most);
      return sum + all + below(each.selections ?? [], all);
    }, 0);
  const inForce = (each: RosterForce): number =>
    (each.forces ?? []).reduce((sum, child) => sum + inForce(child), below(each.selections ?? [], 1));
  return forces.reduce((sum, each) => sum + inForce(each), 0);
}

import { amountToNumber } from '../../catalogue/decimal';
import type { CostTotal } from '../../evaluation/evaluated';
import type { ListNote } from '../list/list-problem';
import type { StoredTotal } from '../ros/totals';

/** The totals that a file claims where they are not what its choices come to with these data; undefined when all are. */
export function otherTotals(
  stored: readonly StoredTotal[],
  costs: readonly CostTotal[],
): ListNote | undefined {
  const ours = new Map(costs.map(({ typeId, value }) => [typeId, amountToNumber(value)]));
  const totals = stored.flatMap(({ typeId, name, value }) => {
    const now = ours.get(typeId) ?? 0;
    return now === value ? [] : [{ name: name.trim(), stored: value, now }];
  });
  return totals.length === 0 ? undefined : { kind: 'other-totals', totals };
}

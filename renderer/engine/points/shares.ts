import type { Amount } from '../catalogue/amount';
import { parseDecimal } from '../catalogue/decimal';
import type { Id, LocalNames } from '../catalogue/definition';
import type { EffectiveLimit, EvaluatedForce, EvaluatedSelection, Evaluation } from '../evaluation/evaluated';
import type { NodeId } from '../roster/document';

export interface CategoryShare {
  readonly force: NodeId;
  readonly entryId: Id;
  readonly name: string;
  readonly names: LocalNames | undefined;
  readonly hidden: boolean;
  /** Of the selections that stand in this block. The values of a force's blocks add up to what its selections cost. */
  readonly value: Amount;
  /** With the selections of other blocks that count here too: what a share of the limit is compared with. */
  readonly counted: Amount;
  /** `counted` as a percentage of the agreed limit; undefined without one. */
  readonly percent: number | undefined;
  /** Limits of the block on this cost: shares and sums. */
  readonly limits: readonly EffectiveLimit[];
}

function costOf(selections: readonly EvaluatedSelection[], typeId: Id): Amount {
  let sum = 0;
  for (const { totals } of selections) sum += totals.find((total) => total.typeId === typeId)?.value ?? 0;
  return sum as Amount;
}

/** What each block of each force costs, nested forces after their parents. */
export function shares(evaluation: Evaluation, typeId: Id): readonly CategoryShare[] {
  const agreed = evaluation.roster.limits.find((limit) => limit.typeId === typeId);
  const limit = agreed ? parseDecimal(agreed.value) : 0;
  const visit = (force: EvaluatedForce): CategoryShare[] => [
    ...force.categories.map((category): CategoryShare => {
      const value = costOf(category.selections, typeId);
      const counted = (value + costOf(category.alsoCounted, typeId)) as Amount;
      const { entryId, name, names, hidden } = category;
      const percent = limit > 0 ? (counted / limit) * 100 : undefined;
      const limits = category.limits.filter(({ field }) => field === typeId);
      return { force: force.id, entryId, name, names, hidden, value, counted, percent, limits };
    }),
    ...force.forces.flatMap(visit),
  ];
  return evaluation.forces.flatMap(visit);
}

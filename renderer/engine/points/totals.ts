import type { Amount } from '../catalogue/amount';
import { parseDecimal } from '../catalogue/decimal';
import type { Id } from '../catalogue/definition';
import type { Evaluation } from '../evaluation/evaluated';

export interface RosterTotal {
  readonly typeId: Id;
  readonly name: string;
  readonly spent: Amount;
  /** Undefined without an agreed limit. */
  readonly limit: Amount | undefined;
  /** Limit less spent, negative when passed. */
  readonly left: Amount | undefined;
  /** True for a cost that screens do not show; it is limited all the same. */
  readonly hidden: boolean;
}

/** What the whole list costs, by cost type, against its limits. Lost choices are outside. */
export function totals(evaluation: Evaluation): readonly RosterTotal[] {
  return evaluation.costs.map(({ typeId, name, value, hidden }) => {
    const agreed = evaluation.roster.limits.find((limit) => limit.typeId === typeId);
    const limit = agreed && parseDecimal(agreed.value);
    const left = limit === undefined ? undefined : ((limit - value) as Amount);
    return { typeId, name, spent: value, limit, left, hidden };
  });
}

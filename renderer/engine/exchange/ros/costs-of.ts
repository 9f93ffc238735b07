import { amountToText, parseDecimal } from '../../catalogue/decimal';
import type { CostTotal } from '../../evaluation/evaluated';
import type { RosterSelection } from '../../roster/document';
import { canonicalJson } from '../canonical-json';
import { lastCosts } from './read-selection';
import { nodesOf, type RosNode } from './ros-node';

/** Costs as the file has them; undefined when there are none. */
export function costNodes(costs: readonly CostTotal[]): readonly RosNode[] | undefined {
  return costs.length === 0
    ? undefined
    : costs.map(({ typeId, name, value }) => ({ name, typeId, value: amountToText(value) }));
}

/** Last known costs of a choice whose data are not there: as the file had them, when they still say the same. */
export function lastCostNodes(
  { costs = [], kept }: RosterSelection,
  number: number,
): readonly RosNode[] | undefined {
  const stored = kept ? nodesOf(kept as RosNode, 'costs') : [];
  if (stored.length > 0 && canonicalJson(lastCosts(stored, number)) === canonicalJson(costs)) return stored;
  return costs.length === 0
    ? undefined
    : costs.map(({ typeId, name, value }) => ({
        name,
        typeId,
        value: amountToText(parseDecimal(value) * number),
      }));
}

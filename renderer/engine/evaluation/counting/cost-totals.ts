import type { Amount } from '../../catalogue/amount';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Id } from '../../catalogue/definition';
import type { CostTotal } from '../evaluated';
import type { SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { subtreeCost } from './sum-costs';
import { unitCost } from './unit-cost';

export function costTotal(catalogue: Catalogue, typeId: Id, value: number): CostTotal {
  const type = catalogue.costTypes.get(typeId);
  return {
    typeId,
    name: type?.name ?? '',
    value: Math.round(value) as Amount,
    hidden: type?.hidden ?? false,
  };
}

/** A selection's own costs, only of types that its entry or a modifier gives it. */
export function ownCosts(state: State, node: SelectionNode, factor: number): readonly CostTotal[] {
  const costs: CostTotal[] = [];
  for (const typeId of state.catalogue.costTypes.keys()) {
    const cost = unitCost(state, node, typeId);
    if (cost !== undefined) costs.push(costTotal(state.catalogue, typeId, cost * factor));
  }
  return costs;
}

/** With everything below, of every type that occurs in the data. */
export function subtreeCosts(state: State, node: SelectionNode, factor: number): readonly CostTotal[] {
  return state.catalogue.usedCostTypes.map(({ id }) =>
    costTotal(state.catalogue, id, subtreeCost(state, node, id) * factor),
  );
}

export function addTotals(
  catalogue: Catalogue,
  lists: readonly (readonly CostTotal[])[],
): readonly CostTotal[] {
  return catalogue.usedCostTypes.map(({ id }) => {
    let sum = 0;
    for (const list of lists) sum += list.find(({ typeId }) => typeId === id)?.value ?? 0;
    return costTotal(catalogue, id, sum);
  });
}

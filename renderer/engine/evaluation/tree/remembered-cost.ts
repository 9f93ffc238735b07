import type { Id } from '../../catalogue/definition';

/** Costs that were worked out, one for each type: of the few that there are a chain takes least room. */
export interface RememberedCost {
  readonly typeId: Id;
  readonly value: number | undefined;
  readonly next: RememberedCost | undefined;
}

export function rememberedCost(first: RememberedCost | undefined, typeId: Id): RememberedCost | undefined {
  let cost = first;
  while (cost !== undefined && cost.typeId !== typeId) cost = cost.next;
  return cost;
}

import { amountToNumber } from '../../catalogue/decimal';
import type { CostTotal } from '../../evaluation/evaluated';
import { nameIn } from '../../words/name-in';
import type { SheetContext } from './context';

export interface OtherCost {
  readonly typeId: string;
  readonly name: string;
  readonly value: number;
}

/** Pools, victory and command points: whatever is counted beside the points and meant to be seen. */
export function otherCosts(
  { catalogue, language, points }: Pick<SheetContext, 'catalogue' | 'language' | 'points'>,
  totals: readonly CostTotal[],
): readonly OtherCost[] {
  return totals
    .filter(({ typeId, hidden, value }) => typeId !== points && !hidden && value !== 0)
    .map(({ typeId, name, value }) => ({
      typeId,
      name: nameIn(language, name, catalogue.costTypes.get(typeId)?.names).trim(),
      value: amountToNumber(value),
    }));
}

import { amountToNumber } from '../../engine/catalogue/decimal';
import { unitWord } from '../../engine/sheet/build/values';
import { unitCount } from '../../engine/sheet/build/walk';
import { capital } from '../../engine/words/capital';
import type { ArmyValue } from '../protocol/chosen-view';
import type { ViewContext } from './context';

/** Numbers of the whole army: units, and every cost beside the points that players are meant to see. */
export function armyValues(context: ViewContext): readonly ArmyValue[] {
  const { evaluation, sheet, catalogue } = context;
  const costs = evaluation.costs.flatMap(({ typeId, name, value, hidden }): ArmyValue[] => {
    const most = sheet.names.limitOf(typeId);
    if (hidden || typeId === sheet.points || (value === 0 && most === undefined)) return [];
    const amount = amountToNumber(value);
    return [
      {
        key: typeId,
        name: context.name({ name, names: catalogue.costTypes.get(typeId)?.names }),
        value: amount,
        most,
        state: most !== undefined && amount > most ? 'over' : undefined,
      },
    ];
  });
  const units = unitCount(evaluation);
  const count: ArmyValue = {
    key: '(units)',
    name: capital(unitWord(sheet, 2)),
    value: units,
    most: undefined,
    state: undefined,
  };
  return [count, ...costs];
}

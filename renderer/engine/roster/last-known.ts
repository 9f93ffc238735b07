import { amountToNumber, parseDecimal } from '../catalogue/decimal';
import type { Roster, RosterForce, RosterSelection } from './document';

export interface LastKnown {
  readonly totals: ReadonlyMap<string, { readonly name: string; readonly value: number }>;
  /** Choices in the document, each once whatever its amount. */
  readonly selections: number;
}

/** What a list comes to by the prices that it stores itself: all there is to say when its book is not there. */
export function lastKnown(roster: Roster): LastKnown {
  const totals = new Map<string, { name: string; tenThousandths: number }>();
  let selections = 0;

  function addSelection(selection: RosterSelection, times: number): void {
    selections += 1;
    const number = times * selection.amount;
    for (const { typeId, name, value } of selection.costs ?? []) {
      const known = totals.get(typeId) ?? { name, tenThousandths: 0 };
      known.tenThousandths += parseDecimal(value) * number;
      totals.set(typeId, known);
    }
    for (const child of selection.selections ?? []) addSelection(child, number);
  }
  function addForce(force: RosterForce): void {
    for (const selection of force.selections ?? []) addSelection(selection, 1);
    for (const child of force.forces ?? []) addForce(child);
  }
  for (const force of roster.forces) addForce(force);

  const plain = [...totals].map(
    ([id, { name, tenThousandths }]) => [id, { name, value: amountToNumber(tenThousandths) }] as const,
  );
  return { totals: new Map(plain), selections };
}

/** A unit as a list remembers it, with all that is below it. */
export interface LastKnownUnit {
  readonly name: string;
  /** Names of the forces that it is in, outermost first. */
  readonly at: readonly string[];
  readonly costs: readonly { readonly name: string; readonly value: number }[];
}

/**
 * The units of a list whose book is not there.
 * @param main id of the cost that is told first
 */
export function lastKnownUnits(roster: Roster, main: string | undefined): readonly LastKnownUnit[] {
  const inForce = (force: RosterForce, above: readonly string[]): readonly LastKnownUnit[] => {
    const at = [...above, force.name];
    const own = (force.selections ?? []).map((unit): LastKnownUnit => {
      const { totals } = lastKnown({ ...roster, forces: [{ ...force, selections: [unit], forces: [] }] });
      const costs = [...totals]
        .toSorted(([one], [other]) => Number(other === main) - Number(one === main))
        .map(([, cost]) => cost)
        .filter(({ value }) => value !== 0);
      return { name: unit.name, at, costs };
    });
    return [...own, ...(force.forces ?? []).flatMap((child) => inForce(child, at))];
  };
  return roster.forces.flatMap((force) => inForce(force, []));
}

import type { Catalogue } from '../catalogue/catalogue';
import { amountToNumber, parseDecimal } from '../catalogue/decimal';
import type { BookVersion, CostLimit, Roster } from './document';

/** An empty list of a system, with the limits that its cost types start with. */
export function newRoster(catalogue: Catalogue, name: string, newId: () => string): Roster {
  const { system } = catalogue;
  const version: BookVersion = { id: system.id, name: system.name, revision: String(system.revision ?? '') };
  const limits: CostLimit[] = [];
  for (const type of catalogue.costTypes.values()) {
    const value = amountToNumber(parseDecimal(type.defaultCostLimit ?? -1));
    if (value >= 0) limits.push({ typeId: type.id, name: type.name ?? '', value });
  }
  return { format: 1, id: newId(), name, system: version, books: [], limits, forces: [] };
}

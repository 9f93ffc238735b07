import type { Book, CapabilitiesFile, Item, System, Unit } from '../../../../../schemas/generated/types';
import type { Id } from '../../definition';
import { localIds, type Symbols, symbolsOf } from '../symbols';

/** Ids that a system and its capabilities offer, for the checks of its books. */
export interface Known {
  readonly symbols: Symbols;
  readonly capabilities: ReadonlyMap<Id, number> | undefined;
  readonly columns: ReadonlySet<Id>;
  readonly profileTypes: ReadonlyMap<Id, ReadonlySet<Id>>;
  readonly costs: ReadonlySet<Id>;
}
/** Ids that may be named inside a unit without saying the unit. */
export function unitIds(symbols: Symbols, unit: Pick<Unit, 'options' | 'models'>): Set<Id> {
  const ids = new Set(localIds(symbols, unit.options ?? [], unit.models ?? []));
  const seen = new Set<Id>();
  const visit = (items: readonly Item[]): void => {
    for (const item of items) {
      if ('list' in item) {
        if (seen.has(item.list)) continue;
        seen.add(item.list);
        visit(symbols.lists.get(item.list)?.options ?? []);
        continue;
      }
      if ('of' in item && item.of !== undefined && item.id === undefined) ids.add(item.of);
      visit(item.options ?? []);
    }
  };
  visit(unit.options ?? []);
  for (const model of unit.models ?? []) visit(model.options ?? []);
  return ids;
}

/** What is not there, in files whose shape is broken, offers nothing. */
export function knownOf(
  system: System,
  book: Book | undefined,
  capabilities: CapabilitiesFile | undefined,
): Known {
  const profiles = system.profiles ?? [];
  return {
    symbols: symbolsOf(system, book),
    capabilities:
      capabilities &&
      new Map((capabilities.capabilities ?? []).map(({ id, parameters }) => [id, parameters?.length ?? 0])),
    columns: new Set(profiles.flatMap(({ columns }) => (columns ?? []).map(({ id }) => id))),
    profileTypes: new Map(
      profiles.map(({ id, columns }) => [id, new Set((columns ?? []).map((column) => column.id))]),
    ),
    costs: new Set((system.costs ?? []).map(({ id }) => id)),
  };
}

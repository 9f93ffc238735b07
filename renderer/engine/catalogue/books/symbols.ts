import type { Book, Force, Gear, Item, List, Role, System, Unit } from '../../../../schemas/generated/types';
import type { Id } from '../definition';

/** What an id of the shared namespace names. */
export type SymbolKind =
  | 'unit'
  | 'gear'
  | 'list'
  | 'category'
  | 'role'
  | 'force'
  | 'force-kind'
  | 'cost'
  | 'scale';

/** Everything that a book and its system name, the book's own first. */
export interface Symbols {
  readonly system: System;
  readonly book: Book | undefined;
  readonly kinds: ReadonlyMap<Id, SymbolKind>;
  readonly gear: ReadonlyMap<Id, Gear>;
  readonly lists: ReadonlyMap<Id, List>;
  readonly units: ReadonlyMap<Id, Unit>;
  readonly roles: ReadonlyMap<Id, Role>;
  /** Forces at the top and, after them, those written inside others. */
  readonly forces: ReadonlyMap<Id, Force>;
  readonly topForces: readonly Force[];
  /** The first cost of the system. */
  readonly points: Id;
}

export function eachForce(forces: readonly (Force | Id)[], visit: (force: Force) => void): void {
  for (const force of forces) {
    if (typeof force === 'string') continue;
    visit(force);
    eachForce(force.forces ?? [], visit);
  }
}

/**
 * What is not there, in files whose shape is broken, names nothing.
 * @param book undefined for what the system says alone
 */
export function symbolsOf(system: System, book: Book | undefined): Symbols {
  const kinds = new Map<Id, SymbolKind>();
  const gear = new Map<Id, Gear>();
  const lists = new Map<Id, List>();
  const units = new Map<Id, Unit>();
  const roles = new Map<Id, Role>();
  const tops = new Map<Id, Force>();
  const forces = new Map<Id, Force>();
  const note = (id: Id | undefined, kind: SymbolKind) => {
    if (id !== undefined && !kinds.has(id)) kinds.set(id, kind);
  };
  for (const source of [system, book]) {
    if (!source) continue;
    for (const category of source.categories ?? []) note(category.id, 'category');
    for (const role of source.roles ?? []) {
      roles.set(role.id, role);
      note(role.id, 'role');
    }
    for (const [id, item] of Object.entries(source.gear ?? {})) {
      gear.set(id, item);
      note(id, 'gear');
    }
    for (const [id, list] of Object.entries(source.lists ?? {})) {
      lists.set(id, list);
      note(id, 'list');
    }
    for (const unit of source.units ?? []) {
      units.set(unit.id, unit);
      note(unit.id, 'unit');
    }
    // A force of the same id replaces the system's, in its place.
    for (const force of source.forces ?? []) tops.set(force.id, force);
  }
  for (const force of tops.values()) forces.set(force.id, force);
  eachForce([...tops.values()], (force) => {
    if (!forces.has(force.id)) forces.set(force.id, force);
  });
  for (const force of forces.values()) note(force.id, 'force');
  for (const cost of system.costs ?? []) note(cost.id, 'cost');
  for (const scale of Object.keys(system.scales ?? {})) note(scale, 'scale');
  for (const force of forces.values()) if (force.kind !== undefined) note(force.kind, 'force-kind');
  return {
    system,
    book,
    kinds,
    gear,
    lists,
    units,
    roles,
    forces,
    topForces: [...tops.values()],
    points: pointsOf(system),
  };
}

function pointsOf({ costs }: System): Id {
  const [first] = costs ?? [];
  return first?.id ?? '';
}

/**
 * Ids that a unit (or a piece of gear with choices) gives itself: its options that are no gear, groups and models.
 * Inside it they come before the ids of the book.
 */
export function localIds(
  symbols: Symbols,
  items: readonly Item[],
  models: readonly { readonly id: Id; readonly options?: readonly Item[] }[],
): ReadonlySet<Id> {
  const ids = new Set<Id>();
  const seen = new Set<Id>();
  const visit = (list: readonly Item[]): void => {
    for (const item of list) {
      if ('list' in item) {
        if (seen.has(item.list)) continue;
        seen.add(item.list);
        visit(symbols.lists.get(item.list)?.options ?? []);
        continue;
      }
      if (item.id !== undefined && item.id !== ('of' in item ? item.of : undefined)) ids.add(item.id);
      visit(item.options ?? []);
    }
  };
  visit(items);
  for (const model of models) {
    ids.add(model.id);
    visit(model.options ?? []);
  }
  return ids;
}

import type { Book, Force, Item, System, Unit } from '../../../../../schemas/generated/types';
import type { Id } from '../../definition';
import type { Symbols } from '../symbols';
import { checkDuplicates } from './check-duplicates';
import type { Checker, Path } from './checker';

/** Everything of one file that has an id in the shared namespace, with where it stands. */
type Declared = readonly [Id | undefined, Path, boolean];

function* declared(file: System | Book): Generator<Declared> {
  for (const list of ['categories', 'roles', 'units'] as const) {
    for (const [index, { id }] of (file[list] ?? []).entries()) yield [id, [list, index, 'id'], false];
  }
  for (const table of ['gear', 'lists'] as const) {
    for (const id of Object.keys(file[table] ?? {})) yield [id, [table, id], true];
  }
  if ('costs' in file)
    for (const [index, { id }] of (file.costs ?? []).entries()) yield [id, ['costs', index, 'id'], false];
  yield* declaredForces(file.forces ?? [], ['forces']);
}

function* declaredForces(forces: readonly (Force | Id)[], path: Path): Generator<Declared> {
  for (const [index, force] of forces.entries()) {
    if (typeof force === 'string') continue;
    yield [force.id, [...path, index, 'id'], false];
    yield* declaredForces(force.forces ?? [], [...path, index, 'forces']);
  }
}

/** One namespace for all: no id twice, none of the system in a book. */
export function checkNamespace(checker: Checker, file: System | Book, system: System | undefined): void {
  const ofSystem = new Set<Id>();
  const systemForces = new Set<Id>();
  if (system) {
    for (const [id, path] of declared(system)) {
      if (id !== undefined) (path[0] === 'forces' ? systemForces : ofSystem).add(id);
    }
  }
  const seen = new Set<Id>();
  for (const [id, path, onKey] of declared(file)) {
    // told by itself
    if (id === undefined) continue;
    if (seen.has(id)) checker.report('error', 'duplicate-id', path, { id }, onKey);
    seen.add(id);
    if (ofSystem.has(id)) checker.report('error', 'id-of-system', path, { id }, onKey);
    else if (systemForces.has(id) && path[0] !== 'forces')
      checker.report('error', 'id-of-system', path, { id }, onKey);
  }
}

/** Lists that contain themselves. */
export function checkLists(checker: Checker, file: System | Book): void {
  const { lists } = checker.known.symbols;
  const reaches = (from: Id, goal: Id, seen: Set<Id>): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    const visit = (items: readonly Item[]): boolean =>
      items.some((item) =>
        'list' in item ? item.list === goal || reaches(item.list, goal, seen) : visit(item.options ?? []),
      );
    return visit(lists.get(from)?.options ?? []);
  };
  for (const id of Object.keys(file.lists ?? {})) {
    if (reaches(id, id, new Set())) checker.report('error', 'list-in-itself', ['lists', id], { id }, true);
  }
}

/** Units that no force offers. */
export function checkUnits(checker: Checker, units: readonly Unit[]): void {
  const { symbols } = checker.known;
  const blocks = new Set<Id>();
  const offered = new Set<Id>();
  for (const force of symbols.forces.values()) {
    for (const place of force.places ?? []) {
      if (place.category !== undefined) blocks.add(place.category);
      for (const { unit } of place.from ?? []) offered.add(unit);
    }
  }
  units.forEach((unit, index) => {
    const path = ['units', index];
    const [primary] = unit.categories ?? [];
    const wanted = [
      ...(primary === undefined ? [] : [primary]),
      ...(unit.places ?? []).map(({ category }) => category),
    ];
    if (wanted.some((category) => blocks.has(category)) || offered.has(unit.id)) return;
    if (unit.categoryChanges?.some((change) => change.primary !== undefined && blocks.has(change.primary)))
      return;
    // an unknown category is told by itself
    if (symbols.forces.size === 0 || wanted.some((id) => symbols.kinds.get(id) !== 'category')) return;
    checker.report('warning', 'no-place', [...path, 'id'], { unit: unit.id, categories: wanted });
  });
}

/** Ids used twice inside one unit. */
export function checkLocals(checker: Checker, unit: Unit, path: Path): void {
  const seen = new Set<Id>();
  const note = (id: Id | undefined, at: Path): void => {
    if (id === undefined) return;
    if (seen.has(id)) checker.report('error', 'duplicate-id', at, { id });
    seen.add(id);
  };
  const visit = (items: readonly Item[], at: Path, into: (id: Id | undefined, at: Path) => void): void => {
    items.forEach((item, index) => {
      if ('list' in item) return;
      const here = [...at, index];
      into(item.id ?? ('of' in item ? item.of : undefined), [...here, item.id === undefined ? 'of' : 'id']);
      // choices below a choice have ids of their own
      if ('choose' in item) visit(item.options, [...here, 'options'], into);
      else if (item.options) visit(item.options, [...here, 'options'], scoped());
    });
  };
  const scoped = () => {
    const inner = new Set<Id>();
    return (id: Id | undefined, at: Path) => {
      if (id === undefined) return;
      if (inner.has(id)) checker.report('error', 'duplicate-id', at, { id });
      inner.add(id);
    };
  };
  unit.models?.forEach((model, index) => {
    note(model.id, [...path, 'models', index, 'id']);
    visit(model.options ?? [], [...path, 'models', index, 'options'], scoped());
  });
  visit(unit.options ?? [], [...path, 'options'], note);
}

/** Two tables of statistics of one id, or two columns of one in a table. */
export function checkTables(checker: Checker, { profiles }: System): void {
  checkDuplicates(
    checker,
    profiles.map(({ id }) => id),
    ['profiles'],
  );
  profiles.forEach(({ columns }, index) => {
    checkDuplicates(
      checker,
      columns.map(({ id }) => id),
      ['profiles', index, 'columns'],
    );
  });
}

/** Ids that were renamed lead to one that is there, and are free themselves. */
export function checkFormerIds(checker: Checker, file: System | Book): void {
  const { symbols } = checker.known;
  for (const [old, now] of Object.entries(file.formerIds ?? {})) {
    const path = ['formerIds', old];
    if (symbols.kinds.has(old)) checker.report('error', 'living-former-id', path, { id: old }, true);
    else if (!isKnownId(symbols, now)) checker.report('error', 'unused-former-id', path, { id: old });
  }
}

/** Paths of the list file: `unit`, `unit.option`, `force.block.unit`. Their first part tells. */
function isKnownId(symbols: Symbols, id: Id): boolean {
  return symbols.kinds.has(id) || symbols.kinds.has(id.split('.')[0] ?? '');
}

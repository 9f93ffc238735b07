import type {
  Book,
  CapabilitiesFile,
  CountedIds,
  Force,
  Item,
  Limit,
  System,
  Unit,
} from '../../../../schemas/generated/types';
import { toPointer } from '../../source/json-pointer';
import type { PlacedProblem, ProblemKind, ProblemParams, WantedId } from '../../source/source-problem';
import { suggestionFor } from '../../source/suggestion';
import type { Id } from '../definition';
import { localIds, type SymbolKind, type Symbols, symbolsOf } from './symbols';

type Path = readonly (string | number)[];
type Node = Readonly<Record<string, unknown>>;

/** Ids that a system and its capabilities offer, for the checks of its books. */
interface Known {
  readonly symbols: Symbols;
  readonly capabilities: ReadonlyMap<Id, number> | undefined;
  readonly columns: ReadonlySet<Id>;
  readonly profileTypes: ReadonlyMap<Id, ReadonlySet<Id>>;
  readonly costs: ReadonlySet<Id>;
}

const WANTED_KINDS: Readonly<Partial<Record<WantedId, readonly SymbolKind[]>>> = {
  gear: ['gear'],
  list: ['list'],
  unit: ['unit'],
  category: ['category'],
  tag: ['category'],
  role: ['role'],
  force: ['force', 'force-kind'],
  scale: ['scale'],
};

/**
 * Walks a whole file by the names of its properties: what a property may name is the same wherever it stands, so that
 * one table covers units, models, options, gear, places and limits.
 */
class Checker {
  readonly problems: PlacedProblem[] = [];
  #locals: ReadonlySet<Id> = new Set();

  constructor(readonly known: Known) {}

  report<Kind extends ProblemKind>(
    severity: PlacedProblem['severity'],
    kind: Kind,
    path: Path,
    params: ProblemParams[Kind],
    onKey = false,
  ): void {
    const place = { pointer: toPointer(path), ...(onKey ? { onKey } : {}) };
    this.problems.push({ severity, kind, params, ...place } as unknown as PlacedProblem);
  }

  unknown(id: Id, wanted: WantedId, path: Path, known: Iterable<Id>, onKey = false): void {
    const suggestion = suggestionFor(id, known);
    this.report(
      'error',
      'unknown-id',
      path,
      { id, wanted, ...(suggestion === undefined ? {} : { suggestion }) },
      onKey,
    );
  }

  #idsOf(kinds: readonly SymbolKind[]): Id[] {
    return [...this.known.symbols.kinds].flatMap(([id, kind]) => (kinds.includes(kind) ? [id] : []));
  }

  reference(id: unknown, wanted: WantedId, path: Path, onKey = false): void {
    if (typeof id !== 'string') return;
    const { symbols } = this.known;
    const found = {
      gear: symbols.gear.has(id),
      list: symbols.lists.has(id),
      unit: symbols.units.has(id),
      role: symbols.roles.has(id),
      force: symbols.forces.has(id) || symbols.kinds.get(id) === 'force-kind',
      category: symbols.kinds.get(id) === 'category',
      tag: symbols.kinds.get(id) === 'category',
      scale: Object.hasOwn(symbols.system.scales ?? {}, id),
      cost: this.known.costs.has(id),
      column: this.known.columns.has(id),
      'profile-type': this.known.profileTypes.has(id),
      capability: this.known.capabilities?.has(id) ?? true,
      member: true,
      thing: true,
    }[wanted];
    if (found) return;
    const candidates =
      wanted === 'cost'
        ? this.known.costs
        : wanted === 'column'
          ? this.known.columns
          : wanted === 'profile-type'
            ? this.known.profileTypes.keys()
            : wanted === 'capability'
              ? (this.known.capabilities?.keys() ?? [])
              : this.#idsOf(WANTED_KINDS[wanted] ?? []);
    this.unknown(id, wanted, path, candidates, onKey);
  }

  references(ids: unknown, wanted: WantedId, path: Path): void {
    if (typeof ids === 'string') this.reference(ids, wanted, path);
    else if (Array.isArray(ids))
      for (const [index, id] of ids.entries()) this.reference(id, wanted, [...path, index]);
  }

  /** `has` and `of` count anything with a name. */
  counted(ids: CountedIds | undefined, path: Path): void {
    if (ids === undefined) return;
    const list = typeof ids === 'string' ? [ids] : ids;
    list.forEach((id, index) => {
      const at = typeof ids === 'string' ? path : [...path, index];
      const kind = this.known.symbols.kinds.get(id);
      if (this.#locals.has(id) || (kind !== undefined && kind !== 'cost' && kind !== 'scale')) return;
      const [unitId, local] = id.split('.') as [Id, Id | undefined];
      if (local !== undefined) {
        const unit = this.known.symbols.units.get(unitId);
        if (!unit) {
          this.unknown(id, 'unit', at, this.known.symbols.units.keys());
          return;
        }
        const locals = unitIds(this.known.symbols, unit);
        if (!locals.has(local))
          this.unknown(
            id,
            'thing',
            at,
            [...locals].map((each) => `${unitId}.${each}`),
          );
        return;
      }
      this.unknown(id, 'thing', at, [...this.#locals, ...this.known.symbols.kinds.keys()]);
    });
  }

  capability(ref: unknown, path: Path): void {
    const isText = typeof ref === 'string';
    const [id, ...params] = isText
      ? ref.split(' ')
      : [(ref as { id: string }).id, ...((ref as { params?: string[] }).params ?? [])];
    if (id === undefined || !this.known.capabilities) return;
    const expected = this.known.capabilities.get(id);
    if (expected === undefined) {
      this.reference(id, 'capability', isText ? path : [...path, 'id']);
    } else if (params.length > expected) {
      this.report('warning', 'wrong-parameters', path, { id, expected, actual: params.length });
    }
  }

  limit(limit: Limit, path: Path): void {
    this.counted(limit.of, [...path, 'of']);
    const { count, max, min } = limit;
    if (count !== undefined && !['selections', 'models', 'forces'].includes(count)) {
      this.reference(count, 'cost', [...path, 'count']);
    }
    this.reference(limit.scale, 'scale', [...path, 'scale']);
    if (typeof max === 'number' && typeof min === 'number' && min > max) {
      this.report('error', 'min-above-max', [...path, 'min'], { min, max });
    }
  }

  within<T>(locals: ReadonlySet<Id>, run: () => T): T {
    const before = this.#locals;
    this.#locals = locals;
    const result = run();
    this.#locals = before;
    return result;
  }

  walk(value: unknown, path: Path): void {
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) this.walk(value[index], [...path, index]);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    for (const key of Object.keys(node)) {
      const inner = node[key];
      const at = [...path, key];
      CHECKS.get(key)?.(this, inner as never, at, node);
      if (typeof inner === 'object' && inner !== null && !SKIP.has(key)) this.walk(inner, at);
    }
  }
}

/** Properties that hold nothing to look up. */
const SKIP = new Set([
  'name',
  'note',
  'say',
  'facts',
  'base',
  'values',
  'prices',
  '$comment',
  'replaces',
  'summary',
]);

type Check = (checker: Checker, value: never, path: Path, node: Node) => void;

const names =
  (wanted: WantedId): Check =>
  (checker, value, path) =>
    checker.references(value, wanted, path);

const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['has', (checker, ids: CountedIds, path) => checker.counted(ids, path)],
  [
    'of',
    (checker, ids: CountedIds, path) => {
      if (isOption(path)) checker.references(ids, 'gear', path);
      else checker.counted(ids, path);
    },
  ],
  ['list', names('list')],
  [
    'gear',
    (checker, value: unknown, path) => {
      if (typeof value === 'string') checker.reference(value, 'gear', path);
      else if (Array.isArray(value))
        checker.references(
          value.map((each) => (typeof each === 'string' ? each : undefined)),
          'gear',
          path,
        );
    },
  ],
  [
    'unit',
    (checker, value: unknown, path, node) => {
      if (!('columns' in node) && !('name' in node)) checker.reference(value, 'unit', path);
    },
  ],
  ['category', names('category')],
  [
    'categories',
    (checker, value: unknown, path) => {
      if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
        checker.references(value, 'category', path);
    },
  ],
  ['primary', names('category')],
  ['remove', names('category')],
  [
    'tags',
    (checker, value: unknown, path) => {
      if (Array.isArray(value)) checker.references(value, 'tag', path);
    },
  ],
  [
    'tag',
    (checker, value: unknown, path) => {
      if (typeof value === 'string') checker.reference(value, 'tag', path);
    },
  ],
  ['role', names('role')],
  ['force', names('force')],
  ['limit', names('cost')],
  ['cost', names('cost')],
  ['column', names('column')],
  [
    'costs',
    (checker, value: unknown, path) => {
      if (Array.isArray(value)) return;
      for (const id of Object.keys(value as object)) checker.reference(id, 'cost', [...path, id], true);
    },
  ],
  [
    'capabilities',
    (checker, value: unknown, path) => {
      if (!Array.isArray(value)) return;
      for (const [index, ref] of value.entries()) checker.capability(ref, [...path, index]);
    },
  ],
  [
    'limits',
    (checker, value: readonly Limit[], path) => {
      duplicates(
        checker,
        value.map(({ id }) => id),
        path,
      );
      value.forEach((limit, index) => {
        checker.limit(limit, [...path, index]);
      });
    },
  ],
  [
    'profiles',
    (checker, value: unknown, path) => {
      if (!Array.isArray(value)) return;
      for (const [index, line] of (value as { type?: Id; values?: object }[]).entries()) {
        if (line.type === undefined) continue;
        const columns = checker.known.profileTypes.get(line.type);
        if (!columns) checker.reference(line.type, 'profile-type', [...path, index, 'type']);
        else {
          for (const id of Object.keys(line.values ?? {})) {
            if (!columns.has(id))
              checker.unknown(id, 'column', [...path, index, 'values', id], columns, true);
          }
        }
      }
    },
  ],
  [
    'only',
    (checker, value: readonly Id[], path, node) => {
      if ('list' in node) return;
      checker.counted(value as unknown as CountedIds, path);
    },
  ],
  [
    'forces',
    (checker, value: unknown, path) => {
      if (typeof value === 'string') checker.reference(value, 'force', path);
      else if (Array.isArray(value)) checker.references(value, 'force', path);
    },
  ],
  [
    'size',
    (checker, value: unknown, path) => {
      if (typeof value !== 'object' || value === null) return;
      const { min, max, prices, sizes } = value as {
        min: number;
        max: number | null;
        prices?: object;
        sizes?: number[];
      };
      if (max !== null && min > max) checker.report('error', 'min-above-max', [...path, 'min'], { min, max });
      for (const key of Object.keys(prices ?? {})) {
        const number = Number(key);
        const isSize = sizes ? sizes.includes(number) : number >= min && (max === null || number <= max);
        if (!isSize) checker.report('warning', 'bad-size', [...path, 'prices', key], { size: number }, true);
      }
    },
  ],
  [
    'choose',
    (checker, value: readonly [number, number | null], path, node) => {
      const [min, max] = value;
      if (max !== null && min > max) checker.report('error', 'min-above-max', path, { min, max });
      const options = (node.options ?? []) as readonly Item[];
      const defaults = options.filter((item) => 'default' in item && item.default).length;
      if (max !== null && defaults > max) {
        const hasChanges = Array.isArray(node.changes);
        if (!hasChanges) checker.report('error', 'default-too-many', path, { most: max });
      }
    },
  ],
]);

/** `of` names gear on a choice, and what is counted everywhere else. */
const isOption = (path: Path): boolean => path.at(-3) === 'options';

function duplicates(checker: Checker, ids: readonly (Id | undefined)[], path: Path): void {
  const seen = new Set<Id>();
  ids.forEach((id, index) => {
    if (id === undefined) return;
    if (seen.has(id)) checker.report('error', 'duplicate-id', [...path, index, 'id'], { id });
    seen.add(id);
  });
}

function unitIds(symbols: Symbols, unit: Pick<Unit, 'options' | 'models'>): Set<Id> {
  const ids = new Set(localIds(symbols, unit.options ?? [], unit.models));
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
  for (const model of unit.models) visit(model.options ?? []);
  return ids;
}

/** Paths of the list file: `unit`, `unit.option`, `force.block.unit`. Their first part tells. */
function isKnownId(symbols: Symbols, id: Id): boolean {
  return symbols.kinds.has(id) || symbols.kinds.has(id.split('.')[0] ?? '');
}

function knownOf(system: System, book: Book | undefined, capabilities: CapabilitiesFile | undefined): Known {
  return {
    symbols: symbolsOf(system, book),
    capabilities:
      capabilities &&
      new Map(capabilities.capabilities.map(({ id, parameters }) => [id, parameters?.length ?? 0])),
    columns: new Set(system.profiles.flatMap(({ columns }) => columns.map(({ id }) => id))),
    profileTypes: new Map(
      system.profiles.map(({ id, columns }) => [id, new Set(columns.map((column) => column.id))]),
    ),
    costs: new Set(system.costs.map(({ id }) => id)),
  };
}

/** Everything of one file that has an id in the shared namespace, with where it stands. */
function* declared(file: System | Book): Generator<readonly [Id, Path, boolean]> {
  for (const list of ['categories', 'roles', 'units'] as const) {
    for (const [index, { id }] of (file[list] ?? []).entries()) yield [id, [list, index, 'id'], false];
  }
  for (const table of ['gear', 'lists'] as const) {
    for (const id of Object.keys(file[table] ?? {})) yield [id, [table, id], true];
  }
  if ('costs' in file)
    for (const [index, { id }] of file.costs.entries()) yield [id, ['costs', index, 'id'], false];
  yield* declaredForces(file.forces ?? [], ['forces']);
}

function* declaredForces(
  forces: readonly (Force | Id)[],
  path: Path,
): Generator<readonly [Id, Path, boolean]> {
  for (const [index, force] of forces.entries()) {
    if (typeof force === 'string') continue;
    yield [force.id, [...path, index, 'id'], false];
    yield* declaredForces(force.forces ?? [], [...path, index, 'forces']);
  }
}

function checkNamespace(checker: Checker, file: System | Book, system: System | undefined): void {
  const ofSystem = new Set<Id>();
  const systemForces = new Set<Id>();
  if (system) {
    for (const [id, path] of declared(system)) (path[0] === 'forces' ? systemForces : ofSystem).add(id);
  }
  const seen = new Set<Id>();
  for (const [id, path, onKey] of declared(file)) {
    if (seen.has(id)) checker.report('error', 'duplicate-id', path, { id }, onKey);
    seen.add(id);
    if (ofSystem.has(id)) checker.report('error', 'id-of-system', path, { id }, onKey);
    else if (systemForces.has(id) && path[0] !== 'forces')
      checker.report('error', 'id-of-system', path, { id }, onKey);
  }
}

function checkLists(checker: Checker, file: System | Book): void {
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

function checkUnits(checker: Checker, units: readonly Unit[]): void {
  const { symbols } = checker.known;
  const blocks = new Set<Id>();
  const offered = new Set<Id>();
  for (const force of symbols.forces.values()) {
    for (const place of force.places) {
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

function checkLocals(checker: Checker, unit: Unit, path: Path): void {
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
  unit.models.forEach((model, index) => {
    note(model.id, [...path, 'models', index, 'id']);
    visit(model.options ?? [], [...path, 'models', index, 'options'], scoped());
  });
  visit(unit.options ?? [], [...path, 'options'], note);
}

/** What the schema cannot see in a system or a book: ids that name nothing or too much, contradictions. */
export function checkMeaning(
  file: System | Book,
  system: System,
  capabilities: CapabilitiesFile | undefined,
): readonly PlacedProblem[] {
  const book = file === system ? undefined : (file as Book);
  const checker = new Checker(knownOf(system, book, capabilities));
  checkNamespace(checker, file, book && system);
  checkLists(checker, file);
  const { units = [], gear = {}, lists = {}, ...rest } = file;
  checker.walk(rest, []);
  // Shared lists and gear may name options of whatever unit they are offered in.
  const everywhere = new Set(
    [...checker.known.symbols.units.values()].flatMap((unit) => [...unitIds(checker.known.symbols, unit)]),
  );
  checker.within(everywhere, () => {
    for (const [id, item] of Object.entries(gear)) checker.walk(item, ['gear', id]);
    for (const [id, list] of Object.entries(lists)) checker.walk(list, ['lists', id]);
  });
  units.forEach((unit, index) => {
    const path = ['units', index];
    checkLocals(checker, unit, path);
    checker.within(unitIds(checker.known.symbols, unit), () => checker.walk(unit, path));
  });
  checkUnits(checker, units);
  for (const [old, now] of Object.entries(file.formerIds ?? {})) {
    if (!isKnownId(checker.known.symbols, now)) {
      checker.report('error', 'unused-former-id', ['formerIds', old], { id: old });
    }
  }
  return checker.problems;
}

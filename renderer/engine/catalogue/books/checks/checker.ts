import type { CountedIds, Limit } from '../../../../../schemas/generated/types';
import { toPointer } from '../../../source/json-pointer';
import type { PlacedProblem, ProblemKind, ProblemParams, WantedId } from '../../../source/source-problem';
import { suggestionFor } from '../../../source/suggestion';
import type { Id } from '../../definition';
import type { SymbolKind } from '../symbols';
import { type Known, unitIds } from './known-ids';

export type Path = readonly (string | number)[];
export type Node = Readonly<Record<string, unknown>>;
export type Check = (checker: Checker, value: never, path: Path, node: Node) => void;

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

/**
 * Walks a whole file by the names of its properties: what a property may name is the same wherever it stands, so that
 * one table covers units, models, options, gear, places and limits.
 */
export class Checker {
  readonly problems: PlacedProblem[] = [];
  #locals: ReadonlySet<Id> = new Set();

  /**
   * @param checks what to look up, by the name of the property
   * @param isRough the shape of the file is broken, so that anything may be anywhere in it
   */
  constructor(
    readonly known: Known,
    readonly checks: ReadonlyMap<string, Check>,
    readonly isRough = false,
  ) {}

  /** A check that trips over a broken shape has nothing to say there: the shape itself is told. */
  attempt(check: () => void): void {
    if (!this.isRough) check();
    else {
      try {
        check();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    }
  }

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
    const suggestion = suggestionFor(
      id,
      [...known].filter((each) => typeof each === 'string'),
    );
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
      // Named by files of capabilities only.
      ruleset: true,
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
      if (typeof id !== 'string') return;
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
    const { count } = limit;
    if (count !== undefined && !['selections', 'models', 'forces'].includes(count)) {
      this.reference(count, 'cost', [...path, 'count']);
    }
    this.reference(limit.scale, 'scale', [...path, 'scale']);
  }

  within<T>(locals: ReadonlySet<Id>, run: () => T): T {
    const before = this.#locals;
    this.#locals = locals;
    try {
      return run();
    } finally {
      this.#locals = before;
    }
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
      const check = this.checks.get(key);
      if (check) this.attempt(() => check(this, inner as never, at, node));
      if (typeof inner === 'object' && inner !== null && !SKIP.has(key)) this.walk(inner, at);
    }
  }
}

import type { Countable, CountedIds, Where } from '../../../../schemas/generated/types';
import type { ConstraintDefinition, Id, Query } from '../definition';
import type { Symbols } from './symbols';
import { Tags } from './tags';

/** What option ids are relative to: a unit, or a piece of gear with choices of its own. */
export interface Owner {
  readonly id: Id;
  readonly locals: ReadonlySet<Id>;
}

/** Where a condition or a count stands: what is around it decides what "here" means. */
export interface Site {
  readonly anchor: 'selection' | 'force' | 'block';
  readonly owner: Owner | undefined;
  /** What a condition without `in` looks at. */
  readonly conditionsIn: Where;
  /** What a count without `in` looks at. */
  readonly countsIn: Where;
}

export const ARMY_SITE: Site = { anchor: 'force', owner: undefined, conditionsIn: 'army', countsIn: 'army' };

export const selectionSite = (owner: Owner): Site => ({
  anchor: 'selection',
  owner,
  conditionsIn: 'unit',
  countsIn: 'unit',
});

/** A query's child. */
export interface Key {
  readonly id: string;
  readonly kind: 'entry' | 'category' | 'force';
  /** The unit itself may be what is meant, and not only something below it. */
  readonly mayBeRoot: boolean;
}

type Place = Pick<Query, 'scope' | 'includeChildSelections' | 'includeChildForces' | 'includeSelf'>;

/** Constraints of a system are the same objects in all its books, so that two books in one list tell a breach once. */
const interned = new WeakMap<object, Map<string, ConstraintDefinition>>();

/** What is shared while one book is compiled. */
export class Context {
  readonly tags = new Tags();

  #unitCategories: ReadonlySet<Id> | undefined;

  constructor(readonly symbols: Symbols) {}

  /** Categories and tags that units themselves have, and not only their gear. */
  get unitCategories(): ReadonlySet<Id> {
    this.#unitCategories ??= new Set(
      [...this.symbols.units.values()].flatMap((unit) => [
        ...(unit.categories ?? []),
        ...(unit.places ?? []).map(({ category }) => category),
        ...(unit.tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.tag)),
        ...(unit.categoryChanges ?? []).flatMap(({ add = [], primary }) => [
          ...add,
          ...(primary ? [primary] : []),
        ]),
      ]),
    );
    return this.#unitCategories;
  }

  intern(constraint: ConstraintDefinition): ConstraintDefinition {
    let known = interned.get(this.symbols.system);
    if (!known) {
      known = new Map();
      interned.set(this.symbols.system, known);
    }
    const text = JSON.stringify(constraint);
    const same = known.get(text);
    if (same) return same;
    known.set(text, constraint);
    return constraint;
  }

  kindOf(id: Id) {
    return this.symbols.kinds.get(id);
  }

  /** The key under which members of an id are registered for tags. */
  registered(id: Id, owner: Owner | undefined): string {
    if (id.includes('.')) return `local:${id}`;
    if (owner?.locals.has(id)) return `local:${owner.id}.${id}`;
    switch (this.kindOf(id)) {
      case 'list':
        return `list:${id}`;
      case 'category':
        return `category:${id}`;
      case 'unit':
        return `unit:${id}`;
      case 'force-kind':
        return `kind:${id}`;
      default:
        return id;
    }
  }

  key(ids: CountedIds, owner: Owner | undefined): Key {
    const list = typeof ids === 'string' ? [ids] : ids;
    const only = list[0] ?? '';
    if (list.length > 1) {
      const kinds = list.map((id) => this.kindOf(id));
      const isForce = kinds.every((kind) => kind === 'force' || kind === 'force-kind');
      return {
        id: this.tags.tagFor(list.map((id) => this.registered(id, owner))),
        kind: isForce ? 'force' : 'category',
        mayBeRoot: kinds.some((kind) => kind === 'unit' || kind === 'category'),
      };
    }
    const registered = this.registered(only, owner);
    if (registered.startsWith('local:') || registered.startsWith('list:')) {
      return { id: this.tags.tagFor([registered]), kind: 'category', mayBeRoot: false };
    }
    switch (this.kindOf(only)) {
      case 'unit':
        return { id: only, kind: 'entry', mayBeRoot: true };
      case 'category':
        return { id: only, kind: 'category', mayBeRoot: true };
      case 'force':
      case 'force-kind':
        return { id: only, kind: 'force', mayBeRoot: false };
      default:
        return { id: only, kind: 'entry', mayBeRoot: false };
    }
  }

  /** Models of units, of the units of a category, or one kind of model. */
  modelsKey(ids: CountedIds | true, owner: Owner | undefined): string {
    if (ids === true) return 'model';
    const list = typeof ids === 'string' ? [ids] : ids;
    return this.tags.tagFor(
      list.map((id) => {
        const registered = this.registered(id, owner);
        if (registered.startsWith('unit:')) return `models:${id}`;
        if (registered.startsWith('category:')) return `models-in:${id}`;
        return registered;
      }),
    );
  }

  place(where: Where, site: Site): Place {
    const below = { includeChildSelections: true };
    switch (where) {
      case 'unit':
        return site.anchor === 'selection' ? { scope: 'root-entry', ...below } : { scope: 'force', ...below };
      case 'model':
        return site.anchor === 'selection' ? { scope: 'model-self', ...below } : { scope: 'force', ...below };
      case 'force':
        return { scope: 'force', ...below };
      case 'force+':
        return { scope: 'force', ...below, includeChildForces: true };
      case 'top':
        return { scope: 'top-force', ...below, includeChildForces: true };
      default:
        return { scope: 'roster', ...below, includeChildForces: true };
    }
  }

  /** Where a cost is counted: a unit has a price of its own, and a model too. */
  costPlace(where: Where, site: Site): Place {
    return { ...this.place(where, site), ...(isInUnit(where, site) ? { includeSelf: true } : {}) };
  }

  /** Counts an item with several ids as a query; `root` is set when the unit itself may count besides. */
  countable(each: Countable, site: Site): { readonly query: Query; readonly root: Key | undefined } {
    if (each === 'limit')
      return { query: { field: `limit::${this.symbols.points}`, scope: 'roster' }, root: undefined };
    if ('limit' in each)
      return { query: { field: `limit::${each.limit}`, scope: 'roster' }, root: undefined };
    if ('cost' in each) {
      const childId = each.of === undefined ? 'any' : this.key(each.of, site.owner).id;
      return {
        query: { field: each.cost, ...this.costPlace(each.in ?? site.countsIn, site), childId },
        root: undefined,
      };
    }
    if ('models' in each) {
      const childId = this.modelsKey(
        each.models === false ? true : (each.models as CountedIds | true),
        site.owner,
      );
      return {
        query: { field: 'selections', ...this.place(each.in ?? 'unit', site), childId },
        root: undefined,
      };
    }
    if ('forces' in each) {
      const { id } = this.key(each.forces, undefined);
      return {
        query: { field: 'forces', ...this.place(each.in ?? 'army', site), childId: id },
        root: undefined,
      };
    }
    const key = this.key(each.of, site.owner);
    const where = each.in ?? site.countsIn;
    return {
      query: {
        field: key.kind === 'force' ? 'forces' : 'selections',
        ...this.place(where, site),
        childId: key.id,
      },
      root: key.mayBeRoot && isInUnit(where, site) ? key : undefined,
    };
  }
}

export function isInUnit(where: Where, site: Site): boolean {
  return site.anchor === 'selection' && (where === 'unit' || where === 'model');
}

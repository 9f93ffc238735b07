import type { ConstraintDefinition } from '../catalogue/definition';
import type { OwnedConstraint } from '../catalogue/entry-node';
import { type Bearer, besides, boundsBeside } from './bounds-beside';
import type { BrokenConstraint } from './evaluated';
import { type Measured, measure } from './measure';
import type { Anchor, ForceNode, ScopeNode, SelectionNode } from './nodes';
import { nameOfPlace, placeNamed, unitOf } from './outside';
import { passedBy } from './passed-by';
import type { State } from './state';
import type { Shown, Told, ToldOfUnit } from './told';

const AT_ROSTER: Shown = { onType: 'roster', onEntryId: '', at: undefined };

const atForce = (force: ForceNode): Shown => ({ onType: 'force', onEntryId: force.entry.id, at: force.id });

const atCategory = (force: ForceNode, categoryId: string): Shown => ({
  onType: 'category',
  onEntryId: categoryId,
  at: force.id,
});

function atScope(scope: ScopeNode): Shown {
  switch (scope.kind) {
    case 'roster':
      return AT_ROSTER;
    case 'force':
      return atForce(scope);
    case 'category':
      return atCategory(scope.force, scope.categoryId);
    default:
      return { onType: 'selection', onEntryId: scope.entry.id, at: scope.id };
  }
}

/** Where a breach is shown (roster-semantics, section 15). */
function placeOf(owned: OwnedConstraint, { limit, scope }: Measured, anchor: Anchor): Shown {
  const isTooFew = limit.type === 'min' || (limit.type === 'exactly' && limit.count < limit.limit);
  if (owned.query.field.kind === 'forces') return atScope(scope);
  if (anchor.kind === 'category') return atCategory(anchor.force, anchor.categoryId);
  if (anchor.kind === 'force') return atScope(anchor);
  if (anchor.kind === 'group') return isTooFew ? atScope(scope) : atScope(anchor.holder);
  if (!anchor.isPhantom && owned.query.childId !== undefined) return atScope(anchor);
  if (!isTooFew) {
    const isPerModel =
      anchor.entry.collective && anchor.parent.kind === 'selection' && scope === anchor.parent;
    return atScope(isPerModel ? anchor.parent : anchor);
  }
  if (scope.kind === 'force' && owned.query.scope === 'parent') {
    const primary = anchor.primaryCategory;
    if (primary !== undefined && scope.entry.categoryIds.has(primary)) return atCategory(scope, primary);
  }
  return atScope(scope);
}

/** Collects broken constraints: one for each constraint, place and counted thing, however many selections break it. */
export class Breaches {
  readonly #found = new Map<ConstraintDefinition, Map<string, BrokenConstraint>>();
  /** A bound says nothing more where the numbers that are allowed are told one by one. */
  readonly #silenced = new Map<ConstraintDefinition, Set<string>>();
  readonly #asked = new Map<ConstraintDefinition, Set<object>>();
  readonly #scopeIds = new Map<object, number>();
  /** The unit that is being judged, and what is found. */
  #unit: SelectionNode | undefined;
  #told: Told[] = [];
  readonly #untaken = new Map<SelectionNode, number>();

  constructor(readonly state: State) {}

  /** Judges one part of a unit, or says again what was found when nothing about it has changed. */
  judge(unit: SelectionNode, part: keyof ToldOfUnit, judge: () => void): void {
    const known = unit.told?.[part];
    if (known) {
      this.#tellAgain(unit, known);
      return;
    }
    this.#unit = unit;
    this.#told = [];
    this.#untaken.clear();
    judge();
    unit.told = { ...unit.told, [part]: this.#told };
    this.#unit = undefined;
  }

  #tellAgain(unit: SelectionNode, told: readonly Told[]): void {
    const untaken = new Map<number, object>();
    for (const { owned, place, key, broken } of told) {
      let scope: object | undefined;
      if (typeof place !== 'number') scope = placeNamed(this.state, place);
      else if (place >= 0) scope = unit.nodesOfUnit[place];
      else {
        scope = untaken.get(place) ?? {};
        untaken.set(place, scope);
      }
      if (scope === undefined) continue;
      this.#noteAsked(owned, scope);
      if (broken) this.#add(owned, `${this.#scopeId(scope)} ${key}`, broken);
    }
  }

  #noteAsked({ definition }: OwnedConstraint, scope: object): void {
    const asked = this.#asked.get(definition);
    if (asked) asked.add(scope);
    else this.#asked.set(definition, new Set([scope]));
  }

  /** Of several that break one limit in one place it is told once, by the number that is passed most, at the last of them. */
  #add(owned: OwnedConstraint, key: string, { what, shown, silences }: NonNullable<Told['broken']>): void {
    let found = this.#found.get(owned.definition);
    if (!found) {
      found = new Map();
      this.#found.set(owned.definition, found);
    }
    const first = found.get(key);
    found.set(
      key,
      first && passedBy(first) >= passedBy(what) ? { ...first, ...shown } : { ...what, ...shown },
    );
    for (const each of silences) this.#silence(each, key);
  }

  #placeInUnit(scope: ScopeNode): Told['place'] {
    if (scope.kind !== 'selection') return nameOfPlace(scope);
    if (!scope.isPhantom) return scope.placeInUnit;
    const number = this.#untaken.get(scope) ?? -1 - this.#untaken.size;
    this.#untaken.set(scope, number);
    return number;
  }

  #scopeId(scope: object): number {
    let id = this.#scopeIds.get(scope);
    if (id === undefined) {
      id = this.#scopeIds.size;
      this.#scopeIds.set(scope, id);
    }
    return id;
  }

  /** @param apart keeps breaches apart that would otherwise be told once */
  check(owned: OwnedConstraint, bearer: Bearer, apart = ''): void {
    const { anchor } = bearer;
    const measured = measure(this.state, owned, bearer.carrier, anchor, bearer.owner);
    if (!measured) return;
    const { scope, limit } = measured;
    const key = `${measured.counted} ${apart}`;
    this.#noteAsked(owned, scope);
    const broken = limit.isBroken
      ? {
          what: this.#withBounds(owned, bearer, measured),
          // The last of several surplus selections is the one to point at.
          shown: placeOf(owned, measured, anchor),
          silences: limit.type === 'one-of' ? besides(owned, bearer) : [],
        }
      : undefined;
    if (broken) this.#add(owned, `${this.#scopeId(scope)} ${key}`, broken);
    if (this.#unit === undefined) return;
    // A block of the force speaks for itself, and what it asks is noted nowhere.
    if (unitOf(anchor) !== this.#unit) this.#unit.isOpen = true;
    const isAskedElsewhere = scope.kind !== 'selection' && owned.mayAsk;
    if (broken || isAskedElsewhere) this.#told.push({ owned, place: this.#placeInUnit(scope), key, broken });
  }

  #silence({ definition }: OwnedConstraint, key: string): void {
    const silenced = this.#silenced.get(definition);
    if (silenced) silenced.add(key);
    else this.#silenced.set(definition, new Set([key]));
  }

  #withBounds(
    owned: OwnedConstraint,
    bearer: Bearer,
    { limit }: Measured,
  ): Omit<BrokenConstraint, keyof Shown> {
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = boundsBeside(
      this.state,
      owned,
      bearer,
    );
    const isExact = limit.type === 'exactly' || limit.limit === (limit.type === 'min' ? most : least);
    const values = limit.type === 'one-of' ? limit.constraint.values : undefined;
    const within = values?.filter((value) => value >= least && value <= most);
    return { ...limit, isExact, amounts: within?.length ? within : values };
  }

  /** Whether this constraint was looked at in this place already. */
  isAsked(owned: OwnedConstraint, scope: ScopeNode): boolean {
    return this.#asked.get(owned.definition)?.has(scope) ?? false;
  }

  get list(): readonly BrokenConstraint[] {
    return [...this.#found].flatMap(([definition, byPlace]) => {
      const silenced = this.#silenced.get(definition);
      return [...byPlace].flatMap(([key, broken]) => (silenced?.has(key) ? [] : [broken]));
    });
  }
}

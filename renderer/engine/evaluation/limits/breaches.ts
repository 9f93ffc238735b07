import { compareText } from '../../catalogue/compare-text';
import type { ConstraintDefinition } from '../../catalogue/definition';
import type { OwnedConstraint } from '../../catalogue/entry-node';
import { fieldOf, type Measured, measure } from '../counting/measure';
import type { BrokenConstraint } from '../evaluated';
import { isNamedBefore, passedBy } from '../passed-by';
import type { Anchor, ForceNode, ScopeNode, SelectionNode } from '../tree/nodes';
import { unitOf } from '../tree/outside';
import type { State } from '../tree/state';
import { type Breach, type Broken, type Shown, Told } from '../tree/told';
import type { Unit } from '../tree/unit';
import { type Bearer, besides, boundsBeside } from './bounds-beside';

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
function placeOf({ owned, type, count, limit, scope }: Measured, anchor: Anchor): Shown {
  const isTooFew = type === 'min' || (type === 'exactly' && count < limit);
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

/**
 * Of several units or options one is the last. Blocks of a force do not follow each other as units stand in the list, so
 * the order of their ids decides between them, and for a block against the force.
 */
function isShownFirst(one: Shown, other: Shown): boolean {
  if (one.onType === 'selection' || other.onType === 'selection' || one === other) return false;
  if (one.onType !== other.onType) return one.onType === 'category';
  return compareText(one.onEntryId, other.onEntryId) < 0;
}

const NOTHING: readonly Told[] = [];
const NO_BREACHES: readonly Breach[] = [];

/** Collects broken constraints: one for each constraint, place and counted thing, however many selections break it. */
export class Breaches {
  /** In the order in which they were found. */
  readonly #found: Breach[] = [];
  readonly #asked = new Map<ConstraintDefinition, Set<object>>();
  /** The unit that is being judged, and what is found. */
  #unit: Unit | undefined;
  #told: Told[] = [];

  constructor(readonly state: State) {
    state.turn += 1;
  }

  /** Judges one part of a unit, or says again what was found when nothing about it has changed. */
  judge(unit: Unit, part: 'own' | 'below', judge: (breaches: Breaches, root: SelectionNode) => void): void {
    const known = unit.isOpen ? undefined : unit[part];
    if (known) {
      for (const each of known) this.#tell(each);
      return;
    }
    this.#unit = unit;
    this.#told = [];
    this.state.isJudging = true;
    judge(this, unit.root);
    this.state.isJudging = false;
    unit[part] = this.#told.length === 0 ? NOTHING : this.#told.slice();
    this.#unit = undefined;
  }

  #tell({ owned, scope, broken }: Told): void {
    if (scope.kind !== 'selection' && owned.mayAsk) this.#noteAsked(owned, scope);
    if (broken) this.#add(broken);
  }

  #noteAsked({ definition }: OwnedConstraint, scope: object): void {
    const asked = this.#asked.get(definition);
    if (asked) asked.add(scope);
    else this.#asked.set(definition, new Set([scope]));
  }

  /** As it is in this evaluation. */
  #now(breach: Breach): Breach {
    if (breach.turn !== this.state.turn) {
      breach.turn = this.state.turn;
      breach.what = undefined;
      breach.last = undefined;
      breach.isSilent = false;
      this.#found.push(breach);
    }
    return breach;
  }

  /** Of several that break one limit in one place it is told once, at the last of them. */
  #add(broken: Broken): void {
    const breach = this.#now(broken.breach);
    const { what } = breach;
    const isFirst =
      what === undefined ||
      broken.passedBy > what.passedBy ||
      (broken.passedBy === what.passedBy && isNamedBefore(broken, what));
    if (isFirst) breach.what = broken;
    if (breach.last === undefined || !isShownFirst(breach.last.shown, broken.shown)) breach.last = broken;
    for (const each of broken.silences) this.#now(each).isSilent = true;
  }

  /** @param apart keeps breaches apart that would otherwise be told once */
  check(owned: OwnedConstraint, bearer: Bearer, apart = ''): void {
    const { anchor } = bearer;
    // A block of the force speaks for itself, and what it asks is noted nowhere.
    if (this.#unit && unitOf(anchor) !== this.#unit) this.#unit.isOpen = true;
    const measured = measure(this.state, owned, bearer.carrier, anchor, !owned.mayAsk);
    if (!measured) return;
    const { scope } = measured;
    const isAskedBeyond = scope.kind !== 'selection' && owned.mayAsk;
    if (!measured.isBroken && !isAskedBeyond) return;
    const broken = measured.isBroken ? this.#brokenBy(measured, bearer, apart) : undefined;
    const told = new Told(owned, scope, broken);
    this.#tell(told);
    if (this.#unit) this.#told.push(told);
  }

  #brokenBy(measured: Measured, bearer: Bearer, apart: string): Broken {
    const { owned, type, scope, counted, count, limit } = measured;
    const { owner } = bearer;
    const key = apart === '' ? counted.name : `${counted.name} ${apart}`;
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = boundsBeside(
      this.state,
      owned,
      bearer,
    );
    const isExact = type === 'exactly' || limit === (type === 'min' ? most : least);
    const values = type === 'one-of' ? owned.definition.values : undefined;
    const within = values?.filter((value) => value >= least && value <= most);
    // Written out, here and below, as there may be thousands: copying by a spread takes longer than all the rest.
    return {
      constraint: owned.definition,
      ownerId: owned.ownerId,
      ownerName: owner.name,
      ownerNames: owner.names,
      type,
      field: fieldOf(owned),
      count,
      limit,
      percent: measured.percent,
      isBroken: measured.isBroken,
      isExact,
      amounts: within?.length ? within : values,
      passedBy: passedBy(measured),
      // The last of several surplus selections is the one to point at.
      shown: placeOf(measured, bearer.anchor),
      breach: breachAt(scope, owned, key),
      silences:
        type === 'one-of' ? besides(owned, bearer).map((each) => breachAt(scope, each, key)) : NO_BREACHES,
      whole: undefined,
      wholeShown: undefined,
    };
  }

  /** Whether this constraint, which may ask, was looked at in this place beyond a selection already. */
  isAsked(owned: OwnedConstraint, scope: ScopeNode): boolean {
    return this.#asked.get(owned.definition)?.has(scope) ?? false;
  }

  get list(): readonly BrokenConstraint[] {
    const list: BrokenConstraint[] = [];
    for (const { what, last, isSilent } of this.#found) {
      if (what && last && !isSilent) list.push(brokenAt(what, last.shown));
    }
    return list;
  }
}

function breachAt(scope: ScopeNode, { definition }: OwnedConstraint, key: string): Breach {
  const first = scope.kind === 'selection' ? scope.breaches : scope.memory.breaches.get(definition);
  let breach = first;
  while (breach && (breach.key !== key || breach.definition !== definition)) breach = breach.next;
  if (breach) return breach;
  const rest = { turn: -1, what: undefined, last: undefined, isSilent: false };
  const made: Breach = { definition, key, ...rest, next: first };
  if (scope.kind === 'selection') scope.breaches = made;
  else scope.memory.breaches.set(definition, made);
  return made;
}

/** The same object for the same two, so that who makes something of it need not make it again. */
function brokenAt(broken: Broken, shown: Shown): BrokenConstraint {
  if (!broken.whole || broken.wholeShown !== shown) {
    broken.wholeShown = shown;
    broken.whole = {
      constraint: broken.constraint,
      ownerId: broken.ownerId,
      ownerName: broken.ownerName,
      ownerNames: broken.ownerNames,
      type: broken.type,
      field: broken.field,
      count: broken.count,
      limit: broken.limit,
      percent: broken.percent,
      isBroken: broken.isBroken,
      isExact: broken.isExact,
      amounts: broken.amounts,
      onType: shown.onType,
      onEntryId: shown.onEntryId,
      at: shown.at,
    };
  }
  return broken.whole;
}

import type { ConstraintDefinition } from '../catalogue/definition';
import type { OwnedConstraint } from '../catalogue/entry-node';
import { type Bearer, besides, boundsBeside } from './bounds-beside';
import type { BrokenConstraint } from './evaluated';
import { type Measured, measure } from './measure';
import type { Anchor, ForceNode, ScopeNode } from './nodes';
import type { State } from './state';

type Shown = Pick<BrokenConstraint, 'onType' | 'onEntryId' | 'at'>;

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
  readonly #asked = new Map<ConstraintDefinition, Set<ScopeNode>>();
  readonly #scopeIds = new Map<ScopeNode, number>();

  constructor(readonly state: State) {}

  #scopeId(scope: ScopeNode): number {
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
    const asked = this.#asked.get(owned.definition);
    if (asked) asked.add(measured.scope);
    else this.#asked.set(owned.definition, new Set([measured.scope]));
    if (!measured.limit.isBroken) return;
    const key = `${this.#scopeId(measured.scope)} ${measured.counted} ${apart}`;
    let found = this.#found.get(owned.definition);
    if (!found) {
      found = new Map();
      this.#found.set(owned.definition, found);
    }
    // The last of several surplus selections is the one to point at.
    const shown = placeOf(owned, measured, anchor);
    const first = found.get(key);
    found.set(
      key,
      first ? { ...first, ...shown } : { ...this.#withBounds(owned, bearer, measured), ...shown },
    );
    if (measured.limit.type === 'one-of') for (const each of besides(owned, bearer)) this.#silence(each, key);
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

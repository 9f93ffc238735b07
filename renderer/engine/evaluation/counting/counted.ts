import { AMOUNT_UNIT } from '../../catalogue/decimal';
import type { Id } from '../../catalogue/definition';
import type { OwnedConstraint } from '../../catalogue/entry-node';
import type { CompiledQuery } from '../../catalogue/query';
import type { Anchor, ForceNode, ScopeNode } from '../tree/nodes';
import { askPlace } from '../tree/outside';
import type { State } from '../tree/state';
import { ANY, countForces, countSelections, isForce, type Key } from './count';
import { subtreeCost, sumCosts, totalCost } from './sum-costs';
import { unitCost } from './unit-cost';

/** What a constraint counts. */
export type Counted = (
  | { readonly by: 'key'; readonly key: Key }
  | { readonly by: 'force'; readonly id: string }
  | { readonly by: 'self' }
) & {
  /** So that links to one shared entry are told once. */
  readonly name: string;
};

const SELF: Counted = { by: 'self', name: '' };

const byForce = (id: string): Counted => ({ by: 'force', id, name: id });

const byKey = (kind: Key['kind'], key: string): Counted => ({
  by: 'key',
  key: { kind, key },
  name: `${kind} ${key}`,
});

/** Of constraints that count the same wherever they stand: all but those that keep links apart. */
const known = new WeakMap<OwnedConstraint, Counted>();

/** Its owner, or the child that it names (ours: in every scope). */
export function countedBy(owned: OwnedConstraint, anchor: Anchor): Counted {
  const { query } = owned;
  if (!query.shared && query.childId === undefined) {
    if (anchor.kind === 'group') return byKey('path', anchor.holder.way.groupPath(anchor.slot));
    if (anchor.kind === 'selection' && query.scope !== 'self') return byKey('path', anchor.path);
  }
  let counted = known.get(owned);
  if (!counted) {
    counted = countedAnywhere(owned, anchor);
    known.set(owned, counted);
  }
  return counted;
}

function countedAnywhere({ query }: OwnedConstraint, anchor: Anchor): Counted {
  const { childId, childKind, field } = query;
  if (childId !== undefined) {
    if (field.kind === 'forces') return byForce(childId);
    return byKey(childKind === 'category' ? 'category' : 'id', childId);
  }
  switch (anchor.kind) {
    case 'force':
      return byForce(anchor.entry.id);
    case 'category':
      return byKey('category', anchor.categoryId);
    case 'group':
      return byKey('id', anchor.entry.id);
    default:
      return query.scope === 'self' ? SELF : byKey('id', anchor.entry.id);
  }
}

/** Everything in the forces of one type at or below a place; nested ones of a counted force once. */
function sumForces(scope: ScopeNode, id: string, measureForce: (force: ForceNode) => number): number {
  if (scope.kind !== 'roster' && scope.kind !== 'force') return 0;
  if (scope.kind === 'force' && isForce(scope, id)) return measureForce(scope);
  let sum = 0;
  for (const force of scope.forces) sum += sumForces(force, id, measureForce);
  return sum;
}

// Apart, as room is made at each call of a function for what its inner functions see, whether they are come to or not.
function countInForcesOf(state: State, { deep, deepForces }: CompiledQuery, scope: ScopeNode, id: string) {
  return sumForces(scope, id, (force) => countSelections(state, force, ANY, deep, deepForces));
}

function sumInForcesOf(
  state: State,
  { deepForces }: CompiledQuery,
  scope: ScopeNode,
  id: string,
  typeId: Id,
): number {
  return sumForces(scope, id, (force) => totalCost(state, force, typeId, deepForces));
}

function countIn(
  state: State,
  { query }: OwnedConstraint,
  counted: Counted,
  scope: ScopeNode,
  /** Whose constraint it is, where it counts itself. */
  anchor: Anchor | undefined,
): number | undefined {
  const { field, deep, deepForces } = query;
  switch (field.kind) {
    case 'forces': {
      if (counted.by !== 'force') return 0;
      return scope.kind === 'roster' || scope.kind === 'force'
        ? countForces(scope, counted.id, deepForces) * AMOUNT_UNIT
        : 0;
    }
    case 'selections':
      if (counted.by === 'self') return (anchor?.kind === 'selection' ? anchor.amount : 0) * AMOUNT_UNIT;
      if (counted.by === 'force') return countInForcesOf(state, query, scope, counted.id) * AMOUNT_UNIT;
      return countSelections(state, scope, counted.key, deep, deepForces) * AMOUNT_UNIT;
    case 'cost':
    case 'limit': {
      const { typeId } = field;
      if (counted.by === 'self') {
        if (anchor?.kind !== 'selection') return 0;
        const each = deep ? subtreeCost(state, anchor, typeId) : (unitCost(state, anchor, typeId) ?? 0);
        return each * anchor.amount;
      }
      if (counted.by === 'force') return sumInForcesOf(state, query, scope, counted.id, typeId);
      if (counted.key.key === 'any' && (scope.kind === 'roster' || scope.kind === 'force')) {
        return totalCost(state, scope, typeId, deepForces || scope.kind === 'roster');
      }
      return sumCosts(state, scope, typeId, counted.key, query);
    }
    default:
      return undefined;
  }
}

/** How much of it is in a place, noted with who asks. What keeps links apart is asked by one place of the data alone. */
export function askCount(
  state: State,
  owned: OwnedConstraint,
  counted: Counted,
  scope: ScopeNode,
  anchor: Anchor,
): number | undefined {
  const { query } = owned;
  if (counted.by === 'self' || scope.kind === 'selection') {
    return countIn(state, owned, counted, scope, anchor);
  }
  const about = query.shared || query.childId !== undefined ? owned : undefined;
  const isCost = query.field.kind === 'cost' || query.field.kind === 'limit';
  return askPlace(state, anchor, scope, about, isCost, (again, place) =>
    countIn(again, owned, counted, place, undefined),
  );
}

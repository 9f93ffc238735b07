import { AMOUNT_UNIT, amountToNumber } from '../catalogue/decimal';
import type { LocalNames } from '../catalogue/definition';
import type { OwnedConstraint } from '../catalogue/entry-node';
import { askTotal } from './condition';
import { countForces, countSelections, isForce, type Key } from './count';
import type { EffectiveLimit } from './evaluated';
import { eachApplying, isModified, modifyNumber } from './modify';
import { type Anchor, type Carrier, groupPath, type ScopeNode } from './nodes';
import { askPlace } from './outside';
import { parentOf, resolveScope } from './scope';
import type { State } from './state';
import { subtreeCost, sumCosts, totalCost } from './sum-costs';
import { unitCost } from './unit-cost';

/** A constraint at work: what it counts and allows, and where. */
export interface Measured {
  readonly limit: EffectiveLimit;
  /** The first place counted in; breaches are told once for each. */
  readonly scope: ScopeNode;
  /** What is counted, so that links to one shared entry are told once. */
  readonly counted: string;
}

/** Whose constraint it is, by name, for people. */
export interface Owner {
  readonly name: string;
  readonly names: LocalNames | undefined;
}

type Counted =
  | { readonly by: 'key'; readonly key: Key }
  | { readonly by: 'force'; readonly id: string }
  | { readonly by: 'self' };

/** What a constraint counts: its owner, or the child that it names (ours: in every scope). */
function countedBy(owned: OwnedConstraint, anchor: Anchor): Counted {
  const { query } = owned;
  const { childId, childKind, field } = query;
  if (childId !== undefined) {
    if (field.kind === 'forces') return { by: 'force', id: childId };
    return { by: 'key', key: { kind: childKind === 'category' ? 'category' : 'id', key: childId } };
  }
  switch (anchor.kind) {
    case 'force':
      return { by: 'force', id: anchor.entry.id };
    case 'category':
      return { by: 'key', key: { kind: 'category', key: anchor.categoryId } };
    case 'group': {
      const key = query.shared ? anchor.entry.id : groupPath(anchor.holder, anchor.slot);
      return { by: 'key', key: { kind: query.shared ? 'id' : 'path', key } };
    }
    default:
      if (query.scope === 'self') return { by: 'self' };
      return {
        by: 'key',
        key: query.shared ? { kind: 'id', key: anchor.entry.id } : { kind: 'path', key: anchor.path },
      };
  }
}

/** Everything in the forces of one type at or below a place; nested ones of a counted force once. */
function sumForces(
  state: State,
  scope: ScopeNode,
  id: string,
  measureForce: (force: Extract<ScopeNode, { kind: 'force' }>) => number,
): number {
  if (scope.kind !== 'roster' && scope.kind !== 'force') return 0;
  if (scope.kind === 'force' && isForce(scope, id)) return measureForce(scope);
  let sum = 0;
  for (const force of scope.forces) sum += sumForces(state, force, id, measureForce);
  return sum;
}

function countIn(
  state: State,
  owned: OwnedConstraint,
  counted: Counted,
  scope: ScopeNode,
  /** Whose constraint it is, where it counts itself. */
  anchor: Anchor | undefined,
): number | undefined {
  const { field, deep, deepForces } = owned.query;
  switch (field.kind) {
    case 'forces': {
      if (counted.by !== 'force') return 0;
      return scope.kind === 'roster' || scope.kind === 'force'
        ? countForces(scope, counted.id, deepForces) * AMOUNT_UNIT
        : 0;
    }
    case 'selections':
      if (counted.by === 'self') return (anchor?.kind === 'selection' ? anchor.amount : 0) * AMOUNT_UNIT;
      if (counted.by === 'force') {
        const any: Key = { kind: 'id', key: 'any' };
        return (
          sumForces(state, scope, counted.id, (force) => countSelections(force, any, deep, deepForces)) *
          AMOUNT_UNIT
        );
      }
      return countSelections(scope, counted.key, deep, deepForces) * AMOUNT_UNIT;
    case 'cost':
    case 'limit': {
      const { typeId } = field;
      if (counted.by === 'self') {
        if (anchor?.kind !== 'selection') return 0;
        const each = deep ? subtreeCost(state, anchor, typeId) : (unitCost(state, anchor, typeId) ?? 0);
        return each * anchor.amount;
      }
      if (counted.by === 'force') {
        return sumForces(state, scope, counted.id, (force) => totalCost(state, force, typeId, deepForces));
      }
      if (counted.key.key === 'any' && (scope.kind === 'roster' || scope.kind === 'force')) {
        return totalCost(state, scope, typeId, deepForces || scope.kind === 'roster');
      }
      return sumCosts(state, scope, typeId, counted.key, owned.query);
    }
    default:
      return undefined;
  }
}

/** The same question, noted with who asks. What keeps links apart is asked by one place of the data alone. */
function askCount(
  state: State,
  owned: OwnedConstraint,
  counted: Counted,
  scope: ScopeNode,
  anchor: Anchor,
): number | undefined {
  const { query } = owned;
  if (counted.by === 'self') return countIn(state, owned, counted, scope, anchor);
  const about = query.shared || query.childId !== undefined ? owned : undefined;
  const isCost = query.field.kind === 'cost' || query.field.kind === 'limit';
  return askPlace(state, anchor, scope, about, isCost, (again, place) =>
    countIn(again, owned, counted, place, undefined),
  );
}

/** The constraint's value after modifiers, in ten-thousandths; infinite for a maximum of -1. */
export function constraintValue(
  state: State,
  owned: OwnedConstraint,
  carrier: Carrier,
  anchor: Anchor,
): number {
  const { definition } = owned;
  let value: number = owned.value;
  let isWritten = true;
  if (isModified(carrier, definition.id)) {
    eachApplying(state, carrier, anchor, definition.id, (modifier, times) => {
      value = modifyNumber(value, modifier, times);
      isWritten = modifier.type === 'set';
    });
  }
  // -1 as written or set is no bound; a result of counting down to -1 is a number like others.
  if (definition.type === 'max' && value === -AMOUNT_UNIT && isWritten && !definition.negative) {
    return Number.POSITIVE_INFINITY;
  }
  return value;
}

const TYPES = ['min', 'max', 'exactly', 'one-of'] as const;

/** Scopes of a force's own `forces` limits: a force lies in its parent, it does not hold itself. */
function scopesOf(state: State, owned: OwnedConstraint, anchor: Anchor): readonly ScopeNode[] {
  const { query } = owned;
  const countsItself =
    anchor.kind === 'force' && query.field.kind === 'forces' && query.childId === undefined;
  if (countsItself && (query.scope === 'force' || query.scope === 'self')) {
    const parent = parentOf(anchor);
    return parent.kind === 'force' ? [parent] : [state.root];
  }
  return resolveScope(state, anchor, query);
}

/** Undefined when the constraint says nothing here: no place to count in, an unset limit, an unknown field. */
export function measure(
  state: State,
  owned: OwnedConstraint,
  carrier: Carrier,
  anchor: Anchor,
  owner: Owner,
): Measured | undefined {
  const { definition, query } = owned;
  const type = TYPES.find((each) => each === definition.type);
  if (!type || query.field.kind === 'unknown') return undefined;
  const scopes = scopesOf(state, owned, anchor);
  const [scope] = scopes;
  if (!scope) return undefined;
  const counted = countedBy(owned, anchor);
  const value = constraintValue(state, owned, carrier, anchor);
  let count = 0;
  let limit = value;
  let percent: number | undefined;
  if (query.field.kind === 'limit') {
    const bound = state.limits.get(query.field.typeId);
    // Without an agreed limit there is nothing to take a share of.
    if (bound === undefined) return undefined;
    if (query.percent) {
      percent = amountToNumber(value);
      limit = (value * bound) / (100 * AMOUNT_UNIT);
      for (const each of scopes) count += askCount(state, owned, counted, each, anchor) ?? 0;
    } else count = bound;
  } else {
    for (const each of scopes) {
      const found = askCount(state, owned, counted, each, anchor);
      if (found === undefined) return undefined;
      count += found;
    }
    if (query.percent && value !== Number.POSITIVE_INFINITY) {
      const total = askTotal(state, query, scopes, anchor);
      percent = amountToNumber(value);
      limit = (value * total) / (100 * AMOUNT_UNIT);
    }
  }
  const { field } = query;
  return {
    limit: {
      constraint: definition,
      ownerId: owned.ownerId,
      ownerName: owner.name,
      ownerNames: owner.names,
      type,
      field: field.kind === 'cost' || field.kind === 'limit' ? field.typeId : field.kind,
      count: amountToNumber(count),
      limit: amountToNumber(limit),
      percent,
      isBroken: isBroken(
        type,
        count,
        limit,
        definition.values,
        field.kind === 'cost' || field.kind === 'limit',
      ),
    },
    scope,
    counted:
      counted.by === 'key'
        ? `${counted.key.kind} ${counted.key.key}`
        : counted.by === 'force'
          ? counted.id
          : '',
  };
}

function isBroken(
  type: EffectiveLimit['type'],
  count: number,
  limit: number,
  values: readonly number[] | undefined,
  isCost: boolean,
): boolean {
  switch (type) {
    case 'max':
      // Counting down may leave less than nothing; what is not there breaks no maximum all the same.
      return count > limit && (isCost || count > 0);
    case 'min':
      return count < limit;
    case 'exactly':
      return count !== limit;
    default:
      return count !== 0 && !(values ?? []).includes(amountToNumber(count));
  }
}

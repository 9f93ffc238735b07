import { AMOUNT_UNIT, amountToNumber } from '../../catalogue/decimal';
import type { LocalNames } from '../../catalogue/definition';
import type { OwnedConstraint } from '../../catalogue/entry-node';
import type { EffectiveLimit } from '../evaluated';
import { eachApplying, isModified, modifyNumber } from '../modifiers/modify';
import type { Anchor, Carrier, ScopeNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { askLimit, askTotal } from './answer-query';
import { askCount, type Counted, countedBy } from './counted';
import { parentOf, resolveScope } from './scope';

/** A constraint at work: what it counts and allows, and where. */
export interface Measured {
  readonly owned: OwnedConstraint;
  readonly type: EffectiveLimit['type'];
  readonly count: number;
  readonly limit: number;
  readonly percent: number | undefined;
  readonly isBroken: boolean;
  /** The first place counted in; breaches are told once for each. */
  readonly scope: ScopeNode;
  readonly counted: Counted;
}

/** Whose constraint it is, by name, for people. */
export interface Owner {
  readonly name: string;
  readonly names: LocalNames | undefined;
}

/** `selections`, `forces` or a cost type id. */
export function fieldOf({ query: { field } }: OwnedConstraint): string {
  return field.kind === 'cost' || field.kind === 'limit' ? field.typeId : field.kind;
}

/** What was measured, for people. */
export function limitOf(measured: Measured, owner: Owner): EffectiveLimit {
  const { owned } = measured;
  return {
    constraint: owned.definition,
    ownerId: owned.ownerId,
    ownerName: owner.name,
    ownerNames: owner.names,
    type: measured.type,
    field: fieldOf(owned),
    count: measured.count,
    limit: measured.limit,
    percent: measured.percent,
    isBroken: measured.isBroken,
  };
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

const isKnownType = (type: string): type is EffectiveLimit['type'] =>
  type === 'min' || type === 'max' || type === 'exactly' || type === 'one-of';

/** Scopes of a force's own `forces` limits: a force lies in its parent, it does not hold itself. */
function scopesOf(state: State, owned: OwnedConstraint, anchor: Anchor): readonly ScopeNode[] {
  const { query } = owned;
  const countsItself =
    anchor.kind === 'force' && query.field.kind === 'forces' && query.childId === undefined;
  if (countsItself && (query.scope === 'force' || query.scope === 'self')) {
    const parent = parentOf(anchor);
    return parent.kind === 'force' ? parent.alone : state.root.alone;
  }
  return resolveScope(state, anchor, query);
}

/**
 * Undefined when the constraint says nothing here: no place to count in, an unset limit, an unknown field.
 * @param onlyBroken also undefined when it is kept: most are, of which nothing has to be told
 */
export function measure(
  state: State,
  owned: OwnedConstraint,
  carrier: Carrier,
  anchor: Anchor,
  onlyBroken = false,
): Measured | undefined {
  const { definition, query } = owned;
  const { type } = definition;
  if (!isKnownType(type) || query.field.kind === 'unknown') return undefined;
  const scopes = scopesOf(state, owned, anchor);
  const [scope] = scopes;
  if (!scope) return undefined;
  const counted = countedBy(owned, anchor);
  const value = constraintValue(state, owned, carrier, anchor);
  let count = 0;
  let limit = value;
  let percent: number | undefined;
  if (query.field.kind === 'limit') {
    const bound = askLimit(state, query.field.typeId, anchor);
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
  const isCost = query.field.kind === 'cost' || query.field.kind === 'limit';
  const isBrokenNow = isBroken(type, count, limit, definition.values, isCost);
  if (onlyBroken && !isBrokenNow) return undefined;
  return {
    owned,
    type,
    count: amountToNumber(count),
    limit: amountToNumber(limit),
    percent,
    isBroken: isBrokenNow,
    scope,
    counted,
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

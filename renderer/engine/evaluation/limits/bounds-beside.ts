import { AMOUNT_UNIT } from '../../catalogue/decimal';
import type { OwnedConstraint } from '../../catalogue/entry-node';
import type { CompiledQuery } from '../../catalogue/query';
import { constraintValue, type Owner } from '../counting/measure';
import type { Anchor, Carrier } from '../tree/nodes';
import type { State } from '../tree/state';

/** Whose constraints are asked: where they stand, what changes them, what people call it. */
export interface Bearer {
  readonly constraints: readonly OwnedConstraint[];
  readonly carrier: Carrier;
  readonly anchor: Anchor;
  readonly owner: Owner;
}

function isOfOneField({ field: a }: CompiledQuery, { field: b }: CompiledQuery): boolean {
  return a.kind === b.kind && (!('typeId' in a) || !('typeId' in b) || a.typeId === b.typeId);
}

function countsTheSame(a: CompiledQuery, b: CompiledQuery): boolean {
  return (
    isOfOneField(a, b) &&
    a.scope === b.scope &&
    a.childId === b.childId &&
    a.shared === b.shared &&
    a.deep === b.deep &&
    a.deepForces === b.deepForces &&
    a.percent === b.percent &&
    a.self === b.self
  );
}

const isBeside = (owned: OwnedConstraint, each: OwnedConstraint): boolean =>
  each !== owned && countsTheSame(each.query, owned.query);

/** The other constraints of the same bearer that count the very same thing. */
export function besides(owned: OwnedConstraint, { constraints }: Bearer): readonly OwnedConstraint[] {
  return constraints.filter((each) => isBeside(owned, each));
}

/** The tightest bounds that the neighbours of a constraint leave to what it counts, as they are now. */
export function boundsBeside(
  state: State,
  owned: OwnedConstraint,
  bearer: Bearer,
): { readonly least: number | undefined; readonly most: number | undefined } {
  let least: number | undefined;
  let most: number | undefined;
  for (const each of bearer.constraints) {
    const { type } = each.definition;
    if (type === 'one-of' || !isBeside(owned, each)) continue;
    const value = constraintValue(state, each, bearer.carrier, bearer.anchor) / AMOUNT_UNIT;
    if (type !== 'max') least = Math.max(least ?? Number.NEGATIVE_INFINITY, value);
    if (type !== 'min') most = Math.min(most ?? Number.POSITIVE_INFINITY, value);
  }
  return { least, most };
}

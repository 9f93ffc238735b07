import type { OwnedConstraint } from '../../catalogue/entry-node';
import { limitOf, measure, type Owner } from '../counting/measure';
import type { EffectiveLimit } from '../evaluated';
import type { Anchor, Carrier } from '../tree/nodes';
import type { State } from '../tree/state';

/** What a node's constraints count and allow now, broken or not; those without bound are left out. */
export function limitsOf(
  state: State,
  constraints: readonly OwnedConstraint[],
  carrier: Carrier,
  anchor: Anchor,
  owner: Owner,
): readonly EffectiveLimit[] {
  return constraints.flatMap((constraint) => {
    const measured = measure(state, constraint, carrier, anchor);
    return measured && Number.isFinite(measured.limit) ? [limitOf(measured, owner)] : [];
  });
}

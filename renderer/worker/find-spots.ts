import { lastPart } from '../engine/catalogue/last-part';
import type { EvaluatedForce, Evaluation, Offer } from '../engine/evaluation/evaluated';
import { allForces } from '../engine/sheet/build/walk';

/** A place for one unit: what would be taken there, and the block that it would stand in. */
export interface Spot {
  readonly force: EvaluatedForce;
  readonly block: string | undefined;
  readonly offer: Offer;
}

/** Where a force offers what a path leads to, whatever link it is reached by. Blocks in the order of the ledger. */
export function spotsIn(evaluation: Evaluation, force: EvaluatedForce, path: string): readonly Spot[] {
  if (force.isLost) return [];
  const id = lastPart(path);
  const order = new Map(force.categories.map(({ entryId }, index) => [entryId, index]));
  const at = (block: string | undefined): number => order.get(block ?? '') ?? order.size;
  return evaluation
    .rootOffers(force.id)
    .filter((offer) => lastPart(offer.entryId) === id)
    .map((offer): Spot => {
      const block = offer.categories.find((use) => use.primary)?.entryId;
      return { force, block, offer };
    })
    .toSorted((one, other) => at(one.block) - at(other.block));
}

/** The same in the whole list, forces in the order of the ledger. */
export function spotsFor(evaluation: Evaluation, path: string): readonly Spot[] {
  return allForces(evaluation.forces).flatMap(({ force }) => spotsIn(evaluation, force, path));
}

/** The block that a unit stands in. */
export function blockOf(force: EvaluatedForce, unit: string): string | undefined {
  return force.categories.find(({ selections }) => selections.some(({ id }) => id === unit))?.entryId;
}

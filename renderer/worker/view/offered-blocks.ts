import type { Catalogue } from '../../engine/catalogue/catalogue';
import type { EvaluatedCategory, EvaluatedForce } from '../../engine/evaluation/evaluated';
import type { ViewContext } from './context';

/** Blocks that something was found for, by force: what a book holds is the same at every edit. */
const known = new WeakMap<Catalogue, Map<string, Set<string>>>();

/** The data hold something that counts in the block, be it hidden now. */
export function isOfferedIn(
  { catalogue, evaluation }: ViewContext,
  force: EvaluatedForce,
  { entryId }: EvaluatedCategory,
): boolean {
  const forces = known.get(catalogue) ?? new Map<string, Set<string>>();
  known.set(catalogue, forces);
  const key = `${force.catalogueId}/${force.entryId}`;
  const blocks = forces.get(key) ?? new Set<string>();
  forces.set(key, blocks);
  if (blocks.has(entryId)) return true;
  // A block with nothing is looked at again each time, as a condition may bring something into it.
  for (const { categories } of evaluation.rootOffers(force.id)) {
    for (const use of categories) blocks.add(use.entryId);
  }
  return blocks.has(entryId);
}

import type { EvaluatedSelection, Offer } from '../../engine/evaluation/evaluated';

/**
 * Of what is taken of an offer, the one that a gesture changes: a choice, or what came with something derived and
 * becomes a choice when it is changed. Undefined for what the data set themselves.
 */
export function ownChoice(
  offer: Offer,
  taken: readonly EvaluatedSelection[],
): EvaluatedSelection | undefined {
  const chosen = taken.find((child) => !child.isDerived);
  if (chosen !== undefined) return chosen;
  const isSet = offer.role !== undefined || offer.limits.some(({ constraint }) => constraint.automatic);
  return isSet ? undefined : taken[0];
}

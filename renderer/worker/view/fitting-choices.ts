import type { EvaluatedSelection, Offer, OfferGroup } from '../../engine/evaluation/evaluated';
import { allForces, withDescendants } from '../../engine/sheet/build/walk';
import type { FittingView } from '../protocol/offers-view';
import type { ViewContext } from './context';
import { closedBy } from './offer-reason';

/** With so many choices it is enough to know that there are many: a large list has thousands to look at. */
const MOST = 20;

/** When no unit fits in the points left: what units that are there may still have for them. */
export function fittingChoices(context: ViewContext, left: number): FittingView | undefined {
  if (left <= 0) return undefined;
  let count = 0;
  let first: string | undefined;
  /** A large list has many units that are alike, and have the same choices. */
  const alike = new Map<string, number>();
  for (const { force } of allForces(context.evaluation.forces)) {
    for (const unit of force.selections) {
      if (unit.isLost) continue;
      const kind = `${force.entryId} ${shapeOf(unit)}`;
      const fitting = alike.get(kind) ?? choicesOfUnit(context, unit, left);
      alike.set(kind, fitting);
      if (fitting === 0) continue;
      first ??= unit.id;
      count += fitting;
      if (count >= MOST) return { count: MOST, isMore: true, unit: first };
    }
  }
  return first === undefined ? undefined : { count, isMore: false, unit: first };
}

/** All that was chosen for a unit. */
function shapeOf({ entryId, amount, children }: EvaluatedSelection): string {
  return `${entryId}×${amount}(${children.map(shapeOf).join()})`;
}

function choicesOfUnit(context: ViewContext, unit: EvaluatedSelection, left: number): number {
  return withDescendants(unit)
    .filter((holder) => !holder.isLost && !holder.isDerived)
    .flatMap((holder) => choicesOf(context, holder))
    .filter((offer) => isFitting(context, offer, left)).length;
}

function choicesOf(context: ViewContext, holder: EvaluatedSelection): readonly Offer[] {
  const flat = (items: readonly (Offer | OfferGroup)[]): readonly Offer[] =>
    items.flatMap((item) => ('items' in item ? (item.hidden ? [] : flat(item.items)) : [item]));
  return flat(context.evaluation.childOffers(holder.id));
}

/** One more of it may be taken, and costs no more than is left. */
function isFitting(context: ViewContext, offer: Offer, left: number): boolean {
  if (offer.hidden || offer.role !== undefined || offer.taken >= offer.most) return false;
  if (closedBy(offer.limits) !== undefined) return false;
  const price = context.points(offer.price);
  return price > 0 && price <= left;
}

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
  for (const { force } of allForces(context.evaluation.forces)) {
    for (const unit of force.selections) {
      for (const holder of withDescendants(unit)) {
        if (holder.isLost || holder.isDerived) continue;
        const fitting = choicesOf(context, holder).filter((offer) => isFitting(context, offer, left));
        if (fitting.length === 0) continue;
        first ??= unit.id;
        count += fitting.length;
        if (count >= MOST) return { count: MOST, isMore: true, unit: first };
      }
    }
  }
  return first === undefined ? undefined : { count, isMore: false, unit: first };
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

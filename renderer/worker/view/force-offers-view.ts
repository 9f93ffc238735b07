import type { EvaluatedForce, ForceOffer } from '../../engine/evaluation/evaluated';
import type { ForceGroupView, ForceOfferRow } from '../protocol/offers-view';
import type { ViewContext } from './context';
import { armyNameOf, kindHeading } from './force-note';
import { closedBy, hiddenReason, limitReason } from './offer-reason';
import { searchText } from './search-text';

/** Forces that may be added: below the target, below what it stands in, and to the list itself; by their kinds. */
export function forceGroups(
  context: ViewContext,
  target: EvaluatedForce | undefined,
): readonly ForceGroupView[] {
  const parents: (string | undefined)[] = [];
  for (let at = target; at !== undefined; at = parentOf(context, at)) parents.push(at.id);
  parents.push(undefined);
  const groups = new Map<string, ForceOfferRow[]>();
  for (const parent of parents) {
    for (const offer of context.evaluation.forceOffers(parent)) {
      if (parent === undefined && !isOfList(context, offer)) continue;
      const row = forceOfferRow(context, offer, parent);
      if (row === undefined) continue;
      const key = offer.kind ?? '';
      const rows = groups.get(key);
      if (rows === undefined) groups.set(key, [row]);
      else rows.push(row);
    }
  }
  return [...groups].map(([key, items]) => ({
    key,
    name: key === '' ? undefined : kindHeading(context, key),
    items,
  }));
}

/** At the top a list is made of its own books, and of a force that it may have once more is not spoken. */
function isOfList(context: ViewContext, offer: ForceOffer): boolean {
  const { books } = context.evaluation.roster;
  const isOwn = books.length === 0 || books.some(({ id }) => id === offer.catalogueId);
  return isOwn && (offer.taken === 0 || closedBy(offer.limits) === undefined);
}

function parentOf(context: ViewContext, force: EvaluatedForce): EvaluatedForce | undefined {
  const parent = force.parent === undefined ? undefined : context.evaluation.node(force.parent);
  return parent !== undefined && 'categories' in parent && 'catalogueId' in parent ? parent : undefined;
}

function forceOfferRow(
  context: ViewContext,
  offer: ForceOffer,
  parent: string | undefined,
): ForceOfferRow | undefined {
  const limit = closedBy(offer.limits);
  const why = offer.hidden
    ? hiddenReason(context, offer, offer.hiddenBecause)
    : limit === undefined
      ? undefined
      : limitReason(context, limit);
  if (offer.hidden && why === undefined) return undefined;
  const most = offer.limits
    .filter(({ type, field }) => type === 'max' && field === 'forces')
    .map((each) => each.limit);
  const isOther = !context.evaluation.roster.books.some(({ id }) => id === offer.catalogueId);
  const army = isOther ? armyNameOf(context, offer.catalogueId) : undefined;
  return {
    key: `F:${parent ?? ''}/${offer.catalogueId}/${offer.entryId}`,
    parent,
    entryId: offer.entryId,
    catalogueId: offer.catalogueId,
    name: army === undefined ? context.name(offer) : `${context.name(offer)} (${army})`,
    second: context.second(offer),
    search: searchText(offer),
    taken: offer.taken,
    most: most.length === 0 ? undefined : Math.min(...most),
    why,
  };
}

import type { EvaluatedSelection, Offer } from '../../engine/evaluation/evaluated';
import { ownName } from '../../engine/words/own-name';
import type { RoleView } from '../protocol/chosen-view';
import type { ViewContext } from './context';
import { hiddenReason } from './offer-reason';
import { isGroup, type OfferItem } from './option-rows';

/** Roles that the data offer a unit, and who has them now. A role goes from one to the other in one step. */
export function rolesView(context: ViewContext, unit: EvaluatedSelection): readonly RoleView[] {
  const { roster } = context.evaluation;
  return roleOffers(context.evaluation.childOffers(unit.id)).flatMap((offer): RoleView[] => {
    const role = offer.role as string;
    const isOn = (roster.roles ?? []).some((each) => each.role === role && each.selection === unit.id);
    const why = offer.hidden ? hiddenReason(context, offer, offer.hiddenBecause, unit.id) : undefined;
    if (offer.hidden && why === undefined && !isOn) return [];
    const price = context.points(offer.price);
    return [
      {
        role,
        name: context.name(offer),
        isOn,
        price,
        holder: isOn ? undefined : holderOf(context, role),
        why,
      },
    ];
  });
}

function roleOffers(items: readonly OfferItem[]): readonly Offer[] {
  return items.flatMap((item) =>
    isGroup(item) ? roleOffers(item.items) : item.role === undefined ? [] : [item],
  );
}

export function holderOf(context: ViewContext, role: string): string | undefined {
  const assignment = context.evaluation.roster.roles?.find((each) => each.role === role);
  const holder = assignment === undefined ? undefined : context.evaluation.node(assignment.selection);
  if (holder === undefined || !('children' in holder)) return undefined;
  return ownName(context.language, holder);
}

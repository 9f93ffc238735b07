import type { Catalogue } from '../engine/catalogue/catalogue';
import { edit } from '../engine/evaluation/edit';
import { evaluate } from '../engine/evaluation/evaluate';
import type { EvaluatedSelection, Evaluation, Offer, OfferGroup } from '../engine/evaluation/evaluated';
import { isUnit } from '../engine/evaluation/units';
import type { LimitFinding } from '../engine/findings/finding';
import { findings } from '../engine/findings/findings';
import type { Roster } from '../engine/roster/document';
import { nodeIds } from '../engine/roster/find-node';
import type { NewId } from '../engine/roster/operation';
import { allForces, withDescendants } from '../engine/sheet/build/walk';
import { closedBy } from './view/offer-reason';

/** More choices than this are left to the player. */
const MOST_CHOICES = 60;

/**
 * What units that a list was given ask of the player is answered with the first that costs nothing, so that nobody begins with errors in units
 * that they did not take: they cost what they would anyway. Where everything has a price it is asked, and so is what is a choice of the whole
 * army (whose side it is on).
 * @param before the list without those units
 */
export function fillFreeChoices(catalogue: Catalogue, start: Roster, before: Roster, newId: NewId): Roster {
  const known = new Set(nodeIds(before));
  let roster = start;
  for (let step = 0; step < MOST_CHOICES; step += 1) {
    const evaluation = evaluate(catalogue, roster);
    const open = openChoices(evaluation);
    const parts = allForces(evaluation.forces)
      .flatMap(({ force }) => force.selections)
      .filter((unit) => !known.has(unit.id) && isUnit(unit))
      .flatMap(withDescendants);
    const choice = firstFree(evaluation, parts, open);
    if (choice === undefined) break;
    const next = edit(catalogue, roster, choice, newId);
    // Nothing came of it: it would be asked again and again.
    if (openChoices(evaluate(catalogue, next)).length >= open.length) break;
    roster = next;
  }
  return roster;
}

function openChoices(evaluation: Evaluation): readonly LimitFinding[] {
  return findings(evaluation).filter(
    (finding): finding is LimitFinding =>
      finding.kind === 'too-few' && finding.severity === 'error' && finding.field === 'selections',
  );
}

function firstFree(
  evaluation: Evaluation,
  parts: readonly EvaluatedSelection[],
  open: readonly LimitFinding[],
) {
  for (const { place, entry } of open) {
    const part = parts.find(({ id }) => id === place.node);
    if (part === undefined) continue;
    const group = groupsIn(evaluation.childOffers(part.id)).find(({ limits }) =>
      limits.some(({ ownerId }) => ownerId === entry),
    );
    const offers = group === undefined ? [] : offersIn(group);
    const first = offers.find((offer) => isFree(offer) && closedBy(offer.limits) === undefined);
    if (first === undefined) continue;
    const { entryId, groupId } = first;
    return { kind: 'select', parent: part.id, entryId, groupId } as const;
  }
  return undefined;
}

function groupsIn(items: readonly (Offer | OfferGroup)[]): readonly OfferGroup[] {
  return items.flatMap((item) => ('items' in item ? [item, ...groupsIn(item.items)] : []));
}

/** What may be chosen in a group, and in those within it. */
function offersIn({ items }: OfferGroup): readonly Offer[] {
  return items.filter(({ hidden }) => !hidden).flatMap((item) => ('items' in item ? offersIn(item) : [item]));
}

function isFree({ price }: Offer): boolean {
  return price.every(({ value }) => value === 0);
}

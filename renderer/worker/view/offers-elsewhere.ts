import { lastPart } from '../../engine/catalogue/last-part';
import type { EvaluatedForce, Offer } from '../../engine/evaluation/evaluated';
import { allForces } from '../../engine/sheet/build/walk';
import { findBest, searchWords } from '../../engine/words/find-words';
import { ownName } from '../../engine/words/own-name';
import type { ElsewhereRow } from '../protocol/offers-view';
import type { ViewContext } from './context';
import { isShown } from './ledger-view';
import { absentReason } from './offer-reason';
import { offerRow, reasonOf } from './offers-view';
import { searchText } from './search-text';

/** So many answers are enough to choose from. */
const MOST = 30;

/**
 * What is searched for and goes to other forces than the target: each thing once, to the first force that may take it.
 * What the target may take itself is left out. After them comes what no force can have now, greyed with the reason.
 */
export function offersElsewhere(
  context: ViewContext,
  target: string | undefined,
  search: string,
): readonly ElsewhereRow[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  /** What the target offers, and whether it may be taken there. */
  const inTarget = new Map<string, boolean>();
  /** What stands there with its reason. */
  const told = new Set<string>();
  const found = new Map<string, { readonly row: ElsewhereRow; readonly isOpen: boolean }>();
  const forces = allForces(context.evaluation.forces).filter(({ force }) => !force.isLost);
  for (const { force } of forces) {
    for (const offer of matches(context, force, words)) {
      const id = lastPart(offer.entryId);
      const why = reasonOf(context, offer);
      const isOpen = why === undefined && !offer.hidden;
      if (force.id === target) {
        if (isOpen || why !== undefined) told.add(id);
        inTarget.set(id, isOpen || inTarget.get(id) === true);
        continue;
      }
      if (found.get(id)?.isOpen === true || (found.has(id) && !isOpen)) continue;
      const row = elsewhereRow(context, force, offer);
      if (row !== undefined) found.set(id, { row, isOpen });
    }
  }
  const rows = [...found].flatMap(([id, { row, isOpen }]) => {
    const here = inTarget.get(id);
    return here === true || (here === false && !isOpen) ? [] : [row];
  });
  const best = findBest(rows, words, MOST);
  const shown = new Set([...found.keys(), ...told]);
  return [...best, ...absent(context, target, words, shown, MOST - best.length)];
}

/** What is hidden without a reason wherever it could stand, or has no place in any force of the list. */
function absent(
  context: ViewContext,
  target: string | undefined,
  words: readonly string[],
  shown: ReadonlySet<string>,
  most: number,
): readonly ElsewhereRow[] {
  const known = new Set(shown);
  const all: (Absent & { readonly search: string })[] = [];
  const forces = allForces(context.evaluation.forces)
    .map(({ force }) => force)
    .filter((force) => !force.isLost)
    .toSorted((one, other) => Number(other.id === target) - Number(one.id === target));
  for (const hasPlace of [true, false]) {
    for (const force of forces) {
      for (const offer of matches(context, force, words, hasPlace)) {
        const id = lastPart(offer.entryId);
        if (known.has(id)) continue;
        known.add(id);
        all.push({ force, offer, hasPlace, search: searchText(offer) });
      }
    }
  }
  // What costs time is asked of those that are shown only.
  return findBest(all, words, most).map((each) => absentRow(context, each));
}

interface Absent {
  readonly force: EvaluatedForce;
  readonly offer: Offer;
  readonly hasPlace: boolean;
}

function absentRow(context: ViewContext, { force, offer, hasPlace }: Absent): ElsewhereRow {
  return {
    key: `o:${force.id}/${offer.groupId ?? ''}/${offer.entryId}`,
    entryId: offer.entryId,
    groupId: offer.groupId,
    name: context.name(offer),
    short: context.short(offer),
    second: context.second(offer),
    search: searchText(offer),
    price: context.points(offer.price),
    taken: offer.taken,
    most: undefined,
    over: 0,
    why: absentReason(context, offer, hasPlace),
    force: force.id,
    place: ownName(context.language, force),
  };
}

function matches(
  { evaluation }: ViewContext,
  force: EvaluatedForce,
  words: readonly string[],
  hasPlace = true,
): readonly Offer[] {
  const offers = hasPlace ? evaluation.rootOffers(force.id) : evaluation.placelessOffers(force.id);
  const named = offers.map((offer) => ({ offer, search: searchText(offer) }));
  return findBest(named, words, Number.POSITIVE_INFINITY).map(({ offer }) => offer);
}

function elsewhereRow(context: ViewContext, force: EvaluatedForce, offer: Offer): ElsewhereRow | undefined {
  const spent = context.points(context.evaluation.costs);
  const left = context.limit === undefined ? undefined : context.limit - spent;
  const row = offerRow(context, force, offer, left);
  if (row === undefined) return undefined;
  const primary = offer.categories.find((use) => use.primary);
  const block = force.categories.find((each) => each.entryId === primary?.entryId && isShown(each));
  const names = [ownName(context.language, force), block === undefined ? undefined : context.name(block)];
  return { ...row, force: force.id, place: names.filter((name) => name !== undefined).join(', ') };
}

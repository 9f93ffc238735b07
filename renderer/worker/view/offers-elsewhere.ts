import { lastPart } from '../../engine/catalogue/last-part';
import type { EvaluatedForce, Offer } from '../../engine/evaluation/evaluated';
import { allForces } from '../../engine/sheet/build/walk';
import { findBest, searchWords } from '../../engine/words/find-words';
import { ownName } from '../../engine/words/own-name';
import type { ElsewhereRow } from '../protocol/offers-view';
import type { ViewContext } from './context';
import { isShown } from './ledger-view';
import { offerRow, reasonOf } from './offers-view';
import { searchText } from './search-text';

/** So many answers are enough to choose from. */
const MOST = 30;

/**
 * What is searched for and goes to other forces than the target: each thing once, to the first force that may take it.
 * What the target may take itself is left out.
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
  const found = new Map<string, { readonly row: ElsewhereRow; readonly isOpen: boolean }>();
  const forces = allForces(context.evaluation.forces).filter(({ force }) => !force.isLost);
  for (const { force } of forces) {
    for (const offer of matches(context, force, words)) {
      const id = lastPart(offer.entryId);
      const isOpen = reasonOf(context, offer) === undefined && !offer.hidden;
      if (force.id === target) {
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
  return findBest(rows, words, MOST);
}

function matches(context: ViewContext, force: EvaluatedForce, words: readonly string[]): readonly Offer[] {
  const named = context.evaluation
    .rootOffers(force.id)
    .map((offer) => ({ offer, search: searchText(offer) }));
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

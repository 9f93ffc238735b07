import { findBest, searchWords } from '../../../engine/words/find-words';
import type {
  ForceGroupView,
  ForceOfferRow,
  OfferGroupView,
  OfferRow,
  OffersView,
} from '../../../worker/protocol/offers-view';

/** A line of the left column: the head of a group, a unit, a force, or a heading among forces. */
export type OfferItem =
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly group: OfferGroupView;
      readonly isFolded: boolean;
    }
  | { readonly kind: 'unit'; readonly key: string; readonly offer: OfferRow }
  | { readonly kind: 'force-head'; readonly key: string; readonly isFolded: boolean; readonly count: number }
  | { readonly kind: 'force-sub'; readonly key: string; readonly name: string }
  | { readonly kind: 'force'; readonly key: string; readonly offer: ForceOfferRow };

export interface OfferFilter {
  readonly search: string;
  readonly onlyFits: boolean;
  readonly folded: Readonly<Record<string, boolean>>;
  /** Block that the chosen row stands in: its group is unfolded. */
  readonly block: string | undefined;
}

/** Key of the group of forces among the folded groups. */
export const FORCES_KEY = 'forces';
/** In large books only the group of the target is unfolded from the start. */
const LARGE_BOOK = 150;
/** A search shows no more than this, best first. */
const BEST = 50;

/** The left column as lines, after search, filter and folding. */
export function offerItems(view: OffersView, filter: OfferFilter): readonly OfferItem[] {
  const words = searchWords(filter.search);
  const isSearching = words.length > 0;
  const total = view.groups.reduce((sum, group) => sum + group.items.length, 0);
  const isFolded = (key: string, fallback: boolean): boolean =>
    !isSearching && (filter.folded[key] ?? fallback);

  const units = view.groups.flatMap((group): readonly OfferItem[] => {
    const fits = filter.onlyFits ? group.items.filter((item) => item.over === 0) : group.items;
    const items = findBest(fits, words, BEST);
    if (items.length === 0 && (isSearching || filter.onlyFits)) return [];
    const isTarget = group.block !== undefined && group.block === filter.block;
    const folded = isFolded(group.key, !isTarget && (group.takenBy !== undefined || total > LARGE_BOOK));
    const head: OfferItem = { kind: 'group', key: `g:${group.key}`, group, isFolded: folded };
    if (folded) return [head];
    return [head, ...items.map((offer): OfferItem => ({ kind: 'unit', key: offer.key, offer }))];
  });
  return [...units, ...forceItems(view.forces, words, isFolded(FORCES_KEY, false))];
}

function forceItems(
  groups: readonly ForceGroupView[],
  words: readonly string[],
  isFolded: boolean,
): readonly OfferItem[] {
  const items = groups.flatMap((group): readonly OfferItem[] => {
    const offers = findBest(group.items, words, BEST);
    if (offers.length === 0) return [];
    const sub: readonly OfferItem[] =
      group.name === undefined ? [] : [{ kind: 'force-sub', key: `s:${group.key}`, name: group.name }];
    return [...sub, ...offers.map((offer): OfferItem => ({ kind: 'force', key: offer.key, offer }))];
  });
  if (items.length === 0) return [];
  const count = items.filter((item) => item.kind === 'force').length;
  return [{ kind: 'force-head', key: 'g:forces', isFolded, count }, ...(isFolded ? [] : items)];
}

/** Lines that the arrow keys stop at. */
export function isStop(item: OfferItem): boolean {
  return item.kind !== 'force-sub';
}

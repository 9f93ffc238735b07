import { findRanked, type Ranked, searchWords } from '../../../engine/words/find-words';
import type { Words } from '../../../words/use-words';
import type {
  ElsewhereRow,
  ForceGroupView,
  ForceOfferRow,
  OfferGroupView,
  OfferRow,
  OffersView,
} from '../../../worker/protocol/offers-view';
import { roomWords } from './room-words';

/** A line of the left column: a head, a unit (of the target, or of another force), a force. */
export type OfferItem =
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly group: OfferGroupView;
      readonly isFolded: boolean;
    }
  /** Over the blocks that are closed where the target is; by their names. */
  | {
      readonly kind: 'closed-head';
      readonly key: string;
      readonly names: readonly string[];
      readonly isFolded: boolean;
    }
  | UnitItem
  | { readonly kind: 'force-head'; readonly key: string; readonly isFolded: boolean; readonly count: number }
  | ForceSubItem
  | ForceItem
  /** Over what goes to other forces than the target. */
  | { readonly kind: 'elsewhere-head'; readonly key: string };

/** `rank` is how well it answers what was typed, 0 the best; undefined when nothing was. */
export interface UnitItem {
  readonly kind: 'unit';
  readonly key: string;
  readonly offer: OfferRow | ElsewhereRow;
  /** Block of the target that it goes to. */
  readonly block: string | undefined;
  readonly rank: number | undefined;
}

export interface ForceItem {
  readonly kind: 'force';
  readonly key: string;
  readonly offer: ForceOfferRow;
  readonly rank: number | undefined;
}

/** Forces of one kind. */
export interface ForceSubItem {
  readonly kind: 'force-sub';
  readonly key: string;
  readonly name: string;
  /** What speaks against all of them. */
  readonly why: string | undefined;
  readonly count: number;
  readonly isFolded: boolean;
}

/** A line that can be taken. */
export type OfferedItem = UnitItem | ForceItem;

export interface OfferFilter {
  readonly search: string;
  readonly onlyFits: boolean;
  readonly folded: Readonly<Record<string, boolean>>;
  /** Block that the chosen row stands in: its group is unfolded. */
  readonly block: string | undefined;
  /** What other forces have by the same search. */
  readonly elsewhere: readonly ElsewhereRow[];
}

/** Key of the group of forces among the folded groups. */
export const FORCES_KEY = 'forces';
/** The same of the blocks that are closed. */
export const CLOSED_KEY = 'closed';
/** So many closed blocks stand under a head of their own, not to push away what may be taken. */
const MANY_CLOSED = 2;
/** In large books only the group of the target is unfolded from the start. */
const LARGE_BOOK = 150;
/** A search shows no more than this of a group, best first. */
const BEST = 50;

export function isOffered(item: OfferItem): item is OfferedItem {
  return item.kind === 'unit' || item.kind === 'force';
}

/** It goes to another force than the target. */
export function isElsewhere(item: OfferItem): boolean {
  return item.kind === 'unit' && 'place' in item.offer;
}

/** Lines that the arrow keys stop at: what can be taken; without a search also what can be folded. */
export function isStop(item: OfferItem, isSearching: boolean): boolean {
  return isOffered(item) || (!isSearching && item.kind !== 'elsewhere-head');
}

/** The key that a head is folded by. */
export function foldKey(item: OfferItem | undefined): string | undefined {
  switch (item?.kind) {
    case 'group':
      return item.group.key;
    case 'closed-head':
      return CLOSED_KEY;
    case 'force-head':
      return FORCES_KEY;
    case 'force-sub':
      return item.key;
    default:
      return undefined;
  }
}

/** The left column as lines, after search, filter and folding. */
export function offerItems(view: OffersView, filter: OfferFilter): readonly OfferItem[] {
  const words = searchWords(filter.search);
  const isSearching = words.length > 0;
  const total = view.groups.reduce((sum, group) => sum + group.items.length, 0);
  const isFolded = (key: string, fallback: boolean): boolean => {
    const byHand = Object.hasOwn(filter.folded, key) ? filter.folded[key] : undefined;
    return !isSearching && (byHand ?? fallback);
  };

  const groups = view.groups.flatMap((group) => {
    const fits = filter.onlyFits ? group.items.filter((item) => item.over === 0) : group.items;
    const found = best(fits, words);
    if (found.length === 0 && (isSearching || filter.onlyFits)) return [];
    const isTarget = group.block !== undefined && group.block === filter.block;
    const folded = isFolded(group.key, !isTarget && (group.takenBy !== undefined || total > LARGE_BOOK));
    const head: OfferItem = { kind: 'group', key: `g:${group.key}`, group, isFolded: folded };
    const items: readonly OfferItem[] = folded
      ? [head]
      : [head, ...found.map((each) => unitItem(each, group.block))];
    return [{ rank: found[0]?.rank ?? 0, group, isTarget, items }];
  });
  // Groups with better answers first; as they stand without a search.
  const ranked = groups.toSorted((one, other) => one.rank - other.rank);
  const closed = isSearching ? [] : ranked.filter(({ group }) => group.isClosed);
  const isGathered = closed.length >= MANY_CLOSED;
  const units = isGathered ? ranked.filter(({ group }) => !group.isClosed) : ranked;
  const closedHead: OfferItem = {
    kind: 'closed-head',
    key: 'g:closed',
    names: closed.map(({ group }) => group.name),
    isFolded: isFolded(CLOSED_KEY, !closed.some(({ isTarget }) => isTarget)),
  };
  const shut = closedHead.isFolded ? [closedHead] : [closedHead, ...closed.flatMap(({ items }) => items)];
  const fitting = filter.onlyFits ? filter.elsewhere.filter((item) => item.over === 0) : filter.elsewhere;
  const others = isSearching ? best(fitting, words) : [];
  const head: readonly OfferItem[] =
    others.length > 0 ? [{ kind: 'elsewhere-head', key: 'g:elsewhere' }] : [];
  return [
    ...units.flatMap(({ items }) => items),
    ...(isGathered ? shut : []),
    ...forceItems(view.forces, words, isFolded),
    ...head,
    ...others.map((each) => ({ ...unitItem(each, undefined), key: `e:${each.item.key}` })),
  ];
}

/** Why something is greyed; what holds for all of a group stands on its head. Undefined for what may be taken. */
export function refusal(items: readonly OfferItem[], item: OfferItem, words: Words): string | undefined {
  if (!isOffered(item) || item.offer.why !== '') return isOffered(item) ? item.offer.why : undefined;
  const above = items.slice(0, items.indexOf(item));
  const head = above.findLast(({ kind }) => kind === 'group' || kind === 'force-sub');
  return head?.kind === 'group' ? roomWords(head.group, words) : head?.kind === 'force-sub' ? head.why : '';
}

/** How many units of the target a search finds that the filter leaves out. */
export function unfitting(view: OffersView, filter: OfferFilter): number {
  const words = searchWords(filter.search);
  if (!filter.onlyFits || words.length === 0) return 0;
  const items = [...view.groups.flatMap((group) => group.items), ...filter.elsewhere];
  return best(
    items.filter((item) => item.over > 0),
    words,
  ).length;
}

function unitItem({ item, rank }: Found<OfferRow | ElsewhereRow>, block: string | undefined): UnitItem {
  return { kind: 'unit', key: item.key, offer: item, block, rank };
}

type Found<Item> = Omit<Ranked<Item>, 'rank'> & { readonly rank: number | undefined };

function best<Item extends { readonly search: string }>(
  items: readonly Item[],
  words: readonly string[],
): readonly Found<Item>[] {
  if (words.length === 0) return items.map((item) => ({ item, rank: undefined }));
  return findRanked(items, words).slice(0, BEST);
}

function forceItems(
  groups: readonly ForceGroupView[],
  words: readonly string[],
  isFolded: (key: string, fallback: boolean) => boolean,
): readonly OfferItem[] {
  const found = groups.flatMap((group) => {
    const offers = best(group.items, words);
    if (offers.length === 0) return [];
    const items = offers.map(
      ({ item, rank }): OfferItem => ({
        kind: 'force',
        key: item.key,
        offer: item,
        rank,
      }),
    );
    if (group.name === undefined) return [{ count: items.length, items }];
    const key = `s:${group.key}`;
    // What cannot be taken as a whole folds, its reason stays; what few lists have waits folded.
    const folded = isFolded(key, group.why !== undefined || group.isAside);
    const { name, why } = group;
    const sub: OfferItem = { kind: 'force-sub', key, name, why, count: items.length, isFolded: folded };
    return [{ count: items.length, items: folded ? [sub] : [sub, ...items] }];
  });
  if (found.length === 0) return [];
  const folded = isFolded(FORCES_KEY, false);
  const count = found.reduce((sum, each) => sum + each.count, 0);
  const head: OfferItem = { kind: 'force-head', key: 'g:forces', isFolded: folded, count };
  return [head, ...(folded ? [] : found.flatMap(({ items }) => items))];
}

/** Those of the block that is aimed at first. */
function aimed(items: readonly OfferedItem[], block: string | undefined): readonly OfferedItem[] {
  const isAimed = (item: OfferedItem): boolean =>
    block !== undefined && item.kind === 'unit' && item.block === block;
  return [...items.filter(isAimed), ...items.filter((item) => !isAimed(item))];
}

const isOpen = ({ offer }: OfferedItem): boolean => offer.why === undefined;

/** It is folded over something that may be taken: to go past it would be to go past that. */
const isOpenFold = (item: OfferItem): boolean =>
  item.kind === 'group'
    ? item.isFolded && item.group.takenBy === undefined
    : item.kind === 'force-sub'
      ? item.isFolded && item.why === undefined
      : item.kind === 'force-head' && item.isFolded;

/** What the block that is aimed at begins with; undefined while nothing more fits there. */
function firstOfBlock(items: readonly OfferItem[], block: string | undefined): OfferItem | undefined {
  if (block === undefined) return undefined;
  const offered = items.filter(isOffered).filter((item) => item.kind === 'unit' && item.block === block);
  const head = items.find((item) => item.kind === 'group' && item.group.block === block);
  const hasRoom = head?.kind === 'group' && head.group.takenBy === undefined;
  return offered.find(isOpen) ?? (hasRoom ? (offered[0] ?? head) : undefined);
}

/**
 * What the first `↓` goes to: what the block that is aimed at begins with; else the first thing that may be taken, or the
 * folded head before it; else what is greyed, or a head.
 */
export function firstStop(items: readonly OfferItem[], block?: string): OfferItem | undefined {
  return (
    firstOfBlock(items, block) ??
    items.find((item) => isOpenFold(item) || (isOffered(item) && isOpen(item))) ??
    items.find(isOffered) ??
    items[0]
  );
}

/**
 * What Enter takes while nothing is pointed at: the best answer, of its equals one that may be taken and goes where it is
 * aimed. What goes elsewhere comes only when the target has nothing by that name.
 */
export function bestAnswer(items: readonly OfferItem[], block?: string): OfferedItem | undefined {
  const offered = aimed(items.filter(isOffered), block);
  const here = offered.filter((item) => !isElsewhere(item));
  const answers = here.length > 0 ? here : offered;
  const rank = Math.min(...answers.map((item) => item.rank ?? 0));
  const equals = answers.filter((item) => (item.rank ?? 0) === rank);
  return equals.find(isOpen) ?? equals[0];
}

import type { Words } from '../../../words/use-words';
import type { OfferRow } from '../../../worker/protocol/offers-view';
import { lineCount, pixelWidth } from '../../text-lines';
import { type Density, TYPE_SIZES } from '../type-sizes';
import type { OfferedItem, OfferItem } from './offer-items';
import { roomWords } from './room-words';

/** Padding, mark and the gaps between, and the price: what a line has besides name and count. */
const BESIDE_NAME = { force: 42, unit: 92 } as const;
/** What a price has of that; a longer one takes more. */
const PRICE = 46;
/** Padding and mark: what stands beside a reason. */
const BESIDE_REASON = 38;
/** The same of the head of a group; what each further mark and the gap before its words take. */
const BESIDE_HEAD = 40;
const HEAD_MARK = 20;
const HEAD_GAP = 6;
/** Around a second line. */
const ROOM_BELOW = 2;

type ItemOf<Kind extends OfferItem['kind']> = Extract<OfferItem, { kind: Kind }>;

/** What a line may take. */
export interface OfferSpace {
  /** Of the list, in pixels. */
  readonly width: number;
  /** Height of a line of one row. */
  readonly row: number;
  readonly density: Density;
}

/** How one line is set, so that of its name nothing is lost. */
export interface OfferLayout {
  readonly name: string;
  readonly isTight: boolean;
  /** What stands before the price: how many are taken, or by how much it does not fit. */
  readonly got: string;
  /** The same where it has no room there: it stands below, before the rest. */
  readonly below: string;
  /** All that stands below: that, where it goes, why it is greyed. */
  readonly under: string;
  /** Whole, so that positions in a long list are known before it is drawn. */
  readonly height: number;
}

/** How many are taken of how many; units and forces alike. */
export function takenWords(offer: Pick<OfferRow, 'taken' | 'most'>, words: Words): string {
  if (offer.most !== undefined && offer.most > 0) {
    return offer.taken > 0 ? words.offers.ofMost(offer.taken, offer.most) : words.offers.upToMost(offer.most);
  }
  return offer.taken > 0 ? words.number(offer.taken) : '';
}

/** How a line is set in the column as it is now. */
export function offerLayout(item: OfferItem, space: OfferSpace, words: Words, isQuiet: boolean): OfferLayout {
  switch (item.kind) {
    case 'group':
      return groupLayout(item, space, words);
    case 'closed-head': {
      const { closed, closedKinds } = words.offers;
      return headLayout({ whole: closed, short: undefined, left: closedKinds(item.names.length) }, 1, space);
    }
    case 'force-sub':
      return kindLayout(item, space, words);
    case 'unit':
    case 'force':
      return offeredLayout(item, space, words, isQuiet);
    default:
      return { name: '', isTight: false, got: '', below: '', under: '', height: space.row };
  }
}

/** Pixels that small words below a line take. */
function heightBelow(under: string, { width, density }: OfferSpace): number {
  const { xs, xsLine } = TYPE_SIZES[density];
  return under === '' ? 0 : lineCount(under, xs, width - BESIDE_REASON) * xsLine;
}

/** A line whose name takes so many. */
function heightOf(lines: number, { row, density }: OfferSpace): number {
  return row + (lines > 1 ? (lines - 1) * TYPE_SIZES[density].smLine + ROOM_BELOW : 0);
}

function groupLayout({ group }: ItemOf<'group'>, space: OfferSpace, words: Words): OfferLayout {
  const marks = Number(group.missing > 0) + Number(group.takenBy !== undefined);
  const whole = group.name === '' ? words.offers.others : group.name;
  return headLayout({ whole, short: group.short, left: roomWords(group, words) }, marks, space);
}

interface HeadWords {
  readonly whole: string;
  readonly short: string | undefined;
  /** What is left under it, or why nothing is. */
  readonly left: string;
}

/** A head: what is left stands behind the name, and goes on below it when it is long. */
function headLayout({ whole, short, left }: HeadWords, marks: number, space: OfferSpace): OfferLayout {
  const { sm } = TYPE_SIZES[space.density];
  const room = space.width - BESIDE_HEAD - marks * HEAD_MARK;
  const leftWidth = left === '' ? 0 : HEAD_GAP + pixelWidth(left, sm, false);
  const fits = (name: string, besides: number): boolean => pixelWidth(name, sm, true) + besides <= room;
  const beside = [whole, short].find((name) => name !== undefined && fits(name, leftWidth));
  const name = beside ?? (fits(whole, 0) ? whole : (short ?? whole));
  const lines = beside === undefined ? lineCount(`${name} ${left}`, sm, room) : 1;
  return {
    name,
    isTight: true,
    got: '',
    below: '',
    under: lines > 1 ? left : '',
    height: heightOf(lines, space),
  };
}

/** Forces of one kind, and what speaks against all of them. */
function kindLayout(item: ItemOf<'force-sub'>, space: OfferSpace, words: Words): OfferLayout {
  const { xs, md } = TYPE_SIZES[space.density];
  const got = words.chosen.choices(item.count);
  const room = space.width - BESIDE_NAME.force - pixelWidth(got, xs, false);
  const under = item.why ?? '';
  const height = heightOf(lineCount(item.name, md, room), space) + heightBelow(under, space);
  return { name: item.name, isTight: true, got, below: '', under, height };
}

/**
 * A name is set at full width, else narrower, else by its short form, else on two lines. By how much it does not fit goes
 * below it before any of that; how many are taken does where it would leave a long word no room.
 * @param isQuiet nothing fits: one sentence says so, and not every line
 */
function offeredLayout(
  { kind, offer }: OfferedItem,
  space: OfferSpace,
  words: Words,
  isQuiet: boolean,
): OfferLayout {
  const { xs, md } = TYPE_SIZES[space.density];
  const place = 'place' in offer ? `→ ${offer.place}` : '';
  const reason = [place, offer.why ?? ''].filter(Boolean).join(' · ');
  const over = 'over' in offer && offer.over > 0 && !isQuiet ? words.offers.over(offer.over) : '';
  const beside = over === '' ? takenWords(offer, words) : over;
  const wider = 'price' in offer ? Math.max(0, pixelWidth(words.number(offer.price), md, false) - PRICE) : 0;
  const room = (got: string): number =>
    space.width - BESIDE_NAME[kind] - wider - (got === '' ? 0 : pixelWidth(got, xs, false));
  const fits = (name: string, isTight: boolean, got: string): boolean =>
    pixelWidth(name, md, isTight) <= room(got);
  const set = (name: string, isTight: boolean, got: string, lines: number): OfferLayout => {
    const below = got === beside ? '' : beside;
    const under = [below, reason].filter(Boolean).join(' · ');
    const height = heightOf(lines, space) + heightBelow(under, space);
    return { name, isTight, got, below, under, height };
  };
  const longest = offer.name.split(' ').reduce((one, other) => (one.length < other.length ? other : one));
  const staysBeside = over === '' && fits(longest, true, beside);
  for (const got of staysBeside ? [beside] : [beside, '']) {
    if (fits(offer.name, false, got)) return set(offer.name, false, got, 1);
    if (fits(offer.name, true, got)) return set(offer.name, true, got, 1);
  }
  const got = staysBeside ? beside : '';
  const { short } = offer;
  if (short !== undefined && fits(short, true, got)) return set(short, true, got, 1);
  return set(offer.name, true, got, lineCount(offer.name, md, room(got)));
}

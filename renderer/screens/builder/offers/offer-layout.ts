import type { Words } from '../../../words/use-words';
import type { OfferRow } from '../../../worker/protocol/offers-view';
import { lineCount, pixelWidth } from '../../text-lines';
import type { OfferItem } from './offer-items';

/** Sizes of the style sheet, in pixels. */
const NAME_SIZE = 14;
const NAME_LINE = 18;
const SMALL_SIZE = 12;
const SMALL_LINE = 16;
/** Padding, mark, price and the gaps between: what a line has besides name and count. */
const BESIDE_NAME = 92;
/** Padding and mark: what stands beside a reason. */
const BESIDE_REASON = 38;
/** Around a second line. */
const ROOM_BELOW = 2;

/** How one line is set, so that of its name nothing is lost. */
export interface OfferLayout {
  readonly name: string;
  readonly isTight: boolean;
  /** What stands before the price: how many are taken, or by how much it does not fit. */
  readonly got: string;
  /** Where it goes, why it is greyed. */
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

/**
 * A name is set at full width, else narrower, else by its short form, else on two lines; words about the points give way
 * before any of it.
 * @param width of the list, in pixels
 * @param isQuiet nothing fits: one sentence says so, and not every line
 */
export function offerLayout(
  item: OfferItem,
  width: number,
  row: number,
  words: Words,
  isQuiet: boolean,
): OfferLayout {
  if (item.kind === 'force-sub') {
    const under = item.why ?? '';
    return { name: item.name, isTight: false, got: '', under, height: row + underHeight(under, width) };
  }
  if (item.kind !== 'unit' && item.kind !== 'force') {
    return { name: '', isTight: false, got: '', under: '', height: row };
  }
  const { offer } = item;
  const place = 'place' in offer ? `→ ${offer.place}` : '';
  const under = [place, offer.why ?? ''].filter(Boolean).join(' · ');
  const over = 'over' in offer && offer.over > 0 && !isQuiet ? words.offers.over(offer.over) : '';
  const taken = over === '' ? takenWords(offer, words) : '';
  const room = (got: string): number => width - BESIDE_NAME - pixelWidth(got, SMALL_SIZE, false);
  const fits = (got: string, isTight: boolean): boolean =>
    pixelWidth(offer.name, NAME_SIZE, isTight) <= room(got);
  const below = underHeight(under, width);
  const set = (name: string, isTight: boolean, got: string, lines: number): OfferLayout => {
    const more = lines > 1 ? (lines - 1) * NAME_LINE + ROOM_BELOW : 0;
    return { name, isTight, got, under, height: row + more + below };
  };
  for (const got of over === '' ? [taken] : [over, '']) {
    if (fits(got, false)) return set(offer.name, false, got, 1);
    if (fits(got, true)) return set(offer.name, true, got, 1);
  }
  const { short } = offer;
  if (short !== undefined && pixelWidth(short, NAME_SIZE, true) <= room(taken))
    return set(short, true, taken, 1);
  return set(offer.name, true, taken, lineCount(offer.name, NAME_SIZE, room(taken)));
}

function underHeight(under: string, width: number): number {
  return under === '' ? 0 : lineCount(under, SMALL_SIZE, width - BESIDE_REASON) * SMALL_LINE;
}

import type { Words } from '../../../words/use-words';
import type { OfferRow } from '../../../worker/protocol/offers-view';
import { lineCount, pixelWidth } from '../../text-lines';
import type { OfferItem } from './offer-items';

/** Sizes of the style sheet by density, in pixels. */
const TYPE = {
  compact: { name: 14, nameLine: 18, small: 12, smallLine: 16 },
  comfortable: { name: 15, nameLine: 20, small: 13, smallLine: 18 },
} as const;
/** Padding, mark and the gaps between, and the price: what a line has besides name and count. */
const BESIDE_NAME = { force: 42, unit: 92 } as const;
/** Padding and mark: what stands beside a reason. */
const BESIDE_REASON = 38;
/** Around a second line. */
const ROOM_BELOW = 2;

/** What a line may take. */
export interface OfferSpace {
  /** Of the list, in pixels. */
  readonly width: number;
  /** Height of a line of one row. */
  readonly row: number;
  readonly density: keyof typeof TYPE;
}

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
 * @param isQuiet nothing fits: one sentence says so, and not every line
 */
export function offerLayout(
  item: OfferItem,
  { width, row, density }: OfferSpace,
  words: Words,
  isQuiet: boolean,
): OfferLayout {
  const type = TYPE[density];
  const underHeight = (under: string): number =>
    under === '' ? 0 : lineCount(under, type.small, width - BESIDE_REASON) * type.smallLine;
  const linesHigh = (lines: number): number =>
    row + (lines > 1 ? (lines - 1) * type.nameLine + ROOM_BELOW : 0);
  if (item.kind === 'force-sub') {
    const got = words.number(item.count);
    const room = width - BESIDE_NAME.force - pixelWidth(got, type.small, false);
    const under = item.why ?? '';
    const height = linesHigh(lineCount(item.name, type.name, room)) + underHeight(under);
    return { name: item.name, isTight: true, got, under, height };
  }
  if (item.kind !== 'unit' && item.kind !== 'force') {
    return { name: '', isTight: false, got: '', under: '', height: row };
  }
  const { offer } = item;
  const place = 'place' in offer ? `→ ${offer.place}` : '';
  const under = [place, offer.why ?? ''].filter(Boolean).join(' · ');
  const over = 'over' in offer && offer.over > 0 && !isQuiet ? words.offers.over(offer.over) : '';
  const taken = over === '' ? takenWords(offer, words) : '';
  const room = (got: string): number => width - BESIDE_NAME[item.kind] - pixelWidth(got, type.small, false);
  const fits = (got: string, isTight: boolean): boolean =>
    pixelWidth(offer.name, type.name, isTight) <= room(got);
  const below = underHeight(under);
  const set = (name: string, isTight: boolean, got: string, lines: number): OfferLayout => ({
    name,
    isTight,
    got,
    under,
    height: linesHigh(lines) + below,
  });
  for (const got of over === '' ? [taken] : [over, '']) {
    if (fits(got, false)) return set(offer.name, false, got, 1);
    if (fits(got, true)) return set(offer.name, true, got, 1);
  }
  const { short } = offer;
  if (short !== undefined && pixelWidth(short, type.name, true) <= room(taken))
    return set(short, true, taken, 1);
  return set(offer.name, true, taken, lineCount(offer.name, type.name, room(taken)));
}

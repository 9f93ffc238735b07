import type { OfferItem } from './offer-items';

const isHead = ({ kind }: OfferItem): boolean =>
  kind === 'group' || kind === 'closed-head' || kind === 'force-head' || kind === 'elsewhere-head';

/** Index of the head that a line stands under; its own where it is one; -1 where there is none. */
export function headOf(items: readonly OfferItem[], index: number): number {
  return items.slice(0, index + 1).findLastIndex(isHead);
}

/** Lines under one head that are drawn, the head among them when it is. */
export interface OfferRun {
  /** Stays while the lines are scrolled through. */
  readonly key: string;
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

/** The lines from `first` to `end`, by their heads. */
export function groupRuns(
  items: readonly OfferItem[],
  { first, end }: { readonly first: number; readonly end: number },
): readonly OfferRun[] {
  const runs: OfferRun[] = [];
  for (let at = first; at < end; ) {
    let next = at + 1;
    while (next < end && !isHead(items[next] as OfferItem)) next += 1;
    runs.push({ key: items[headOf(items, at)]?.key ?? '', first: at, end: next });
    at = next;
  }
  return runs;
}

/**
 * Where a box scrolls to so that all of a line is seen, in pixels; undefined where it is.
 * @param cover height of the head that lies over what is scrolled up
 */
export function scrollTopFor(
  line: { readonly top: number; readonly bottom: number },
  cover: number,
  box: { readonly top: number; readonly height: number },
): number | undefined {
  if (line.top - cover < box.top) return line.top - cover;
  return line.bottom > box.top + box.height ? line.bottom - box.height : undefined;
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Lists shorter than this are drawn whole. */
export const VIRTUAL_FROM = 150;
/** Rows drawn above and below what is seen: as many as a margin is high, and some for fast scrolling. */
const SPARE = 12;

export interface VisibleRange {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  /** Pixels above and below that stand for what is not drawn. */
  readonly above: number;
  readonly below: number;
}

/** Index of the first offset that is greater than `at`. */
function after(offsets: readonly number[], at: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] as number) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Which rows to draw of a list with known heights. `offsets[i]` is where row i ends, in pixels. */
export function rangeAt(offsets: readonly number[], top: number, height: number): VisibleRange {
  const total = offsets.at(-1) ?? 0;
  const first = Math.max(0, after(offsets, top) - SPARE);
  const end = Math.min(offsets.length, after(offsets, top + height) + 1 + SPARE);
  return { first, end, above: offsets[first - 1] ?? 0, below: total - (offsets[end - 1] ?? total) };
}

/** Follows the scrolling of a box; a short list is always whole. */
export function useVisibleRange(
  box: RefObject<HTMLElement | null>,
  offsets: readonly number[],
): VisibleRange {
  const isVirtual = offsets.length >= VIRTUAL_FROM;
  const [seen, setSeen] = useState({ top: 0, height: 1200 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!isVirtual || element === null) return;
    const look = (): void => {
      // Steps of some rows: scrolling draws again only now and then.
      const top = Math.floor(element.scrollTop / 200) * 200;
      setSeen((before) =>
        before.top === top && before.height === element.clientHeight + 200
          ? before
          : { top, height: element.clientHeight + 200 },
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [box, isVirtual]);
  if (!isVirtual) return { first: 0, end: offsets.length, above: 0, below: 0 };
  return rangeAt(offsets, seen.top, seen.height);
}

import { type RefObject, useEffect, useRef } from 'react';

export interface RowPlace {
  readonly top: number;
  readonly bottom: number;
  /** Where what belongs to the row ends: it is brought into sight too, as far as there is room. */
  readonly end: number;
}

/**
 * Keeps the chosen row of a scrolling table in sight: when another one is chosen, and when what comes up below the table
 * takes room from it. Who scrolled away from the row is left alone.
 * @param head height of the head, which stays above the rows
 * @returns brings a place into sight
 */
export function useRowInSight(
  box: RefObject<HTMLElement | null>,
  place: RowPlace | undefined,
  chosen: string | undefined,
  head: number,
): (place: RowPlace) => void {
  const bring = ({ top, bottom, end }: RowPlace): void => {
    const element = box.current;
    if (element === null) return;
    const room = element.clientHeight - head;
    const wanted = Math.max(bottom, Math.min(end, top + room));
    if (wanted > element.scrollTop + room) element.scrollTop = wanted - room;
    if (top < element.scrollTop) element.scrollTop = top;
  };
  const last = useRef(place);
  last.current = place;
  // What was added just now may stand far below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row is brought into sight
  useEffect(() => {
    if (place !== undefined) bring(place);
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box stays the same, the place is the last one
  useEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    let before = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const now = last.current;
      const { scrollTop, clientHeight } = element;
      const wasSeen = now !== undefined && now.top >= scrollTop && now.bottom <= scrollTop + before - head;
      if (wasSeen && clientHeight < before) bring(now);
      before = clientHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [head]);
  return bring;
}

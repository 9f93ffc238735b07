import type { RefObject } from 'react';
import { useMeasured } from './use-measured';

// A scrollbar that comes or goes changes the inner width of its box, so that it is measured again.
const ofScrollbar = (element: HTMLElement): number => element.offsetWidth - element.clientWidth;

/** What the upright scrollbar of a box takes of its width, so that heads outside of the box stand above its columns. */
export function useScrollbarWidth(box: RefObject<HTMLElement | null>): number {
  return useMeasured(box, ofScrollbar, 0);
}

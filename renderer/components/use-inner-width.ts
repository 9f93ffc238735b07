import type { RefObject } from 'react';
import { useMeasured } from './use-measured';

const ENDLESS = Number.POSITIVE_INFINITY;
const inside = (element: HTMLElement): number => element.clientWidth || ENDLESS;

/** Width inside a box, without its scroll bar; endless where nothing is laid out. */
export function useInnerWidth(box: RefObject<HTMLElement | null>): number {
  return useMeasured(box, inside, ENDLESS);
}

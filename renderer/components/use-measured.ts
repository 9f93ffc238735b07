import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * What is measured of a box, again whenever its size changes.
 * @param measure one function for good, not a new one at each drawing
 * @param unknown what holds before it is laid out, and where nothing is
 */
export function useMeasured(
  box: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => number,
  unknown: number,
): number {
  const [value, setValue] = useState(unknown);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const look = (): void => setValue(measure(element));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, measure]);
  return value;
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width inside a box, without its scroll bar; endless where nothing is laid out. */
export function useInnerWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const look = (): void => setWidth(element.clientWidth || Number.POSITIVE_INFINITY);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

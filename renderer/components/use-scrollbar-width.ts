import { type RefObject, useLayoutEffect, useState } from 'react';

/** What the upright scrollbar of a box takes of its width, so that heads outside of the box stand above its columns. */
export function useScrollbarWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const look = () => setWidth(element.offsetWidth - element.clientWidth);
    look();
    // A scrollbar that comes or goes changes the inner width of its box.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

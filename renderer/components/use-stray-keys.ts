import { useLayoutEffect, useRef } from 'react';
import type { KeyPress } from './key-press';

/** Keys count even when nothing has the focus, as after a screen has changed: they come to the screen all the same. */
export function useStrayKeys(onKey: (event: KeyPress) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  // Before the screen is seen, so that its first key is not lost.
  useLayoutEffect(() => {
    const onDocumentKey = (event: KeyboardEvent): void => {
      if (event.target === document.body) latest.current(event);
    };
    document.addEventListener('keydown', onDocumentKey);
    return () => document.removeEventListener('keydown', onDocumentKey);
  }, []);
}

import { useEffect, useState } from 'react';
import type { Side } from './Frame';
import { isTyping } from './is-typing';

/** Where the keyboard is: the column, and whether letters go into a text there. */
export interface KeyboardPlace {
  readonly side: Side | undefined;
  readonly isTyping: boolean;
}

function placeNow(): KeyboardPlace {
  const { activeElement } = document;
  const side = activeElement?.closest<HTMLElement>('main > [data-side]')?.dataset.side;
  return { side: side as Side | undefined, isTyping: isTyping(activeElement) };
}

/** Follows the keyboard from column to column, into fields and out of them. */
export function useKeyboardPlace(): KeyboardPlace {
  const [place, setPlace] = useState(placeNow);
  useEffect(() => {
    const look = (): void => {
      const now = placeNow();
      setPlace((before) => (before.side === now.side && before.isTyping === now.isTyping ? before : now));
    };
    // What loses the keyboard says so before anything else has it.
    const lookSoon = (): void => queueMicrotask(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    look();
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookSoon);
    };
  }, []);
  return place;
}

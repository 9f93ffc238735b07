import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import type { KeyPress } from '../components/key-press';
import { useStrayKeys } from '../components/use-stray-keys';

/**
 * A question that waits for an answer takes the keyboard as soon as it stands there, to its first button, and Escape
 * calls it off, even when something else let the keyboard go to nowhere.
 * @param asked what is asked; undefined: nothing that wants the keyboard. Another one takes it again.
 * @returns the key handler of the question's box
 */
export function useQuestionKeys(
  box: RefObject<HTMLElement | null>,
  asked: unknown,
  callOff: () => void,
): (event: KeyboardEvent) => void {
  useLayoutEffect(() => {
    if (asked === undefined) return;
    const before = document.activeElement;
    const take = (): void => {
      const isThere = box.current?.contains(document.activeElement) ?? true;
      if (!isThere) box.current?.querySelector('button')?.focus();
    };
    take();
    // A search that was open, or a screen that is come to, has the keyboard once more before it leaves it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(take);
    });
    return () => {
      cancelAnimationFrame(frame);
      // Whoever calls it off is where they were.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [box, asked]);
  const onKey = (event: KeyPress): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    callOff();
  };
  useStrayKeys((event) => {
    if (asked !== undefined) onKey(event);
  });
  return onKey;
}

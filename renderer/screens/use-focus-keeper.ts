import { useEffect } from 'react';
import { TABBABLE } from '../components/move-between-columns';

/**
 * When what has the keyboard is taken off the page (a finding that an undo clears, a panel that makes room for another,
 * a screen that is left), the browser gives the keyboard to nothing. It goes to the same column instead, else to the
 * main part of the screen, so that people who see the page by its focus are never nowhere.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let last: { readonly element: Element; readonly column: Element | null } | undefined;
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target === document.body) return;
      last = { element: target, column: target.closest('main > [data-side]') };
    };
    const onChange = (): void => {
      if (last === undefined || last.element.isConnected) return;
      const { column } = last;
      last = undefined;
      // Whoever took it away may have a better place for the keyboard: a screen that is come to, a dialog that closed.
      requestAnimationFrame(() => requestAnimationFrame(() => focusAgain(column)));
    };
    const observer = new MutationObserver(onChange);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** @param column where the keyboard was; it is gone with its screen when another one was come to */
function focusAgain(column: Element | null): void {
  if (!isNowhere()) return;
  const parts = [
    ...(column?.isConnected === true ? [column] : []),
    ...['middle', 'left', 'right'].flatMap((side) => [
      ...document.querySelectorAll(`main > [data-side="${side}"]`),
    ]),
    ...document.querySelectorAll('main, header'),
  ];
  // A column that a small window hides takes no focus, and the next one is tried.
  for (const part of parts) {
    const entries = part.querySelectorAll<HTMLElement>('[data-entry="true"]');
    const others = part.querySelectorAll<HTMLElement>(TABBABLE);
    for (const candidate of [...entries, ...others]) {
      candidate.focus();
      if (!isNowhere()) return;
    }
  }
}

import type { Middleware } from '@reduxjs/toolkit';
import { wentTo } from './view-slice';

/**
 * A field commits what was typed when it loses the focus. Who leaves it by a key of the program or by the menu has not
 * taken the focus elsewhere, and a field that is taken away with its screen tells nobody what was in it.
 * @param isStaying the field has the focus afterwards too
 */
export function commitTyping(isStaying = false): void {
  if (typeof document === 'undefined') return;
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.blur();
  if (isStaying) field.focus();
}

/** Whatever leads to another screen. */
export const commitsBeforeLeaving: Middleware = () => (next) => (action) => {
  if (wentTo.match(action)) commitTyping();
  return next(action);
};

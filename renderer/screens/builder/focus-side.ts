import type { Side } from '../../components/Frame';
import { focusColumn } from '../../components/move-between-columns';

/** Gives the keyboard to a column of the screen, once it is drawn. */
export function focusSide(side: Side): void {
  requestAnimationFrame(() => focusColumn(document.body, side));
}

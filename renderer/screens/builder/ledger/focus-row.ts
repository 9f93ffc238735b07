import { focusWhenDrawn } from '../focus-when-drawn';

/** Gives the keyboard to a row of the ledger, once it is drawn. */
export function focusRow(key: string): void {
  focusWhenDrawn(`[role="row"][data-key="${CSS.escape(key)}"]`);
}

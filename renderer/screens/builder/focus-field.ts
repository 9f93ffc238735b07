import { focusWhenDrawn } from './focus-when-drawn';

/**
 * Gives the keyboard to a field of the right column, once it is drawn.
 * @param node what the column must be about by then; undefined: whatever it is about
 */
export function focusField(id: string, node?: string): void {
  const panel = node === undefined ? '' : `[data-panel="${CSS.escape(node)}"] `;
  focusWhenDrawn(`${panel}#${CSS.escape(id)}`);
}

/** The right column follows the chosen row a few frames later. */
const MOST_FRAMES = 30;

/**
 * Gives the keyboard to a field of the right column, once it is drawn.
 * @param node what the column must be about by then; undefined: whatever it is about
 */
export function focusField(id: string, node?: string): void {
  const panel = node === undefined ? '' : `[data-panel="${CSS.escape(node)}"] `;
  let frames = 0;
  const look = (): void => {
    const field = document.querySelector<HTMLElement>(`${panel}#${CSS.escape(id)}`);
    if (field !== null) field.focus();
    else if (frames < MOST_FRAMES) {
      frames += 1;
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

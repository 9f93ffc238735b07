/** What is chosen is drawn a few frames later: the right column follows, a long ledger scrolls first. */
export const MOST_FRAMES = 30;

/** Gives the keyboard to the first element that a selector finds, once there is one. */
export function focusWhenDrawn(selector: string): void {
  let frames = 0;
  const look = (): void => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== null) element.focus();
    else if (frames < MOST_FRAMES) {
      frames += 1;
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

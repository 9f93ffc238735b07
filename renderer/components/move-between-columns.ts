import type { Side } from './Frame';

/** What the Tab key reaches. */
export const TABBABLE =
  'a[href], button:not([tabindex="-1"]), input:not([tabindex="-1"]), select, textarea, [tabindex="0"]';

/** `F6`: the keyboard goes to the next column, to where it was there or to its main part (`data-entry`). */
export function moveBetweenColumns(
  app: HTMLElement,
  sides: readonly Side[],
  by: -1 | 1,
  show: (side: Side) => void,
): void {
  const at = sides.findIndex((side) => columnOf(app, side)?.contains(document.activeElement) === true);
  const next = sides[(at + by + sides.length) % sides.length];
  if (next === undefined) return;
  show(next);
  // A small window shows the column only after this.
  requestAnimationFrame(() => focusColumn(app, next));
}

export function focusColumn(app: HTMLElement, side: Side): void {
  const column = columnOf(app, side);
  const entry =
    column?.querySelector<HTMLElement>('[data-entry="true"]') ?? column?.querySelector<HTMLElement>(TABBABLE);
  entry?.focus();
}

function columnOf(app: HTMLElement, side: Side): HTMLElement | null {
  return app.querySelector(`main > [data-side="${side}"]`);
}

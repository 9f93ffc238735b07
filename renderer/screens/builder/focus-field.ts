/** Gives the keyboard to a field of the right column, once it is drawn. */
export function focusField(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

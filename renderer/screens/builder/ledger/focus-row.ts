/** Gives the keyboard to a row of the ledger, once it is drawn. */
export function focusRow(key: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`)?.focus();
  });
}

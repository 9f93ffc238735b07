/** Whether a key goes into a text that is being written. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable]')
  );
}

/**
 * Puts texts of several kinds on the system's clipboard by the page's own copy command, which needs no permission.
 * @returns false where the page may not
 */
export function writeClipboard(texts: Readonly<Record<string, string>>): boolean {
  if (typeof document === 'undefined' || typeof document.execCommand !== 'function') return false;
  let isWritten = false;
  const onCopy = (event: ClipboardEvent): void => {
    if (event.clipboardData === null) return;
    for (const [kind, text] of Object.entries(texts)) event.clipboardData.setData(kind, text);
    isWritten = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', onCopy, { capture: true });
  try {
    document.execCommand('copy');
  } catch {
    // A browser that knows the command and refuses it.
  } finally {
    document.removeEventListener('copy', onCopy, { capture: true });
  }
  return isWritten;
}

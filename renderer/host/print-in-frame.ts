/**
 * Prints a sheet through the browser's own dialog: in a frame that nobody sees and that runs no script (its
 * policy is the window's, which allows none written in a page).
 * @returns when the dialog is closed, as far as the browser says
 */
export async function printInFrame(html: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: 'fixed',
    width: '0',
    height: '0',
    border: '0',
    visibility: 'hidden',
  });
  const loaded = new Promise<void>((resolve) =>
    frame.addEventListener('load', () => resolve(), { once: true }),
  );
  frame.srcdoc = html;
  document.body.append(frame);
  try {
    await loaded;
    const page = frame.contentWindow;
    if (page === null) return;
    await page.document.fonts?.ready;
    page.focus();
    page.print();
  } finally {
    // Firefox still reads the frame after `print` has returned.
    setTimeout(() => frame.remove(), 1000);
  }
}

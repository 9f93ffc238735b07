import { randomBytes } from 'node:crypto';
import { BrowserWindow } from 'electron';
import { done, failed, problem } from '../files/file-problem';
import type { HostResult } from '../messages';
import { APP_ORIGIN } from '../protocol/app-protocol';
import { lockDownContents } from '../window/lock-down';

/**
 * Turns sheets into PDFs and paper in a window that nobody sees: sandboxed, without preload, under a policy
 * that runs no script. The sheet waits under an address of the program's own while it is shown.
 */
export class SheetPrinter {
  readonly #waiting = new Map<string, string>();

  /** Read by the protocol. */
  get waiting(): ReadonlyMap<string, string> {
    return this.#waiting;
  }

  /** @returns the PDF's bytes; page size and margins are the sheet's own (`@page`) */
  pdf(html: string): Promise<Uint8Array> {
    return this.#show(html, (window) =>
      window.webContents.printToPDF({
        preferCSSPageSize: true,
        printBackground: true,
        generateTaggedPDF: true,
      }),
    );
  }

  /** Opens the system's print dialog and waits for it. */
  print(html: string): Promise<HostResult<null>> {
    return this.#show(
      html,
      (window) =>
        new Promise<HostResult<null>>((resolve) => {
          window.webContents.print(
            { printBackground: true, margins: { marginType: 'none' } },
            (isSent, why) => {
              if (isSent) resolve(done(null));
              else if (/cancel/i.test(why)) resolve({ kind: 'cancelled' });
              else resolve(failed(problem('failed', undefined, why)));
            },
          );
        }),
    );
  }

  async #show<Result>(html: string, use: (window: BrowserWindow) => Promise<Result>): Promise<Result> {
    const id = randomBytes(16).toString('hex');
    this.#waiting.set(id, html);
    const window = new BrowserWindow({
      show: false,
      webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, spellcheck: false },
    });
    try {
      lockDownContents(window.webContents);
      await window.loadURL(`${APP_ORIGIN}/sheet/${id}`);
      // Fonts are part of the layout: a sheet printed before they are there has other line breaks.
      await window.webContents.executeJavaScript('document.fonts.ready.then(() => true)');
      return await use(window);
    } finally {
      this.#waiting.delete(id);
      window.destroy();
    }
  }
}

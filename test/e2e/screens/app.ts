import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBrowserServer } from '../../../electron/server/browser-server';
import { WATCH_ENGINE } from '../harness/watch-engine';
import { ROOT } from './root';

export interface Look {
  readonly language: 'en' | 'fr';
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
}

export interface ScreensApp {
  readonly address: string;
  open(look: Look): Promise<Page>;
  close(): Promise<void>;
}

/** Where the built window lies; another folder may be named, so that two builds do not meet. */
export const RENDERER = process.env.MUSTER_RENDERER ?? join(ROOT, 'out/renderer');

/** The built program behind our own server; each page has a browser profile of its own. */
export async function startScreens(browser: Browser): Promise<ScreensApp> {
  if (!existsSync(join(RENDERER, 'index.html'))) throw new Error(`${RENDERER} is not built`);
  const server = await startBrowserServer({
    folders: { renderer: RENDERER, data: join(ROOT, 'data') },
    port: 0,
  });
  return {
    address: server.address,
    async open({ language, theme, width, height }) {
      const context = await browser.newContext({
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        colorScheme: theme,
        viewport: { width, height },
        acceptDownloads: true,
      });
      await context.addInitScript(WATCH_ENGINE);
      const page = await context.newPage();
      // With nobody listening dialogs of files are let through; the order to catch them may come after the key that opens one.
      page.on('filechooser', () => undefined);
      page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') console.error(`console: ${message.text()}`);
      });
      await page.goto(server.address, { waitUntil: 'load' });
      await page.waitForSelector('main');
      return page;
    },
    close: () => server.close(),
  };
}

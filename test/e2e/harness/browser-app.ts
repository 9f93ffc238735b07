import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBrowserServer } from '../../../electron/server/browser-server';
import { ROOT } from './desktop-app';
import { WATCH_ENGINE } from './watch-engine';

export interface BrowserApp {
  readonly page: Page;
  readonly address: string;
  readonly consoleErrors: string[];
  readonly violations: string[];
  close(): Promise<void>;
}

/** The program in a plain browser tab, served by our own server. */
export async function launchInBrowser(browser: Browser, locale = 'en-GB'): Promise<BrowserApp> {
  const server = await startBrowserServer({
    folders: { renderer: join(ROOT, 'out/renderer'), data: join(ROOT, 'data') },
    port: 0,
  });
  const context = await browser.newContext({ locale, acceptDownloads: true });
  await context.addInitScript(WATCH_ENGINE);
  const page = await context.newPage();
  page.on('filechooser', () => undefined);
  const consoleErrors: string[] = [];
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  await page.exposeBinding('__violation', (_source, text: string) => void violations.push(text));
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    window.__violation(event.violatedDirective + ' ' + event.blockedURI));`);
  await page.goto(server.address, { waitUntil: 'load' });
  return {
    page,
    address: server.address,
    consoleErrors,
    violations,
    close: async () => {
      await context.close();
      await server.close();
    },
  };
}

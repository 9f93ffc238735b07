/** The program in a plain browser tab: our server, the browser's store, downloads, print. */
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserApp, launchInBrowser } from './harness/browser-app';
import { launchChromium } from './harness/chromium';

let browser: Browser;
let app: BrowserApp;

beforeAll(async () => {
  browser = await launchChromium();
  app = await launchInBrowser(browser);
});
afterAll(async () => {
  await app.close();
  await browser.close();
});

/** A request as no browser would send it: the path goes out as it is written. */
function status(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<number> {
  const { hostname, port } = new URL(app.address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('the program in a browser', () => {
  test('shows its screens and breaks no policy', async () => {
    await expect.poll(() => app.page.locator('#root').textContent()).not.toBe('');
    expect(app.violations).toEqual([]);
    expect(app.consoleErrors).toEqual([]);
  });

  test('has the shipped data at the address that every shell has', async () => {
    const index = await app.page.evaluate(async () => (await fetch('data/index.json')).json());
    expect(index).toMatchObject({ format: 1 });
  });

  test.each([
    { claim: 'a foreign name that leads here', path: '/', headers: { Host: 'example.org' }, is: 421 },
    { claim: 'the right name with a wrong port', path: '/', headers: { Host: '127.0.0.1:1' }, is: 421 },
    { claim: 'a way out by dots', path: '/../package.json', headers: {}, is: 404 },
    { claim: 'a way out of the data', path: '/data/../package.json', headers: {}, is: 404 },
    { claim: 'a way out by encoded dots', path: '/data/%2e%2e/package.json', headers: {}, is: 404 },
    { claim: 'a way out by a backslash', path: '/data/..%5cpackage.json', headers: {}, is: 404 },
    { claim: 'half an encoded character', path: '/%e0%a4%a', headers: {}, is: 404 },
    { claim: 'a folder', path: '/data/', headers: {}, is: 404 },
    { claim: 'a whole address as path', path: 'http://example.org/', headers: {}, is: 404 },
  ])('refuses $claim', async ({ path, headers, is }) => {
    expect(await status(path, headers)).toBe(is);
  });

  test('answers reads only', async () => {
    expect(await status('/', {}, 'POST')).toBe(405);
    expect(await status('/', {}, 'HEAD')).toBe(200);
  });

  test('downloads what is exported', async () => {
    const downloading = app.page.waitForEvent('download');
    await app.page.evaluate(() => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['héros']));
      link.download = 'list.txt';
      link.click();
    });
    expect(await readFile(await (await downloading).path(), 'utf8')).toBe('héros');
  });
});

/** The program in a plain browser tab: our server, the browser's store, downloads, print. */
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserApp, launchInBrowser } from './harness/browser-app';
import { launchChromium } from './harness/chromium';
import { ROOT } from './harness/desktop-app';

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
    expect(await app.page.evaluate(() => crossOriginIsolated)).toBe(true);
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
});

describe('the host of a browser', () => {
  /** Runs in the page with the real host, bundled alone: `musterHost.createHost()`. */
  async function inPage<Result>(work: string): Promise<Result> {
    return app.page.evaluate(`(async () => {
      ${bundled}
      // Dialogs that hand out files to write back have a test of their own; a test cannot answer the browser's.
      Object.assign(window, { showOpenFilePicker: undefined, showSaveFilePicker: undefined });
      const host = await musterHost.createHost();
      ${work}
    })()`);
  }
  let bundled = '';

  beforeAll(async () => {
    const build = await rolldown({ input: join(ROOT, 'renderer/host/create-host.ts'), logLevel: 'silent' });
    const { output } = await build.generate({ format: 'iife', name: 'musterHost' });
    await build.close();
    bundled = output[0].code;
  });

  test('lists last in the browser’s own store, across a reload, with versions and bin', async () => {
    const path = await inPage<string>(`
      const info = (await host.getAppInfo()).value;
      if (info.library.kind !== 'browser-store') throw new Error(info.library.kind);
      const saved = (await host.saveList({ name: 'Élite', text: 'one' })).value;
      await host.saveList({ path: saved.path, name: 'Élite', text: 'two', basedOn: saved.version });
      return saved.path;`);
    await app.page.reload();
    const seen = await inPage(`
      const path = ${JSON.stringify(path)};
      const [version] = (await host.listVersions({ path })).value;
      const before = (await host.readVersion({ path, id: version.id })).value.text;
      const text = (await host.readList({ path })).value.text;
      const item = (await host.binList({ path })).value;
      const empty = (await host.listLibrary()).value.files.length;
      const restored = (await host.restoreFromBin({ id: item.id })).value.name;
      const refused = await host.saveList({ path, name: 'x', text: 'mine', basedOn: 'other' });
      return { before, text, empty, restored, refused: refused.problem.kind };`);
    expect(seen).toEqual({
      before: 'one',
      text: 'two',
      empty: 0,
      restored: 'Élite',
      refused: 'changed-on-disk',
    });
  });

  test('settings last', async () => {
    await inPage(`await host.writeSettings({ language: 'fr' });`);
    await app.page.reload();
    expect(await inPage('return (await host.readSettings()).value;')).toEqual({ language: 'fr' });
  });

  test('opens what is picked, and knows a dialog that was closed', async () => {
    const choosing = app.page.waitForEvent('filechooser');
    const opened = inPage(`
      const result = await host.chooseFiles({ purpose: 'lists' });
      return result.value.files.map((file) => [file.name, file.path ?? 'no path', new TextDecoder().decode(file.bytes)]);`);
    await (await choosing).setFiles({
      name: 'friend.ros',
      mimeType: 'text/xml',
      buffer: Buffer.from('<roster/>'),
    });
    expect(await opened).toEqual([['friend.ros', 'no path', '<roster/>']]);
    const closed = await inPage(`
      HTMLInputElement.prototype.click = function () { this.dispatchEvent(new Event('cancel')); };
      return host.chooseFiles({ purpose: 'lists' });`);
    expect(closed).toEqual({ kind: 'cancelled' });
    await app.page.reload();
  });

  test('exports by download, under a name that every system accepts', async () => {
    const downloading = app.page.waitForEvent('download');
    expect(await inPage(`return host.exportFile({ name: 'a/b: c.txt', content: 'héros' });`)).toMatchObject({
      kind: 'done',
      value: { name: 'a b c.txt' },
    });
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('a b c.txt');
    expect(await readFile(await download.path(), 'utf8')).toBe('héros');
  });

  test('prints the sheet alone, in a frame that runs no script', async () => {
    const printed = await inPage(`
      let printed;
      const append = document.body.append.bind(document.body);
      document.body.append = (frame) => {
        append(frame);
        frame.addEventListener('load', () => {
          frame.contentWindow.print = () => { printed = frame.contentDocument.body.textContent.trim(); };
        });
      };
      const html = '<!doctype html><body>2 825 points<script>document.body.textContent = "hacked"</' + 'script></body>';
      const result = await host.printSheet({ name: 'Liste', html });
      return { printed: printed.replace(/document.*$/, ''), kind: result.kind };`);
    expect(printed).toEqual({ printed: '2 825 points', kind: 'done' });
    await app.page.reload();
  });

  test('says what it cannot do', async () => {
    expect(
      await inPage(`return {
        can: (await host.getAppInfo()).value.can,
        reveal: (await host.revealInFolder({ path: 'x' })).problem.kind,
        elsewhere: (await host.saveList({ path: '/etc/passwd', name: 'x', text: '' })).problem.kind,
      };`),
    ).toEqual({
      can: { chooseLibraryFolder: false, openFile: false, revealInFolder: false, savePdf: false },
      reveal: 'not-supported',
      elsewhere: 'not-allowed',
    });
  });
});

/** The real main process and preload: window, menu, files, print, refusals. */

/** The real main process and preload: window, menu, files, print, refusals. */
import fs, { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HostApi, HostCallName } from '../../electron/messages';
import { launchChromium } from './harness/chromium';
import { type DesktopApp, launchDesktop } from './harness/desktop-app';
import { pdfPages } from './harness/pdf-text';

let browser: Browser;
let app: DesktopApp;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

type Calls = Record<string, (...all: unknown[]) => unknown>;

/** Calls the host from inside the page, as the screens do. */
function call<Name extends HostCallName>(
  name: Name,
  ...request: Parameters<HostApi[Name]>
): ReturnType<HostApi[Name]> {
  return callAnyhow(name, request) as ReturnType<HostApi[Name]>;
}

function callAnyhow(name: string, request: readonly unknown[]): Promise<unknown> {
  const message: unknown = [name, request];
  return app.page.evaluate((given) => {
    const [which, args] = given as [string, unknown[]];
    return (window as unknown as { host: Calls }).host[which]?.(...args);
  }, message);
}

const LIST = '{"format":1,"name":"A list"}';
const SHEET = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Feuille</title>
  <style>@page { size: A4; margin: 0 } body { margin: 11mm; font: 12pt sans-serif }</style></head>
  <body><h1>Liste d’armée</h1><p>2 825 points</p><script>document.body.textContent = 'hacked'</script></body></html>`;

describe('the desktop program', () => {
  beforeEach(async () => {
    app = await launchDesktop({ browser });
  });
  afterEach(() => app.quit());

  test('opens one window with the built screens and breaks no policy', async () => {
    await expect.poll(() => app.page.locator('#root').textContent(), { timeout: 10_000 }).not.toBe('');
    expect(app.electron.windows).toHaveLength(1);
    expect(app.electron.violations).toEqual([]);
    expect(app.electron.consoleErrors).toEqual([]);
    expect(app.electron.app.switches.get('disable-features')).toBe('DeferRendererTasksAfterInput');
    // Else the window could not share memory with its worker, and edits would be seen a frame late.
    expect(await app.page.evaluate(() => crossOriginIsolated)).toBe(true);
    const info = await call('getAppInfo');
    expect(info).toMatchObject({
      kind: 'done',
      value: { shell: 'desktop', library: { kind: 'folder', path: app.library } },
    });
  });

  test('gives the page the host and nothing else of Electron or Node', async () => {
    const seen = await app.page.evaluate(() => ({
      host: Object.isFrozen((window as unknown as { host: object }).host),
      require: typeof (window as unknown as { require: unknown }).require,
      process: typeof (window as unknown as { process: unknown }).process,
    }));
    expect(seen).toEqual({ host: true, require: 'undefined', process: 'undefined' });
  });

  test('a menu command arrives in the page', async () => {
    await app.page.evaluate(() => {
      const page = window as unknown as { host: HostApi; heard: string[] };
      page.heard = [];
      page.host.on('menu-command', (command) => page.heard.push(command));
    });
    app.menu('new-list');
    app.menu('show-library');
    await expect
      .poll(() => app.page.evaluate(() => (window as unknown as { heard: string[] }).heard))
      .toEqual(['new-list', 'show-library']);
    expect(() => app.menu('undo')).toThrow('greyed');
    // The page says too what its menu can do, when it has come to the screen that it was called to.
    await expect
      .poll(async () => {
        await call('updateMenu', { hasList: true, canUndo: true, canRedo: false });
        return app.electron.menuItem('undo')?.enabled;
      })
      .toBe(true);
    app.menu('undo');
  });

  test('the menu follows the language and the theme that the settings name', async () => {
    expect(app.electron.menu[0]?.label).toBe('File');
    await call('writeSettings', { language: 'fr', theme: 'dark' });
    expect(app.electron.menu[0]?.label).toBe('Fichier');
    expect(app.electron.themeSource).toBe('dark');
    expect(await call('readSettings')).toEqual({ kind: 'done', value: { language: 'fr', theme: 'dark' } });
  });

  test('saves, lists, reads and saves again', async () => {
    const saved = await call('saveList', { name: 'Élite: 2 000', text: LIST });
    if (saved.kind !== 'done') throw new Error(saved.kind);
    expect(saved.value.name).toBe('Élite 2 000');
    expect(await readFile(join(app.library, 'Élite 2 000.muster'), 'utf8')).toBe(LIST);
    const { path, version } = saved.value;
    const again = await call('saveList', { path, name: 'x', text: `${LIST}\n`, basedOn: version });
    expect(again.kind).toBe('done');
    const listed = await call('listLibrary');
    expect(listed).toMatchObject({
      kind: 'done',
      value: { files: [{ path, name: 'Élite 2 000', size: 29 }] },
    });
    expect(await call('readList', { path })).toMatchObject({ kind: 'done', value: { text: `${LIST}\n` } });
    const versions = await call('listVersions', { path });
    expect(versions).toMatchObject({ kind: 'done', value: [{ size: 28 }] });
  });

  test('refuses to save over a file that changed on the disk, until told to', async () => {
    const saved = await call('saveList', { name: 'Mine', text: LIST });
    if (saved.kind !== 'done') throw new Error(saved.kind);
    const { path, version } = saved.value;
    await writeFile(path, 'theirs');
    const refused = await call('saveList', { path, name: 'Mine', text: 'mine', basedOn: version });
    expect(refused).toMatchObject({ kind: 'failed', problem: { kind: 'changed-on-disk', path } });
    expect(await readFile(path, 'utf8')).toBe('theirs');
    await call('saveList', { path, name: 'Mine', text: 'mine', basedOn: version, overwrite: true });
    expect(await readFile(path, 'utf8')).toBe('mine');
    const versions = await call('listVersions', { path });
    if (versions.kind !== 'done') throw new Error(versions.kind);
    const kept = await call('readVersion', { path, id: versions.value[0]!.id });
    expect(kept).toMatchObject({ kind: 'done', value: { text: 'theirs' } });
  });

  test('says why a file or folder marked read-only cannot be written, and leaves it as it was', async () => {
    const saved = await call('saveList', { name: 'Locked', text: LIST });
    if (saved.kind !== 'done') throw new Error(saved.kind);
    const { path, version } = saved.value;
    await chmod(path, 0o444);
    const refused = await call('saveList', { path, name: 'Locked', text: 'new', basedOn: version });
    expect(refused).toMatchObject({ kind: 'failed', problem: { kind: 'read-only', path } });
    expect(await readFile(path, 'utf8')).toBe(LIST);
  });

  test('says that the disk is full, and leaves the file and the folder as they were', async () => {
    const saved = await call('saveList', { name: 'Full', text: LIST });
    if (saved.kind !== 'done') throw new Error(saved.kind);
    const { path, version } = saved.value;
    const open = fs.open;
    const spy = vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
      const file = await open(...args);
      if (args[1] === 'wx') {
        file.writeFile = () =>
          Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
      }
      return file;
    });
    try {
      const refused = await call('saveList', { path, name: 'Full', text: 'new', basedOn: version });
      expect(refused).toMatchObject({ kind: 'failed', problem: { kind: 'disk-full', path } });
    } finally {
      spy.mockRestore();
    }
    expect(await readFile(path, 'utf8')).toBe(LIST);
    expect((await readdir(app.library)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('opens what the dialog gives and may write back there, nowhere else', async () => {
    const elsewhere = join(app.folder, 'elsewhere');
    await mkdir(elsewhere);
    const path = join(elsewhere, 'friend.muster');
    await writeFile(path, LIST);
    expect(await call('readList', { path })).toMatchObject({
      kind: 'failed',
      problem: { kind: 'not-allowed' },
    });
    app.electron.nextDialogs.push([path]);
    const opened = await app.page.evaluate(async () => {
      const result = await (window as unknown as { host: HostApi }).host.chooseFiles({ purpose: 'lists' });
      return result.kind === 'done'
        ? result.value.files.map((file) => ({ ...file, bytes: new TextDecoder().decode(file.bytes) }))
        : result;
    });
    expect(opened).toMatchObject([{ path, name: 'friend.muster', bytes: LIST }]);
    const version = (opened as { version: string }[])[0]!.version;
    const saved = await call('saveList', { path, name: 'friend', text: 'better', basedOn: version });
    expect(saved.kind).toBe('done');
    expect(await readFile(path, 'utf8')).toBe('better');
    expect(await readdir(elsewhere)).toEqual(['friend.muster']);
    const other = join(elsewhere, 'other.muster');
    expect(await call('saveList', { path: other, name: 'o', text: 'x' })).toMatchObject({
      problem: { kind: 'not-allowed' },
    });
  });

  test('a closed dialog is an answer, not a failure', async () => {
    app.electron.nextDialogs.push('cancel', 'cancel', 'cancel');
    expect(await call('chooseFiles', { purpose: 'lists' })).toEqual({ kind: 'cancelled' });
    expect(await call('exportFile', { name: 'a.txt', content: 'x' })).toEqual({ kind: 'cancelled' });
    expect(await call('savePdf', { name: 'a', html: SHEET })).toEqual({ kind: 'cancelled' });
  });

  test('writes a real PDF of the sheet, on its own paper, with no script run', async () => {
    const path = join(app.folder, 'sheet.pdf');
    app.electron.nextDialogs.push(path);
    expect(await call('savePdf', { name: 'Liste', html: SHEET })).toMatchObject({
      kind: 'done',
      value: { path },
    });
    const pages = await pdfPages(await readFile(path));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toBe('Liste d’armée 2 825 points');
    expect(pages[0]?.width).toBeCloseTo(595, -1);
    expect(pages[0]?.height).toBeCloseTo(842, -1);
    expect(app.electron.windows).toHaveLength(1);
  });

  test('prints through the system, and knows a print that was called off', async () => {
    expect(await call('printSheet', { name: 'Liste', html: SHEET })).toEqual({ kind: 'done', value: null });
    app.electron.nextPrints.push(false);
    expect(await call('printSheet', { name: 'Liste', html: SHEET })).toEqual({ kind: 'cancelled' });
    expect(app.electron.printed[0]).toContain('2 825 points');
  });

  test('deletes into the bin and takes out again', async () => {
    const saved = await call('saveList', { name: 'Gone', text: LIST });
    if (saved.kind !== 'done') throw new Error(saved.kind);
    const binned = await call('binList', { path: saved.value.path });
    if (binned.kind !== 'done') throw new Error(binned.kind);
    expect(await call('listLibrary')).toMatchObject({ value: { files: [] } });
    expect(await call('restoreFromBin', { id: binned.value.id })).toMatchObject({
      value: { path: saved.value.path },
    });
    expect(await readFile(saved.value.path, 'utf8')).toBe(LIST);
  });

  test('tells the page when somebody else changes the library', async () => {
    await app.page.evaluate(() => {
      const page = window as unknown as { host: HostApi; changes: number };
      page.changes = 0;
      page.host.on('library-changed', () => {
        page.changes += 1;
      });
    });
    await writeFile(join(app.library, 'From a friend.muster'), LIST);
    await expect
      .poll(() => app.page.evaluate(() => (window as unknown as { changes: number }).changes), {
        timeout: 5000,
      })
      .toBeGreaterThan(0);
    expect(await call('listLibrary')).toMatchObject({ value: { files: [{ name: 'From a friend' }] } });
  });

  test('a chosen folder lists what is wanted and may be read', async () => {
    const folder = join(app.folder, 'rosters');
    await mkdir(join(folder, 'deep'), { recursive: true });
    await writeFile(join(folder, 'deep/a.ros'), '<roster/>');
    await writeFile(join(folder, 'b.pdf'), 'x');
    const path = join(folder, 'deep', 'a.ros');
    expect(await call('readFile', { path })).toMatchObject({ problem: { kind: 'not-allowed' } });
    app.electron.nextDialogs.push([folder]);
    expect(await call('chooseFolder', { purpose: 'lists' })).toMatchObject({
      kind: 'done',
      value: { path: folder, name: 'rosters', files: [{ path, name: 'deep/a.ros', size: 9 }], problems: [] },
    });
    expect(await call('readFile', { path })).toMatchObject({ kind: 'done', value: { name: 'a.ros' } });
    expect((await call('revealInFolder', { path })).kind).toBe('done');
    expect(app.electron.revealed).toEqual([path]);
  });

  test('a folder chosen for reading is for reading, and the library for lists', async () => {
    const home = join(app.folder, 'home');
    await mkdir(home);
    await writeFile(join(home, '.profile'), 'theirs');
    await writeFile(join(home, 'book.json'), '{}');
    app.electron.nextDialogs.push([home]);
    expect((await call('chooseFolder', { purpose: 'data' })).kind).toBe('done');
    expect((await call('readFile', { path: join(home, 'book.json') })).kind).toBe('done');
    expect(await call('readFile', { path: join(home, '.profile') })).toMatchObject({
      problem: { kind: 'not-allowed' },
    });
    const refused = [
      join(home, '.profile'),
      join(home, 'book.json'),
      join(home, 'new.muster'),
      join(app.library, '.hidden'),
      join(app.library, 'evil.desktop'),
      join(app.library, '.versions', 'x'),
      join(app.library, '.bin', 'y', 'z.muster'),
      join(app.library, 'deep', 'x.exe'),
    ];
    for (const path of refused) {
      const answer = await call('saveList', { path, name: 'x', text: 'ours', overwrite: true });
      expect(answer, path).toMatchObject({ kind: 'failed', problem: { kind: 'not-allowed' } });
    }
    expect(await readFile(join(home, '.profile'), 'utf8')).toBe('theirs');
    expect((await readdir(app.library)).filter((name) => name !== '.muster')).toEqual([]);
  });

  test('grants no permission but writing to the clipboard', () => {
    const granted = [
      'media',
      'geolocation',
      'notifications',
      'clipboard-read',
      'clipboard-sanitized-write',
    ].filter((permission) => {
      let isGranted = false;
      app.electron.session.permissionHandler?.({}, permission, (answer) => {
        isGranted = answer;
      });
      return isGranted;
    });
    expect(granted).toEqual(['clipboard-sanitized-write']);
  });

  test('answers no frame inside the page', async () => {
    const answer = await app.page.evaluate(async () => {
      const frame = document.createElement('iframe');
      frame.src = '/index.html';
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      const inner = frame.contentWindow as unknown as {
        __invoke: (channel: string, args: unknown[]) => unknown;
      };
      return inner.__invoke('muster:listLibrary', []);
    });
    expect(answer).toMatchObject({ kind: 'failed', problem: { kind: 'not-allowed' } });
  });

  test('another folder becomes the library; the old one is closed to the page', async () => {
    const saved = await call('saveList', { name: 'Old', text: LIST });
    if (saved.kind !== 'done') throw new Error(saved.kind);
    const folder = join(app.folder, 'new library');
    await mkdir(folder);
    app.electron.nextDialogs.push([folder]);
    expect(await call('chooseLibraryFolder')).toEqual({ kind: 'done', value: { path: folder } });
    expect(await call('readList', { path: saved.value.path })).toMatchObject({
      problem: { kind: 'not-allowed' },
    });
    const added = await call('saveList', { name: 'New', text: LIST });
    expect(added).toMatchObject({ value: { path: join(folder, 'New.muster') } });
  });

  test('serves the shipped data to the page, read-only, and no file beside them', async () => {
    const answers = await app.page.evaluate(async () => {
      const status = async (path: string, init?: RequestInit) => (await fetch(path, init)).status;
      return {
        index: (await (await fetch('data/index.json')).json()).format,
        write: await status('data/index.json', { method: 'PUT', body: 'x' }),
        folder: await status('data/'),
        out: await status('/..%2fpackage.json'),
        data: await status('/data/..%2fpackage.json'),
        windows: await status('/data/..%5cpackage.json'),
        hidden: await status('/.git/config'),
      };
    });
    expect(answers).toEqual({
      index: 1,
      write: 405,
      folder: 404,
      out: 404,
      data: 404,
      windows: 404,
      hidden: 404,
    });
  });

  test('refuses to navigate, to open windows and to reach the network', async () => {
    const before = app.page.url();
    await app.page.evaluate(() => {
      location.href = '/assets/';
      window.open('/index.html');
      const link = Object.assign(document.createElement('a'), {
        href: 'https://example.org/',
        target: '_blank',
      });
      document.body.append(link);
      link.click();
    });
    await app.page.evaluate(() => {
      location.href = 'https://example.org/';
    });
    const fetched = await app.page.evaluate(() =>
      fetch('https://example.org/').then(
        () => 'reached',
        () => 'refused',
      ),
    );
    expect(fetched).toBe('refused');
    expect(app.page.url()).toBe(before);
    await expect.poll(() => app.electron.context.pages().length).toBe(1);
    expect(app.electron.refusedNavigations.length + app.electron.cancelledRequests.length).toBeGreaterThan(0);
    await expect
      .poll(() => app.electron.violations.filter((each) => each.startsWith('connect-src')))
      .not.toEqual([]);
  });

  test('runs no script that a page was made to hold', async () => {
    const ran = await app.page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.injected = true');
      const failed = new Promise((resolve) => image.addEventListener('error', resolve));
      image.src = '/nothing.png';
      document.body.append(image);
      await failed;
      return (window as unknown as { injected?: boolean }).injected === true;
    });
    expect(ran).toBe(false);
    expect(app.electron.violations.filter((each) => each.startsWith('script-src')).length).toBeGreaterThan(0);
  });

  test.each([
    { claim: 'a call with a field too many', call: 'readList', args: [{ path: '/x', other: 1 }] },
    { claim: 'a call with a wrong type', call: 'saveList', args: [{ name: 1, text: 'x' }] },
    { claim: 'a call with two arguments', call: 'getAppInfo', args: [undefined, 1] },
  ] as const)('$claim is answered as a bad request', async ({ call: name, args }) => {
    const answer = await callAnyhow(name, args);
    expect(answer).toMatchObject({ kind: 'failed', problem: { kind: 'bad-request' } });
  });
});

/** A list of a shipped game with nothing in it yet. */
const startList = (name: string): string => {
  const version = { id: 't9a', name: 'The 9th Age', revision: '2026-11-30' };
  return JSON.stringify({ format: 1, id: name, name, system: version, books: [], limits: [], forces: [] });
};

describe('opening and closing', () => {
  test('opens the list it was started with', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'muster-open-'));
    const path = join(folder, 'start.muster');
    await writeFile(path, startList('The list it was started with'));
    await writeFile(join(folder, 'second.muster'), startList('The list of a second start'));
    app = await launchDesktop({ browser, args: [path] });
    try {
      const shown = () => app.page.locator('#root').textContent();
      await expect.poll(shown, { timeout: 10_000 }).toContain('The list it was started with');
      app.electron.app.emit('second-instance', {}, ['muster-roll', 'second.muster'], folder);
      await expect.poll(shown, { timeout: 10_000 }).toContain('The list of a second start');
      await expect.poll(() => app.electron.focused).toBeGreaterThan(0);
    } finally {
      await app.quit();
      await rm(folder, { recursive: true });
    }
  });

  test('lets the page save before it closes, and remembers the window', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'muster-close-'));
    app = await launchDesktop({ browser, folder });
    await app.page.evaluate(() => {
      const { host } = window as unknown as { host: HostApi };
      host.on('closing', () => {
        void host.saveList({ name: 'Last words', text: 'saved' }).then(() => host.confirmClose());
      });
    });
    await app.quit();
    expect(app.electron.app.exitCode).toBe(0);
    expect(await readFile(join(app.library, 'Last words.muster'), 'utf8')).toBe('saved');
    const state = JSON.parse(await readFile(join(folder, 'user-data/shell.json'), 'utf8'));
    expect(state.window).toMatchObject({ width: 1280, height: 800, isMaximized: false });
    await rm(folder, { recursive: true });
  });

  test('closes in spite of a page that hangs', async () => {
    app = await launchDesktop({ browser });
    await app.page.evaluate(() => {
      const page = window as unknown as { __invoke: (channel: string, args: unknown[]) => unknown };
      const invoke = page.__invoke;
      page.__invoke = (channel, args) =>
        channel === 'muster:confirmClose' ? new Promise(() => undefined) : invoke(channel, args);
    });
    const start = performance.now();
    await app.quit();
    expect(app.electron.app.exitCode).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(2500);
  });
});

/** A list through the whole desktop program: opened from the system, edited, saved, printed, all by the real parts. */
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChromium } from './harness/chromium';
import { type DesktopApp, launchDesktop, ROOT } from './harness/desktop-app';
import { pdfPages } from './harness/pdf-text';

const LIST = join(ROOT, 'test/lists/t9a/w4.muster');
const NAME = 'Orders with their Commander';

let browser: Browser;
let app: DesktopApp;
let folder: string;
let path: string;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-lists-'));
  path = join(folder, 'from a friend.muster');
  await copyFile(LIST, path);
  app = await launchDesktop({ browser, args: [path], languages: ['fr-FR'] });
  await expect.poll(() => app.page.locator('#root').textContent(), { timeout: 20_000 }).toContain('Conforme');
});
afterEach(async () => {
  await app.quit();
  await rm(folder, { recursive: true, force: true });
});

test('a list that is dropped on the window is edited where it lies', async () => {
  const other = join(folder, 'dropped.muster');
  const list = JSON.parse(await readFile(LIST, 'utf8'));
  await writeFile(other, JSON.stringify({ ...list, id: 'dropped', name: 'Dropped' }));
  const drop = (lies: string | undefined) =>
    app.page.evaluate((where) => {
      const data = new DataTransfer();
      data.items.add(new File(['{}'], 'dropped.muster'));
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
      // Only here the file knows where it lies.
      Object.assign(event.dataTransfer?.files[0] ?? {}, { lies: where });
      const given = [...(event.dataTransfer?.files ?? [])];
      Object.defineProperty(event.dataTransfer, 'files', { value: given });
      document.body.dispatchEvent(event);
    }, lies);
  await drop(other);
  await app.page.getByText('Dropped').first().waitFor();
  await app.page.getByLabel('Joueur').fill('Ariane');
  await app.page.keyboard.press('Enter');
  await expect.poll(async () => JSON.parse(await readFile(other, 'utf8')).player).toBe('Ariane');
  // What lies nowhere is told by its name, and nothing else is read.
  await drop(undefined);
  await app.page.getByText(/dropped\.muster/).waitFor();
  expect(app.electron.consoleErrors).toEqual([]);
});

test('the menu writes the sheet of the open list as a PDF', async () => {
  const pdf = join(folder, 'sheet.pdf');
  app.electron.nextDialogs.push(pdf);
  app.menu('export-pdf');
  await expect.poll(() => readdir(folder), { timeout: 20_000 }).toContain('sheet.pdf');
  const pages = await pdfPages(await readFile(pdf));
  expect(pages[0]?.text).toContain(NAME);
  expect(pages[0]?.text).toContain('Conforme');
  expect(app.electron.dialogs[0]?.options.defaultPath).toContain(NAME);
  expect(app.electron.violations).toEqual([]);
  expect(app.electron.consoleErrors).toEqual([]);
});

test('what was typed a moment ago is saved where the list lies when the window is closed', async () => {
  const before = await readFile(path, 'utf8');
  await app.page.getByLabel('Joueur').fill('Ariane');
  app.electron.app.quit();
  await app.electron.app.ended;
  const after = JSON.parse(await readFile(path, 'utf8'));
  expect(after.player).toBe('Ariane');
  expect(after.forces).toHaveLength(JSON.parse(before).forces.length);
});

test('saved under another name, the list goes on there', async () => {
  const other = join(folder, 'other name.muster');
  app.electron.nextDialogs.push(other);
  app.menu('save-as');
  await expect.poll(() => readdir(folder), { timeout: 10_000 }).toContain('other name.muster');
  const before = await readFile(path, 'utf8');
  await app.page.getByLabel('Joueur').fill('Ariane');
  app.electron.app.quit();
  await app.electron.app.ended;
  expect(JSON.parse(await readFile(other, 'utf8')).player).toBe('Ariane');
  expect(await readFile(path, 'utf8')).toBe(before);
});

/** A file from outside that holds a list of the library: on the desktop, where both are files. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChromium } from './harness/chromium';
import { type DesktopApp, launchDesktop, ROOT } from './harness/desktop-app';

const LIST = join(ROOT, 'test/lists/t9a/w4.muster');

let browser: Browser;
let app: DesktopApp;
let folder: string;
let mine: string;
let theirs: string;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-twins-'));
  mine = join(folder, 'documents/Muster Roll/Orders.muster');
  theirs = join(folder, 'from a friend.muster');
  await mkdir(join(folder, 'documents/Muster Roll'), { recursive: true });
  await writeFile(mine, await readFile(LIST));
});
afterEach(async () => {
  await app.quit();
  await rm(folder, { recursive: true, force: true });
});

const json = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

/** The program is started with the file, as by a double click: its library was never read. */
async function startWith(change: object): Promise<void> {
  await writeFile(theirs, JSON.stringify({ ...(await json(LIST)), ...change }));
  app = await launchDesktop({ browser, folder, args: [theirs] });
}

test('in the same state, the list of the library is opened, and the file stays as it is', async () => {
  await startWith({ changed: '2020-01-01T00:00:00.000Z' });
  await app.page.getByText(/is among your lists already, just as the file has it/).waitFor();
  const before = await readFile(theirs, 'utf8');
  await app.page.getByLabel('Player').fill('Ariane');
  await app.page.keyboard.press('Enter');
  await expect.poll(async () => (await json(mine)).player).toBe('Ariane');
  expect(await readFile(theirs, 'utf8')).toBe(before);
});

test('in another state, kept beside: the file is edited where it lies, with an id of its own', async () => {
  await startWith({ player: 'Luc' });
  const before = await readFile(mine, 'utf8');
  await app.page.getByRole('button', { name: 'Keep both' }).click();
  await app.page.getByTestId('ledger').waitFor();
  await expect.poll(async () => (await json(theirs)).id).not.toBe((await json(mine)).id);
  await app.page.getByLabel('Player').fill('Ariane');
  await app.page.keyboard.press('Enter');
  await expect.poll(async () => (await json(theirs)).player).toBe('Ariane');
  expect(await readFile(mine, 'utf8')).toBe(before);
});

test('in another state, put in its place: what was there is kept as an earlier version', async () => {
  await startWith({ player: 'Luc' });
  const before = await readFile(mine, 'utf8');
  const file = await readFile(theirs, 'utf8');
  await app.page.getByRole('button', { name: 'Replace mine' }).click();
  await app.page.getByText(/is now as the file has it/).waitFor();
  expect(await json(mine)).toMatchObject({ player: 'Luc', id: JSON.parse(before).id });
  expect(await readFile(theirs, 'utf8')).toBe(file);
  const versions = join(folder, 'documents/Muster Roll/.versions/Orders.muster');
  const kept = await Promise.all(
    (await readdir(versions)).map((name) => readFile(join(versions, name), 'utf8')),
  );
  expect(kept).toEqual([before]);
  expect(await readdir(join(folder, 'documents/Muster Roll'))).toContain('Orders.muster');
});

test('called off, nothing is opened', async () => {
  await startWith({ player: 'Luc' });
  await app.page.getByRole('button', { name: 'Keep both' }).waitFor();
  await app.page.keyboard.press('Escape');
  await app.page.getByTestId('twin').waitFor({ state: 'detached' });
  expect(await app.page.getByTestId('ledger').count()).toBe(0);
  expect(app.electron.consoleErrors).toEqual([]);
});

/** A list that cannot be saved, through the whole desktop program: nothing is lost by leaving it or closing the window. */
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CLOSE_PATIENCE_MS } from '../../electron/messages';
import { launchChromium } from './harness/chromium';
import { type DesktopApp, launchDesktop } from './harness/desktop-app';
import { add, buildList, HANDS, settled, spent } from './screens/hands';

const hands = HANDS.en;
const ARMY = { game: /9th Age/, army: /Dread Elves/, points: '4000' } as const;

let browser: Browser;
let folder: string;
let app: DesktopApp | undefined;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-unsaved-'));
});
afterEach(async () => {
  await chmod(join(folder, 'documents', 'Muster Roll'), 0o755).catch(() => undefined);
  await app?.quit();
  app = undefined;
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<DesktopApp> => {
  app = await launchDesktop({ browser, folder });
  await app.page.waitForSelector('main');
  return app;
};
const choices = (page: Page) => page.getByTestId('unsaved');
const files = async ({ library }: DesktopApp): Promise<readonly string[]> =>
  (await readdir(library)).filter((name) => name.endsWith('.muster'));
/** Resolves when the window is told that files of the library changed. */
const nextChange = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { host } = window as unknown as { host: { on(event: string, then: () => void): void } };
        host.on('library-changed', () => resolve());
      }),
  );
const onDisk = async ({ library }: DesktopApp, name: string): Promise<string> =>
  readFile(join(library, name), 'utf8');

/** A list with a unit that its folder did not take. */
async function stuck(): Promise<DesktopApp> {
  const running = await start();
  const { page, library } = running;
  await buildList(page, hands, ARMY);
  await expect.poll(() => page.getByTestId('saved').count()).toBe(1);
  await chmod(library, 0o555);
  await add(page, hands, 'hydra');
  return running;
}

test('a folder that is read-only: the lists are not reached until the user has chosen', async () => {
  const running = await stuck();
  const { page, library } = running;
  const total = await spent(page);
  await page.getByRole('button', { name: hands.back }).click();
  await choices(page).waitFor();
  expect(await choices(page).textContent()).toContain('read-only');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Try again');
  expect(await spent(page)).toBe(total);

  await page.keyboard.press('Enter');
  await settled(page);
  expect(await choices(page).count()).toBe(1);
  await chmod(library, 0o755);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByTestId('lists').waitFor();
  expect(await onDisk(running, 'Dread Elves 4,000.muster')).toMatch(/hydra/i);
});

test('the window stays open, and closes without saving when told to', async () => {
  const running = await stuck();
  const { page, electron } = running;
  const started = vi.spyOn(globalThis, 'setTimeout');
  const stopped = vi.spyOn(globalThis, 'clearTimeout');
  electron.app.quit();
  await choices(page).waitFor();
  // A page that does not answer is closed after a while; this one has answered.
  const patience = started.mock.calls.findIndex(([, wait]) => wait === CLOSE_PATIENCE_MS);
  expect(patience).toBeGreaterThanOrEqual(0);
  const timer = started.mock.results[patience]?.value;
  await expect.poll(() => stopped.mock.calls.some(([each]) => each === timer)).toBe(true);
  vi.restoreAllMocks();
  expect(electron.app.exitCode).toBeUndefined();
  expect(await choices(page).textContent()).toContain('The window stays open');
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await electron.app.ended;
  await chmod(running.library, 0o755);
  expect(await onDisk(running, 'Dread Elves 4,000.muster')).not.toMatch(/hydra/i);
});

test('a file that somebody else changed: a copy keeps both', async () => {
  const running = await start();
  const { page, library } = running;
  await buildList(page, hands, ARMY);
  await expect.poll(() => page.getByTestId('saved').count()).toBe(1);
  const path = join(library, 'Dread Elves 4,000.muster');
  // What is no list is not followed, so that the next save meets it.
  const toldOf = nextChange(page);
  await writeFile(path, 'theirs');
  await toldOf;
  await settled(page);
  await add(page, hands, 'hydra');
  await page.getByRole('button', { name: hands.back }).click();
  await choices(page).waitFor();
  await page.getByRole('button', { name: 'Keep both' }).click();
  await page.getByTestId('lists').waitFor();
  expect(await files(running)).toEqual(['Dread Elves 4,000 (copy).muster', 'Dread Elves 4,000.muster']);
  expect(await onDisk(running, 'Dread Elves 4,000.muster')).toBe('theirs');
  expect(await onDisk(running, 'Dread Elves 4,000 (copy).muster')).toMatch(/hydra/i);
});

test('a list that another program wrote is shown as it was written, when nothing is unsaved here', async () => {
  const running = await start();
  const { page, library } = running;
  await buildList(page, hands, ARMY);
  await expect.poll(() => page.getByTestId('saved').count()).toBe(1);
  const path = join(library, 'Dread Elves 4,000.muster');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"Dread Elves 4,000"', '"Night Raid"'));
  await expect.poll(() => page.locator('h1').textContent(), { timeout: 5000 }).toBe('Night Raid');
  await add(page, hands, 'hydra');
  await expect.poll(() => readFile(path, 'utf8'), { timeout: 5000 }).toMatch(/hydra/i);
  expect(await readFile(path, 'utf8')).toContain('Night Raid');
});

test('a file that cannot be read, opened over a list, leaves it open and is told; two of them are told one by one', async () => {
  const { page, electron, menu, folder: home } = await start();
  await buildList(page, hands, ARMY);
  const total = await spent(page);
  const latin = join(home, 'latin.muster');
  const cut = join(home, 'cut.muster');
  await writeFile(latin, Buffer.from('{\n"format": 1, "name": "Armée"}', 'latin1'));
  await writeFile(cut, '{"format": 1, "name": "A", "forces": [');
  electron.nextDialogs.push([latin, cut]);
  menu('open-file');
  const alert = page.getByRole('alert').first();
  await alert.waitFor();
  const said = await alert.textContent();
  expect(said).toContain('2 files could not be opened');
  expect(said).toMatch(/latin\.muster can’t be read\..*line 2.*UTF-8/s);
  expect(said).toMatch(/cut\.muster can’t be read\./);
  expect(await spent(page)).toBe(total);
  expect(await readFile(latin)).toEqual(Buffer.from('{\n"format": 1, "name": "Armée"}', 'latin1'));
});

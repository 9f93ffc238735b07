/** Data of others on the desktop: a folder is read where it lies, read again when it changes, and kept between starts. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HARBOUR_FILES, harbourZip } from '../builders/community-data';
import { launchChromium } from './harness/chromium';
import { launchDesktop } from './harness/desktop-app';
import { HANDS, spent } from './screens/hands';

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await launchChromium();
  folder = await mkdtemp(join(tmpdir(), 'muster-desktop-data-'));
  await mkdir(join(folder, 'harbour'));
  for (const [name, text] of Object.entries(HARBOUR_FILES))
    await writeFile(join(folder, 'harbour', name), text);
  await writeFile(join(folder, 'other.zip'), harbourZip());
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

const row = (page: Page, name: RegExp) => page.getByTestId('data').getByRole('row', { name });

test('a folder is added, shown in its folder, read again when it changes, and there at the next start', async () => {
  const home = join(folder, 'home');
  const app = await launchDesktop({ browser, folder: home });
  const { page, electron } = app;
  await page.waitForSelector('main');
  app.menu('show-data');
  await page.getByTestId('data').waitFor();
  electron.nextDialogs.push(join(folder, 'harbour'));
  await page.getByRole('button', { name: 'Add a folder…' }).click();
  await row(page, /^Harbour Wars rev. 7 · harbour, community.*Ready, 1 warning/).waitFor();
  await row(page, /^Stores/).click();
  await page.getByTestId('problems').getByRole('button', { name: 'Show in folder' }).click();
  await expect.poll(() => electron.revealed).toEqual([join(folder, 'harbour', 'Stores.cat')]);

  // A problem leads to its lines, and from there into the file itself: at the line, where an editor can.
  await page
    .getByTestId('problems')
    .getByRole('button', { name: /Lost crate/ })
    .click();
  const lines = page.getByTestId('lines');
  expect(await lines.locator('[aria-current="true"]').textContent()).toContain('loose-end');
  await page.getByRole('button', { name: 'Open in the editor' }).click();
  const stores = join(folder, 'harbour', 'Stores.cat');
  await expect.poll(() => electron.openedPaths).toEqual([stores]);
  electron.app.programs.set('vscode:', 'An Editor');
  await page.getByRole('button', { name: 'Open in the editor' }).click();
  await expect
    .poll(() => electron.addresses)
    .toEqual([expect.stringMatching(/^vscode:.*Stores\.cat:2:\d+$/)]);

  const newer = (HARBOUR_FILES['Stores.cat'] as string)
    .replace('revision="1"', 'revision="2"')
    .replace(/<entryLink id="loose-end"[^>]*>/, '');
  await writeFile(join(folder, 'harbour', 'Stores.cat'), newer);
  await row(page, /^Stores rev. 2.*Ready$/).waitFor();
  expect(electron.violations).toEqual([]);
  expect(electron.consoleErrors).toEqual([]);
  await app.quit();

  const again = await launchDesktop({ browser, folder: home });
  await again.page.getByRole('button', { name: 'New list' }).first().click();
  await again.page.getByRole('option', { name: /Harbour Wars/ }).click();
  await again.page.getByText('410 points will be left.').waitFor();
  expect(again.electron.consoleErrors).toEqual([]);
  await again.quit();
});

test('a folder without data is not kept, and what was looked for is said', async () => {
  await mkdir(join(folder, 'pictures', 'deep'), { recursive: true });
  await writeFile(join(folder, 'pictures', 'deep', 'note.json'), '{"a": 1}');
  const home = join(folder, 'home-2');
  const app = await launchDesktop({ browser, folder: home });
  const { page, electron } = app;
  await page.waitForSelector('main');
  app.menu('show-data');
  await page.getByTestId('data').waitFor();
  electron.nextDialogs.push(join(folder, 'pictures'), join(folder, 'harbour'));
  await page.getByRole('button', { name: 'Add a folder…' }).click();
  await page.getByText(`there are no data in “${join(folder, 'pictures')}”`).waitFor();
  await page.getByText('1 is there, but no game system').waitFor();
  expect(await row(page, /pictures/).count()).toBe(0);
  await page.getByRole('button', { name: 'Add a folder…' }).click();
  await row(page, /^Harbour Wars/).waitFor();
  expect(await page.getByText('Nothing was added').count()).toBe(0);
  await app.quit();
});

test('a list that is open follows its data on the disk, and keeps what was read when they are damaged', async () => {
  const place = join(folder, 'followed');
  await mkdir(place);
  for (const [name, text] of Object.entries(HARBOUR_FILES)) await writeFile(join(place, name), text);
  const app = await launchDesktop({ browser });
  const { page, electron } = app;
  await page.waitForSelector('main');
  app.menu('show-data');
  await page.getByTestId('data').waitFor();
  electron.nextDialogs.push(place);
  await page.getByRole('button', { name: 'Add a folder…' }).click();
  await row(page, /^Port Guard/).click();
  await page.getByRole('button', { name: 'New list…' }).click();
  await page.getByRole('button', { name: HANDS.en.build }).click();
  await page.getByTestId('ledger').waitFor();
  await expect.poll(() => spent(page)).toBe(90);
  const cat = join(place, 'Port Guard.cat');
  const text = HARBOUR_FILES['Port Guard.cat'] as string;
  await writeFile(cat, text.replace('value="90"', 'value="110"'));
  await page.getByText('90 points before, 110 now.').waitFor();
  expect(await spent(page)).toBe(110);
  await writeFile(cat, text.slice(0, 900));
  await page.getByText('The list goes on with those that were read before.').waitFor();
  expect(await spent(page)).toBe(110);
  await writeFile(cat, text);
  await expect.poll(() => spent(page)).toBe(90);
  expect(electron.consoleErrors).toEqual([]);
  await app.quit();
});

test('a zip is read where it lies', async () => {
  const app = await launchDesktop({ browser });
  const { page, electron } = app;
  await page.waitForSelector('main');
  app.menu('show-data');
  await page.getByTestId('data').waitFor();
  electron.nextDialogs.push(join(folder, 'other.zip'));
  await page.getByRole('button', { name: 'Add a zip…' }).click();
  await row(page, /^Harbour Wars rev. 7 · other.zip, community.*Ready, 1 warning/).waitFor();
  expect(electron.dialogs.at(-1)?.options).toMatchObject({ filters: [{ extensions: ['zip'] }] });
  await app.quit();
});

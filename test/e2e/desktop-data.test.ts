/** Data of others on the desktop: a folder is read where it lies, read again when it changes, and kept between starts. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HARBOUR_FILES, harbourZip } from '../builders/community-data';
import { launchChromium } from './harness/chromium';
import { launchDesktop } from './harness/desktop-app';

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
  await row(page, /^Harbour Wars rev. 7 · harbour, community.*Ready 1 warning/).waitFor();
  await row(page, /^Stores/).click();
  await page.getByTestId('problems').getByRole('button', { name: 'Show in folder' }).click();
  await expect.poll(() => electron.revealed).toEqual([join(folder, 'harbour', 'Stores.cat')]);

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

test('a zip is read where it lies', async () => {
  const app = await launchDesktop({ browser });
  const { page, electron } = app;
  await page.waitForSelector('main');
  app.menu('show-data');
  await page.getByTestId('data').waitFor();
  electron.nextDialogs.push(join(folder, 'other.zip'));
  await page.getByRole('button', { name: 'Add a zip…' }).click();
  await row(page, /^Harbour Wars rev. 7 · other.zip, community.*Ready 1 warning/).waitFor();
  expect(electron.dialogs.at(-1)?.options).toMatchObject({ filters: [{ extensions: ['zip'] }] });
  await app.quit();
});

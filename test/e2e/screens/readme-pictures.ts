/**
 * The pictures of the README: our own books, our own lists.
 *
 *     node test/e2e/screens/readme-pictures.mjs
 */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Look, startScreens } from './app';
import { settled } from './hands';
import { launchBrowser } from './launch-browser';
import { ROOT } from './root';

interface Picture {
  readonly name: string;
  readonly list: string;
  readonly look: Look;
  readonly pose: (page: Page) => Promise<void>;
}

const SIZE = { width: 1280, height: 800 } as const;

/** This row of the units is chosen and has the keyboard. */
const choose =
  (index: number): Picture['pose'] =>
  async (page) => {
    const row = page.getByTestId('ledger').locator('[role="row"][data-key^="n:"]').nth(index);
    await row.click();
    await row.focus();
  };

const PICTURES: readonly Picture[] = [
  {
    name: 'builder',
    list: 't9a/w6',
    look: { ...SIZE, language: 'en', theme: 'light' },
    pose: choose(1),
  },
  {
    name: 'builder-dark-fr',
    list: 'netepic/w1',
    look: { ...SIZE, language: 'fr', theme: 'dark' },
    pose: choose(3),
  },
  {
    name: 'sheet',
    list: 'netepic/w3',
    look: { ...SIZE, language: 'fr', theme: 'light' },
    pose: async (page) => {
      await page.keyboard.press('Control+p');
      await page.locator('iframe').first().waitFor();
    },
  },
];

const browser = await launchBrowser();
const screens = await startScreens(browser);
for (const { name, list, look, pose } of PICTURES) {
  const page = await screens.open(look);
  // The dialogs that hand out files to write back cannot be answered from here.
  await page.evaluate(() => Object.assign(window, { showOpenFilePicker: undefined }));
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+o');
  await (await choosing).setFiles(join(ROOT, 'test/lists', `${list}.muster`));
  await page.getByTestId('ledger').waitFor();
  await settled(page);
  // Said once of a picked file; not part of the picture.
  const close = page.getByRole('button', { name: /^(Close|Fermer)$/ });
  if ((await close.count()) > 0) await close.click();
  await pose(page);
  await settled(page);
  await page.screenshot({ path: join(ROOT, 'docs/pictures', `${name}.png`) });
  await page.context().close();
}
await browser.close();
await screens.close();

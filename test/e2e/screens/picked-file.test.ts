/** A file that is picked in a browser: written back where the browser allows it. The disk is the browser's own. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screensInBrowser } from '../harness/screens-in-browser';
import { add, buildList, HANDS, settled, spent } from './hands';

const screens = screensInBrowser();

const hands = HANDS.en;
const LOOK = { language: 'en', theme: 'light', width: 1280, height: 800 } as const;
const FILE = 'From a friend.muster';

/** The dialogs of the browser cannot be reached by a test: they are answered with a file of the page's own disk. */
async function answerDialogs(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const pick = async () => (await navigator.storage.getDirectory()).getFileHandle(name, { create: true });
    Object.assign(window, { showOpenFilePicker: async () => [await pick()], showSaveFilePicker: pick });
  }, FILE);
}

const textOf = (page: Page): Promise<string> =>
  page.evaluate(
    async (name) =>
      (await (await (await navigator.storage.getDirectory()).getFileHandle(name)).getFile()).text(),
    FILE,
  );

test('a list saved where the user says is edited there from then on, and so it is when it is opened again', async () => {
  const page = await screens.open(LOOK);
  await answerDialogs(page);
  await buildList(page, hands, { game: /NetEpic/, army: /Necrons/, points: '3000' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('save as');
  await page.keyboard.press('Enter');
  await expect.poll(() => textOf(page)).toContain('"Necrons');
  const first = await textOf(page);

  await add(page, hands, 'flayed ones');
  await expect.poll(() => textOf(page)).not.toBe(first);
  const total = await spent(page);

  await page.keyboard.press('Alt+ArrowLeft');
  await page.getByTestId('lists').waitFor();
  // What was saved elsewhere is a list of its own: nobody is asked what becomes of that of the library.
  await page.keyboard.press('Control+o');
  await page.getByTestId('ledger').waitFor();
  await settled(page);
  expect(await page.getByTestId('twin').count()).toBe(0);
  expect(await spent(page)).toBe(total);
  const second = await textOf(page);
  await add(page, hands, 'flayed ones');
  await expect.poll(() => textOf(page)).not.toBe(second);
  expect(await page.getByText(/opened as a copy/).count()).toBe(0);
  await page.context().close();
});

test('a file that another program has written since is not overwritten unasked', async () => {
  const page = await screens.open(LOOK);
  await answerDialogs(page);
  await buildList(page, hands, { game: /NetEpic/, army: /Necrons/, points: '3000' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('save as');
  await page.keyboard.press('Enter');
  await expect.poll(() => textOf(page)).toContain('"Necrons');
  await page.evaluate(async (name) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(name);
    const writer = await handle.createWritable();
    await writer.write('theirs');
    await writer.close();
  }, FILE);
  await add(page, hands, 'flayed ones');
  await page.getByText('Another window or program has saved it too').waitFor();
  expect(await textOf(page)).toBe('theirs');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => textOf(page)).toContain('"Necrons');
  await page.context().close();
});

/** One program in two tabs of a browser: no edit is lost, and no list is taken from the tab that is working on it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screensInBrowser } from '../harness/screens-in-browser';
import { add, buildList, HANDS, spent } from './hands';

const screens = screensInBrowser();

const hands = HANDS.en;
const LOOK = { language: 'en', theme: 'light', width: 1280, height: 800 } as const;
const ARMY = { game: /9th Age/, army: /Dread Elves/, points: '4000' } as const;

async function secondTab(first: Page): Promise<Page> {
  const page = await first.context().newPage();
  await page.goto(screens.address, { waitUntil: 'load' });
  await page.waitForSelector('main');
  return page;
}

const texts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('muster-roll');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('lists').objectStore('lists').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map((row: { text: string }) => row.text));
          };
        };
      }),
  );
const saved = (page: Page) => expect.poll(() => page.getByTestId('saved').count(), { timeout: 5000 }).toBe(1);
const openFirst = async (page: Page): Promise<void> => {
  await page.getByTestId('lists').locator('tbody tr').first().dblclick();
  await page.getByTestId('ledger').waitFor();
};

test('the second tab of a list says so, each follows the other, and both edits are saved', async () => {
  const first = await screens.open(LOOK);
  await buildList(first, hands, ARMY);
  await saved(first);
  const second = await secondTab(first);
  await openFirst(second);
  await second.getByTestId('elsewhere').waitFor();
  expect(await first.getByTestId('elsewhere').count()).toBe(0);

  const before = await spent(first);
  await add(second, hands, 'hydra');
  await saved(second);
  await expect.poll(() => spent(first), { timeout: 5000 }).toBeGreaterThan(before);
  await add(first, hands, 'silexian spears');
  await saved(first);
  await expect.poll(async () => (await spent(second)) === (await spent(first)), { timeout: 5000 }).toBe(true);
  expect(await first.getByTestId('unsaved').count()).toBe(0);
  const [text = ''] = await texts(first);
  expect(text).toMatch(/hydra/i);
  expect(text).toMatch(/silexian/i);

  await first.getByRole('button', { name: hands.back }).click();
  await expect.poll(() => second.getByTestId('elsewhere').count(), { timeout: 5000 }).toBe(0);
  await first.context().close();
});

test('both edit in the same moment: one place says so at once; what is not kept is an earlier version, to be put back', async () => {
  const first = await screens.open(LOOK);
  await buildList(first, hands, ARMY);
  await saved(first);
  const second = await secondTab(first);
  await openFirst(second);
  await Promise.all([add(first, hands, 'officer'), add(second, hands, 'hydra')]);
  const choices = (page: Page) => page.getByTestId('unsaved');
  await expect.poll(async () => (await choices(first).count()) + (await choices(second).count())).toBe(1);
  const [loser, winner] = (await choices(first).count()) === 1 ? [first, second] : [second, first];
  const [mine, theirs] = [await spent(loser), await spent(winner)];
  expect(mine).not.toBe(theirs);
  expect(await choices(loser).textContent()).toContain('Another window or program has saved it too');
  expect(await loser.getByText('What is saved in one is shown in the other').count()).toBe(0);

  await loser.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => spent(winner), { timeout: 5000 }).toBe(mine);
  expect(await choices(loser).count()).toBe(0);

  await loser.keyboard.press('Escape');
  await loser
    .getByTitle(/limit, player, event/)
    .first()
    .click();
  const versions = loser.getByTestId('versions');
  await versions.getByText(`${theirs.toLocaleString('en')} points`).waitFor();
  await versions.getByRole('button').first().click();
  await expect.poll(() => spent(loser)).toBe(theirs);
  await saved(loser);
  await loser.keyboard.press('Control+z');
  await expect.poll(() => spent(loser)).toBe(mine);
  await first.context().close();
});

test('a tab that is started while another is editing takes nothing from it', async () => {
  const first = await screens.open(LOOK);
  await buildList(first, hands, ARMY);
  let second: Page | undefined;
  for (let turn = 0; turn < 8; turn += 1) {
    await add(first, hands, 'silexian spears');
    if (turn === 3) second = await secondTab(first);
  }
  await saved(first);
  expect(await second?.getByText('The last unsaved changes were brought back').count()).toBe(0);
  expect(await second?.getByTestId('aside').count()).toBe(0);
  const all = await texts(first);
  expect(all).toHaveLength(1);
  expect(all[0]?.match(/silexian-spears"/g)?.length).toBeGreaterThanOrEqual(8);
  await first.context().close();
});

test('a store that is full: the list stays, a copy can be downloaded, and what is left is offered', async () => {
  const page = await screens.open(LOOK);
  await buildList(page, hands, ARMY);
  await saved(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await add(page, hands, 'hydra');
  await page.getByRole('button', { name: hands.back }).click();
  await page.getByTestId('unsaved').waitFor();
  expect(await page.getByTestId('unsaved').textContent()).toContain('The disk is full.');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByTestId('aside').waitFor();

  // A new list that the store never took is kept too.
  await buildList(page, hands, { ...ARMY, points: '2000' });
  await page.getByRole('button', { name: hands.back }).click();
  await page.getByTestId('unsaved').waitFor();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.poll(() => page.getByTestId('aside').locator('li').count()).toBe(2);

  // The next start has a store again.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload({ waitUntil: 'load' });
  await page.getByTestId('aside').waitFor();
  await page.getByRole('button', { name: /Open “Dread Elves 4,000”/ }).click();
  await page.getByTestId('ledger').waitFor();
  await saved(page);
  expect((await texts(page)).some((text) => /hydra/i.test(text))).toBe(true);
  await page.getByRole('button', { name: hands.back }).click();
  await expect.poll(() => page.getByTestId('aside').locator('li').count()).toBe(1);
  await page.context().close();
});

test('a page that crashes in the middle of an edit has it back when it starts again', async () => {
  const page = await screens.open(LOOK);
  await buildList(page, hands, ARMY);
  await saved(page);
  await add(page, hands, 'hydra');
  await page.reload({ waitUntil: 'load' });
  await page.waitForSelector('main');
  await expect
    .poll(async () => (await texts(page)).some((text) => /hydra/i.test(text)), { timeout: 6000 })
    .toBe(true);
  await page.context().close();
});

/** The engine's thread dies under an open list: it is started again and the list is open as it was. */
import { expect, test } from 'vitest';
import { screensInBrowser } from '../harness/screens-in-browser';
import { add, buildList, HANDS, spent } from './hands';

const screens = screensInBrowser();

const hands = HANDS.en;
const LOOK = { language: 'en', theme: 'light', width: 1280, height: 800 } as const;

test('is started again, says so, and goes on with the list', async () => {
  const page = await screens.open(LOOK);
  await buildList(page, hands, { game: /9th Age/, army: /Dread Elves/, points: '4000' });
  await add(page, hands, 'hydra');
  await expect.poll(() => page.getByTestId('saved').count(), { timeout: 5000 }).toBe(1);
  const before = await spent(page);

  const [thread] = page.workers();
  await thread?.evaluate(() => self.close()).catch(() => undefined);
  await page.getByText('was started again').waitFor({ timeout: 10_000 });
  expect(await spent(page)).toBe(before);

  await add(page, hands, 'silexian spears');
  await expect.poll(() => spent(page), { timeout: 5000 }).toBeGreaterThan(before);
  await expect.poll(() => page.getByTestId('saved').count(), { timeout: 5000 }).toBe(1);
  await page.getByRole('button', { name: hands.back }).click();
  await page.getByTestId('lists').waitFor();
  await page.context().close();
});

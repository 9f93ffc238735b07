/** Names of blocks beside their rows, drawn by a browser: no letter of them is cut. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screensInBrowser } from '../harness/screens-in-browser';
import { add, buildList, HANDS } from './hands';

const screens = screensInBrowser();

/** How far the letters of each name reach below what is seen of it. */
const belowSight = (page: Page) =>
  page
    .getByTestId('ledger')
    .locator('[class*="_line"] > b')
    .evaluateAll((names) =>
      names.map((name) => {
        const letters = document.createRange();
        letters.selectNodeContents(name);
        return letters.getBoundingClientRect().bottom - name.getBoundingClientRect().bottom;
      }),
    );

test.each([
  { density: 'compact rows', height: 800 },
  { density: 'comfortable rows', height: 960 },
])('a name of one line is whole beside many rows as beside few: $density', async ({ height }) => {
  const page = await screens.open({ language: 'fr', theme: 'light', width: 1280, height });
  await buildList(page, HANDS.fr, { game: /9e Âge/, army: /Sonnstahl/, points: '4500' });
  for (const unit of ['maréchal', 'magicien', 'prélat']) await add(page, HANDS.fr, unit);
  const below = await belowSight(page);
  expect(below.length).toBeGreaterThan(3);
  expect(Math.max(...below)).toBeLessThanOrEqual(0);
  await page.context().close();
});

/** The smallest window that is promised, 1024 × 640: three columns, and every name can be read. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screensInBrowser } from '../harness/screens-in-browser';
import { add, buildList, HANDS, settled } from './hands';

const screens = screensInBrowser();

const SMALLEST = { theme: 'light', width: 1024, height: 640 } as const;
/** Less than this is no room for a name. */
const LEAST_NAME = 180;

const NAMES = [
  '[data-testid="ledger"] [class*="_name"] > b',
  '[data-testid="ledger"] [class*="_name"] > b .clip',
  '[data-testid="ledger"] [class*="_forceName"] > b',
  '[data-testid="offers"] [class*="_name"]',
  '[data-testid="offers"] [class*="_reason"]',
  '[data-testid="offers"] [class*="_head"] b',
  '[data-testid="offers"] [class*="_why"]',
  '[data-testid="offers"] [class*="_flowing"]',
  '[data-side="left"] [class*="_target"]',
  '[data-testid="ledger"] [class*="_add"] .clip',
  '[data-testid="ledger"] [class*="_missing"] .clip',
  '[data-testid="ledger"] [class*="_bare"] [class*="_extra"]',
  '[data-testid="ledger"] [class*="_box"] b',
  '[data-side="middle"] [class*="_army"]',
  '[data-side="right"] [class*="_text"] > span:first-child',
  '[data-side="right"] th',
  '[data-side="right"] td',
  'header h1',
  'header [role="toolbar"] button',
];

/** Names and words of which something is not seen. */
async function cutNames(page: Page): Promise<readonly string[]> {
  return page.evaluate((selectors) => {
    const found = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
    return found
      .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
      .map((each) => each.textContent ?? '');
  }, NAMES);
}

const GAMES = [
  {
    game: /NetEpic/,
    army: /Necrons|Nécrons/,
    units: ['doomsday', 'canoptek', 'catacomb'],
  },
  { game: /9/, army: /Sonnstahl/, units: ['knight commander', 'sun griffon'] },
  { game: /Heresy|Hérésie/, army: /Legiones/, units: ['praetor in terminator', 'tactical'] },
] as const;

describe.each(['en', 'fr'] as const)('in the smallest window, %s', (language) => {
  test.each(GAMES)(
    'the names of $game are whole, whatever they are beside',
    async ({ game, army, units }) => {
      const page = await screens.open({ language, ...SMALLEST });
      const hands = HANDS[language];
      await buildList(page, hands, { game, army });
      for (const unit of units) {
        await add(page, hands, unit);
        await page.getByRole('combobox', { name: hands.addUnit }).fill(unit);
        await settled(page);
        expect(await cutNames(page), unit).toEqual([]);
        await page.getByRole('combobox', { name: hands.addUnit }).fill('');
        await settled(page);
      }
      expect(await cutNames(page)).toEqual([]);
      const widths = await page
        .locator('[data-testid="ledger"] [role="row"] [class*="_name"]')
        .evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(LEAST_NAME);
      await page.context().close();
    },
  );
});

describe.each(['en', 'fr'] as const)('in the smallest window, %s', (language) => {
  test.each(GAMES)('what is chosen in $game is whole, row for row', async ({ game, army, units }) => {
    const page = await screens.open({ language, ...SMALLEST });
    const hands = HANDS[language];
    await buildList(page, hands, { game, army });
    for (const unit of units) await add(page, hands, unit);
    const rows = page.getByTestId('ledger').locator('[role="row"][aria-label]');
    for (let index = 0; index < (await rows.count()); index += 1) {
      await rows.nth(index).click();
      await settled(page);
      const label = (await rows.nth(index).getAttribute('aria-label')) ?? '';
      expect(await cutNames(page), label).toEqual([]);
      const beyond = await page.locator('[data-side="right"]').evaluate((column) => {
        const edge = column.getBoundingClientRect().right;
        return [...column.querySelectorAll('table, dl, tr, button, label')].filter(
          (each) => each.getBoundingClientRect().right > edge + 1,
        ).length;
      });
      expect(beyond, label).toBe(0);
    }
    await page.context().close();
  });
});

test('columns that were made wide give way to the army', async () => {
  const page = await screens.open({ language: 'en', ...SMALLEST, width: 1600 });
  await buildList(page, HANDS.en, { game: /NetEpic/, army: /Necrons/ });
  for (const [index, key] of [
    [0, 'ArrowRight'],
    [1, 'ArrowLeft'],
  ] as const) {
    await page.getByRole('separator').nth(index).focus();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press(key);
  }
  await page.setViewportSize({ width: 1024, height: 640 });
  await settled(page);
  const name = page.locator('[data-testid="ledger"] [role="row"] [class*="_name"]').first();
  expect(await name.evaluate((cell) => cell.clientWidth)).toBeGreaterThanOrEqual(LEAST_NAME);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  await page.context().close();
});

/** The smallest window that is promised, 1024 × 640, before a list is open: nothing is cut, nothing lies out of sight. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screensInBrowser } from '../harness/screens-in-browser';
import { HANDS, settled } from './hands';

const screens = screensInBrowser();

const SMALLEST = { theme: 'light', width: 1024, height: 640 } as const;

/** Texts of which something is cut off. */
const cutTexts = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => {
        const { overflowX } = getComputedStyle(each);
        const isCut = overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1;
        return isCut || each.getBoundingClientRect().right > document.documentElement.clientWidth;
      })
      .map((each) => each.textContent ?? ''),
  );

const EMPTY = { en: 'Empty list', fr: 'Liste vide' } as const;
const ARMIES = [
  { game: /NetEpic/, army: /Mechanicus/ },
  { game: /9/, army: /Dark Gods|Dieux/ },
  { game: /Heresy|Hérésie/, army: /Legiones/ },
] as const;

describe.each(['en', 'fr'] as const)('in the smallest window, %s', (language) => {
  const hands = HANDS[language];

  test('every key is found by scrolling down, and by the keyboard alone', async () => {
    const page = await screens.open({ language, ...SMALLEST });
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    const lines = dialog.locator('[class*="_line"]');
    await lines.first().waitFor();
    expect(await lines.count()).toBeGreaterThan(20);
    const beside = await dialog.evaluate((element) => {
      const edge = element.getBoundingClientRect().right;
      return [...element.querySelectorAll('[class*="_line"]')].filter(
        (line) => line.getBoundingClientRect().right > edge,
      ).length;
    });
    expect(beside).toBe(0);
    const table = dialog.locator('section[tabindex]');
    await table.focus();
    await page.keyboard.press('End');
    await expect
      .poll(() => table.evaluate((all) => all.scrollHeight - all.scrollTop - all.clientHeight))
      .toBeLessThan(2);
    await page.context().close();
  });

  test('all of a new list is in sight', async () => {
    const page = await screens.open({ language, ...SMALLEST });
    await page.getByRole('button', { name: hands.newList }).first().click();
    for (const { game, army } of ARMIES) {
      await page.getByRole('option', { name: game }).click();
      await page.getByRole('option', { name: army }).click();
      await page.locator('[data-column="4"] [class*="_part"]').first().waitFor();
      await settled(page);
      const names = '[data-column] b, [data-column] small, [data-column] label, [data-column] p';
      expect(await cutTexts(page, names), String(army)).toEqual([]);
      for (const name of [hands.build, EMPTY[language]]) {
        const box = await page.getByRole('button', { name }).boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), `${name}, ${army}`).toBeLessThanOrEqual(1024);
        expect((box?.y ?? 0) + (box?.height ?? 0), `${name}, ${army}`).toBeLessThanOrEqual(640 - 26);
      }
    }
    await page.context().close();
  });

  test('two lists whose names differ at the end are told apart in the table, and so is what is in them', async () => {
    const page = await screens.open({ language, ...SMALLEST });
    const endings = ['first round of the winter', 'second round of the winter'];
    for (const ending of endings) {
      await page.getByRole('button', { name: hands.newList }).first().click();
      await page.getByRole('option', { name: /NetEpic/ }).click();
      await page.getByRole('option', { name: /Mechanicus/ }).click();
      await page.locator('[data-column="3"] input[type="text"]').fill(`Explorators of Kappa, ${ending}`);
      await page.getByRole('button', { name: hands.build }).click();
      await page.getByTestId('ledger').waitFor();
      await page.keyboard.press('Alt+ArrowLeft');
      await page.getByTestId('lists').locator('tbody tr').first().click();
      await settled(page);
    }
    expect(await cutTexts(page, '[data-testid="lists"] td, [data-testid="lists"] td *')).toEqual([]);
    expect(await cutTexts(page, '[data-side="left"] span, [data-side="right"] *')).toEqual([]);
    const name = page.getByTestId('lists').locator('tbody tr').first().locator('td').first();
    expect(await name.textContent()).toContain(endings[1]);
    await page.context().close();
  });
});

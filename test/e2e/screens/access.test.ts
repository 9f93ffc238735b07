/** Every screen in both languages, light and dark: axe finds nothing, the keyboard reaches everything. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screensInBrowser } from '../harness/screens-in-browser';
import { faults } from './faults';
import { add, buildList, HANDS, settled, spent, withoutTooltip, withTooltip } from './hands';

const screens = screensInBrowser();

/** Where the parts of a screen stand. */
function columns(page: Page): Promise<readonly (readonly number[])[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main > :not([data-overlay-container])')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );
}

describe.each([
  { language: 'en', theme: 'light', width: 1280, height: 800 },
  { language: 'fr', theme: 'dark', width: 1280, height: 800 },
  { language: 'en', theme: 'dark', width: 1920, height: 1080 },
  { language: 'fr', theme: 'light', width: 640, height: 400 },
] as const)('$language, $theme, $width wide', (look) => {
  const hands = HANDS[look.language];

  test('no screen has a fault that axe can find', async () => {
    const page = await screens.open(look);
    const found: string[] = [];
    const check = async (name: string): Promise<void> => {
      await settled(page);
      for (const fault of await faults(page)) found.push(`${name}: ${fault}`);
    };
    /** Words about a button lie in a landmark, and move nothing. */
    const checkTooltip = async (name: string): Promise<void> => {
      const before = await columns(page);
      await withTooltip(page);
      expect(await columns(page)).toEqual(before);
      await check(`${name} with words about a button`);
      await withoutTooltip(page);
    };
    await check('empty library');
    await page.getByRole('button', { name: hands.newList }).first().click();
    await page.getByRole('option').first().waitFor();
    await check('new list');
    await page.keyboard.press('Escape');
    await buildList(page, hands, { game: /9/, army: /Dread Elves|Elfes/, points: '2000' });
    await check('builder');
    await checkTooltip('builder');
    if (look.width >= 1024) {
      await add(page, hands, look.language === 'en' ? 'dread prince' : 'prince noir');
      await check('builder with a hero');
      await page.getByRole('button', { name: hands.sheet }).click();
      await page.getByTestId('sheet').waitFor();
      await withoutTooltip(page);
      await check('sheet');
      await checkTooltip('sheet');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: hands.back }).click();
    await page.getByTestId('lists').locator('tbody tr').first().click();
    await check('library');
    await checkTooltip('library');
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog').waitFor();
    await check('keys');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Settings|Réglages/ }).click();
    await check('settings');
    await checkTooltip('settings');
    expect(found).toEqual([]);
    await page.context().close();
  });
});

test('a list is built, changed and opened by keys alone', async () => {
  const page = await screens.open({ language: 'en', theme: 'light', width: 1280, height: 800 });
  await page.keyboard.press('Control+n');
  await page.getByRole('option', { name: /NetEpic/ }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('option', { name: /Necrons/ }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await settled(page);
  await page.keyboard.press('Enter');
  await page.getByTestId('ledger').waitFor();
  await settled(page);
  const rows = () => spent(page);
  const before = await rows();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await settled(page);
  await page.keyboard.press('Delete');
  await expect.poll(rows).not.toBe(before);
  await page.keyboard.press('Control+z');
  await expect.poll(rows).toBe(before);
  await settled(page);
  await page.keyboard.press('F6');
  await settled(page);
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-side]')?.getAttribute('data-side')),
  ).toBe('right');
  await page.keyboard.press('Alt+ArrowLeft');
  await page.getByTestId('lists').locator('tbody tr').first().waitFor();
  await page.context().close();
});

test('one ring shows where the keyboard is, on every stop of the builder', async () => {
  const page = await screens.open({ language: 'en', theme: 'light', width: 1280, height: 800 });
  await buildList(page, HANDS.en, { game: /9th/, army: /Dread Elves/, points: '2000' });
  const bare: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return 'page';
      const hasRing = (each: Element, pseudo?: string): boolean => {
        const style = getComputedStyle(each, pseudo);
        return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      };
      const around = [element, element.parentElement, element.closest('label')].filter(
        (each) => each !== null,
      );
      const isSeen = around.some((each) => hasRing(each) || hasRing(each, '::after'));
      const isHandle = element.getAttribute('role') === 'separator';
      return isSeen || isHandle ? '' : element.outerHTML.slice(0, 120);
    });
    if (seen !== '' && seen !== 'page') bare.push(seen);
  }
  expect(bare).toEqual([]);
  await page.context().close();
});

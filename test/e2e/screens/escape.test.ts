/** One Escape leaves a screen, also while words about a button are shown, by the pointer or by the keyboard. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screensInBrowser } from '../harness/screens-in-browser';
import { buildList, HANDS, settled } from './hands';

const screens = screensInBrowser();

const hands = HANDS.en;

const SCREENS = [
  {
    screen: 'sheet',
    open: async (page: Page) => {
      await buildList(page, hands, { game: /9/, army: /Dread Elves/ });
      await page.keyboard.press('Control+p');
      await page.getByTestId('sheet').waitFor();
    },
    behind: 'ledger',
  },
  {
    screen: 'data',
    open: (page: Page) => page.getByRole('button', { name: 'Data', exact: true }).click(),
    behind: 'lists',
  },
  {
    screen: 'settings',
    open: (page: Page) => page.getByRole('button', { name: 'Settings' }).click(),
    behind: 'lists',
  },
  {
    screen: 'new list',
    open: (page: Page) => page.getByRole('button', { name: hands.newList }).first().click(),
    behind: 'lists',
  },
] as const;

test.each(SCREENS)('out of $screen', async ({ open, behind }) => {
  const page = await screens.open({ language: 'en', theme: 'light', width: 1280, height: 800 });
  for (const way of ['pointer', 'keyboard'] as const) {
    await page.goto(screens.address);
    await page.waitForSelector('main');
    await open(page);
    await settled(page);
    const target = page.getByRole('banner').getByRole('button').first();
    if (way === 'pointer') {
      await page.mouse.move(600, 400);
      await target.hover();
    } else {
      // Tab says that a person uses keys: then the focus shows the words.
      await page.keyboard.press('Tab');
      await target.focus();
    }
    await page.getByRole('tooltip').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId(behind).waitFor({ state: 'attached', timeout: 3000 });
    expect(await page.getByRole('tooltip').count(), way).toBe(0);
  }
  await page.context().close();
});

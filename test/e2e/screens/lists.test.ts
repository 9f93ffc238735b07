/** Each game from nothing to a legal list: build, break a rule, undo, sheet, save, reopen. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screensInBrowser } from '../harness/screens-in-browser';
import { add, buildList, HANDS, settled, spent, withoutTooltip } from './hands';

const screens = screensInBrowser();

const hands = HANDS.en;
const LOOK = { language: 'en', theme: 'light', width: 1280, height: 800 } as const;

interface GameCase {
  readonly game: RegExp;
  readonly army: RegExp;
  readonly points: string;
  /** After the start that the program builds: what makes it legal, by the search of what may be taken. */
  readonly finish: (page: Page) => Promise<void>;
  /** What breaks a rule, and what is then said. */
  readonly breakRule: (page: Page) => Promise<void>;
  readonly finding: RegExp;
}

async function verdict(page: Page): Promise<string> {
  return (await page.getByTestId('verdict').textContent()) ?? '';
}

/** The ledger as text, for comparing a list with itself. */
async function ledger(page: Page): Promise<readonly (string | null)[]> {
  return page
    .getByTestId('ledger')
    .locator('[role="row"]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
}

async function choose(page: Page, row: RegExp): Promise<void> {
  await page.getByTestId('ledger').getByRole('row', { name: row }).first().click();
  await settled(page);
}

const GAMES: Readonly<Record<string, GameCase>> = {
  netepic: {
    game: /NetEpic/,
    army: /Necrons/,
    points: '3000',
    finish: async () => {},
    breakRule: async (page) => {
      await choose(page, /^Overlord/);
      await page.keyboard.press('Delete');
    },
    finding: /compulsory|Overlord/i,
  },
  t9a: {
    game: /9th Age/,
    army: /Dread Elves/,
    points: '1000',
    async finish(page) {
      await add(page, hands, 'silexian spears');
      await choose(page, /^Silexian Spears/);
      // The last points go into more spears, one by one.
      for (let step = 0; step < 12 && (await spent(page)) < 960; step += 1) {
        await page.keyboard.press('+');
        await settled(page);
      }
    },
    breakRule: async (page) => {
      await add(page, hands, 'hydra', 2);
    },
    finding: /at most/,
  },
  hh: {
    game: /Heresy/,
    army: /Legiones/,
    points: '3000',
    async finish(page) {
      await choose(page, /^Allegiance/);
      await page.getByRole('radio').first().click();
      await settled(page);
      await choose(page, /^Legion/);
      await page.getByRole('radio').first().click();
      await settled(page);
      await add(page, hands, 'tactical squad');
    },
    breakRule: async (page) => {
      const search = page.getByRole('combobox', { name: hands.addUnit });
      await add(page, hands, 'praetor');
      await search.fill('praetor');
      await search.press('Shift+Enter');
      await search.fill('');
    },
    finding: /High Command|Praetor/,
  },
};

describe.each(Object.entries(GAMES))('%s', (_, { game, army, points, finish, breakRule, finding }) => {
  test('a legal list from nothing, broken, undone, printed, saved, opened again', async () => {
    const page = await screens.open(LOOK);
    await buildList(page, hands, { game, army, points });
    await finish(page);
    const start = await spent(page);
    const rows = await ledger(page);
    const before = await verdict(page);
    expect(before).toContain('Legal');

    await breakRule(page);
    await settled(page);
    expect(await verdict(page)).toContain('Not legal');
    expect(await page.getByTestId('findings').textContent()).toMatch(finding);

    const undo = page.getByRole('button', { name: /^Undo/ });
    while ((await spent(page)) !== start || (await ledger(page)).length !== rows.length) {
      await undo.click();
      await settled(page);
    }
    expect(await verdict(page)).toBe(before);
    expect(await ledger(page)).toEqual(rows);

    await page.getByRole('button', { name: hands.sheet }).click();
    const sheet = page.frameLocator('[data-testid="sheet"]');
    await sheet.locator('.page').first().waitFor();
    expect(await sheet.locator('body').textContent()).toContain(start.toLocaleString('en-GB'));
    await withoutTooltip(page);
    await page.keyboard.press('Escape');
    await page.getByTestId('ledger').waitFor();

    await page.getByRole('button', { name: hands.back }).click();
    const line = page.getByTestId('lists').locator('tbody tr').first();
    await line.waitFor();
    await expect.poll(() => line.textContent()).toContain(start.toLocaleString('en-GB'));
    await line.dblclick();
    await page.getByTestId('ledger').waitFor();
    await settled(page);
    expect(await ledger(page)).toEqual(rows);
    expect(await verdict(page)).toBe(before);
    await page.context().close();
  });
});

/** Whether the open list would outlive the page: it is in its file, or in the journal. */
const isKept = async (page: Page): Promise<boolean> =>
  (await page.getByTestId('saved').count()) === 1 ||
  (await page.evaluate(() =>
    Object.keys(localStorage).some((key) => key.startsWith('muster-roll.journal/')),
  ));

test('a page reloaded in the middle of an edit loses nothing', async () => {
  const page = await screens.open(LOOK);
  await buildList(page, hands, { game: /NetEpic/, army: /Necrons/, points: '3000' });
  await add(page, hands, 'flayed ones');
  const total = await spent(page);
  // What is not saved yet is written down for a page that dies.
  await expect.poll(() => isKept(page)).toBe(true);
  await page.reload();
  const line = page.getByTestId('lists').locator('tbody tr').first();
  await expect.poll(() => line.textContent()).toContain(total.toLocaleString('en-GB'));
  await page.context().close();
});

test('French is switched to at once, data and all', async () => {
  const page = await screens.open(LOOK);
  await buildList(page, hands, { game: /NetEpic/, army: /Necrons/, points: '3000' });
  await page.keyboard.press('Alt+ArrowLeft');
  await page.getByTestId('lists').locator('tbody tr').first().waitFor();
  await page.getByRole('button', { name: 'Français' }).click();
  const line = page.getByTestId('lists').locator('tbody tr').first();
  await expect.poll(() => line.textContent()).toContain('Nécrons');
  await line.dblclick();
  await page.getByTestId('ledger').waitFor();
  expect(await page.getByTestId('verdict').textContent()).toMatch(/Conforme/);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await page.context().close();
});

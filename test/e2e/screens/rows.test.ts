/** Rows of the ledger under real hands: dragged, moved by keys, copied between lists, in a browser. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screensInBrowser } from '../harness/screens-in-browser';
import { add, buildList, HANDS, settled, spent } from './hands';

const screens = screensInBrowser();

const hands = HANDS.en;
const LOOK = { language: 'en', theme: 'light', width: 1280, height: 800 } as const;

const rowOf = (page: Page, name: RegExp) => page.getByTestId('ledger').getByRole('row', { name });

/** Names of the units in the order of the ledger, with the force that each stands in. */
async function units(page: Page): Promise<readonly string[]> {
  const labels = await page
    .getByTestId('ledger')
    .locator('[role="row"][draggable="true"]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split(', ')[0] as string);
}

async function choose(page: Page, name: RegExp): Promise<void> {
  await rowOf(page, name).first().click();
  await settled(page);
}

const undoName = (page: Page) => page.getByRole('button', { name: /^Undo/ }).getAttribute('aria-label');

async function elves(): Promise<Page> {
  const page = await screens.open(LOOK);
  await buildList(page, hands, { game: /9th Age/, army: /Dread Elves/, points: '2000' });
  await add(page, hands, 'corsairs');
  await add(page, hands, 'silexian spears');
  await add(page, hands, 'dread knights');
  return page;
}

describe('rows of one block', () => {
  test('Alt ↑ moves a unit up, keeps the keyboard on it, and can be pressed again', async () => {
    const page = await elves();
    await choose(page, /^Silexian Spears/);
    const before = await units(page);
    const at = before.indexOf('Silexian Spears');
    await page.keyboard.press('Alt+ArrowUp');
    await settled(page);
    await page.keyboard.press('Alt+ArrowUp');
    await settled(page);
    expect((await units(page)).indexOf('Silexian Spears')).toBe(at - 2);
    expect(await undoName(page)).toBe('Undo: move Silexian Spears');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(focused).toMatch(/^Silexian Spears/);
    await page.context().close();
  });

  test('a unit is dragged before another one, with the line where it would go', async () => {
    const page = await elves();
    await choose(page, /^Silexian Spears/);
    const first = rowOf(page, /^Temple Militants/).first();
    const from = await rowOf(page, /^Silexian Spears/).boundingBox();
    const to = await first.boundingBox();
    if (from === null || to === null) throw new Error('no rows');
    await page.mouse.move(from.x + 220, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 220, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + 220, to.y + 4, { steps: 8 });
    // Where it may go is asked of the engine; the line comes with the first move after its answer.
    let nudge = 0;
    await expect
      .poll(async () => {
        nudge = 2 - nudge;
        await page.mouse.move(to.x + 220 + nudge, to.y + 5);
        return page.getByTestId('drop-line').count();
      })
      .toBe(1);
    await page.mouse.up();
    await settled(page);
    const after = await units(page);
    expect(after.indexOf('Silexian Spears')).toBe(after.indexOf('Temple Militants') - 1);
    expect(await page.getByTestId('drop-line').count()).toBe(0);
    await page.context().close();
  });

  test('what may be taken is dragged into its place, and not into another block', async () => {
    const page = await elves();
    const total = await spent(page);
    const offer = page.getByTestId('offers').getByRole('treeitem', { name: /^Harpies/ });
    await offer.dragTo(rowOf(page, /^Corsairs/));
    await settled(page);
    expect(await spent(page)).toBe(total);
    await offer.dragTo(rowOf(page, /^Dread Knights/), { targetPosition: { x: 300, y: 20 } });
    await settled(page);
    expect(await spent(page)).toBeGreaterThan(total);
    expect(await units(page)).toContain('Harpies');
    expect(await undoName(page)).toBe('Undo: add Harpies');
    await page.context().close();
  });
});

describe('forces of one list', () => {
  test('M leads a unit to the other companies that take it, and Enter puts it there', async () => {
    const page = await screens.open(LOOK);
    await buildList(page, hands, { game: /NetEpic/, army: /Necrons/, points: '6000' });
    await add(page, hands, 'flayed ones company');
    await choose(page, /^Flayed Ones, /);
    await page.keyboard.press('m');
    await page.getByTestId('drop-line').waitFor();
    // The first free place is in its own company; the next is the compulsory one of the other.
    const line = page.getByTestId('drop-line');
    expect(await line.textContent()).toBe('Flayed Ones Company, Further Flayed Ones');
    await page.keyboard.press('ArrowDown');
    expect(await line.textContent()).toBe('Flayed Ones Company, Compulsory');
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await undoName(page)).toBe('Undo: move Flayed Ones');
    const companies = rowOf(page, /^Flayed Ones Company/);
    expect(await companies.nth(0).getAttribute('aria-label')).toContain('300 points');
    expect(await companies.nth(1).getAttribute('aria-label')).toContain('150 points');
    await page.keyboard.press('Control+z');
    await settled(page);
    expect(await companies.nth(0).getAttribute('aria-label')).toContain('450 points');
    await page.context().close();
  });
});

test('units copied in one list are pasted into another, and as text for people', async () => {
  const page = await elves();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, /^Corsairs/);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await settled(page);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^- Corsairs × \d+: \d+/m);
  expect(text).toContain('Silexian Spears');

  await page.keyboard.press('Alt+ArrowLeft');
  await page.getByTestId('lists').waitFor();
  await buildList(page, hands, { game: /9th Age/, army: /Dread Elves/, points: '3000' });
  const before = await units(page);
  await choose(page, /^Army/);
  await page.keyboard.press('Control+v');
  await settled(page);
  const after = await units(page);
  expect(after.length).toBe(before.length + 2);
  expect(after).toContain('Corsairs');
  expect(await undoName(page)).toBe('Undo: paste 2 units');
  await page.context().close();
});

test('Ctrl K has the keyboard at once, takes a unit found in the other language, and the keyboard is in the army then', async () => {
  const page = await elves();
  const before = await units(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hydre');
  await page.keyboard.press('Enter');
  await settled(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect((await units(page)).length).toBe(before.length + 1);
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(focused).toMatch(/^Hydra/);
  await page.context().close();
});

/**
 * Pictures of every screen, for eyes: each game, both languages, light and dark, two sizes and 200 % zoom; and what
 * eyes miss: faults that axe finds, text that is cut.
 *
 *     node test/e2e/screens/shots.mjs <folder> [name…]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Look, startScreens } from './app';
import { faults } from './faults';
import { add, buildList, HANDS, settled } from './hands';
import { launchBrowser } from './launch-browser';

const LOOKS: readonly Look[] = [
  { width: 1280, height: 800, theme: 'light', language: 'en' },
  { width: 1280, height: 800, theme: 'dark', language: 'fr' },
  { width: 1920, height: 1080, theme: 'light', language: 'fr' },
  { width: 1920, height: 1080, theme: 'dark', language: 'en' },
  { width: 640, height: 400, theme: 'light', language: 'fr' },
];

interface Game {
  readonly id: string;
  readonly game: RegExp;
  readonly army: RegExp;
  readonly units: readonly string[];
  /** The row whose options are to be seen. */
  readonly chosen?: RegExp;
}

const GAMES: readonly Game[] = [
  {
    id: 'netepic',
    game: /NetEpic/,
    army: /Necrons|Nécrons/,
    units: ['immort', 'destroyers', 'war barge', 'cryptek', 'flayed', 'ghost'],
    chosen: /^(Flayed Ones|Dépeceurs)/,
  },
  {
    id: 't9a',
    game: /9/,
    army: /Dread Elves|Elfes/,
    units: ['prince', 'officer', 'spears', 'knights', 'hydra'],
    chosen: /^(Dread Prince|Prince noir)/,
  },
  {
    id: 'hh',
    game: /Heresy|Hérésie/,
    army: /Legiones/,
    units: ['praetor', 'centurion', 'tactical', 'rhino', 'veteran'],
    chosen: /^(Tactical Squad|Escouade Tactique)/,
  },
];

async function takeShots(folder: string, wanted: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  const screens = await startScreens(browser);
  for (const look of LOOKS.slice(0, Number(process.env.MUSTER_LOOKS ?? LOOKS.length))) {
    const { language, theme, width } = look;
    const page = await screens.open(look);
    const shot = async (name: string): Promise<void> => {
      if (wanted.length > 0 && !wanted.some((each) => name.startsWith(each))) return;
      await settled(page);
      await page.screenshot({ path: join(folder, `${name}-${width}-${theme}-${language}.png`) });
      for (const fault of await faults(page)) console.log(`${name} ${width} ${theme} ${language}: ${fault}`);
    };
    await journey(page, look, shot);
    await page.context().close();
  }
  await browser.close();
  await screens.close();
}

async function journey(page: Page, look: Look, shot: (name: string) => Promise<void>): Promise<void> {
  const hands = HANDS[look.language];
  await shot('library-empty');
  for (const { id, game, army, units, chosen } of GAMES) {
    await page.getByRole('button', { name: hands.newList }).first().click();
    await page.getByRole('option', { name: game }).click();
    await page.getByRole('option', { name: army }).click();
    await page.waitForTimeout(2500);
    await shot(`new-list-${id}`);
    await page.keyboard.press('Escape');
    await buildList(page, hands, { game, army });
    if (look.width >= 1024) for (const unit of units) await add(page, hands, unit);
    await shot(`builder-${id}`);
    if (chosen !== undefined && look.width >= 1024) {
      await page.getByTestId('ledger').getByRole('row', { name: chosen }).first().click();
      await shot(`builder-${id}-chosen-unit`);
      await gestures(page, id, shot);
    }
    if (look.width < 1024) {
      for (const name of [/Ajouter|Add/])
        await page.locator('nav button').filter({ hasText: name }).first().click();
      await shot(`builder-${id}-add`);
      await page.locator('nav button').nth(2).click();
      await shot(`builder-${id}-chosen`);
      await page.locator('nav button').nth(1).click();
    } else {
      await page.keyboard.press('Control+p');
      await page.getByTestId('sheet').waitFor();
      await page.waitForTimeout(600);
      await shot(`sheet-${id}`);
      await page.keyboard.press('Escape');
      await settled(page);
    }
    await page.getByRole('button', { name: hands.back }).click();
    await page.getByTestId('lists').waitFor();
  }
  await page.waitForTimeout(500);
  await page.getByTestId('lists').locator('tbody tr').first().click();
  await shot('library');
  await page.keyboard.press('Shift+?');
  await shot('keys');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Settings|Réglages/ }).click();
  await shot('settings');
}

/** What hands do with rows: several chosen, one on its way, everything searched. */
async function gestures(page: Page, id: string, shot: (name: string) => Promise<void>): Promise<void> {
  await page.keyboard.press('Shift+ArrowDown');
  await shot(`builder-${id}-several`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await shot(`builder-${id}-moving`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await shot(`palette-${id}`);
  await page.keyboard.type('ar');
  await shot(`palette-${id}-search`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error('a folder for the pictures is wanted');
await takeShots(folder, wanted);

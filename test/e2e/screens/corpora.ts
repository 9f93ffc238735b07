/**
 * Real data of others in a real browser, end to end: a folder is added, a company is built with its support cards and
 * printed; a roster of another program is opened, edited, saved as one, and opened again. Says what it saw; ends with 1
 * when something is not as it should be.
 *
 *     node test/e2e/screens/corpora.mjs <folder of corpora> [folder for pictures]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startScreens } from './app';
import { faults } from './faults';
import { add, HANDS, settled, spent } from './hands';
import { launchBrowser } from './launch-browser';

const [corpora, pictures] = process.argv.slice(2);
if (corpora === undefined) throw new Error('a folder of corpora is wanted');
if (pictures !== undefined) mkdirSync(pictures, { recursive: true });

const hands = HANDS.en;
const LOOK = { language: 'en', theme: 'light', width: 1280, height: 800 } as const;
const LONGEST_MS = 60_000;

let misses = 0;
function expectThat(isSo: boolean, what: string): void {
  if (!isSo) misses += 1;
  console.log(`${isSo ? 'ok  ' : 'MISS'} ${what}`);
}

async function shot(page: Page, name: string): Promise<void> {
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name}.png`) });
  for (const fault of await faults(page)) expectThat(false, `${name}: ${fault}`);
}

const browser = await launchBrowser();
const screens = await startScreens(browser);

/** The library, with a folder of data added. */
async function withData(folder: string, game: RegExp): Promise<Page> {
  const page = await screens.open(LOOK);
  page.setDefaultTimeout(LONGEST_MS);
  // Files are picked by the dialog that a test can answer, and saved as downloads.
  await page.evaluate(() =>
    Object.assign(window, { showOpenFilePicker: undefined, showSaveFilePicker: undefined }),
  );
  await page.getByRole('button', { name: 'Data', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a folder…' }).click();
  const start = performance.now();
  await (await chooser).setFiles(join(corpora as string, folder));
  const row = page.getByTestId('data').getByRole('row', { name: game }).first();
  await row.waitFor();
  console.log(`     ${folder}: heads in ${Math.round(performance.now() - start)} ms`);
  await row.getByText('Ready').waitFor();
  console.log(
    `     ${folder}: read whole in ${Math.round(performance.now() - start)} ms: ${await row.textContent()}`,
  );
  await shot(page, `${folder}-data`);
  await page.keyboard.press('Escape');
  return page;
}

async function newList(page: Page, game: RegExp, army: RegExp, points: string): Promise<void> {
  await page.getByRole('button', { name: hands.newList }).first().click();
  await page.getByRole('option', { name: game }).click();
  await page.getByRole('option', { name: army }).first().click();
  await page.waitForFunction(
    () => !/Reading/.test(document.querySelector('[data-column="4"]')?.textContent ?? 'Reading'),
  );
  await page.locator('input[inputmode="numeric"]').fill(points);
  await page.waitForTimeout(1000);
  await page.getByRole('button', { name: hands.build }).click();
  await page.getByTestId('ledger').waitFor();
  await settled(page);
}

const verdict = async (page: Page): Promise<string> =>
  (await page.getByTestId('verdict').textContent()) ?? '';

async function printed(page: Page): Promise<string> {
  await page.keyboard.press('Control+p');
  const sheet = page.getByTestId('sheet');
  await sheet.waitFor();
  await page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-testid="sheet"]');
    return (frame?.srcdoc ?? '') !== '';
  });
  const html = await sheet.evaluate((each) => (each as HTMLIFrameElement).srcdoc);
  const paper = await page.context().newPage();
  await paper.setContent(html);
  const pdf = await paper.pdf({ preferCSSPageSize: true });
  expectThat(pdf.subarray(0, 5).toString() === '%PDF-', `a PDF of ${pdf.length} bytes`);
  const text = await paper.evaluate(() => document.body.textContent ?? '');
  await paper.close();
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await settled(page);
  return text;
}

async function company(): Promise<void> {
  const page = await withData('netepic', /^NetEpic Gold/);
  await newList(page, /NetEpic Gold/, /Necrons/, '3000');
  for (const card of ['warrior phalanx', 'monolith triceps', 'destroyer eques', 'necron overlord'])
    await add(page, hands, card);
  await shot(page, 'netepic-builder');
  expectThat(
    (await verdict(page)).includes('Legal'),
    `a company with its cards is legal: ${await verdict(page)}`,
  );
  const total = await spent(page);
  expectThat(total > 1000, `it costs ${total}`);
  const text = await printed(page);
  for (const name of ['Warrior Phalanx', 'Monolith Triceps', 'Necron Overlord', 'Legal'])
    expectThat(text.includes(name), `the paper says ${name}`);
  await page.context().close();
}

/** The total once it is another one. */
async function changed(page: Page, before: number): Promise<number> {
  const end = performance.now() + LONGEST_MS;
  while ((await spent(page)) === before && performance.now() < end) await page.waitForTimeout(100);
  return spent(page);
}

async function openRoster(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+o');
  await (await chooser).setFiles(file);
  await page.getByTestId('ledger').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-testid="spent"]') !== null);
  await page.waitForTimeout(1500);
}

const ledgerOf = async (page: Page): Promise<string> => {
  const ledger = page.getByTestId('ledger');
  await ledger.press('Control+Home');
  await settled(page);
  return (await ledger.textContent()) ?? '';
};

async function roster(): Promise<void> {
  const page = await withData('horus-heresy-3', /^Horus Heresy 3rd Edition/);
  await openRoster(page, join(corpora as string, 'rosters/hh3--PrettyScribe--Small_Game.rosz'));
  await shot(page, 'roster-opened');
  const before = await spent(page);
  expectThat(before > 0, `a roster of another program opens, ${before} points: ${await verdict(page)}`);
  await page.getByTestId('ledger').getByRole('row', { name: /Squad/ }).first().click();
  await settled(page);
  await page.keyboard.press('Control+d');
  const edited = await changed(page, before);
  expectThat(edited > before, `a unit more: ${edited} points`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: /rosz/ }).click();
  const saved = await download;
  expectThat(saved.suggestedFilename().endsWith('.rosz'), `it is saved as ${saved.suggestedFilename()}`);
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
  const ledger = await ledgerOf(page);
  await page.context().close();

  // Where nothing is known of it: a library that has the list would show its own.
  const fresh = await withData('horus-heresy-3', /^Horus Heresy 3rd Edition/);
  await openRoster(fresh, {
    name: 'again.rosz',
    mimeType: 'application/octet-stream',
    buffer: Buffer.concat(chunks),
  });
  expectThat((await spent(fresh)) === edited, `opened elsewhere it costs ${await spent(fresh)}`);
  expectThat((await ledgerOf(fresh)) === ledger, 'and its army is the same, with the edit');
  await shot(fresh, 'roster-again');
  await fresh.context().close();
}

async function army(folder: string, game: RegExp, name: RegExp, units: readonly string[]): Promise<void> {
  const page = await withData(folder, game);
  await newList(page, game, name, '3000');
  for (const unit of units) await add(page, hands, unit);
  await shot(page, `${folder}-builder`);
  const text = await printed(page);
  const total = await spent(page);
  expectThat(total > 0, `${folder}: ${units.length} units, ${total} points: ${await verdict(page)}`);
  expectThat(text.includes(total.toLocaleString('en')), `${folder}: the paper says ${total}`);
  await page.context().close();
}

try {
  await company();
  await army('t9a', /9th Age: Fantasy Battles 3rd/, /Dread Elves/, ['prince', 'spears', 'hydra']);
  await army('horus-heresy-3', /Horus Heresy 3rd Edition/, /Sons of Horus/, ['praetor', 'tactical', 'rhino']);
  await roster();
} finally {
  await browser.close();
  await screens.close();
}
process.exitCode = misses === 0 ? 0 : 1;

/** Data of others, from a zip to paper: add, look through, build, print, come back, remove. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HARBOUR_FILES, harbourZip } from '../../builders/community-data';
import { pdfPages } from '../harness/pdf-text';
import { screensInBrowser } from '../harness/screens-in-browser';
import type { ScreensApp } from './app';
import { faults } from './faults';
import { add, HANDS, settled, spent } from './hands';

const screens = screensInBrowser();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-data-'));
  await writeFile(join(folder, 'harbour.zip'), harbourZip());
  for (const [name, text] of Object.entries(HARBOUR_FILES)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'Torn.cat'), (HARBOUR_FILES['Port Guard.cat'] as string).slice(0, 900));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const hands = HANDS.en;

async function atData(look: Partial<Parameters<ScreensApp['open']>[0]> = {}): Promise<Page> {
  const page = await screens.open({ language: 'en', theme: 'light', width: 1280, height: 800, ...look });
  await page.getByRole('button', { name: /^(Data|Données)$/ }).click();
  await page.getByTestId('data').waitFor();
  return page;
}

async function choose(page: Page, button: RegExp, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(path);
}

/** Whether all of a row is seen in the table that scrolls. */
const isInSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const box = element.closest('[data-empty]')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return box !== undefined && top >= box.top && bottom <= box.bottom + 1;
  });

const row = (page: Page, name: RegExp) => page.getByTestId('data').getByRole('row', { name });

describe('data that were added', () => {
  test('are in sight at once, with their first books, though the table is longer than the window', async () => {
    const page = await atData({ height: 420 });
    await choose(page, /Add a zip/, join(folder, 'harbour.zip'));
    const game = row(page, /^Harbour Wars/);
    const book = row(page, /^Port Guard/);
    await game.waitFor();
    await expect.poll(() => isInSight(game)).toBe(true);
    await expect.poll(() => isInSight(book)).toBe(true);
  });

  test('a zip becomes a game: build, print, reload, remove, undo', async () => {
    const page = await atData();
    await choose(page, /Add a zip/, join(folder, 'harbour.zip'));
    await row(page, /^Harbour Wars rev. 7 · harbour.zip, community.*Ready, 1 warning/).waitFor();
    await row(page, /^Port Guard rev. 3.*5.*Ready/).click();

    await page.getByRole('button', { name: 'New list…' }).click();
    await page.getByRole('option', { name: /Harbour Wars/ }).waitFor();
    await page.getByText('410 points will be left.').waitFor();
    await page.getByRole('button', { name: hands.build }).click();
    await page.getByTestId('ledger').waitFor();
    await settled(page);
    await add(page, hands, 'cutter');
    expect(await spent(page)).toBe(160);
    await page.getByRole('checkbox', { name: /Storm lantern/ }).click();
    await expect.poll(() => spent(page)).toBe(170);
    await page.getByText('All boats that can see the lantern').waitFor();

    await page.keyboard.press('Control+p');
    const frame = page.frameLocator('[data-testid="sheet"]');
    await frame.getByText('Harbour Wars', { exact: false }).first().waitFor();
    const html = await page.getByTestId('sheet').evaluate((each) => (each as HTMLIFrameElement).srcdoc);
    const paper = await page.context().newPage();
    await paper.setContent(html);
    const [first] = await pdfPages(new Uint8Array(await paper.pdf({ preferCSSPageSize: true })));
    await paper.close();
    for (const text of ['Port Guard', 'Admiral', 'Cutter', 'Storm lantern', '170'])
      expect(first?.text).toContain(text);
    await page.keyboard.press('Escape');
    await settled(page);

    await page.reload({ waitUntil: 'load' });
    const list = page.getByTestId('lists').getByRole('row', { name: /Port Guard/ });
    await list.getByText('Legal', { exact: true }).waitFor();
    expect(await list.textContent()).toContain('170');

    await page.getByRole('button', { name: 'Data', exact: true }).click();
    await row(page, /^Harbour Wars.*Ready/).click();
    await page.getByText('Lists that use it').waitFor();
    await page.keyboard.press('Delete');
    await page.getByText('“harbour.zip” removed').waitFor();
    await expect.poll(() => row(page, /^Harbour Wars/).count()).toBe(0);
    await page.keyboard.press('Escape');
    await list.getByText('Data missing legal when last seen').waitFor();
    expect(await list.textContent()).toMatch(/Port Guard.*Port Guard170/);
    await list.click();
    await page.getByText('The data of the game Harbour Wars are not there').waitFor();
    await page.getByText('Army, points and verdict are as last seen: legal.').waitFor();
    await page.locator('[data-side="right"]').getByRole('button', { name: 'Data' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, /^Harbour Wars.*Ready/).click();
    await page.keyboard.press('Delete');
    await expect.poll(() => row(page, /^Harbour Wars/).count()).toBe(0);
    // So it is at the next start.
    await page.reload({ waitUntil: 'load' });
    await list.getByText('Data missing legal when last seen').waitFor();
    expect(await list.textContent()).toMatch(/Port Guard.*Port Guard170/);
    await page.context().close();
  });

  test('a folder with a torn file: what is wrong, where, in lines to read, by keys alone', async () => {
    const page = await atData();
    await choose(page, /Add a folder/, folder);
    await row(page, /^Harbour Wars.*1 error/).waitFor();
    await page.keyboard.press('F6');
    await row(page, /^Harbour Wars/).focus();
    await page.keyboard.press('F8');
    const lines = page.getByTestId('lines');
    await lines.waitFor();
    expect(await lines.locator('[aria-current="true"]').count()).toBe(1);
    await page.getByRole('heading', { name: /^Torn\.cat:\d+:\d+$/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Harbour Wars', level: 2 }).waitFor();
    await page.context().close();
  });

  test('a folder that is dropped is added', async () => {
    const page = await atData();
    // A page cannot make a real drag; the drop is made with what a browser would hand out.
    await page.evaluate(async (text) => {
      const file = new File([text], 'Harbour Wars.gst');
      const entry = {
        isDirectory: true,
        isFile: false,
        name: 'dropped',
        createReader: () => {
          let isRead = false;
          return {
            readEntries: (take: (found: unknown[]) => void) => {
              const one = {
                isDirectory: false,
                isFile: true,
                name: file.name,
                file: (give: (f: File) => void) => give(file),
              };
              take(isRead ? [] : [one]);
              isRead = true;
            },
          };
        },
      };
      const data = new DataTransfer();
      data.items.add(new File([], 'dropped'));
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
      DataTransferItem.prototype.webkitGetAsEntry = () => entry as unknown as FileSystemEntry;
      document.querySelector('[data-testid="data"]')?.dispatchEvent(event);
    }, HARBOUR_FILES['Harbour Wars.gst'] as string);
    await row(page, /^Harbour Wars rev. 7 · dropped, community/).waitFor();
    await page.context().close();
  });

  test.each([
    { language: 'en', theme: 'light', width: 1280, height: 800 },
    { language: 'fr', theme: 'dark', width: 1280, height: 800 },
    { language: 'fr', theme: 'light', width: 1920, height: 1080 },
  ] as const)('the screen has no fault in $language, $theme, $width', async (look) => {
    const page = await atData(look);
    await choose(page, /Add a folder|Ajouter un dossier/, folder);
    await row(page, /^Harbour Wars.*(1 error|1 erreur)/).click();
    await settled(page);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('F8');
    await page.getByTestId('lines').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });
});

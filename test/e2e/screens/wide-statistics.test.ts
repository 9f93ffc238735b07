/** Data of others with more statistics than the right column is wide: nothing of them is cut, none is beyond it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HARBOUR_FILES, HARBOUR_GST, harbourZip } from '../../builders/community-data';
import { screensInBrowser } from '../harness/screens-in-browser';
import { add, HANDS, settled } from './hands';

const screens = screensInBrowser();
let folder: string;

/** As rulebooks head them; the last one holds words. */
const MORE = ['WSK', 'BSK', 'STR', 'TGH', 'WND', 'INI', 'ATT', 'LDR', 'COO', 'WIL', 'INT', 'SAV', 'Kind'];
const KIND = 'Rowed galley (Heavy)';

/** Statistics as a profile has them, after those that it has. */
const valuesOf = (names: readonly string[], value: string): string =>
  names
    .map(
      (name) =>
        `<characteristic name="${name}" typeId="${name}">${name === 'Kind' ? KIND : value}</characteristic>`,
    )
    .join('');

/** The ships of the harbour with so many statistics more, and a crew beside one of them. */
function wideFiles(count: number): Readonly<Record<string, string>> {
  const names = MORE.slice(-count);
  const types = names.map((name) => `<characteristicType id="${name}" name="${name}"/>`).join('');
  const crew = `<profiles><profile id="crew" name="Boarding marines" typeId="ship" typeName="Ship"><characteristics>${valuesOf(names, '12')}</characteristics></profile></profiles>`;
  const port = (HARBOUR_FILES['Port Guard.cat'] as string)
    .replaceAll(
      'typeId="guns">3</characteristic>',
      `typeId="guns">3</characteristic>${valuesOf(names, '4+')}`,
    )
    .replace('name="Marine" type="model">', `name="Marine" type="model">${crew}`);
  return {
    ...HARBOUR_FILES,
    'Harbour Wars.gst': HARBOUR_GST.replace('name="Guns"/>', `name="Guns"/>${types}`),
    'Port Guard.cat': port,
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-wide-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function withCutter(count: number): Promise<Page> {
  const page = await screens.open({ language: 'en', theme: 'light', width: 1600, height: 800 });
  const zip = join(folder, `harbour-${count}.zip`);
  await writeFile(zip, harbourZip(wideFiles(count)));
  await page.getByRole('button', { name: 'Data', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Add a zip/ }).click();
  await (await chooser).setFiles(zip);
  await page
    .getByTestId('data')
    .getByRole('row', { name: /^Port Guard/ })
    .click();
  await page.getByRole('button', { name: 'New list…' }).click();
  await page.getByText('410 points will be left.').waitFor();
  await page.getByRole('button', { name: HANDS.en.build }).click();
  await page.getByTestId('ledger').waitFor();
  await add(page, HANDS.en, 'cutter');
  return page;
}

test.each([3, 8, 13])('of %i statistics more', async (count) => {
  const page = await withCutter(count);
  const column = page.locator('[data-side="right"]');
  for (const width of [1600, 1280, 1024]) {
    await page.setViewportSize({ width, height: 720 });
    await settled(page);
    const seen = await column.evaluate((element) => {
      const edge = element.getBoundingClientRect().right;
      const parts = [...element.querySelectorAll<HTMLElement>('table, th, td, dl, dt, dd')];
      const name = (each: HTMLElement): string => each.textContent ?? '';
      return {
        beyond: parts.filter((each) => each.getBoundingClientRect().right > edge + 1).map(name),
        cut: parts.filter((each) => each.scrollWidth > each.clientWidth + 1).map(name),
      };
    });
    expect(seen, `${width}`).toEqual({ beyond: [], cut: [] });
    for (const name of MORE.slice(-count)) expect(await column.textContent(), name).toContain(name);
    for (const text of [KIND, 'Boarding marines']) expect(await column.textContent()).toContain(text);
  }
  await page.context().close();
});

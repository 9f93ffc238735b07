/** The browser's own way to print the page: an open sheet is printed as such, anything else says how a list is printed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paperPages, pdfPages } from '../harness/pdf-text';
import { screensInBrowser } from '../harness/screens-in-browser';
import { buildList, HANDS, settled } from './hands';

const screens = screensInBrowser();

const LOOKS = [
  {
    language: 'en',
    theme: 'light',
    army: /Dread Elves/,
    said: 'To print a list: open it, choose “Sheet”, and print from there.',
  },
  {
    language: 'fr',
    theme: 'dark',
    army: /Elfes/,
    said: 'Pour imprimer une liste : l’ouvrir, choisir « Feuille », puis imprimer depuis la feuille.',
  },
] as const;

const printed = (page: Page): Promise<Buffer> => page.pdf({ preferCSSPageSize: true, printBackground: true });

/** The sheet as the program's own button hands it to the printer. */
async function fromButton(page: Page): Promise<Buffer> {
  const html = await page.getByTestId('sheet').getAttribute('srcdoc');
  const other = await page.context().newPage();
  await other.setContent(html ?? '', { waitUntil: 'load' });
  await other.evaluate(() => document.fonts.ready);
  const pdf = await printed(other);
  await other.close();
  return pdf;
}

test.each(LOOKS)('$language, $theme', async ({ language, theme, army, said }) => {
  const page = await screens.open({ language, theme, width: 1280, height: 800 });
  const oneLine = async () => (await pdfPages(await printed(page))).map(({ text }) => text);
  const spoken = said.replace(/\s+/g, ' ');
  await settled(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await oneLine()).toEqual([spoken]);

  await buildList(page, HANDS[language], { game: /9/, army, points: '4500' });
  expect(await oneLine()).toEqual([spoken]);

  await page.getByRole('button', { name: HANDS[language].sheet }).click();
  await page.frameLocator('[data-testid="sheet"]').locator('.page').first().waitFor();
  // Away from the buttons, whose words would come up meanwhile.
  await page.mouse.move(640, 787);
  await settled(page);
  const before = await page.screenshot();
  const sheet = await paperPages(await printed(page));
  expect(sheet).toEqual(await paperPages(await fromButton(page)));
  expect(sheet.length).toBeGreaterThan(0);
  // The window is as it was.
  expect((await page.screenshot()).equals(before)).toBe(true);

  await page.keyboard.press('Escape');
  await page.getByTestId('ledger').waitFor();
  expect(await oneLine()).toEqual([spoken]);
  await page.context().close();
});

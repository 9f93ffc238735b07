/** A folder of community data whose companies bring places for support cards: added, built, broken, put right, printed. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfPages } from '../harness/pdf-text';
import { screensInBrowser } from '../harness/screens-in-browser';
import { add, buildList, HANDS, settled, spent } from './hands';

const XMLNS = 'xmlns="http://www.battlescribe.net/schema';

/** A block that starts without a place and has some more for each company. */
const places = (id: string, name: string, each: number): string =>
  `<categoryLink id="in-${id}" targetId="${id}" name="${name}">
    <constraints><constraint id="most-${id}" type="max" value="0" field="selections" scope="force" shared="true"/></constraints>
    <modifiers><modifier type="increment" field="most-${id}" value="${each}">
      <repeats><repeat field="selections" scope="force" childId="companies" value="1" repeats="1" shared="true"/></repeats>
    </modifier></modifiers></categoryLink>`;

const SYSTEM = `<gameSystem id="columns" name="Marching Columns" revision="4" battleScribeVersion="2.03" ${XMLNS}/gameSystemSchema">
  <costTypes><costType id="pts" name="pts" defaultCostLimit="1000"/></costTypes>
  <categoryEntries>
    <categoryEntry id="companies" name="Companies"/><categoryEntry id="support" name="Support Cards"/><categoryEntry id="special" name="Special Cards"/>
  </categoryEntries>
  <forceEntries><forceEntry id="column" name="Column"><categoryLinks>
    <categoryLink id="in-companies" targetId="companies" name="Companies">
      <constraints><constraint id="least-companies" type="min" value="1" field="selections" scope="force" shared="true"/></constraints></categoryLink>
    ${places('support', 'Support Cards', 2)}${places('special', 'Special Cards', 1)}
  </categoryLinks></forceEntry></forceEntries>
</gameSystem>`;

const card = (id: string, name: string, block: string, price: number): string =>
  `<selectionEntry id="${id}" name="${name}" type="unit"><costs><cost name="pts" typeId="pts" value="${price}"/></costs>
  <categoryLinks><categoryLink id="${id}-in" targetId="${block}" name="${block}" primary="true"/></categoryLinks></selectionEntry>`;

const BOOK = `<catalogue id="hillfolk" name="Hill Folk" revision="2" gameSystemId="columns" gameSystemRevision="4" battleScribeVersion="2.03" ${XMLNS}/catalogueSchema">
  <selectionEntries>${card('rifles', 'Rifle Company', 'companies', 300)}${card('mortars', 'Mortar Battery', 'support', 75)}${card('piper', 'Old Piper', 'special', 40)}</selectionEntries>
</catalogue>`;

const screens = screensInBrowser();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-columns-'));
  const data = join(folder, 'columns');
  await mkdir(data);
  await writeFile(join(data, 'Marching Columns.gst'), SYSTEM);
  await writeFile(join(data, 'Hill Folk.cat'), BOOK);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('a company of a folder of data, its support cards counted, on paper', async () => {
  const hands = HANDS.en;
  const page = await screens.open({ language: 'en', theme: 'light', width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Data', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a folder…' }).click();
  await (await chooser).setFiles(join(folder, 'columns'));
  await page
    .getByTestId('data')
    .getByRole('row', { name: /^Marching Columns rev\. 4.*Ready/ })
    .waitFor();
  await page.keyboard.press('Escape');

  await buildList(page, hands, { game: /Marching Columns/, army: /Hill Folk/, points: '1000' });
  const verdict = page.getByTestId('verdict');
  // The one company that there is comes by itself, as the column must have one.
  await expect.poll(() => spent(page)).toBe(300);
  await add(page, hands, 'mortar', 2);
  await add(page, hands, 'piper');
  await expect.poll(() => spent(page)).toBe(490);
  await expect.poll(() => verdict.textContent()).toContain('Legal');

  // A third card has no place, and is taken only by who insists, until a second company brings two more.
  const search = page.getByRole('combobox', { name: hands.addUnit });
  await search.fill('mortar');
  await search.press('Enter');
  await page
    .getByRole('status')
    .getByText(/Mortar Battery:/)
    .waitFor();
  expect(await spent(page)).toBe(490);
  await search.press('Shift+Enter');
  await expect.poll(() => spent(page)).toBe(565);
  await expect.poll(() => verdict.textContent()).not.toContain('Legal');
  await add(page, hands, 'rifle');
  await expect.poll(() => spent(page)).toBe(865);
  await expect.poll(() => verdict.textContent()).toContain('Legal');

  await page.keyboard.press('Control+p');
  await page.frameLocator('[data-testid="sheet"]').getByText('Rifle Company').first().waitFor();
  const html = await page.getByTestId('sheet').evaluate((each) => (each as HTMLIFrameElement).srcdoc);
  const paper = await page.context().newPage();
  await paper.setContent(html);
  const pages = await pdfPages(new Uint8Array(await paper.pdf({ preferCSSPageSize: true })));
  await paper.close();
  const text = pages.map((each) => each.text).join(' ');
  for (const word of ['Hill Folk', 'Rifle Company', 'Mortar Battery', 'Old Piper', '865', 'Legal'])
    expect(text).toContain(word);
  await page.keyboard.press('Escape');
  await settled(page);
  await page.context().close();
});

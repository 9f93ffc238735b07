/** A roster of another list builder, with data of the community: opened, edited, saved for them again, reopened. */
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readList } from '../../../renderer/engine/exchange/list/read-list';
import { screensInBrowser } from '../harness/screens-in-browser';
import { add, HANDS, spent } from './hands';

const screens = screensInBrowser();

const SYSTEM = `<gameSystem id="fords" name="Fords" revision="3" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
  <costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
  <categoryEntries><categoryEntry id="line" name="Line"/></categoryEntries>
  <forceEntries><forceEntry id="army" name="Army"><categoryLinks><categoryLink id="l" targetId="line" name="Line"/></categoryLinks></forceEntry></forceEntries>
</gameSystem>`;
const unit = (id: string, name: string, price: number): string =>
  `<selectionEntry id="${id}" name="${name}" type="unit"><costs><cost name="pts" typeId="pts" value="${price}"/></costs>
  <categoryLinks><categoryLink id="${id}-l" targetId="line" name="Line" primary="true"/></categoryLinks></selectionEntry>`;
const BOOK = `<catalogue id="river" name="River Folk" revision="5" gameSystemId="fords" gameSystemRevision="3" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/catalogueSchema">
  <selectionEntries>${unit('guard', 'Ford Guard', 10)}${unit('ferry', 'Ferry', 25)}</selectionEntries></catalogue>`;
const ROSTER = `<roster id="r" name="At the ford" battleScribeVersion="2.03" gameSystemId="fords" gameSystemName="Fords" gameSystemRevision="3" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs><cost name="pts" typeId="pts" value="10.0"/></costs>
  <forces><force id="f" name="Army" entryId="army" catalogueId="river" catalogueRevision="5" catalogueName="River Folk"><selections>
    <selection id="g" name="Ford Guard" entryId="guard" number="1" type="unit" odd="kept"><customNotes>Old</customNotes>
      <costs><cost name="pts" typeId="pts" value="10.0"/></costs></selection>
  </selections></force></forces></roster>`;

const zip = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

async function pick(page: Page, name: string, buffer: Buffer, open: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await open();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** A library without lists, to which the game was added. */
async function withFords(): Promise<Page> {
  const page = await screens.open({ language: 'en', theme: 'light', width: 1280, height: 800 });
  // Dialogs that hand out files to write back cannot be answered by a test.
  await page.evaluate(() =>
    Object.assign(window, { showOpenFilePicker: undefined, showSaveFilePicker: undefined }),
  );
  await page.keyboard.press('Control+k');
  await page.keyboard.type('data');
  await page.keyboard.press('Enter');
  const addZip = page.getByRole('button', { name: /Add a zip/ }).first();
  const data = zip({ 'fords-main/Fords.gst': SYSTEM, 'fords-main/River Folk.cat': BOOK });
  await pick(page, 'fords.zip', data, () => addZip.click());
  await page.getByText('River Folk').first().waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Open…' }).waitFor();
  return page;
}

test('is edited in the window and read back by others and by us', async () => {
  const page = await withFords();
  const open = () => page.keyboard.press('Control+o');
  await pick(page, 'theirs.rosz', zip({ 'theirs.ros': ROSTER }), open);
  await page.getByTestId('ledger').getByText('Ford Guard').waitFor();
  expect(await spent(page)).toBe(10);
  await add(page, HANDS.en, 'ferry');
  expect(await spent(page)).toBe(35);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: /\.rosz/ }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('At the ford.rosz');
  const bytes = await readFile(await saved.path());
  const read = readList(bytes);
  if (read.kind !== 'list') throw new Error(read.kind);
  expect(read.stored).toEqual([{ typeId: 'pts', name: 'pts', value: 35 }]);
  expect(read.roster.forces[0]?.selections?.map(({ name, notes, kept }) => [name, notes, kept?.odd])).toEqual(
    [
      ['Ford Guard', 'Old', 'kept'],
      ['Ferry', undefined, undefined],
    ],
  );

  // Read back it is the very list that is open, which stays.
  const ledger = await page.getByTestId('ledger').textContent();
  await pick(page, 'At the ford.rosz', bytes, open);
  await page.getByText(/is among your lists already, just as the file has it/).waitFor();
  expect(await page.getByTestId('ledger').textContent()).toBe(ledger);

  // As it came it is another state of it: both are kept.
  await pick(page, 'theirs.rosz', zip({ 'theirs.ros': ROSTER }), open);
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect.poll(() => spent(page)).toBe(10);
  await pick(page, 'At the ford.rosz', bytes, open);
  await page.getByText(/is among your lists already, just as the file has it/).waitFor();
  expect(await page.getByTestId('ledger').textContent()).toBe(ledger);
  expect(await spent(page)).toBe(35);
  await page.context().close();

  // Where nothing is known of it, the file alone gives the list with the edit.
  const elsewhere = await withFords();
  await pick(elsewhere, 'At the ford.rosz', bytes, () => elsewhere.keyboard.press('Control+o'));
  await elsewhere.getByTestId('ledger').getByText('Ferry').waitFor();
  await expect.poll(() => spent(elsewhere)).toBe(35);
  expect(await elsewhere.getByTestId('ledger').textContent()).toBe(ledger);
  await elsewhere.context().close();
});

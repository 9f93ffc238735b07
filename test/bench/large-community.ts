/**
 * A catalogue of 3,000 entries and an army of 640 units in Chromium: frames while the two long lists scroll, and how long
 * a letter of a search and an edit take from the key to the painted frame. Prints JSON; milliseconds.
 *
 *     node test/bench/large-community.mjs
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { readData } from '../../renderer/engine/catalogue/read-data';
import { writeList } from '../../renderer/engine/exchange/list/write-list';
import { startScreens } from '../e2e/screens/app';
import { launchBrowser } from '../e2e/screens/launch-browser';
import { largeData, nameOf } from './large-data';
import { largeList } from './large-list';
import { quantile } from './statistics';

const ENTRIES = 3000;
const UNITS = 640;
const EDITS = 100;
/** Edits before those that count: the first ones meet code that is not compiled yet. */
const WARM_UP = 10;
const FRAMES = 240;

function largeArmy(files: Readonly<Record<string, string>>): string {
  const bytes = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: new TextEncoder().encode(text),
  }));
  const [data] = readData(bytes).systems;
  if (data === undefined) throw new Error('the data are not read');
  let last = 0;
  const newId = () => `n${++last}`;
  const catalogue = linkCatalogues(
    data.system,
    data.books.map((book) => trimmed(book)),
    data.options,
  );
  const roster = largeList(catalogue, { book: 'host-book', force: 'host', units: UNITS, perUnit: 1, newId });
  return writeList({ ...roster, name: 'Large', limits: [{ typeId: 'pts', name: 'pts', value: 200_000 }] });
}

/** Some entries are enough to take units of: the list itself is opened with all of them. */
function trimmed<Book extends { readonly selectionEntries?: readonly unknown[] }>(book: Book): Book {
  return { ...book, selectionEntries: book.selectionEntries?.slice(0, 96) };
}

/** In the page: the times between frames while a box is scrolled through, and frames that show nothing in its middle. */
async function scrollThrough(
  page: Page,
  testId: string,
): Promise<{ frames: number[]; blank: number; rows: number }> {
  return page.evaluate(
    async ([id, count]) => {
      let box = document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
      while (box !== null && box.scrollHeight <= box.clientHeight + 2) box = box.parentElement;
      if (box === null) throw new Error(`${id} does not scroll`);
      box.scrollTop = 0;
      // As fast as a wheel is turned: 160 pixels a frame, or the whole box if it is shorter.
      const step = Math.min(160, (box.scrollHeight - box.clientHeight) / count);
      const frames: number[] = [];
      let blank = 0;
      let before = await new Promise<number>(requestAnimationFrame);
      for (let at = 0; at < count; at += 1) {
        box.scrollTop = step * at;
        const now = await new Promise<number>(requestAnimationFrame);
        frames.push(now - before);
        before = now;
        const { left, top, width, height } = box.getBoundingClientRect();
        const middle = document.elementFromPoint(left + width / 2, top + height / 2);
        if (middle === box || middle?.getAttribute('role') === 'presentation') blank += 1;
      }
      return { frames, blank, rows: box.querySelectorAll('[role="row"], [role="treeitem"]').length };
    },
    [testId, FRAMES] as const,
  );
}

/** In the page: from each key to the end of the first frame in which a part of the page changed. */
async function watch(page: Page, selector: string): Promise<void> {
  await page.evaluate((part) => {
    const shared = window as unknown as { __painted: number[]; __pressed: number };
    shared.__painted = [];
    shared.__pressed = 0;
    const frameEnd = new MessageChannel();
    let done: (() => void) | undefined;
    frameEnd.port1.onmessage = () => done?.();
    document.addEventListener(
      'keydown',
      (event) => {
        shared.__pressed = event.timeStamp;
      },
      true,
    );
    new MutationObserver(() => {
      const from = shared.__pressed;
      if (from === 0) return;
      shared.__pressed = 0;
      requestAnimationFrame(() => {
        done = () => shared.__painted.push(performance.now() - from);
        frameEnd.port2.postMessage(undefined);
      });
    }).observe(document.querySelector(part) as Element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }, selector);
}

async function press(page: Page, key: string): Promise<void> {
  const before = await page.evaluate(() => (window as unknown as { __painted: number[] }).__painted.length);
  await page.keyboard.press(key);
  await page
    .waitForFunction(
      (count) => (window as unknown as { __painted: number[] }).__painted.length > count,
      before,
      { polling: 5, timeout: 3000 },
    )
    .catch(() => undefined);
  await page.waitForTimeout(60);
}

/** Time enough for all that follows a key. */
const QUIET_MS = 250;

/**
 * Milliseconds that the processor works for the window's own thread, for each of some keys: on a busy machine these tell more
 * than the clock. What the engine's thread does is not in them, and nothing of ours looks into the page meanwhile.
 */
async function ownTime(page: Page, keys: readonly string[]): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () =>
    new Map((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const before = await read();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(QUIET_MS);
  }
  const after = await read();
  const each = (name: string): number =>
    round((1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0))) / keys.length);
  return {
    all: each('TaskDuration'),
    script: each('ScriptDuration'),
    style: each('RecalcStyleDuration'),
    layout: each('LayoutDuration'),
  };
}

const painted = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { __painted: number[] }).__painted);

const round = (value: number): number => Math.round(value * 10) / 10;
const told = (values: readonly number[]) => ({
  count: values.length,
  median: round(quantile(values, 0.5)),
  p99: round(quantile(values, 0.99)),
  worst: round(Math.max(...values)),
});

async function run(switches: readonly string[]): Promise<unknown> {
  const files = largeData(ENTRIES);
  const folder = mkdtempSync(join(tmpdir(), 'muster-large-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const browser = await launchBrowser(switches);
  const screens = await startScreens(browser);
  try {
    const page = await screens.open({ language: 'en', theme: 'light', width: 1280, height: 800 });
    page.setDefaultTimeout(120_000);
    await page.evaluate(() => Object.assign(window, { showOpenFilePicker: undefined }));
    await page.getByRole('button', { name: 'Data', exact: true }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add a folder…' }).click();
    await (await chooser).setFiles(folder);
    const row = page
      .getByTestId('data')
      .getByRole('row', { name: /^The Long Ledger/ })
      .first();
    await row.getByText('Ready').waitFor();
    await page.keyboard.press('Escape');
    const opening = page.waitForEvent('filechooser');
    await page.keyboard.press('Control+o');
    const start = performance.now();
    await (await opening).setFiles({
      name: 'large.muster',
      mimeType: 'application/json',
      buffer: Buffer.from(largeArmy(files)),
    });
    await page.getByTestId('ledger').waitFor();
    await page.getByTestId('spent').waitFor();
    const opened = round(performance.now() - start);
    await page.waitForTimeout(3000);
    const ledger = await scrollThrough(page, 'ledger');
    const search = page.getByRole('combobox', { name: 'Search what may be taken' });

    // All groups unfolded: the longest that the left column can be.
    await page.evaluate(() => {
      for (const head of document.querySelectorAll<HTMLElement>(
        '[data-testid="offers"] [aria-expanded="false"]',
      ))
        head.click();
    });
    await page.waitForTimeout(1000);
    const offers = await scrollThrough(page, 'offers');

    await search.focus();
    await watch(page, '[data-testid="offers"]');
    for (const name of [nameOf(17), nameOf(1234), nameOf(2890)]) {
      for (const letter of name.slice(0, 9))
        await press(page, letter === ' ' ? 'Space' : letter.toLowerCase());
      for (let at = 0; at < 9; at += 1) await press(page, 'Backspace');
    }
    const searched = await painted(page);
    const letters = [...nameOf(1234).slice(0, 9)].map((letter) =>
      letter === ' ' ? 'Space' : letter.toLowerCase(),
    );
    const searching = await ownTime(page, [...letters, ...letters.map(() => 'Backspace')]);

    await page.getByTestId('ledger').locator('[role="row"]').nth(4).click();
    await watch(page, '[data-testid="verdict"]');
    for (let edit = 0; edit < WARM_UP + EDITS; edit += 1) await press(page, edit % 10 < 5 ? '+' : '-');
    const editing = await ownTime(
      page,
      Array.from({ length: 20 }, (_, edit) => (edit % 10 < 5 ? '+' : '-')),
    );
    const edited = (await painted(page)).slice(WARM_UP);
    return {
      entries: ENTRIES,
      units: UNITS,
      opened,
      ledger: { ...told(ledger.frames), blank: ledger.blank, drawn: ledger.rows },
      offers: { ...told(offers.frames), blank: offers.blank, drawn: offers.rows },
      search: { ...told(searched), own: searching },
      edit: { ...told(edited), own: editing },
    };
  } finally {
    await browser.close();
    await screens.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** See `edit-latency.ts`: what a window of our own is started with, and a tab is not. */
const WINDOW_SWITCHES = ['--disable-features=DeferRendererTasksAfterInput'];

console.log(JSON.stringify({ window: await run(WINDOW_SWITCHES), tab: await run([]) }));

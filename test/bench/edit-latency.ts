/**
 * How long an edit takes for the one who plays: from the key press to the painted total and verdict, in Chromium, over
 * 200 edits of a list of 3,000 points. Prints JSON; milliseconds.
 *
 *     node out/tools/edit-latency.mjs
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startScreens } from '../e2e/screens/app';
import { add, buildList, HANDS, spent } from '../e2e/screens/hands';
import { launchBrowser } from '../e2e/screens/launch-browser';
import { ROOT } from '../e2e/screens/root';

const EDITS = 200;
const UNITS = [
  'pack',
  'spears',
  'corsairs',
  'riders',
  'knights',
  'guard',
  'judicators',
  'harpies',
  'hydra',
  'chariot',
];

interface Measured {
  /** The new total stands in the page. */
  readonly shown: number;
  /** The frame that has it is laid out and painted, and handed to the screen. */
  readonly painted: number;
}

/** In the page: notes the key, then waits for the total to change and for the end of the frame that shows it. */
function watchTotals(): void {
  const page = window as unknown as { __measured: Measured[]; __pressed: number };
  page.__measured = [];
  page.__pressed = 0;
  // A task that is posted before a frame is drawn runs when the frame is done.
  const frameEnd = new MessageChannel();
  let isDrawing = false;
  let waiting: ((now: number) => void)[] = [];
  frameEnd.port1.onmessage = () => {
    isDrawing = false;
    const done = waiting;
    waiting = [];
    for (const each of done) each(performance.now());
  };
  const eachFrame = (): void => {
    isDrawing = true;
    frameEnd.port2.postMessage(undefined);
    requestAnimationFrame(eachFrame);
  };
  requestAnimationFrame(eachFrame);
  const afterPaint = (then: (now: number) => void): void => {
    if (isDrawing) waiting.push(then);
    else requestAnimationFrame(() => waiting.push(then));
  };
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === '+' || event.key === '-') page.__pressed = event.timeStamp;
    },
    true,
  );
  const total = document.querySelector('[data-testid="verdict"]') as Element;
  new MutationObserver(() => {
    const from = page.__pressed;
    if (from === 0) return;
    page.__pressed = 0;
    const shown = performance.now() - from;
    afterPaint((now) => page.__measured.push({ shown, painted: now - from }));
  }).observe(total, { subtree: true, childList: true, characterData: true });
}

async function measure(page: Page): Promise<readonly Measured[]> {
  await page.evaluate(watchTotals);
  const row = page.getByTestId('ledger').locator('[role="row"]', { hasText: 'Silexian Spears' }).first();
  await row.click();
  await row.focus();
  for (let edit = 0; edit < EDITS; edit += 1) {
    const before = edit;
    // A hand knows nothing of frames: keys come anywhere between two of them.
    await page.waitForTimeout(20 + ((edit * 7) % 17));
    await page.keyboard.press(edit % 10 < 5 ? '+' : '-');
    await page.waitForFunction(
      (count) => (window as unknown as { __measured: unknown[] }).__measured.length > count,
      before,
      { polling: 5, timeout: 5000 },
    );
  }
  return page.evaluate(() => (window as unknown as { __measured: Measured[] }).__measured);
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return Math.round(value * 100) / 100;
}

/**
 * Chromium puts off messages of a worker until the frame after a key press (`DeferRendererTasksAfterInput`), so that a
 * tab shows an edit one frame later than it could. A window of our own can be started without that.
 */
const WINDOW_SWITCHES = ['--disable-features=DeferRendererTasksAfterInput'];

async function run(switches: readonly string[]) {
  const browser = await launchBrowser(switches);
  const screens = await startScreens(browser);
  const page = await screens.open({ language: 'en', theme: 'light', width: 1280, height: 800 });
  await buildList(page, HANDS.en, { game: /9th Age/, army: /Dread Elves/, points: '3000' });
  for (const unit of UNITS) await add(page, HANDS.en, unit);
  const points = await spent(page);
  const all = await measure(page);
  await browser.close();
  await screens.close();
  const shown = all.map((each) => each.shown);
  const painted = all.map((each) => each.painted);
  return {
    edits: all.length,
    points,
    shown: { median: quantile(shown, 0.5), p99: quantile(shown, 0.99) },
    painted: { median: quantile(painted, 0.5), p99: quantile(painted, 0.99) },
  };
}

async function main(): Promise<void> {
  if (process.env.MUSTER_RENDERER === undefined) {
    const built = spawnSync(process.execPath, [join(ROOT, 'build/scripts/build.mjs')], { encoding: 'utf8' });
    if (built.status !== 0) throw new Error(built.stderr);
  }
  console.log(JSON.stringify({ window: await run(WINDOW_SWITCHES), tab: await run([]) }));
}

await main();

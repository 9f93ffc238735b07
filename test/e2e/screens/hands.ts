import type { Page } from 'playwright-core';

/** What a player does, by the names that a player sees. */
export interface Hands {
  readonly newList: string;
  readonly build: string;
  readonly addUnit: string;
  readonly sheet: string;
  readonly back: string;
}

export const HANDS: Record<'en' | 'fr', Hands> = {
  en: {
    newList: 'New list',
    build: 'Build the list',
    addUnit: 'Search what may be taken',
    sheet: 'Sheet',
    back: 'My lists',
  },
  fr: {
    newList: 'Nouvelle liste',
    build: 'Composer la liste',
    addUnit: 'Chercher dans ce qu’on peut prendre',
    sheet: 'Feuille',
    back: 'Mes listes',
  },
};

/** From the library: game and army by their names, then the button that builds. */
export async function buildList(
  page: Page,
  hands: Hands,
  {
    game,
    army,
    points,
  }: { readonly game: RegExp | string; readonly army: RegExp | string; readonly points?: string },
): Promise<void> {
  await page.getByRole('button', { name: hands.newList }).first().click();
  await page.getByRole('option', { name: game }).click();
  await page.getByRole('option', { name: army }).click();
  if (points !== undefined) await page.locator('input[inputmode="numeric"]').fill(points);
  await page.waitForFunction(() => document.querySelector('[data-column="4"] [class*="build"]') !== null);
  await settled(page);
  await page.getByRole('button', { name: hands.build }).click();
  await page.getByTestId('ledger').waitFor();
  await settled(page);
}

/** Types into the search of what may be taken and adds the first match. */
export async function add(page: Page, hands: Hands, name: string, times = 1): Promise<void> {
  const search = page.getByRole('combobox', { name: hands.addUnit });
  for (let index = 0; index < times; index += 1) {
    await search.fill(name);
    await search.press('Enter');
    await settled(page);
  }
  await search.fill('');
  await settled(page);
}

/** A hand rests so long at the least, and the page has to stay as it is for so long. */
const REST_MS = 180;
/** The engine answers sooner, however slow the machine; a page that never rests is a fault. */
const PATIENCE_MS = 60_000;

/** Waits until the engine has answered all that it was asked and the page has drawn it and rests. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    ([rest, patience]) =>
      new Promise<void>((resolve, reject) => {
        const from = performance.now();
        let since = from;
        const watch = new MutationObserver(() => {
          since = performance.now();
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const look = (): void => {
          const now = performance.now();
          if (((window as { __asked?: number }).__asked ?? 0) > 0) since = now;
          const isOver = now - from > patience;
          if (now - since < rest && !isOver) {
            requestAnimationFrame(look);
            return;
          }
          watch.disconnect();
          if (isOver) reject(new Error('the page does not come to rest'));
          else resolve();
        };
        requestAnimationFrame(look);
      }),
    [REST_MS, PATIENCE_MS] as const,
  );
}

/** Rests the pointer on the first button that shows only an icon, until the words about it are there. */
export async function withTooltip(page: Page): Promise<void> {
  const buttons = page.locator('button[aria-label]:not([aria-haspopup])').filter({ visible: true });
  const box = await buttons.first().boundingBox();
  if (box === null) throw new Error('no button with words about it is in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('tooltip').waitFor();
}

/** Moves the pointer to where nothing has a tooltip. */
export async function withoutTooltip(page: Page): Promise<void> {
  await page.mouse.move(5, 500);
  await settled(page);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
}

/** The number under the hand: total of the open list. */
export async function spent(page: Page): Promise<number> {
  const text = (await page.getByTestId('spent').textContent()) ?? '';
  return Number(text.replace(/\D/g, ''));
}

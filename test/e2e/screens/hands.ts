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
    const before = await page.getByTestId('ledger').locator('[role="row"]').count();
    await search.fill(name);
    await search.press('Enter');
    await page
      .waitForFunction(
        (count) => document.querySelectorAll('[data-testid="ledger"] [role="row"]').length !== count,
        before,
        { timeout: 1500 },
      )
      .catch(() => undefined);
  }
  await search.fill('');
  await settled(page);
}

/** Waits until the engine has nothing more to say. */
export async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(180);
}

/** The number under the hand: total of the open list. */
export async function spent(page: Page): Promise<number> {
  const text = (await page.getByTestId('spent').textContent()) ?? '';
  return Number(text.replace(/\D/g, ''));
}

import type { Page } from 'playwright-core';

export interface Boxes {
  /** Page boxes of the sheet. */
  readonly count: number;
  /** What is cut, runs out of its box or lies over another, in words. */
  readonly faults: readonly string[];
}

/** Looks at the sheet as the browser sets it, before it is printed: nothing in a page box may be cut. */
export async function lookAtBoxes(page: Page, html: string): Promise<Boxes> {
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(boxesInPage);
}

/** Runs in the page. */
function boxesInPage(): Boxes {
  const pixel = 1;
  const faults: string[] = [];
  const boxes = [...document.querySelectorAll<HTMLElement>('.page')];
  boxes.forEach((box, index) => {
    const say = (fault: string) => faults.push(`page ${index + 1}: ${fault}`);
    const said = (element: Element) => JSON.stringify((element.textContent ?? '').slice(0, 60));
    if (box.scrollWidth > box.clientWidth + pixel || box.scrollHeight > box.clientHeight + pixel)
      say(
        `holds ${box.scrollWidth} × ${box.scrollHeight} in ${box.clientWidth} × ${box.clientHeight} pixels`,
      );
    const body = box.querySelector('.body')?.getBoundingClientRect();
    const foot = box.querySelector('.foot')?.getBoundingClientRect();
    if (!body || !foot) {
      say('has no body or no foot');
      return;
    }
    if (body.bottom > foot.top + pixel)
      say(`runs ${Math.round(body.bottom - foot.top)} pixels into its foot`);
    for (const cell of box.querySelectorAll<HTMLElement>('.c')) {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const ink = range.getBoundingClientRect();
      if (ink.width === 0) continue;
      const place = cell.getBoundingClientRect();
      if (ink.left < place.left - pixel || ink.right > place.right + pixel)
        say(`wider than its place by ${Math.round(ink.width - place.width)} pixels: ${said(cell)}`);
      // Lines are placed one by one: a second line in a cell would lie over what is below.
      const line = Number.parseFloat(getComputedStyle(cell).lineHeight);
      if (cell.getBoundingClientRect().height > 1.6 * line) say(`several lines in one: ${said(cell)}`);
    }
  });
  return { count: boxes.length, faults };
}

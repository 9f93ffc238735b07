/** Lists that nobody would write, and names that nobody should: the paper says all of it and keeps its boxes. */
import { describe, expect, test } from 'vitest';
import type { SheetDocument } from '../../../renderer/engine/sheet/document';
import { renderSheet } from '../../../renderer/engine/sheet/html/render-sheet';
import { layoutSheet } from '../../../renderer/engine/sheet/layout/layout-sheet';
import { HOSTILE } from './hostile-sheets';
import { layoutFaults, placedRows, textOf } from './layout-faults';

const squeeze = (text: string) => text.replace(/[\s\u00a0\u202f\u2066-\u2069]/g, '');

describe.each(HOSTILE)('$claim', ({ document, says }) => {
  test.each([
    { paper: 'a4', face: 'embedded' },
    { paper: 'letter', face: 'embedded' },
    { paper: 'a4', face: 'system' },
    { paper: 'letter', face: 'embedded', body: 14, smallest: 14 },
    { paper: 'a4', face: 'embedded', pages: 1 },
  ] as const)('keeps its boxes: %o', (options) => {
    expect(layoutFaults(layoutSheet(document, options))).toEqual([]);
  });

  test('says all of it', () => {
    const layout = layoutSheet(document);
    const rows = layout.pages.flatMap(({ items }) => placedRows(items).map(({ row }) => row));
    const said = squeeze(rows.map(textOf).join(''));
    for (const text of says) expect(said).toContain(squeeze(text));
  });

  test('is text, never markup', () => {
    const html = renderSheet(document);
    expect(html).not.toMatch(/<(?:script|img|b|iframe)[ >]/i);
    expect(html.match(/<section class="page">/g)).toHaveLength(
      layoutSheet(document, { face: 'system' }).pages.length,
    );
  });
});

test('every hostile sheet is another one', () => {
  const texts = HOSTILE.map(({ document }: { document: SheetDocument }) => JSON.stringify(document));
  expect(new Set(texts).size).toBe(texts.length);
});

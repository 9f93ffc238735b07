import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fontCss } from '../../../renderer/engine/sheet/html/font-css';
import { renderSheet } from '../../../renderer/engine/sheet/html/render-sheet';
import { anOption, anySheet, aSheet, aSheetForce, aUnit } from './document-builder';

describe('the sheet as HTML', () => {
  test('runs and loads nothing', () => {
    const html = renderSheet(aSheet({ forces: [aSheetForce('Company', [aUnit('Warriors')])] }));
    expect(html).not.toMatch(/<script|<link|<img|<iframe|url\(|@import|https?:/i);
    expect(html).toContain("default-src 'none'");
  });

  test('text is text, wherever it comes from', () => {
    const evil = '</style><img src=x onerror="alert(1)">&\'';
    const html = renderSheet(
      aSheet({
        title: evil,
        player: evil,
        notes: evil,
        data: evil,
        forces: [
          aSheetForce(evil, [aUnit(evil, { options: [anOption(evil)], notes: evil, capabilities: [evil] })]),
        ],
        glossary: [{ name: evil, summary: evil, source: '' }],
      }),
    );
    expect(html).not.toContain('<img');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  test('a font cannot close the style element', () => {
    expect(renderSheet(aSheet(), { fontCss: '</style><b>' }).match(/<\/style>/g)).toHaveLength(1);
  });

  test('the face comes along as data, and the system’s face needs no other room', () => {
    const css = fontCss({ latin: 'AAAA', latinExt: 'BBBB' });
    const html = renderSheet(aSheet(), { fontCss: css });
    expect(html.match(/@font-face/g)).toHaveLength(2);
    expect(html.match(/url\([^)]*\)/g)).toEqual([
      'url(data:font/woff2;base64,BBBB)',
      'url(data:font/woff2;base64,AAAA)',
    ]);
  });

  test('one box for each page, of the paper’s size', () => {
    const units = Array.from({ length: 60 }, (_, index) => aUnit(`Unit ${index}`));
    const html = renderSheet(aSheet({ forces: [aSheetForce('Company', units)] }), { paper: 'letter' });
    expect(html.match(/<section class="page">/g)?.length).toBe(html.match(/Page \d of \d/g)?.length);
    expect(html).toContain('@page{size:215.9mm 279.4mm;margin:0}');
    expect(html).toContain('width:215.9mm;height:279.4mm');
  });

  test('all cells of a row stand on one baseline: same top, same line, same largest type', () => {
    const html = renderSheet(
      aSheet({ forces: [aSheetForce('Company', [aUnit('Warriors', { capabilities: ['Brave'] })])] }),
    );
    const rows = html.split('class="r"').slice(1);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const cells = [
        ...row.matchAll(
          /<span class="c (?:e )?(t-\S+?)(?: q)?" style="[^"]*?(top:[^;]*;line-height:[^"]*)"/g,
        ),
      ];
      expect(new Set(cells.map(([, type, place]) => `${type} ${place}`)).size).toBeLessThanOrEqual(1);
    }
  });

  test('language and heading are said to those who cannot see it', () => {
    const html = renderSheet(aSheet({ language: 'fr', title: 'Marée' }));
    expect(html).toContain('<html lang="fr">');
    expect(html).toMatch(/<h1[^>]*>.*Marée/);
  });

  test('ink saver has no grey', () => {
    expect(renderSheet(aSheet(), { inkSaver: true })).not.toContain('#3a3a3a');
    expect(renderSheet(aSheet())).toContain('#3a3a3a');
  });

  test('class names of text do not clash with those of boxes', () => {
    const html = renderSheet(aSheet({ forces: [aSheetForce('Company', [aUnit('Warriors')])] }));
    const boxes = new Set(['page', 'body', 'foot', 'cols', 'col', 'r']);
    for (const [, classes = ''] of html.matchAll(/<span class="([^"]*)"/g)) {
      expect(classes.split(' ').filter((name) => boxes.has(name))).toEqual([]);
    }
  });

  test('any sheet is well-formed: every element opened is closed', () => {
    fc.assert(
      fc.property(anySheet, (document) => {
        const html = renderSheet(document);
        for (const tag of ['section', 'div', 'span', 'h1', 'h2', 'svg', 'i']) {
          expect(html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0).toBe(
            html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0,
          );
        }
      }),
      { seed: 3, numRuns: 40 },
    );
  }, 30_000);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutSheet } from '../../../renderer/engine/sheet/layout/layout-sheet';
import { type Layout, PAGE_MARGIN, PAPERS, type Row } from '../../../renderer/engine/sheet/layout/page';
import { heightOf } from '../../../renderer/engine/sheet/layout/paginate';
import { typeOf } from '../../../renderer/engine/sheet/layout/style';
import { shorten, widthOfRuns, wrapRuns } from '../../../renderer/engine/sheet/layout/wrap';
import { textWidth } from '../../../renderer/engine/sheet/metrics/face';
import { aLine, anOption, anySheet, aSheet, aSheetForce, aUnit, stats } from './document-builder';

const TYPE = typeOf(9.25, 'embedded');

function rowsOf(layout: Layout): Row[] {
  return layout.pages.flatMap(({ items, foot }) => [
    ...items.flatMap((item) => ('columns' in item ? item.columns.flatMap(({ rows }) => rows) : [item])),
    foot,
  ]);
}

function textOf(rows: readonly Row[]): string {
  return rows
    .flatMap(({ cells }) => cells.map(({ runs }) => runs.map(({ text }) => text).join('')))
    .join('\n');
}

/** Pages by the texts that stand on them. */
function pageOf(layout: Layout, text: string): number[] {
  return layout.pages.flatMap((page, index) =>
    textOf(rowsOf({ ...layout, pages: [page] })).includes(text) ? [index] : [],
  );
}

describe('widths of text', () => {
  test('are those of the face, in millimetres', () => {
    // "0" is 570 thousandths: ten of them at 10 pt are 57 pt.
    expect(textWidth('0000000000', 10, 'regular', 'embedded')).toBeCloseTo((57 * 25.4) / 72, 5);
    expect(textWidth('W', 10, 'title', 'embedded')).toBeGreaterThan(textWidth('W', 10, 'bold', 'embedded'));
    expect(textWidth('汉', 10, 'regular', 'embedded')).toBeCloseTo((10 * 25.4) / 72, 5);
    expect(textWidth('', 10, 'regular', 'embedded')).toBe(0);
  });
});

describe('wrapping', () => {
  const squeeze = (text: string) => text.replace(/ /g, '');

  test('fits every line and loses no letter', () => {
    const runs = fc.array(
      fc.record({
        text: fc.string({ unit: fc.constantFrom(...'abc ABC-/\u00a0é') }),
        style: fc.constantFrom('body' as const, 'small' as const, 'unit' as const),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(runs, fc.integer({ min: 4, max: 60 }), (given, width) => {
        const lines = wrapRuns(given, width, TYPE);
        for (const line of lines) expect(widthOfRuns(line, TYPE)).toBeLessThanOrEqual(width + 1e-9);
        expect(
          squeeze(
            lines
              .flat()
              .map(({ text }) => text)
              .join(''),
          ),
        ).toBe(squeeze(given.map(({ text }) => text).join('')));
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  test('breaks at plain blanks, not at no-break ones', () => {
    const lines = wrapRuns([{ text: 'Banner\u00a020, Musician\u00a010', style: 'body' }], 21, TYPE);
    expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual([
      'Banner\u00a020,',
      'Musician\u00a010',
    ]);
  });

  test('a word that changes its style in the middle stays whole', () => {
    const lines = wrapRuns(
      [
        { text: 'aaaa bbbb', style: 'body' },
        { text: 'cccc', style: 'smallQuiet' },
      ],
      16,
      TYPE,
    );
    expect(lines.map((line) => line.map(({ text }) => text).join('|'))).toEqual(['aaaa', 'bbbb|cccc']);
  });

  test('lines may have different widths', () => {
    const lines = wrapRuns(
      [{ text: 'aa aa aa aa aa aa', style: 'body' }],
      (line) => (line === 0 ? 5 : 60),
      TYPE,
    );
    expect(lines.map((line) => line[0]?.text)).toEqual(['aa', 'aa aa aa aa aa']);
  });

  test('what stands in full elsewhere may be shortened', () => {
    expect(shorten('Silver Tide', 100, 'small', TYPE)).toBe('Silver Tide');
    expect(shorten('Silver Tide of the Many Names', 20, 'small', TYPE)).toMatch(/^Silver.*…$/);
  });
});

describe('any sheet', () => {
  const options = fc.record({
    paper: fc.constantFrom('a4' as const, 'letter' as const),
    body: fc.constantFrom(7, 9.25, 11, 16),
  });

  test('stays in its boxes: no page too full, none empty, no text wider than its place', () => {
    fc.assert(
      fc.property(anySheet, options, (document, asked) => {
        const layout = layoutSheet(document, asked);
        const { paper, type } = layout;
        for (const page of layout.pages) {
          expect(heightOf(page.items) + page.foot.height).toBeLessThanOrEqual(paper.height - 2 * PAGE_MARGIN);
          expect(
            page.items
              .flatMap((item) => ('columns' in item ? item.columns.flatMap(({ rows }) => rows) : [item]))
              .some(({ cells }) => cells.length > 0),
          ).toBe(true);
        }
        for (const { cells } of rowsOf(layout)) {
          for (const { x, width, runs } of cells) {
            expect(widthOfRuns(runs, type), JSON.stringify(runs)).toBeLessThanOrEqual(width + 0.01);
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x + width).toBeLessThanOrEqual(paper.width - 2 * PAGE_MARGIN + 0.01);
          }
        }
      }),
      { seed: 7, numRuns: 120 },
    );
  }, 60_000);

  test('says every name, choice, price and total', () => {
    fc.assert(
      fc.property(anySheet, options, (document, asked) => {
        const said = textOf(rowsOf(layoutSheet(document, asked))).replace(/[\s\u00a0]/g, '');
        // Long names are wrapped beside numbers, so letters are looked for one word at a time.
        const has = (text: string) => text.split(' ').every((each) => said.includes(each.slice(0, 4)));
        for (const force of document.forces) {
          expect(said).toContain(force.total);
          for (const unit of force.blocks.flatMap(({ units }) => units)) {
            expect(has(unit.name), unit.name).toBe(true);
            expect(said).toContain(unit.price);
            for (const option of unit.options) {
              expect(has(option.name), option.name).toBe(true);
              expect(said).toContain(option.price);
            }
          }
        }
        expect(said).toContain(document.total);
        for (const finding of document.findings) expect(has(finding.text)).toBe(true);
      }),
      { seed: 11, numRuns: 60 },
    );
  }, 60_000);
});

describe('pages', () => {
  const many = (count: number, more = {}) =>
    Array.from({ length: count }, (_, index) =>
      aUnit(`Unit ${index}.`, { capabilities: [`Ability of ${index}.`], ...more }),
    );

  test('a unit is never torn', () => {
    const layout = layoutSheet(aSheet({ forces: [aSheetForce('Company', many(60))] }));
    expect(layout.pages.length).toBeGreaterThan(1);
    for (let index = 0; index < 60; index += 1) {
      const page = pageOf(layout, `Unit ${index}.`);
      expect(page).toHaveLength(1);
      expect(pageOf(layout, `Ability of ${index}.`)).toEqual(page);
    }
  });

  test('the head of the table stands on every page that has units', () => {
    const layout = layoutSheet(aSheet({ forces: [aSheetForce('Company', many(60))] }));
    expect(pageOf(layout, 'Move')).toEqual(layout.pages.map((_, index) => index));
  });

  test.each([20, 21, 22, 23, 24, 25, 26, 27, 28])(
    'the head of a force keeps two units, whatever is before it (%i)',
    (before) => {
      const forces = [
        aSheetForce('First', many(before)),
        aSheetForce('Second force', [aUnit('Alpha'), aUnit('Beta'), aUnit('Gamma')]),
      ];
      const layout = layoutSheet(aSheet({ forces }));
      expect(pageOf(layout, 'Alpha')).toEqual(pageOf(layout, 'Second force'));
      expect(pageOf(layout, 'Beta')).toEqual(pageOf(layout, 'Second force'));
    },
  );

  test('a unit taller than a page is split at its lines and marked', () => {
    const lines = Array.from({ length: 150 }, (_, index) => aLine({ name: `Line ${index}.` }));
    const layout = layoutSheet(
      aSheet({ forces: [aSheetForce('Company', [aUnit('Horde', { lines }), aUnit('After')])] }),
    );
    expect(layout.pages.length).toBeGreaterThan(2);
    expect(pageOf(layout, 'Horde, continued')).toEqual(layout.pages.map((_, index) => index).slice(1));
    for (let index = 1; index < 150; index += 1) expect(pageOf(layout, `Line ${index}.`)).toHaveLength(1);
  });

  test('every page has its foot: list, limit, verdict, data, number', () => {
    const layout = layoutSheet(aSheet({ forces: [aSheetForce('Company', many(60))] }));
    layout.pages.forEach(({ foot }, index) => {
      expect(textOf([foot])).toBe(
        `Silver Tide · 3,000 points\nLegal · data of 30 Nov 2026\nPage ${index + 1} of ${layout.pages.length}`,
      );
    });
  });

  test('a list that is not legal says why under its values, on the first page', () => {
    const finding = {
      severity: 'error' as const,
      label: 'Error',
      text: '5 units of Archers, at most 4',
      place: 'Company',
      reason: 'Written so.',
    };
    const layout = layoutSheet(
      aSheet({
        findings: [finding],
        verdict: { isLegal: false, line: 'Not legal: 1 error' },
        forces: [aSheetForce('Company', many(3))],
      }),
    );
    const said = textOf(rowsOf(layout));
    expect(said).toContain('5 units of Archers, at most 4 · Company\nWritten so.');
    expect(said.indexOf('5 units')).toBeLessThan(said.indexOf('Unit 0.'));
  });

  test('an entry of the glossary is not torn below two lines', () => {
    const summary = 'word '.repeat(60).trim();
    const glossary = Array.from({ length: 90 }, (_, index) => ({ name: `Ability ${index}`, summary }));
    const layout = layoutSheet(aSheet({ glossary }));
    expect(layout.pages.length).toBeGreaterThan(1);
    const columns = layout.pages.flatMap(({ items }) =>
      items.flatMap((item) => ('columns' in item ? item.columns : [])),
    );
    for (const { rows } of columns) {
      const starts = rows.flatMap((row, index) => (textOf([row]).startsWith('Ability') ? [index] : []));
      const lead = starts[0] ?? rows.length;
      expect(lead === 0 || lead >= 2).toBe(true);
      expect(rows.length - (starts.at(-1) ?? 0)).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('the fitting', () => {
  const forces = (count: number) => [
    aSheetForce(
      'Company',
      Array.from({ length: count }, (_, index) => aUnit(`Unit ${index}`)),
    ),
  ];

  test('keeps the size asked for when nothing else is asked', () => {
    expect(layoutSheet(aSheet({ forces: forces(10) }), { body: 11 }).fit).toEqual({
      body: 11,
      pages: 1,
      isOverlong: false,
    });
  });

  test('steps down until the pages asked for hold it, and says where it stopped', () => {
    const document = aSheet({ forces: forces(44) });
    expect(layoutSheet(document, { body: 11 }).pages.length).toBe(2);
    const { fit } = layoutSheet(document, { body: 11, pages: 1 });
    expect(fit.pages).toBe(1);
    expect(fit.body).toBeLessThan(11);
    expect(layoutSheet(document, { body: fit.body + 0.25, pages: 2 }).pages.length).toBe(2);
  });

  test('never goes below seven points, nor below the size that the user set', () => {
    const document = aSheet({ forces: forces(300) });
    expect(layoutSheet(document, { pages: 1 }).fit).toMatchObject({ body: 7, isOverlong: true });
    expect(layoutSheet(document, { pages: 1, smallest: 8.25 }).fit.body).toBe(8.25);
    const sizes = Object.values(layoutSheet(document, { pages: 1 }).type.styles).map(({ size }) => size);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7);
  });

  test('avoids a last page with next to nothing on it', () => {
    const overflowing = Array.from({ length: 60 }, (_, count) =>
      layoutSheet(aSheet({ forces: forces(count + 1) }), { body: 9.25 }),
    );
    const lone = overflowing.filter(
      ({ pages, paper }) => pages.length === 2 && heightOf(pages[1]?.items ?? []) < 0.04 * paper.height,
    );
    expect(lone).toEqual([]);
    expect(overflowing.some(({ fit }) => fit.body < 9.25)).toBe(true);
  });

  test('letter is wider and shorter than A4', () => {
    expect(layoutSheet(aSheet(), { paper: 'letter' }).paper).toEqual(PAPERS.letter);
  });
});

describe('the grid', () => {
  test('weapons stand beside the models while there is room', () => {
    const unit = aUnit('Warriors', {
      lines: [
        aLine({ weapons: [stats(['45', '1'], 'weapon', 'Flayer'), stats(['30', '2'], 'weapon', 'Staff')] }),
      ],
    });
    const rows = rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('Company', [unit])] })));
    const row = rows.find((each) => textOf([each]).includes('Warriors'));
    expect(row && textOf([row]).split('\n')).toEqual([
      'Compulsory',
      'Warriors',
      '6',
      '10',
      '5+',
      '+1',
      'Flayer',
      '45',
      '1',
      '175',
    ]);
  });

  test('a second mode of a weapon is indented and its name not repeated', () => {
    const unit = aUnit('Ark', {
      lines: [
        aLine({
          weapons: [
            stats(['90', '1'], 'weapon', 'Cannon, diffuse'),
            stats(['90', '3'], 'weapon', 'Cannon, concentrated'),
          ],
        }),
      ],
    });
    const said = textOf(rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('Company', [unit])] }))));
    expect(said).toContain('Cannon, diffuse');
    expect(said).toContain('\nconcentrated\n');
  });

  test('abilities that weapons share are told once, all modes of a weapon by its name', () => {
    const weapon = (name: string, ability: string) => ({
      ...stats(['1', '2'], 'weapon', name),
      capabilities: [ability],
    });
    const weapons = [
      weapon('Cannon - near', 'Turret'),
      weapon('Cannon - far', 'Turret'),
      weapon('Lance', 'Turret'),
      weapon('Ram – low', 'Slow'),
      weapon('Ram – high', 'Fast'),
    ];
    const unit = aUnit('Ark', { lines: [aLine({ weapons })] });
    const said = textOf(rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('Company', [unit])] }))));
    expect(said).toContain('Cannon, Lance: Turret; Ram – low: Slow; Ram – high: Fast');
    expect(said).toContain('Cannon - near');
    expect(said).toContain('\nfar\n');
  });

  test('weapons with long traits get tables of their own, each weapon once', () => {
    const tables = [
      ...aSheet().tables.slice(0, 1),
      {
        id: 'weapon',
        name: 'Weapons',
        subject: 'weapon' as const,
        columns: ['R', 'Traits'].map((label) => ({ id: label, label })),
      },
    ];
    const gun = stats(
      ['12', 'Breaching, Rending, Heavy Beam, Shred and Poisoned on a six, Overload'],
      'weapon',
      'Beam',
    );
    const unit = (name: string) => aUnit(name, { lines: [aLine({ weapons: [gun] })] });
    const said = textOf(
      rowsOf(layoutSheet(aSheet({ tables, forces: [aSheetForce('Company', [unit('One'), unit('Two')])] }))),
    );
    expect(said.match(/Breaching/g)).toHaveLength(1);
    expect(said).toContain('Beam\n12\nBreaching');
  });

  test('a profile of another table brings its own labels', () => {
    const wide = {
      id: 'weapon',
      name: 'Gun',
      subject: 'weapon' as const,
      columns: ['R', 'Traits of a length that leaves no room for names beside models'].map((label) => ({
        id: label,
        label,
      })),
    };
    const hull = {
      id: 'hull',
      name: 'Vehicle',
      subject: 'model' as const,
      columns: ['Front', 'Side'].map((label) => ({ id: label, label })),
    };
    const tank = aUnit('Tank', {
      lines: [aLine({ profile: stats(['14', '12'], 'hull'), weapons: [stats(['1', 'x'], 'weapon', 'Gun')] })],
    });
    const said = textOf(
      rowsOf(
        layoutSheet(
          aSheet({
            tables: [...aSheet().tables.slice(0, 1), hull, wide],
            forces: [aSheetForce('Company', [aUnit('Men'), aUnit('Men'), tank])],
          }),
        ),
      ),
    );
    expect(said).toContain('Tank\u00a0×\u00a06\nFront\nSide');
    expect(said).toContain('14\n12');
  });

  test('stands have boxes to tick under the price, when wished and when they are few', () => {
    const gun = stats(['45', '1'], 'weapon', 'Flayer');
    const unit = (models: number) =>
      aUnit('Warriors', { models, capabilities: ['Brave'], lines: [aLine({ weapons: [gun] })] });
    const boxes = (models: number, asked = {}) =>
      rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('Company', [unit(models)])] }), asked)).flatMap(
        ({ cells }) => cells.flatMap((cell) => cell.boxes ?? []),
      );
    expect([boxes(6), boxes(1), boxes(40), boxes(6, { boxes: false })]).toEqual([[6], [], [], []]);
  });

  test('prices of choices stand with them', () => {
    const unit = aUnit('Knights', {
      options: [
        anOption('Champion', { price: '20' }),
        anOption('Banner', { price: '30', options: [anOption('Flame', { price: '40' })] }),
        anOption('Lance', { count: 2 }),
        anOption('Hammer', { of: 'Sergeant' }),
      ],
    });
    const said = textOf(rowsOf(layoutSheet(aSheet({ forces: [aSheetForce('Company', [unit])] }))));
    expect(said).toContain('Champion\u00a020, Banner\u00a030 (Flame\u00a040), 2 × Lance; Sergeant: Hammer');
  });
});

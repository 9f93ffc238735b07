import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutSheet } from '../../../renderer/engine/sheet/layout/layout-sheet';
import { heightOf } from '../../../renderer/engine/sheet/layout/paginate';
import { aLine, anySheet, aSheet, aSheetForce, aUnit, stats } from './document-builder';
import { layoutFaults } from './layout-faults';
import { cellsText, pagesWith, rowsOf } from './layout-reading';

describe('any sheet', () => {
  const options = fc.record({
    paper: fc.constantFrom('a4' as const, 'letter' as const),
    body: fc.constantFrom(7, 9.25, 11, 16),
  });

  test('stays in its boxes: no page too full, none empty, no text wider than its place or over another', () => {
    fc.assert(
      fc.property(anySheet, options, (document, asked) => {
        expect(layoutFaults(layoutSheet(document, asked))).toEqual([]);
      }),
      { seed: 7, numRuns: 120 },
    );
  }, 60_000);

  test('says every name, choice, price and total', () => {
    fc.assert(
      fc.property(anySheet, options, (document, asked) => {
        const said = cellsText(rowsOf(layoutSheet(document, asked))).replace(/[\s\u00a0]/g, '');
        // Long names are wrapped beside numbers, so letters are looked for one word at a time.
        const has = (text: string) => text.split(' ').every((each) => said.includes(each.slice(0, 4)));
        for (const force of document.forces) {
          if (!force.isFrame) expect(said).toContain(force.total);
          for (const text of [...force.capabilities, force.notes]) expect(has(text), text).toBe(true);
          for (const unit of force.blocks.flatMap(({ units }) => units)) {
            expect(has(unit.name), unit.name).toBe(true);
            expect(said).toContain(unit.price);
            for (const text of [...unit.values, unit.source]) expect(has(text), text).toBe(true);
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
      const page = pagesWith(layout, `Unit ${index}.`);
      expect(page).toHaveLength(1);
      expect(pagesWith(layout, `Ability of ${index}.`)).toEqual(page);
    }
  });

  test('the head of the table stands on every page that has units', () => {
    const layout = layoutSheet(aSheet({ forces: [aSheetForce('Company', many(60))] }));
    expect(pagesWith(layout, 'Move')).toEqual(layout.pages.map((_, index) => index));
  });

  test.each([20, 21, 22, 23, 24, 25, 26, 27, 28])(
    'the head of a force keeps two units, whatever is before it (%i)',
    (before) => {
      const forces = [
        aSheetForce('First', many(before)),
        aSheetForce('Second force', [aUnit('Alpha'), aUnit('Beta'), aUnit('Gamma')]),
      ];
      const layout = layoutSheet(aSheet({ forces }));
      expect(pagesWith(layout, 'Alpha')).toEqual(pagesWith(layout, 'Second force'));
      expect(pagesWith(layout, 'Beta')).toEqual(pagesWith(layout, 'Second force'));
    },
  );

  test.each(Array.from({ length: 15 }, (_, index) => 14 + index))(
    'the head of a force goes with one unit that is tall, and leaves no hole for the next (%i)',
    (before) => {
      const lines = Array.from({ length: 8 }, (_, index) => aLine({ name: `Crew ${index}.` }));
      const titan = aUnit('Titan', { lines });
      const forces = [aSheetForce('First', many(before)), aSheetForce('Second force', [titan, titan])];
      const layout = layoutSheet(aSheet({ forces }));
      const [page = 0] = pagesWith(layout, 'Second force');
      expect(pagesWith(layout, 'Titan')[0]).toBe(page);
      if (page === 0) return;
      // It was moved because there was no room for it alone.
      const used = heightOf(layout.pages[page - 1]?.items ?? []);
      expect(297 - 2 * 11 - used).toBeLessThan(10 + 10 * 4.5);
    },
  );

  test('a unit taller than a page is split at its lines and marked', () => {
    const lines = Array.from({ length: 150 }, (_, index) => aLine({ name: `Line ${index}.` }));
    const layout = layoutSheet(
      aSheet({ forces: [aSheetForce('Company', [aUnit('Horde', { lines }), aUnit('After')])] }),
    );
    expect(layout.pages.length).toBeGreaterThan(2);
    expect(pagesWith(layout, 'Horde, continued')).toEqual(layout.pages.map((_, index) => index).slice(1));
    for (let index = 1; index < 150; index += 1) expect(pagesWith(layout, `Line ${index}.`)).toHaveLength(1);
  });

  test('every page has its foot: list, limit, verdict, data, number', () => {
    const layout = layoutSheet(aSheet({ forces: [aSheetForce('Company', many(60))] }));
    layout.pages.forEach(({ foot }, index) => {
      expect(cellsText([foot])).toBe(
        `Silver Tide · The Army · 3,000 points\nLegal · The Game, 2nd edition · data of 30 Nov 2026\nPage ${index + 1} of ${layout.pages.length}`,
      );
    });
  });

  test('what stands whole at the foot is not shortened, whatever its length', () => {
    const edition = 'The Game of Very Many Words, 2nd edition, 2024 books';
    const { pages, fit } = layoutSheet(aSheet({ edition, title: 'List' }));
    const [page] = pages;
    expect(page && cellsText([page.foot])).toContain(`\nLegal · ${edition} · data of 30 Nov 2026\n`);
    expect(fit.shortened).toEqual([]);
  });

  test('the edition at the foot gives way to the name of the list', () => {
    const [page] = layoutSheet(aSheet({ title: 'A long name of a list '.repeat(4).trim() })).pages;
    expect(page && cellsText([page.foot])).toContain('\nLegal · data of 30 Nov 2026\n');
  });

  test.each([
    { language: 'en', printed: '680!' },
    { language: 'fr', printed: '680\u202f!' },
  ] as const)('a value that breaks a rule is marked as $language writes it', ({ language, printed }) => {
    const broken = { label: 'Core', value: '680', note: 'at least 700', isBroken: true, isCount: false };
    const layout = layoutSheet(aSheet({ language, values: [broken] }));
    expect(cellsText(rowsOf(layout)).split('\n')).toContain(`Core\u00a0${printed}`);
  });

  test('a list that is not legal says why under its values, on the first page', () => {
    const finding = {
      severity: 'error' as const,
      label: 'Error',
      text: '5 units of Archers, at most 4',
      place: 'Company',
      reason: 'Written so.',
      count: 1,
    };
    const layout = layoutSheet(
      aSheet({
        findings: [finding],
        verdict: { isLegal: false, line: 'Not legal: 1 error' },
        forces: [aSheetForce('Company', many(3))],
      }),
    );
    const said = cellsText(rowsOf(layout));
    expect(said).toContain('5 units of Archers, at most 4\u00a0· Company\nWritten so.');
    expect(said.indexOf('5 units')).toBeLessThan(said.indexOf('Unit 0.'));
  });

  test('items of a list in a text stand on lines of their own, indented, what follows them not; where it is printed comes last', () => {
    const entry = { name: 'Boat', summary: 'A boat:\n• floats\n• rows\nIt is wet.', source: 'p. 4' };
    const rows = layoutSheet(aSheet({ glossary: [entry] })).pages.flatMap(({ items }) =>
      items.flatMap((item) => ('columns' in item ? item.columns.flatMap((column) => column.rows) : [])),
    );
    expect(rows.map((row) => cellsText([row]).replaceAll('\u00a0', ' ').trim())).toEqual([
      'Boat: A boat:',
      '• floats',
      '• rows',
      'It is wet. · p. 4',
    ]);
    expect(rows.map(({ cells }) => (cells[0]?.x ?? 0) > 0)).toEqual([false, true, true, false]);
  });

  test('an entry of the glossary is not torn below two lines', () => {
    const summary = 'word '.repeat(60).trim();
    const glossary = Array.from({ length: 90 }, (_, index) => ({
      name: `Ability ${index}`,
      summary,
      source: '',
    }));
    const layout = layoutSheet(aSheet({ glossary }));
    expect(layout.pages.length).toBeGreaterThan(1);
    const columns = layout.pages.flatMap(({ items }) =>
      items.flatMap((item) => ('columns' in item ? item.columns : [])),
    );
    for (const { rows } of columns) {
      const starts = rows.flatMap((row, index) => (cellsText([row]).startsWith('Ability') ? [index] : []));
      const lead = starts[0] ?? rows.length;
      expect(lead === 0 || lead >= 2).toBe(true);
      expect(rows.length - (starts.at(-1) ?? 0)).toBeGreaterThanOrEqual(2);
    }
  });

  test('a page that goes on with a force says which, and which block', () => {
    const blocks = [{ name: 'Core', note: '2 of 9', units: many(70) }];
    const layout = layoutSheet(
      aSheet({
        forces: [
          aSheetForce('Company', [], { blocks }),
          aSheetForce('Other', [aUnit('Alpha'), aUnit('Beta')]),
        ],
      }),
    );
    const tops = layout.pages
      .slice(1)
      .map((page) => cellsText(rowsOf({ ...layout, pages: [page] })).split('\n'));
    expect(tops.length).toBeGreaterThan(1);
    for (const cells of tops) {
      // The labels of the table, then the force, then the block in the margin of the unit.
      const at = cells.indexOf('Company  continued');
      expect(at).toBe(cells.indexOf('Points') + 1);
      expect(cells[at + 1]).toBe('Core');
    }
    expect(pagesWith(layout, 'Company  continued')).toEqual(layout.pages.map((_, index) => index).slice(1));
    // A force that begins on a page does not go on there.
    expect(cellsText(rowsOf(layout))).not.toContain('Other  continued');
  });

  test.each(Array.from({ length: 12 }, (_, index) => 28 + index))(
    'no weapon stands alone after a page (%i)',
    (count) => {
      const wide =
        'a trait as long as three or four of them together, so that there is no room beside the models';
      const tables = [
        ...aSheet().tables.slice(0, 1),
        {
          id: 'weapon',
          name: 'Weapons',
          subject: 'weapon' as const,
          columns: ['R', 'Traits'].map((label) => ({ id: label, label })),
        },
      ];
      const weapons = Array.from({ length: count }, (_, index) =>
        stats(['1', wide], 'weapon', `Gun ${index}.`),
      );
      const layout = layoutSheet(
        aSheet({ tables, forces: [aSheetForce('Company', [aUnit('Men', { lines: [aLine({ weapons })] })])] }),
      );
      for (const page of layout.pages) {
        const said = cellsText(rowsOf({ ...layout, pages: [page] }));
        const table = said.slice(said.indexOf('Traits'));
        expect(table.match(/Gun \d+\./g)?.length ?? 0).not.toBe(1);
      }
    },
  );

  const pairs = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ who: `Lord ${index}.`, where: `Men ${index}.` }));

  test('declarations stand side by side, a single list in two halves', () => {
    const both = layoutSheet(
      aSheet({
        declarations: [
          { title: 'Joined', pairs: pairs(2) },
          { title: 'Carried', pairs: [{ who: 'Ark', where: 'Crew' }] },
        ],
      }),
    );
    expect(cellsText(rowsOf(both))).toContain(
      'To declare before the battle\nJoined\nCarried\nLord 0.\nMen 0.\nArk\nCrew\nLord 1.\nMen 1.',
    );
    const one = layoutSheet(aSheet({ declarations: [{ title: 'Joined', pairs: pairs(3) }] }));
    expect(cellsText(rowsOf(one))).toContain('Joined\nLord 0.\nMen 0.\nLord 2.\nMen 2.\nLord 1.\nMen 1.');
  });

  test('declarations are left out where they would cost a page', () => {
    const sheets = Array.from({ length: 50 }, (_, count) => {
      const forces = [aSheetForce('Company', many(count + 1))];
      const declarations = [{ title: 'Joined', pairs: pairs(4) }];
      return [layoutSheet(aSheet({ forces, declarations })), layoutSheet(aSheet({ forces }))] as const;
    });
    expect(sheets.map(([told]) => told.pages.length)).toEqual(
      sheets.map(([, untold]) => untold.pages.length),
    );
    expect(sheets.map(([told]) => told.fit.body)).toEqual(sheets.map(([, untold]) => untold.fit.body));
    const said = sheets.map(([told]) => pagesWith(told, 'To declare').length);
    expect(new Set(said)).toEqual(new Set([0, 1]));
  });
});

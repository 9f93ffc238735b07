import { describe, expect, test } from 'vitest';
import { layoutSheet } from '../../../renderer/engine/sheet/layout/layout-sheet';
import { PAPERS } from '../../../renderer/engine/sheet/layout/page';
import { heightOf } from '../../../renderer/engine/sheet/layout/paginate';
import { aLine, aSheet, aSheetForce, aUnit, stats } from './document-builder';
import { cellsText, rowsOf } from './layout-reading';

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
      wanted: 11,
      pages: 1,
      isOverlong: false,
      shortened: [],
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

describe('what was shortened is said', () => {
  const glossary = Array.from({ length: 60 }, (_, index) => ({
    name: `Ability ${index}.`,
    summary: 'What it does, in as many words as it takes to fill some lines of a narrow column. '.repeat(2),
    source: '',
  }));
  const fullPage = [
    aSheetForce(
      'Company',
      Array.from({ length: 40 }, (_, index) => aUnit(`Unit ${index}`)),
    ),
  ];
  const lines = Array.from({ length: 120 }, (_, index) => aLine({ name: `Line ${index}.` }));
  const column = {
    id: 'wordy',
    label: 'A label wider than any column of numbers can ever be on paper of this size',
  };
  const wordy = { id: 'weapon', name: 'Gun', subject: 'weapon' as const, columns: [column, column, column] };
  const gun = stats(['1', '2', 'three '.repeat(20)], 'weapon', 'Gun');

  test.each([
    { claim: 'nothing', document: aSheet({ forces: fullPage }), shortened: [] },
    {
      claim: 'the list’s name in the foot',
      document: aSheet({ title: 'Name '.repeat(30) }),
      shortened: ['foot'],
    },
    {
      claim: 'the name of a unit that goes on',
      document: aSheet({ forces: [aSheetForce('C', [aUnit('Horde '.repeat(30), { lines })])] }),
      shortened: ['continued'],
    },
    {
      claim: 'nothing of a unit that goes on under a short name',
      document: aSheet({ forces: [aSheetForce('C', [aUnit('Horde', { lines })])] }),
      shortened: [],
    },
    {
      claim: 'nothing where long labels stand with their values',
      document: aSheet({
        tables: [...aSheet().tables.slice(0, 1), wordy],
        forces: [aSheetForce('C', [aUnit('Men', { lines: [aLine({ weapons: [gun] })] })])],
      }),
      shortened: [],
    },
  ])('$claim', ({ document, shortened }) => {
    expect(layoutSheet(document).fit.shortened).toEqual(shortened);
  });

  test('summaries give way when the smallest type does not help, on the sheet and in what is told', () => {
    const document = aSheet({ forces: fullPage, glossary });
    const full = layoutSheet(document);
    expect(full.fit.shortened).toEqual([]);
    const one = layoutSheet(document, { pages: 1 });
    expect(one.fit).toMatchObject({ pages: 1, isOverlong: false, shortened: ['summaries'] });
    const said = cellsText(rowsOf(one));
    expect(said).toContain('Shortened to fit: what abilities do is left to the book.');
    expect(said).not.toContain('Ability 1.');
    expect(said).toContain('Unit 39');
  });

  test('summaries that were not wished for are not missing', () => {
    const one = layoutSheet(aSheet({ forces: fullPage, glossary }), { pages: 1, glossary: false });
    expect(one.fit.shortened).toEqual([]);
    expect(cellsText(rowsOf(one))).not.toContain('Shortened');
  });

  test('where not even that helps, everything is printed', () => {
    const units = Array.from({ length: 300 }, (_, index) => aUnit(`Unit ${index}`));
    const document = aSheet({ forces: [aSheetForce('Company', units)], glossary });
    const { fit } = layoutSheet(document, { pages: 1 });
    expect(fit).toMatchObject({ isOverlong: true, shortened: [], wanted: 9.25, body: 7 });
  });
});

/** The eye that reads printed lists must see: a clean page has no fault, and each kind of fault is found. */
import { describe, expect, test } from 'vitest';
import { type ExpectedPaper, paperFaults } from './paper-faults';
import { cellsOf, type PaperPage, type PaperRun } from './paper-page';

const run = (text: string, x: number, baseline: number, more: Partial<PaperRun> = {}): PaperRun => ({
  text,
  x,
  baseline,
  width: text.length * 1.5,
  size: 3.5,
  ...more,
});

/** Its right edge at 199. */
const price = (text: string, baseline: number): PaperRun => run(text, 199 - text.length * 1.5, baseline);

const FIRST = [
  run('Silver Tide', 11, 20),
  price('275 / 300', 20),
  run('Legal', 190, 25),
  run('Company', 11, 40),
  price('275', 40),
  run('Pikes A ·', 30, 50),
  run('10', 80, 50),
  price('175', 50),
  run('Pikes of', 30, 55),
  run('the north', 30, 60),
  run('Champion', 30, 65),
  // The price is a run of its own, a blank further on.
  run('20', 42.9, 65),
  run(', Banner', 45.9, 65),
  run('Silver Tide · 300', 11, 284),
  run('Page 1 of 2', 180, 284),
];
const SECOND = [
  run('Archers', 30, 20),
  price('100', 20),
  run('Long', 30, 25),
  run('bows', 30, 30),
  run('Silver Tide · 300', 11, 284),
];

const page = (runs: readonly PaperRun[], more: Partial<PaperPage> = {}): PaperPage => ({
  width: 210,
  height: 297,
  runs,
  ...more,
});

const EXPECTED: ExpectedPaper = {
  width: 210,
  height: 297,
  margin: 11,
  pages: 2,
  head: ['Silver Tide', '275/300', 'Legal'],
  forces: [{ name: 'Company', total: '275' }],
  units: [
    { name: 'Pikes A · Pikes of the north', price: '175', texts: ['Champion 20', 'Banner'] },
    { name: 'Archers', price: '100', texts: ['Longbows'] },
  ],
};

const without = (runs: readonly PaperRun[], text: string) => runs.filter((each) => each.text !== text);
const instead = (runs: readonly PaperRun[], text: string, more: Partial<PaperRun>) =>
  runs.map((each) => (each.text === text ? { ...each, ...more } : each));

test('a clean list has no fault', () => {
  expect(paperFaults([page(FIRST), page(SECOND)], EXPECTED)).toEqual([]);
});

describe('each fault is found', () => {
  test.each([
    {
      claim: 'a page more',
      pages: [page(FIRST), page(SECOND), page(SECOND)],
      fault: '3 pages, 2 in the preview',
    },
    { claim: 'a page less', pages: [page(FIRST)], fault: '1 pages, 2 in the preview' },
    {
      claim: 'a page with nothing but its foot',
      pages: [page(FIRST), page(SECOND.slice(-1))],
      fault: 'page 2: is empty',
    },
    {
      claim: 'other paper',
      pages: [page(FIRST, { width: 216, height: 279 }), page(SECOND)],
      fault: 'page 1: is 216 × 279 mm',
    },
    {
      claim: 'a text over the right margin',
      pages: [page(instead(FIRST, 'Pikes A ·', { width: 175 })), page(SECOND)],
      fault: 'page 1: outside of the margins: "Pikes A ·"',
    },
    {
      claim: 'a text left of the margin',
      pages: [page(instead(FIRST, 'Company', { x: 9 })), page(SECOND)],
      fault: 'page 1: outside of the margins: "Company"',
    },
    {
      claim: 'a text below the foot',
      pages: [page(FIRST), page([...SECOND, run('Lost', 30, 292)])],
      fault: 'page 2: outside of the margins: "Lost"',
    },
    {
      claim: 'two texts on one place',
      pages: [page(instead(FIRST, '10', { x: 35 })), page(SECOND)],
      fault: 'page 1: "Pikes A ·" and "10" lie on one another',
    },
    {
      claim: 'no choice',
      pages: [page(without(FIRST, ', Banner')), page(SECOND)],
      fault: 'not with Pikes A · Pikes of the north: Banner',
    },
    {
      claim: 'a choice without its price',
      pages: [page(without(FIRST, '20')), page(SECOND)],
      fault: 'not with Pikes A · Pikes of the north: Champion 20',
    },
    {
      claim: 'a cut word',
      pages: [page(FIRST), page(instead(SECOND, 'bows', { text: 'bo…' }))],
      fault: 'not with Archers: Longbows',
    },
    {
      claim: 'no unit',
      pages: [page(FIRST), page(without(SECOND, 'Archers'))],
      fault: 'missing after what stands before it: Archers 100',
    },
    {
      claim: 'a unit with another price',
      pages: [page(FIRST), page(instead(SECOND, '100', { text: '10' }))],
      fault: 'missing after what stands before it: Archers 100',
    },
    {
      claim: 'only half of a name',
      pages: [page(without(FIRST, 'the north')), page(SECOND)],
      fault: 'missing after what stands before it: Pikes A · Pikes of the north 175',
    },
    {
      claim: 'no own name',
      pages: [page(instead(FIRST, 'Pikes A ·', { text: '' })), page(SECOND)],
      fault: 'missing after what stands before it: Pikes A · Pikes of the north 175',
    },
    {
      claim: 'a unit torn over two pages',
      pages: [page(without(FIRST, ', Banner')), page([run('Banner', 30, 15), ...SECOND])],
      fault: 'not with Pikes A · Pikes of the north: Banner',
    },
    {
      claim: 'units in another order',
      pages: [
        page([
          ...FIRST.slice(0, 3),
          ...SECOND.slice(0, 4).map((each) => ({ ...each, baseline: each.baseline + 80 })),
        ]),
        page(FIRST.slice(3).map((each) => ({ ...each }))),
      ],
      fault: 'missing after what stands before it: Archers 100',
    },
    {
      claim: 'no total in the head, whatever the foot says',
      pages: [page([...without(FIRST, '275 / 300'), run('275/300', 100, 284)]), page(SECOND)],
      fault: 'not in the head: 275/300',
    },
    {
      claim: 'a force without its total',
      pages: [page(without(FIRST, '275')), page(SECOND)],
      fault: 'no head of Company with 275',
    },
  ])('$claim', ({ pages, fault }) => {
    expect(paperFaults(pages, EXPECTED)).toContain(fault);
  });
});

test('equal units are counted, each needs its own row', () => {
  const twice = {
    ...EXPECTED,
    units: [...EXPECTED.units, EXPECTED.units[1] as ExpectedPaper['units'][number]],
  };
  expect(paperFaults([page(FIRST), page(SECOND)], twice)).toEqual([
    'missing after what stands before it: Archers 100',
  ]);
  const second = SECOND.slice(0, 4).map((each) => ({ ...each, baseline: each.baseline + 40 }));
  expect(paperFaults([page(FIRST), page([...SECOND, ...second])], twice)).toEqual([]);
});

test('runs that touch are one cell, runs apart are several', () => {
  expect(
    cellsOf(page([run('b', 20, 10), run('a', 18.6, 10), run('c', 30, 10), run(' ', 22, 10)])).map(
      ({ text }) => text,
    ),
  ).toEqual(['ab', 'c']);
});

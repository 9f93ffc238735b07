import { describe, expect, test } from 'vitest';
import { breakdown } from '../../../renderer/engine/points/breakdown';
import { shares } from '../../../renderer/engine/points/shares';
import { totals } from '../../../renderer/engine/points/totals';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

const catalogue = smallCatalogue({
  system: {
    categoryEntries: [
      { id: 'core', name: 'Core' },
      { id: 'rare', name: 'Rare' },
    ],
    forceEntries: [
      {
        id: 'army',
        name: 'Army',
        categoryLinks: [
          { targetId: 'core' },
          {
            targetId: 'rare',
            constraints: [
              {
                id: 'share',
                type: 'max',
                value: 30,
                field: 'limit::pts',
                scope: 'roster',
                percentValue: true,
                includeChildSelections: true,
              },
            ],
          },
        ],
      },
    ],
  },
  book: {
    selectionEntries: [
      unit('pikes', {
        costs: points(20),
        categoryLinks: [{ targetId: 'core', primary: true }],
        selectionEntries: [
          {
            id: 'pike',
            name: 'pike',
            type: 'model',
            costs: points('7.5'),
            selectionEntries: [option('helmet', { collective: true, costs: points('0.5') })],
          },
          option('drum', { costs: points(-5) }),
          option('free', { costs: points(0) }),
        ],
      }),
      unit('beast', {
        costs: points(90),
        categoryLinks: [{ targetId: 'rare', primary: true }, { targetId: 'core' }],
      }),
      unit('mercenary', { costs: points(15) }),
    ],
  },
});

function army() {
  const list = new ListBuilder(catalogue).limit(300);
  const force = list.force();
  const pikes = list.select(force, 'pikes');
  const pike = list.select(pikes, 'pike', 10);
  list.select(pike, 'helmet');
  list.select(pikes, 'drum');
  list.select(pikes, 'free');
  list.select(force, 'beast');
  list.select(force, 'mercenary');
  return { list, pikes };
}

test('totals stand against the limits, exactly', () => {
  const { list } = army();
  expect(totals(list.evaluation)).toEqual([
    { typeId: 'pts', name: 'pts', spent: 2_000_000, limit: 3_000_000, left: 1_000_000, hidden: false },
  ]);
  expect(totals(list.limit(undefined).evaluation)).toMatchObject([{ limit: undefined, left: undefined }]);
});

describe('shares', () => {
  const { list } = army();
  const found = shares(list.evaluation, 'pts');

  test('are those of each block, with what counts there too', () => {
    expect(found.map(({ name, value, counted, percent }) => [name, value, counted, percent])).toEqual([
      ['Uncategorised', 150_000, 150_000, 5],
      ['Core', 950_000, 1_850_000, expect.closeTo(61.667, 3)],
      ['Rare', 900_000, 900_000, 30],
    ]);
    expect(found[2]?.limits).toMatchObject([
      { constraint: { id: 'share' }, count: 90, limit: 90, percent: 30 },
    ]);
  });

  test('add up to what the list costs', () => {
    expect(found.reduce((sum, { value }) => sum + value, 0)).toBe(totals(list.evaluation)[0]?.spent);
  });
});

describe('the price of a unit', () => {
  const { list, pikes } = army();
  const price = breakdown(list.evaluation, pikes, 'pts');

  test('is made of lines: itself, its models, its options', () => {
    expect(
      price?.lines.map(({ kind, name, number, each, total, depth }) => [
        kind,
        name,
        number,
        each,
        total,
        depth,
      ]),
    ).toEqual([
      ['base', 'pikes', 1, 200_000, 200_000, 0],
      ['option', 'drum', 1, -50_000, -50_000, 1],
      ['model', 'pike', 10, 75_000, 750_000, 1],
      ['option', 'helmet', 10, 5_000, 50_000, 2],
    ]);
  });

  test('adds up', () => {
    expect(price?.total).toBe(950_000);
    expect(price?.total).toBe(list.selection(pikes).totals[0]?.value);
  });

  test('is there for selections only', () => {
    expect(breakdown(list.evaluation, list.roster.forces[0]?.id ?? '', 'pts')).toBeUndefined();
    expect(breakdown(list.evaluation, 'gone', 'pts')).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import type { Offer, OfferGroup } from '../../../renderer/engine/evaluation/evaluated';
import { ListBuilder } from '../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../builders/small-catalogue';

const catalogue = smallCatalogue({
  system: {
    categoryEntries: [
      { id: 'core', name: 'Core' },
      { id: 'elsewhere', name: 'Elsewhere' },
    ],
    forceEntries: [
      {
        id: 'army',
        name: 'Army',
        categoryLinks: [{ targetId: 'core', constraints: [{ id: 'places', type: 'max', value: 3 }] }],
      },
    ],
  },
  book: {
    selectionEntries: [
      unit('pikes', {
        names: { fr: 'Piques' },
        costs: points(50),
        categoryLinks: [{ targetId: 'core', primary: true }],
        constraints: [
          { id: 'most', type: 'max', value: 2 },
          { id: 'army-most', type: 'max', value: 4, scope: 'roster' },
        ],
        selectionEntries: [
          {
            id: 'pike',
            name: 'pike',
            type: 'model',
            costs: points(5),
            constraints: [
              { id: 'size', type: 'min', value: 10 },
              { id: 'big', type: 'max', value: 40 },
            ],
          },
          option('drums', { constraints: [{ id: 'some', type: 'one-of', value: 0, values: [2, 4] }] }),
        ],
        selectionEntryGroups: [
          {
            id: 'arms',
            name: 'Arms',
            constraints: [{ id: 'arms-most', type: 'max', value: 1 }],
            selectionEntries: [
              option('shield', { costs: points(3) }),
              option('cannon', {
                modifiers: [
                  {
                    type: 'set',
                    field: 'hidden',
                    value: 'true',
                    because: { kind: 'needs', params: { ids: ['engineer'] } },
                    conditions: [{ type: 'lessThan', value: 1, scope: 'force', childId: 'engineer' }],
                  },
                ],
              }),
            ],
          },
        ],
      }),
      unit('engineer', { costs: points(30) }),
      unit('stranger', { categoryLinks: [{ targetId: 'elsewhere', primary: true }] }),
    ],
  },
});

const start = () => {
  const list = new ListBuilder(catalogue);
  return { list, force: list.force() };
};

const named = (offers: readonly (Offer | OfferGroup)[], name: string): Offer => {
  for (const offer of offers) {
    if ('items' in offer) {
      const inner = offer.items.find((item) => item.name === name);
      if (inner && !('items' in inner)) return inner;
    } else if (offer.name === name) return offer;
  }
  throw new Error(`no offer ${name}`);
};

describe('at the root of a force', () => {
  test('stands what it has a place for, and what has no category', () => {
    const { list, force } = start();
    expect(list.evaluation.rootOffers(force).map(({ name }) => name)).toEqual(['pikes', 'engineer']);
  });

  test('the price is that of one with what comes along', () => {
    const { list, force } = start();
    expect(named(list.evaluation.rootOffers(force), 'pikes').price).toMatchObject([
      { typeId: 'pts', value: 1_000_000 },
    ]);
    list.select(force, 'pikes');
    expect(list.points).toBe(100);
  });

  test('asking prices changes nothing', () => {
    const { list, force } = start();
    const evaluation = list.evaluation;
    const before = JSON.stringify([evaluation.costs, evaluation.broken]);
    for (const offer of evaluation.rootOffers(force)) expect(offer.price.length).toBe(1);
    expect(JSON.stringify([evaluation.costs, evaluation.broken])).toBe(before);
    expect(evaluation.forces[0]?.selections).toEqual([]);
  });

  test('limits that one more touches stand with their counts: own and those of the block', () => {
    const { list, force } = start();
    list.select(force, 'pikes', 2);
    const offer = named(list.evaluation.rootOffers(force), 'pikes');
    expect(offer.limits.map(({ constraint, count, limit }) => [constraint.id, count, limit])).toEqual([
      ['most', 2, 2],
      ['army-most', 2, 4],
      ['places', 2, 3],
    ]);
    expect(offer).toMatchObject({ taken: 2, least: 0, most: 2, isRepeatable: true, names: { fr: 'Piques' } });
  });
});

describe('below a selection', () => {
  const below = () => {
    const { list, force } = start();
    const pikes = list.select(force, 'pikes');
    return { list, force, pikes, offers: list.evaluation.childOffers(pikes) };
  };

  test('options are nested as in the data', () => {
    const { offers } = below();
    expect(
      offers.map((offer) =>
        'items' in offer ? { [offer.name]: offer.items.map(({ name }) => name) } : offer.name,
      ),
    ).toEqual(['pike', 'drums', { Arms: ['shield', 'cannon'] }]);
  });

  test('a size has its bounds, a choice of numbers its numbers', () => {
    const { offers } = below();
    expect(named(offers, 'pike')).toMatchObject({ least: 10, most: 40, taken: 10, amounts: undefined });
    expect(named(offers, 'drums')).toMatchObject({
      least: 0,
      most: Number.POSITIVE_INFINITY,
      amounts: [2, 4],
    });
  });

  test('the limits of a group hold for its members', () => {
    const { offers } = below();
    expect(named(offers, 'shield').limits.map(({ constraint }) => constraint.id)).toEqual(['arms-most']);
    expect(offers.find((offer) => 'items' in offer)?.limits).toMatchObject([{ count: 0, limit: 1 }]);
  });

  test('what is hidden is offered with the reason, until the reason is gone', () => {
    const { list, force, pikes, offers } = below();
    const because = { kind: 'needs', params: { ids: ['engineer'] } };
    expect(named(offers, 'cannon')).toMatchObject({ hidden: true, hiddenBecause: because, groupId: 'arms' });
    list.select(force, 'engineer');
    expect(named(list.evaluation.childOffers(pikes), 'cannon')).toMatchObject({
      hidden: false,
      hiddenBecause: undefined,
    });
  });

  test('every offer can be selected by its path', () => {
    const { list, pikes, offers } = below();
    for (const offer of offers.flatMap((each) => ('items' in each ? each.items : [each]))) {
      if ('items' in offer) continue;
      list.select(pikes, offer.entryId);
      expect(named(list.evaluation.childOffers(pikes), offer.name).taken).toBe(offer.taken + 1);
    }
  });
});

test('nodes that are not there offer nothing', () => {
  const { evaluation } = start().list;
  expect(evaluation.rootOffers('gone')).toEqual([]);
  expect(evaluation.childOffers('gone')).toEqual([]);
  expect(evaluation.forceOffers('gone')).toEqual([]);
});

test('the price of a unit is known without working out the options that it could have', () => {
  const untouched = option('o', { costs: points(3) });
  Object.defineProperty(untouched, 'categoryLinks', {
    enumerable: false,
    get: () => {
      throw new Error('worked out');
    },
  });
  const list = new ListBuilder(
    smallCatalogue({
      book: { selectionEntries: [unit('u', { costs: points(10), selectionEntries: [untouched] })] },
    }),
  );
  const force = list.force();
  const [offer] = list.evaluation.rootOffers(force);
  expect(offer?.price).toMatchObject([{ typeId: 'pts', value: 100_000 }]);
});

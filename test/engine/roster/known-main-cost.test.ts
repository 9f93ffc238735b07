import { describe, expect, test } from 'vitest';
import type { CostLimit, LastCost, Roster } from '../../../renderer/engine/roster/document';
import { knownMainCost, mainFirst } from '../../../renderer/engine/roster/known-main-cost';

const cost = (name: string, value: number): LastCost => ({ typeId: `id of ${name.trim()}`, name, value });

function aRoster(costs: readonly LastCost[], limits: readonly CostLimit[]): Roster {
  const selection = { id: 's', entryId: 'e', name: 'Ferry', amount: 1, costs };
  const force = { id: 'f', entryId: 'a', name: 'Army', catalogueId: 'b', selections: [selection] };
  return {
    ...{ format: 1, id: 'r', name: 'Ford', system: { id: 'g', name: 'Game', revision: '1' } },
    ...{ books: [], limits, forces: [force] },
  };
}

describe('the cost that a list without its data is counted in', () => {
  test.each<{
    readonly claim: string;
    readonly costs: readonly LastCost[];
    readonly limits?: readonly CostLimit[];
    readonly wanted: string;
  }>([
    { claim: 'points before another', costs: [cost(' Might', 90), cost('pts', 1904)], wanted: 'pts' },
    { claim: 'points though less', costs: [cost('Might', 90), cost('Points', 9)], wanted: 'Points' },
    { claim: 'points in brackets', costs: [cost('Boats', 3), cost('Point(s)', 2)], wanted: 'Point(s)' },
    {
      claim: 'points though the limit is of another',
      ...{ costs: [cost('Might', 90), cost('pts', 900)], limits: [cost('Might', 100)], wanted: 'pts' },
    },
    {
      claim: 'points that only the limit names',
      ...{ costs: [cost('Might', 90)], limits: [cost('pts', 1000)], wanted: 'pts' },
    },
    {
      claim: 'that of the limit where nothing is called points',
      ...{ costs: [cost('Gold', 900), cost('Might', 90)], limits: [cost('Might', 100)], wanted: 'Might' },
    },
    {
      claim: 'no limit is none',
      ...{ costs: [cost('Gold', 900), cost('Might', 90)], limits: [cost('Might', -1)], wanted: 'Gold' },
    },
    { claim: 'what most was spent of', costs: [cost('Boats', 3), cost('Gold', 900)], wanted: 'Gold' },
    {
      claim: 'no other whose name begins so',
      costs: [cost('Point man', 1), cost('Gold', 2)],
      wanted: 'Gold',
    },
  ])('$claim', ({ costs, limits = [], wanted }) => {
    expect(knownMainCost(aRoster(costs, limits))).toBe(`id of ${wanted}`);
  });

  test('none where nothing costs anything', () => {
    expect(knownMainCost(aRoster([], []))).toBeUndefined();
  });

  test('is told first, the others as they come', () => {
    const costs = [cost('Might', 1), cost('Boats', 2), cost('pts', 3)];
    expect(mainFirst(costs, 'id of pts').map(({ name }) => name)).toEqual(['pts', 'Might', 'Boats']);
  });
});

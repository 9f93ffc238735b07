import { describe, expect, test } from 'vitest';
import { offerItems } from '../../../renderer/screens/builder/offers/offer-items';
import { groupRuns, headOf, scrollTopFor } from '../../../renderer/screens/builder/offers/offer-runs';
import { aForceOffer, anOffer, anOfferGroup, someOffers } from '../builders/a-view';

const FORCES = [
  { key: '', name: undefined, why: undefined, isAside: false, items: [aForceOffer('Left Wing', {})] },
];
const VIEW = someOffers(
  [anOfferGroup('Core', [anOffer('Wagon', 10), anOffer('Cart', 10)]), anOfferGroup('Rare', [])],
  { forces: FORCES },
);
const items = offerItems(VIEW, { search: '', onlyFits: false, folded: {}, block: undefined, elsewhere: [] });

describe('lines under their heads', () => {
  test('each head begins a run of its own, so that it stays in sight over its own lines only', () => {
    const runs = groupRuns(items, { first: 0, end: items.length });
    expect(runs.map(({ first, end }) => [first, end])).toEqual([
      [0, 3],
      [3, 4],
      [4, 6],
    ]);
  });

  test('a run whose head is scrolled out of what is drawn keeps its key', () => {
    const [whole] = groupRuns(items, { first: 0, end: 3 });
    expect(groupRuns(items, { first: 2, end: 4 })[0]).toEqual({ key: whole?.key, first: 2, end: 3 });
    expect(headOf(items, 2)).toBe(0);
    expect(headOf(items, 3)).toBe(3);
  });
});

describe('a line is brought into sight', () => {
  const box = { top: 100, height: 200 };
  test.each([
    { claim: 'stays where it is seen', line: { top: 130, bottom: 156 }, top: undefined },
    { claim: 'comes out from below the head', line: { top: 110, bottom: 136 }, top: 84 },
    { claim: 'comes up from below', line: { top: 290, bottom: 316 }, top: 116 },
  ])('$claim', ({ line, top }) => {
    expect(scrollTopFor(line, 26, box)).toBe(top);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyOffersPatch, diffOffers } from '../../renderer/worker/diff-offers';
import type { OfferGroupView, OffersView } from '../../renderer/worker/protocol/offers-view';
import { anOffer, anOfferGroup, someOffers } from '../ui/builders/a-view';

const group: fc.Arbitrary<OfferGroupView> = fc
  .record({
    name: fc.constantFrom('Core', 'Rare', 'Lords', 'Allies'),
    missing: fc.integer({ min: 0, max: 1 }),
    items: fc.uniqueArray(
      fc.record({ name: fc.constantFrom(...'abcdef'), taken: fc.integer({ min: 0, max: 2 }) }),
      {
        selector: ({ name }) => name,
      },
    ),
  })
  .map(({ name, missing, items }) =>
    anOfferGroup(
      name,
      items.map((item) => anOffer(item.name, 10, { taken: item.taken })),
      { missing },
    ),
  );
const offers: fc.Arbitrary<OffersView> = fc
  .record({
    groups: fc.uniqueArray(group, { selector: ({ key }) => key }),
    left: fc.option(fc.integer(), { nil: undefined }),
  })
  .map(({ groups, left }) => someOffers(groups, { left }));

describe('patches of what may be taken', () => {
  test('turn one into the other, as they cross a thread', () => {
    fc.assert(
      fc.property(offers, offers, (before, after) => {
        const patch = structuredClone(diffOffers(before, after));
        expect(patch === undefined ? before : applyOffersPatch(before, patch)).toEqual(after);
      }),
    );
  });

  test('say of a large book only what changed, and leave the rest the very same', () => {
    const far = anOfferGroup('Far', [anOffer('Far away', 10)]);
    const before = someOffers([anOfferGroup('Near', [anOffer('One', 10), anOffer('Two', 20)]), far], {
      left: 90,
    });
    const near = anOfferGroup('Near', [anOffer('One', 10, { taken: 1 }), anOffer('Two', 20)]);
    const patch = diffOffers(before, { ...before, groups: [near, structuredClone(far)], left: 80 });
    expect(patch?.groups?.set.map(({ key, items }) => [key, items?.set.map(({ name }) => name)])).toEqual([
      ['Near', ['One']],
    ]);
    const after = patch && applyOffersPatch(before, patch);
    expect(after?.left).toBe(80);
    expect(after?.groups[1]).toBe(before.groups[1]);
    expect(after?.groups[0]?.items[1]).toBe(before.groups[0]?.items[1]);
  });

  test('are none where nothing changed', () => {
    fc.assert(
      fc.property(offers, (all) => {
        expect(diffOffers(all, structuredClone(all))).toBeUndefined();
      }),
    );
  });
});

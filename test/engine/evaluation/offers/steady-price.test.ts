import { describe, expect, test } from 'vitest';
import type { SelectionEntryDefinition } from '../../../../renderer/engine/catalogue/definition';
import { ListBuilder } from '../../../builders/list-builder';
import { option, points, smallCatalogue, unit } from '../../../builders/small-catalogue';

const least = (id: string, value: number, scope = 'parent') => ({
  id,
  type: 'min',
  value,
  field: 'selections',
  scope,
});

/** Prices of a unit with what comes along, as it is offered before and after a banner was taken. */
function prices(more: Partial<SelectionEntryDefinition>, below: Partial<SelectionEntryDefinition> = {}) {
  const list = new ListBuilder(
    smallCatalogue({
      book: {
        selectionEntries: [
          unit('pikes', {
            costs: points(50),
            selectionEntries: [
              option('pike', { costs: points(5), constraints: [least('size', 10)], ...below }),
            ],
            ...more,
          }),
          unit('banner'),
        ],
      },
    }),
  );
  const force = list.force();
  const price = () => {
    const offer = list.evaluation.rootOffers(force).find(({ name }) => name === 'pikes');
    return offer?.price ?? [];
  };
  const before = price();
  list.select(force, 'banner');
  const after = price();
  return { before, after, values: [before, after].map(([cost]) => (cost?.value ?? 0) / 10_000) };
}

const withBanner = [
  { type: 'atLeast', value: 1, field: 'selections', scope: 'force', childId: 'banner', shared: true },
];

describe('the price of an offer', () => {
  test('that nothing in the list can change is worked out once', () => {
    const { before, after, values } = prices({});
    expect(values).toEqual([100, 100]);
    expect(after).toBe(before);
  });

  test.each([
    {
      claim: 'whose own price changes',
      more: { modifiers: [{ type: 'increment', field: 'pts', value: 7, conditions: withBanner }] },
      below: {},
      values: [100, 107],
    },
    {
      claim: 'of which something below costs otherwise',
      more: {},
      below: { modifiers: [{ type: 'increment', field: 'pts', value: 1, conditions: withBanner }] },
      values: [100, 110],
    },
    {
      claim: 'of which more comes along',
      more: {},
      below: { modifiers: [{ type: 'set', field: 'size', value: 12, conditions: withBanner }] },
      values: [100, 110],
    },
    {
      claim: 'of which something is hidden now',
      more: {},
      below: { modifiers: [{ type: 'set', field: 'hidden', value: 'true', conditions: withBanner }] },
      values: [100, 50],
    },
  ])('$claim is asked anew', ({ more, below, values }) => {
    expect(prices(more, below).values).toEqual(values);
  });
});

import { describe, expect, test } from 'vitest';
import { numberWidths } from '../../../renderer/screens/builder/ledger/number-widths';
import { aForceRow, aUnitRow } from '../builders/a-view';

const written = (value: number): string => value.toLocaleString('en');

describe('the columns of numbers', () => {
  test.each([
    { claim: 'are as they are for an army', amount: 30, price: 1965, isSurcharge: false, more: [0, 0] },
    {
      claim: 'have room for 99,999 points that come on top',
      amount: 999,
      price: 99_999,
      isSurcharge: true,
      more: [0, 0],
    },
    {
      claim: 'grow with a hundred thousand models',
      amount: 100_000,
      price: 10,
      isSurcharge: false,
      more: [24, 0],
    },
    {
      claim: 'grow with nineteen million points',
      amount: 1,
      price: 19_000_000,
      isSurcharge: false,
      more: [0, 16],
    },
  ])('$claim', ({ amount, price, isSurcharge, more }) => {
    const rows = [aForceRow('Army'), aUnitRow('Spears', { amount, price, isSurcharge }), aUnitRow('Riders')];
    const widths = numberWidths(rows, written);
    expect([widths.amount, widths.price]).toEqual(more);
  });
});

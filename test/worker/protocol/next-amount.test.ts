import { describe, expect, test } from 'vitest';
import { nextAmount } from '../../../renderer/worker/protocol/next-amount';

describe('the next amount', () => {
  test.each([
    { claim: 'one more', at: 5, by: 1, most: 10, next: 6 },
    { claim: 'none above the most', at: 10, by: 1, most: 10, next: undefined },
    { claim: 'without a most there is always one more', at: 99, by: 1, most: undefined, next: 100 },
    { claim: 'none below the least', at: 3, by: -1, most: 10, next: undefined },
    { claim: 'from above the most the way leads back', at: 12, by: -1, most: 10, next: 11 },
    { claim: 'below nought there is nothing', at: 0, by: -1, most: 1, least: 0, next: undefined },
  ] as const)('$claim', (row) => {
    expect(nextAmount(row.at, row.by, 'least' in row ? row.least : 3, row.most)).toBe(row.next);
  });

  test('only the amounts of the data are stepped through', () => {
    expect(nextAmount(6, 1, 3, 12, [3, 6, 9])).toBe(9);
    expect(nextAmount(9, 1, 3, 12, [3, 6, 9])).toBeUndefined();
    expect(nextAmount(7, -1, 3, 12, [3, 6, 9])).toBe(6);
  });
});

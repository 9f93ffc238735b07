import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeAt } from '../../../renderer/components/use-visible-range';

const offsetsOf = (heights: readonly number[]): number[] => {
  let at = 0;
  return heights.map((height) => {
    at += height;
    return at;
  });
};

describe('the rows that are drawn', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 60 }), { minLength: 150, maxLength: 400 });

  test('hold everything that is seen, and what is left out is as high as it was', () => {
    fc.assert(
      fc.property(
        heights,
        fc.integer({ min: 0, max: 12_000 }),
        fc.integer({ min: 100, max: 1500 }),
        (rows, top, height) => {
          const offsets = offsetsOf(rows);
          const total = offsets.at(-1) as number;
          const { first, end, above, below } = rangeAt(offsets, top, height);
          const drawn = rows.slice(first, end).reduce((sum, each) => sum + each, 0);
          expect(above + drawn + below).toBe(total);
          const seenTop = Math.min(top, total);
          const seenEnd = Math.min(top + height, total);
          expect(above).toBeLessThanOrEqual(seenTop);
          expect(above + drawn).toBeGreaterThanOrEqual(seenEnd);
        },
      ),
    );
  });

  test('are few, however long the list is', () => {
    const { first, end } = rangeAt(offsetsOf(Array.from({ length: 5000 }, () => 26)), 60_000, 800);
    expect(end - first).toBeLessThan(70);
  });
});

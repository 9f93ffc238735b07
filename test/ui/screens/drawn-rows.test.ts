import { describe, expect, test } from 'vitest';
import { drawnRows } from '../../../renderer/screens/library/drawn-rows';

/** Ten rows of ten pixels. */
const OFFSETS = Array.from({ length: 10 }, (_, index) => (index + 1) * 10);

describe('rows of a long table that are drawn', () => {
  test.each([
    {
      claim: 'those that are seen',
      stop: 4,
      drawn: [
        [3, 30],
        [4, 0],
        [5, 0],
      ],
      below: 40,
    },
    {
      claim: 'the one that has the keyboard, above them',
      stop: 0,
      drawn: [
        [0, 0],
        [3, 20],
        [4, 0],
        [5, 0],
      ],
      below: 40,
    },
    {
      claim: 'the one that has the keyboard, below them',
      stop: 8,
      drawn: [
        [3, 30],
        [4, 0],
        [5, 0],
        [8, 20],
      ],
      below: 10,
    },
    {
      claim: 'the last one',
      stop: 9,
      drawn: [
        [3, 30],
        [4, 0],
        [5, 0],
        [9, 30],
      ],
      below: 0,
    },
  ])('$claim', ({ stop, drawn, below }) => {
    const now = drawnRows({ first: 3, end: 6 }, stop, OFFSETS);
    expect(now.drawn.map(({ index, gap }) => [index, gap])).toEqual(drawn);
    expect(now.below).toBe(below);
    // Drawn or not, each row has its place.
    const all = now.drawn.reduce((sum, { gap }) => sum + gap + 10, 0) + now.below;
    expect(all).toBe(100);
  });

  test('none of none', () => {
    expect(drawnRows({ first: 0, end: 0 }, 0, [])).toEqual({ drawn: [], below: 0 });
  });
});

/** What a finding says of the bounds around its number: the smallest books that show it. */
import { describe, expect, test } from 'vitest';
import type { LimitFinding } from '../../../renderer/engine/findings/finding';
import { aBook, aUnit, type Pick, play } from '../catalogue/books/play-book';

function found(unit: Readonly<Record<string, unknown>>, pick: Pick): LimitFinding[] {
  const { list } = play({ books: [aBook([aUnit('u', unit)])] }, [{ units: [pick] }]);
  return list.findings.filter((finding): finding is LimitFinding => 'limit' in finding && 'count' in finding);
}

describe('a group', () => {
  const weapons = (choose: readonly [number, number | null], changes?: readonly object[]) => ({
    options: [
      {
        id: 'weapons',
        name: 'Weapons',
        choose,
        ...(changes ? { changes } : {}),
        options: ['axe', 'bow', 'club'].map((id) => ({ id, name: id })),
      },
      { id: 'banner', name: 'Banner' },
    ],
  });
  const taking = (...ids: string[]): Pick => ({ id: 'u', with: ids.map((id) => `u.${id}`) });
  const withBanner = { when: { has: 'banner' } };

  test.each([
    {
      claim: 'that is closed lets nothing in',
      unit: weapons([0, 0]),
      pick: taking('axe'),
      broken: [{ count: 1, limit: 0, isExact: false }],
    },
    {
      claim: 'that changes open lets so many in at most',
      unit: weapons([0, 0], [{ ...withBanner, max: 1 }]),
      pick: taking('banner', 'axe', 'bow'),
      broken: [{ count: 2, limit: 1, isExact: false }],
    },
    {
      claim: 'that changes open for an exact number',
      unit: weapons([0, 0], [{ ...withBanner, min: 2, max: 2 }]),
      pick: taking('banner', 'axe', 'bow', 'club'),
      broken: [{ count: 3, limit: 2, isExact: true }],
    },
    {
      claim: 'of exactly one',
      unit: weapons([1, 1]),
      pick: taking('axe', 'bow'),
      broken: [{ count: 2, limit: 1, isExact: true }],
    },
    {
      claim: 'of exactly one, with none',
      unit: weapons([1, 1]),
      pick: taking(),
      broken: [{ count: 0, limit: 1, isExact: true }],
    },
    {
      claim: 'of one that changes let have two',
      unit: weapons([1, 1], [{ ...withBanner, max: 2 }]),
      pick: taking('banner'),
      broken: [{ count: 0, limit: 1, isExact: false }],
    },
    {
      claim: 'of one to two that changes bring down to one',
      unit: weapons([1, 2], [{ ...withBanner, max: 1 }]),
      pick: taking('banner', 'axe', 'bow'),
      broken: [{ count: 2, limit: 1, isExact: true }],
    },
  ])('$claim', ({ unit, pick, broken }) => {
    expect(found(unit, pick)).toMatchObject(broken);
    expect(found(unit, pick)).toHaveLength(broken.length);
  });
});

describe('a number of models', () => {
  const sized = (size: object) => ({ models: [{ id: 'man', name: 'Man', size }] });
  const of = (x: number): Pick => ({ id: 'u', with: [{ id: 'u.man', x }] });
  const sizes = { min: 2, max: 5, sizes: [2, 3, 5] };
  const step = { min: 5, max: 20, step: 5 };
  const changed = { ...sizes, changes: [{ when: { has: 'u' }, max: 3 }] };

  test.each([
    { claim: 'among the sizes is right', size: sizes, x: 3, kinds: [], amounts: undefined },
    { claim: 'between two sizes', size: sizes, x: 4, kinds: ['size-only'], amounts: [2, 3, 5] },
    { claim: 'above all sizes is told once', size: sizes, x: 6, kinds: ['size-only'], amounts: [2, 3, 5] },
    { claim: 'below all sizes is told once', size: sizes, x: 1, kinds: ['size-only'], amounts: [2, 3, 5] },
    {
      claim: 'above the steps is told once',
      size: step,
      x: 23,
      kinds: ['size-step'],
      amounts: [5, 10, 15, 20],
    },
    {
      claim: 'below the steps is told once',
      size: step,
      x: 4,
      kinds: ['size-step'],
      amounts: [5, 10, 15, 20],
    },
    {
      claim: 'that changes leave out is too many',
      size: changed,
      x: 5,
      kinds: ['size-most'],
      amounts: undefined,
    },
    {
      claim: 'that is no size is told with those that changes leave',
      size: changed,
      x: 4,
      kinds: ['size-only'],
      amounts: [2, 3],
    },
  ])('$claim', ({ size, x, kinds, amounts }) => {
    const findings = found(sized(size), of(x));
    expect(findings.map(({ because }) => because?.kind)).toEqual(kinds);
    expect(findings[0]?.amounts).toEqual(amounts);
  });

  test('that is fixed is exact', () => {
    expect(found(sized({ min: 3, max: 3 }), of(4))).toMatchObject([{ limit: 3, isExact: true }]);
    expect(found(sized({ min: 3, max: 4 }), of(5))).toMatchObject([{ limit: 4, isExact: false }]);
  });
});

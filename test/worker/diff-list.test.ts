import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyListPatch, diffList, isSame } from '../../renderer/worker/diff-list';

interface Row {
  readonly key: string;
  readonly value: number | undefined;
}

const rows = fc.uniqueArray(
  fc.record({
    key: fc.string({ minLength: 1, maxLength: 3 }),
    value: fc.option(fc.integer(), { nil: undefined }),
  }),
  { selector: (row) => row.key, maxLength: 20 },
);

describe('patches of rows', () => {
  test('turn one list into the other', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const patch = diffList<Row>(before, after);
        expect(patch === undefined ? before : applyListPatch(before, patch)).toEqual(after);
      }),
    );
  });

  test('of a list that did not change are none', () => {
    fc.assert(
      fc.property(rows, (all) => {
        expect(diffList<Row>(all, structuredClone(all))).toBeUndefined();
      }),
    );
  });

  test('leave rows that did not change the very same objects', () => {
    const before: readonly Row[] = [
      { key: 'a', value: 1 },
      { key: 'b', value: 2 },
    ];
    const patch = diffList(before, [
      { key: 'b', value: 2 },
      { key: 'a', value: 9 },
    ]);
    const after = applyListPatch(before, patch ?? { set: [] });
    expect(after[0]).toBe(before[1]);
    expect(patch?.set).toEqual([{ key: 'a', value: 9 }]);
  });
});

describe('two values', () => {
  test.each([
    {
      claim: 'what is left out and undefined are one',
      one: { a: 1, b: undefined },
      other: { a: 1 },
      same: true,
    },
    { claim: 'order of fields says nothing', one: { a: 1, b: 2 }, other: { b: 2, a: 1 }, same: true },
    { claim: 'a list is no object', one: [], other: {}, same: false },
    { claim: 'depth counts', one: { a: [{ b: 1 }] }, other: { a: [{ b: 2 }] }, same: false },
    { claim: 'a field more is a difference', one: { a: 1 }, other: { a: 1, b: 0 }, same: false },
  ])('$claim', ({ one, other, same }) => {
    expect(isSame(one, other)).toBe(same);
    expect(isSame(other, one)).toBe(same);
  });
});

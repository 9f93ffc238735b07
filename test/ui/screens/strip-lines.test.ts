import { describe, expect, test } from 'vitest';
import { nextOf, stripLines } from '../../../renderer/screens/builder/findings/strip-lines';
import { aFinding } from '../builders/a-view';

const weapon = (key: string, over = {}) =>
  aFinding('Weapon: nothing chosen', { key, node: key, place: 'Squad · Army', ...over });

describe('lines of the strip', () => {
  test('what is said alike of several units is one line, which leads to each in turn', () => {
    const [line, ...others] = stripLines([weapon('a'), weapon('b'), weapon('c')]);
    if (line === undefined) throw new Error('no line');
    expect(others).toEqual([]);
    const visited = [undefined, 'a', 'b', 'c'].map((shown) => nextOf(line, shown).key);
    expect(visited).toEqual(['a', 'b', 'c', 'a']);
  });

  test.each([
    { claim: 'a name of the user’s own', over: { place: 'Anvil · Army' } },
    { claim: 'another number', over: { sentence: 'Weapon: 2 chosen, at most 1' } },
    { claim: 'another gravity', over: { severity: 'warning' } },
  ])('$claim keeps a line of its own', ({ over }) => {
    expect(stripLines([weapon('a'), weapon('b', over)])).toHaveLength(2);
  });

  test('they stand in the order of the first of each', () => {
    const lines = stripLines([weapon('a'), aFinding('No general', { key: 'g' }), weapon('b')]);
    expect(lines.map(({ key, findings }) => [key, findings.length])).toEqual([
      ['a', 2],
      ['g', 1],
    ]);
  });
});

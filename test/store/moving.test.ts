import { describe, expect, test } from 'vitest';
import { endOf, gapAt } from '../../renderer/store/moving';
import type { PlaceView } from '../../renderer/worker/protocol/places';
import { aForceRow, anEmptyRow, aUnitRow } from '../ui/builders/a-view';

const place = (force: string, block: string | undefined, over: Partial<PlaceView> = {}): PlaceView => ({
  key: `${force}/${block ?? ''}`,
  force,
  forceName: force,
  block,
  blockName: block ?? '',
  isHere: false,
  why: undefined,
  ...over,
});

/** Army: Core with two units, Support empty. Company: folded away but for its head. */
const ROWS = [
  aForceRow('Army', { node: 'f1' }),
  aUnitRow('Spears', { isFirst: true }),
  aUnitRow('Riders'),
  anEmptyRow(2, { block: 'support', isFirst: true }),
  aForceRow('Company', { node: 'f2', key: 'n:f2', force: 'f2' }),
];
const [CORE, SUPPORT, ELSEWHERE] = [place('f1', 'core'), place('f1', 'support'), place('f2', 'core')];

describe('the end of a place', () => {
  test.each([
    { claim: 'is below its last unit', place: CORE, row: 'n:riders', edge: 'bottom' },
    { claim: 'is above what says that it is empty', place: SUPPORT, row: 'e:support', edge: 'top' },
    { claim: 'is below the head of a force that is folded', place: ELSEWHERE, row: 'n:f2', edge: 'bottom' },
  ] as const)('$claim', ({ place: each, row, edge }) => {
    expect(endOf(ROWS, each)).toEqual({ place: each.key, before: undefined, row, edge });
  });
});

describe('the gap under the pointer', () => {
  const at = (index: number, isLower: boolean, places = [CORE, SUPPORT, ELSEWHERE]) => {
    const gap = gapAt(ROWS, index, isLower, places);
    return gap && `${gap.place} ${gap.before ?? 'end'} ${gap.row} ${gap.edge}`;
  };
  test.each([
    {
      claim: 'upper half of a unit: before it',
      index: 2,
      isLower: false,
      gap: 'f1/core riders n:riders top',
    },
    { claim: 'lower half: before the next', index: 1, isLower: true, gap: 'f1/core riders n:spears bottom' },
    { claim: 'lower half of the last: the end', index: 2, isLower: true, gap: 'f1/core end n:riders bottom' },
    { claim: 'an empty place', index: 3, isLower: true, gap: 'f1/support end e:support top' },
    {
      claim: 'the head of a force: its first place',
      index: 4,
      isLower: false,
      gap: 'f2/core end n:f2 bottom',
    },
  ])('$claim', ({ index, isLower, gap }) => {
    expect(at(index, isLower)).toBe(gap);
  });

  test('a row whose block takes nothing belongs to no place', () => {
    expect(at(3, true, [CORE])).toBe('undefined end e:support bottom');
  });

  test('where each unit has a block of its own, any row of the force is the place', () => {
    expect(at(1, false, [place('f1', undefined)])).toBe('f1/ end n:f1 bottom');
  });
});

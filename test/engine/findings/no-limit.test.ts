import { describe, expect, test } from 'vitest';
import { isLegal } from '../../../renderer/engine/findings/findings';
import { ListBuilder } from '../../builders/list-builder';
import { points, smallCatalogue, unit } from '../../builders/small-catalogue';

function listOf(usualLimits: readonly number[] | undefined): ListBuilder {
  const list = new ListBuilder(
    smallCatalogue({
      system: { costTypes: [{ id: 'pts', name: 'points', ...(usualLimits ? { usualLimits } : {}) }] },
      book: { selectionEntries: [unit('u', { costs: points(10) })] },
    }),
  );
  list.select(list.force(), 'u');
  return list;
}

describe('a list without a limit', () => {
  test.each([
    {
      claim: 'is told in a game that is played to one',
      usual: [1000],
      limit: undefined,
      kinds: ['no-limit'],
    },
    { claim: 'has none when it is below nothing', usual: [1000], limit: -1, kinds: ['no-limit'] },
    {
      claim: 'is no matter where the data know no usual ones',
      usual: undefined,
      limit: undefined,
      kinds: [],
    },
    { claim: 'is another thing than one of nothing', usual: [1000], limit: 0, kinds: ['over-limit'] },
    { claim: 'is not one with a limit', usual: [1000], limit: 1500, kinds: [] },
  ])('$claim', ({ usual, limit, kinds }) => {
    const list = listOf(usual);
    if (limit !== undefined) list.limit(limit);
    expect(list.findings.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('is legal all the same, with a warning for the whole list', () => {
    const { findings } = listOf([1000]);
    expect(findings).toMatchObject([{ severity: 'warning', costType: 'pts', place: { path: [] } }]);
    expect(isLegal(findings)).toBe(true);
  });
});

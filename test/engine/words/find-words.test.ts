import { describe, expect, test } from 'vitest';
import { findBest, plainText, rankOf, searchWords } from '../../../renderer/engine/words/find-words';

describe('what is searched', () => {
  test('has no accents and no capitals', () => {
    expect(plainText('Écorcheurs à Gauss')).toBe('ecorcheurs a gauss');
    expect(searchWords('  Épée  d’Élite ')).toEqual(['epee', "d'elite"]);
    expect(plainText('Cœur d’Æther')).toBe("coeur d'aether");
  });

  test.each([
    { claim: 'begins so', text: 'heavy guard', search: 'hea', rank: 0 },
    { claim: 'a word of it begins so', text: 'heavy guard', search: 'gua', rank: 1 },
    {
      claim: 'a later word begins so, though an earlier one holds it',
      text: 'vanguard guard',
      search: 'gua',
      rank: 1,
    },
    { claim: 'it occurs', text: 'vanguard', search: 'gua', rank: 2 },
    { claim: 'two words are as good as the worse', text: 'heavy guard', search: 'guard hea', rank: 1 },
    { claim: 'a word that is not there', text: 'heavy guard', search: 'heavy horse', rank: undefined },
    {
      claim: 'a name in another language, after a dot',
      text: 'guard \u00b7 garde',
      search: 'garde',
      rank: 1,
    },
  ])('$claim: $rank', ({ text, search, rank }) => {
    expect(rankOf(text, searchWords(search))).toBe(rank);
  });

  test('the best come first, no more than asked, equals in their order', () => {
    const items = ['vanguard', 'old guard', 'guard', 'new guard', 'horse'].map((search) => ({ search }));
    expect(findBest(items, ['guard'], 3).map(({ search }) => search)).toEqual([
      'guard',
      'old guard',
      'new guard',
    ]);
  });
});

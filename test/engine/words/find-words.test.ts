import { describe, expect, test } from 'vitest';
import {
  findBest,
  findRanked,
  plainText,
  rankOf,
  searchWords,
} from '../../../renderer/engine/words/find-words';

describe('what is searched', () => {
  test('has no accents and no capitals', () => {
    expect(plainText('Écorcheurs à Gauss')).toBe('ecorcheurs a gauss');
    expect(searchWords('  Épée  d’Élite ')).toEqual(['epee', "d'elite"]);
    expect(plainText('Cœur d’Æther')).toBe("coeur d'aether");
  });

  test.each([
    { claim: 'it is the name', text: 'guard', search: 'guard', rank: 0 },
    { claim: 'it is the whole name of two words', text: 'heavy guard', search: 'Heavy  Guard', rank: 0 },
    { claim: 'it is the name in another language', text: 'guard \u00b7 garde', search: 'garde', rank: 0 },
    { claim: 'accents aside', text: plainText('Épée'), search: 'épée', rank: 0 },
    { claim: 'the name begins so', text: 'heavy guard', search: 'hea', rank: 1 },
    { claim: 'the name in another language begins so', text: 'guard \u00b7 garde', search: 'gar', rank: 1 },
    { claim: 'the name begins with both words', text: 'heavy guard', search: 'heavy gu', rank: 1 },
    { claim: 'a word of it begins so', text: 'heavy guard', search: 'gua', rank: 2 },
    {
      claim: 'a later word begins so, though an earlier one holds it',
      text: 'vanguard guard',
      search: 'gua',
      rank: 2,
    },
    { claim: 'both words begin words of it', text: 'heavy guard', search: 'guard hea', rank: 2 },
    { claim: 'it occurs', text: 'vanguard', search: 'gua', rank: 3 },
    { claim: 'two words are as good as the worse', text: 'heavy vanguard', search: 'hea gua', rank: 3 },
    { claim: 'a word that is not there', text: 'heavy guard', search: 'heavy horse', rank: undefined },
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

  test('the thing itself comes before what is named after it', () => {
    const items = ['command rhino', 'rhino carrier', 'sharhino', 'rhino'].map((search) => ({ search }));
    expect(findRanked(items, ['rhino']).map(({ item, rank }) => `${rank} ${item.search}`)).toEqual([
      '0 rhino',
      '1 rhino carrier',
      '2 command rhino',
      '3 sharhino',
    ]);
  });
});

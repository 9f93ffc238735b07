import { describe, expect, test } from 'vitest';
import { EnglishRuns, englishTexts, wordsOf } from './english-texts';

test('English of a file is what it says otherwise in French', () => {
  const file = {
    name: { en: 'Heavy Gun', fr: 'Canon lourd', short: { en: 'HG', fr: 'CL' } },
    same: { en: 'Krios', fr: 'Krios' },
    bare: 'Untranslated',
    columns: [{ words: { Sheet: { fr: 'Fiche' }, f: { fr: 'f' } } }],
    form: { en: 'Fires {1} times', fr: 'Tire {1} fois' },
  };
  expect(englishTexts(file)).toEqual(['Heavy Gun', 'HG', 'Sheet', 'Fires {1} times']);
});

test.each([
  { text: 'l’Hérésie d’Horus', words: ['hérésie', 'horus'] },
  { text: 'Force (D), S’abrite', words: ['force', '(', 'D', ')', ',', 'abrite'] },
  { text: '2+/5+f', words: ['2', '5', 'f'] },
])('$text', ({ text, words }) => {
  expect(wordsOf(text)).toEqual(words);
});

describe('runs of English words', () => {
  const runs = new EnglishRuns(['Heavy Gun', 'Gun', 'AP', 'rear, side'], ['Gun Knight']);

  test.each([
    { claim: 'a name in another text', text: 'Porte un Heavy Gun.', found: ['Heavy Gun', 'Gun'] },
    { claim: 'whatever its case', text: 'deux heavy guns', found: [] },
    { claim: 'not torn by a comma', text: 'Heavy, Gunner', found: [] },
    { claim: 'with the commas that it has itself', text: 'accès : rear, side', found: ['rear, side'] },
    { claim: 'abbreviations in capitals only', text: 'AP et ap', found: ['AP'] },
    { claim: 'not in a kept phrase', text: 'Le Gun Knight', found: [] },
    { claim: 'but beside it', text: 'Le Gun Knight avec Gun', found: ['Gun'] },
  ])('$claim', ({ text, found }) => {
    expect(runs.in(text)).toEqual(found);
  });

  test('kept phrases that were met are known', () => {
    expect([...runs.met]).toEqual(['Gun Knight']);
  });
});

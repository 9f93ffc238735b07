import { expect, test } from 'vitest';
import { modelWord } from '../../../renderer/engine/words/model-word';

test.each([
  { claim: 'models unless the data say', word: undefined, en: 'models', fr: 'figurines' },
  { claim: 'what the data say', word: { en: 'stands', fr: 'socles' }, en: 'stands', fr: 'socles' },
  { claim: 'never one language in the other', word: { en: 'stands' }, en: 'stands', fr: 'figurines' },
])('$claim', ({ word, en, fr }) => {
  const system = word ? { modelWord: word } : {};
  expect(modelWord(system, 'en')).toBe(en);
  expect(modelWord(system, 'fr')).toBe(fr);
});

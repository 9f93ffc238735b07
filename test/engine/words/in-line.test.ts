import { expect, test } from 'vitest';
import { inLine } from '../../../renderer/engine/words/in-line';

test.each([
  { language: 'fr', printed: 'Édition française', said: 'édition française' },
  { language: 'en', printed: 'French edition', said: 'French edition' },
  { language: 'fr', printed: '', said: '' },
] as const)('$printed stands in the middle of a line as $said', ({ language, printed, said }) => {
  expect(inLine(printed, language)).toBe(said);
});

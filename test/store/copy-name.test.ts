import { expect, test } from 'vitest';
import { copyName } from '../../renderer/store/copy-name';
import { WORDS } from '../../renderer/words/use-words';

test.each([
  { claim: 'the first copy has no number', name: 'A', taken: ['A'], is: 'A (copy)' },
  { claim: 'the second is numbered', name: 'A', taken: ['A', 'A (copy)'], is: 'A (copy 2)' },
  { claim: 'a gap is filled', name: 'A', taken: ['A', 'A (copy)', 'A (copy 3)'], is: 'A (copy 2)' },
  { claim: 'a copy of a copy is one more', name: 'A (copy)', taken: ['A', 'A (copy)'], is: 'A (copy 2)' },
  { claim: 'so is one of a numbered copy', name: 'A (copy 2)', taken: ['A (copy 2)', 'B'], is: 'A (copy)' },
  { claim: 'a name that is nothing else stays', name: ' (copy)', taken: [' (copy)'], is: ' (copy) (copy)' },
])('$claim', ({ name, taken, is }) => {
  expect(copyName(name, taken, WORDS.en.library.copyOf)).toBe(is);
});

test('in French', () => {
  const { copyOf } = WORDS.fr.library;
  expect(copyName('A', ['A'], copyOf)).toBe('A (copie)');
  expect(copyName('A', ['A', 'A (copie)'], copyOf)).toBe('A (copie\u00a02)');
});

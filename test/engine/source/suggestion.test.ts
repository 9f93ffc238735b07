import { expect, test } from 'vitest';
import { suggestionFor } from '../../../renderer/engine/source/suggestion';

test.each<{ claim: string; word: string; known: string[]; found: string | undefined }>([
  { claim: 'two letters swapped', word: 'pionts', known: ['models', 'points'], found: 'points' },
  { claim: 'a letter missing', word: 'halbrd', known: ['halberd', 'hand-weapon'], found: 'halberd' },
  { claim: 'capitals', word: 'Points', known: ['points'], found: 'points' },
  {
    claim: 'the nearest of several',
    word: 'lance',
    known: ['light-lance', 'lancer', 'glance-x'],
    found: 'lancer',
  },
  { claim: 'nothing near', word: 'dragon', known: ['shield', 'spear'], found: undefined },
  { claim: 'short words need to be near', word: 'ab', known: ['cd', 'x'], found: undefined },
])('$claim', ({ word, known, found }) => {
  expect(suggestionFor(word, known)).toBe(found);
});

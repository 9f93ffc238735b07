import { expect, test } from 'vitest';
import { hasOtherWords } from '../../../renderer/engine/catalogue/word-pattern';

const words = (...texts: string[]) => texts.map((text) => ({ text, names: { fr: text } }));

test.each([
  { claim: 'numbers and signs are no words', text: '2+/5+, −1 (8″)', known: [], other: false },
  { claim: 'dice are written alike everywhere', text: '2D6+1', known: [], other: false },
  { claim: 'a die inside a word is none', text: 'ED6', known: [], other: true },
  { claim: 'a word that the table lacks', text: '2+ Sheet', known: [], other: true },
  { claim: 'a word that the table has', text: '2+ Sheet', known: ['Sheet'], other: false },
  { claim: 'one of two', text: 'rear, side', known: ['rear'], other: true },
  { claim: 'both', text: 'rear, side', known: ['side', 'rear'], other: false },
  {
    claim: 'a word inside another word is not that word',
    text: 'inside',
    known: ['in', 'side'],
    other: true,
  },
  { claim: 'nor with an accent after it', text: 'sidé', known: ['sid'], other: true },
  { claim: 'signs of regular expressions are plain text', text: 'a.b', known: ['a+b'], other: true },
  { claim: 'and are found as such', text: '2 (no base)', known: ['(no base)'], other: false },
])('$claim', ({ text, known, other }) => {
  expect(hasOtherWords(text, words(...known))).toBe(other);
});

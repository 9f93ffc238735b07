import { describe, expect, test } from 'vitest';
import { TEXT_LIMITS } from '../../../renderer/engine/roster/text-limits';
import { nameIn, textIn } from '../../../renderer/engine/words/name-in';
import { shortened } from '../../../renderer/engine/words/shortened';

describe('a text too long to be shown', () => {
  test.each([
    { claim: 'what fits stays', text: 'Pikes', most: 5, shown: 'Pikes' },
    { claim: 'the rest is an ellipsis', text: 'Pikemen', most: 5, shown: 'Pike…' },
    { claim: 'no blank stands before it', text: 'Old Guard', most: 5, shown: 'Old…' },
    { claim: 'no half of a letter stands before it', text: 'ab🐉🐉', most: 4, shown: 'ab…' },
  ])('$claim', ({ text, most, shown }) => {
    expect(shortened(text, most)).toBe(shown);
  });

  test('names of data are shortened, other texts are not', () => {
    const long = 'x'.repeat(1000);
    expect(nameIn('en', 'a', { en: long })).toHaveLength(TEXT_LIMITS.shownName);
    expect(nameIn('en', long, undefined)).toHaveLength(TEXT_LIMITS.shownName);
    expect(textIn('en', 'a', { en: long })).toBe(long);
  });

  test('what may be typed is shown whole', () => {
    expect(TEXT_LIMITS.name).toBeLessThanOrEqual(TEXT_LIMITS.shownName);
  });
});

import { describe, expect, test } from 'vitest';
import { fitText } from '../../../renderer/components/fit-text';

describe('what fits of ten letters', () => {
  test.each([
    { claim: 'all of them', before: '', after: '0123456789', is: '0123456789' },
    { claim: 'of more the beginning', before: '', after: '0123456789ab', is: '0123456789' },
    {
      claim: 'what is typed after them is left out',
      before: '0123456789',
      after: '0123456789a',
      is: '0123456789',
    },
    {
      claim: 'what is pasted into them leaves the end alone',
      before: 'abcXYZ',
      after: 'abc123456XYZ',
      is: 'abc1234XYZ',
    },
    {
      claim: 'what is pasted over some of them too',
      before: 'abc--XYZ',
      after: 'abc123456XYZ',
      is: 'abc1234XYZ',
    },
    { claim: 'equal letters are told apart', before: 'aaaa', after: 'a'.repeat(14), is: 'a'.repeat(10) },
    { claim: 'no half of a letter', before: '', after: '012345678😀', is: '012345678' },
    {
      claim: 'a longer one of a file may get shorter',
      before: 'x'.repeat(15),
      after: 'x'.repeat(14),
      is: 'x'.repeat(14),
    },
    { claim: 'and does not grow', before: 'x'.repeat(15), after: `${'x'.repeat(15)}y`, is: 'x'.repeat(15) },
    { claim: 'and may be replaced', before: 'x'.repeat(15), after: 'y', is: 'y' },
  ])('$claim', ({ before, after, is }) => {
    expect(fitText(before, after, 10)).toBe(is);
  });
});

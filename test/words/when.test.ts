import { describe, expect, test } from 'vitest';
import { sharesMinute, whenWithTime } from '../../renderer/words/when';

const at = (hours: number, minutes: number, seconds: number): number =>
  new Date(2026, 10, 30, hours, minutes, seconds).getTime();
const NOW = at(18, 0, 0);

describe('two times in one minute', () => {
  test.each([
    { claim: 'two in one minute', times: [at(14, 3, 7), at(14, 3, 52)], shares: true },
    { claim: 'two seconds apart, but in two minutes', times: [at(14, 3, 59), at(14, 4, 1)], shares: false },
    { claim: 'one alone', times: [at(14, 3, 7)], shares: false },
    { claim: 'the same minute of another hour', times: [at(14, 3, 7), at(15, 3, 7)], shares: false },
  ])('are found: $claim', ({ times, shares }) => {
    expect(sharesMinute(times[0] as number, times)).toBe(shares);
  });

  test.each([
    { language: 'en', day: 0, said: '14:03:07' },
    { language: 'fr', day: 0, said: '14:03:07' },
    { language: 'en', day: 1, said: 'yesterday, 14:03:07' },
  ] as const)('are told apart by seconds ($language, $day days ago)', ({ language, day, said }) => {
    const now = NOW + day * 24 * 60 * 60 * 1000;
    expect(whenWithTime(at(14, 3, 7), now, language, 'yesterday', true)).toBe(said);
    expect(whenWithTime(at(14, 3, 7), now, language, 'yesterday')).toBe(said.replace(':07', ''));
  });
});

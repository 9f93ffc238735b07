import { describe, expect, test } from 'vitest';
import type { CapabilitiesFile } from '../../schemas/generated/types';
import { explainedIds, percent, shareOf, sumOf, unexplained } from './capability-shares';
import { dataFolder } from './data-folder';

const capabilities: CapabilitiesFile = {
  format: 1,
  system: 'a-game',
  capabilities: [
    { id: 'breath', name: 'Breath', summary: { en: 'Breathes fire.', fr: 'Crache le feu.' } },
    { id: 'gust', name: 'Gust' },
  ],
};
const book = {
  units: [
    { capabilities: ['breath 2', 'gust'], models: [{ capabilities: [{ id: 'gust', params: ['4'] }] }] },
    { name: 'Drake', gear: { jaws: { capabilities: ['unheard-of', 'gust'] } } },
  ],
};

describe('the share of uses that are explained', () => {
  const explained = explainedIds(capabilities);

  test('counts each use of units, models and items, and a bare name for nothing', () => {
    expect(shareOf(book, explained)).toEqual({ uses: 5, explained: 1 });
    expect(sumOf([shareOf(book, explained), shareOf({}, explained)])).toEqual({ uses: 5, explained: 1 });
  });

  test('names what is not explained, the most used first, with what the file does not know', () => {
    expect(unexplained([book], capabilities)).toEqual([
      { id: 'gust', name: 'Gust', uses: 3 },
      { id: 'unheard-of', name: 'unheard-of', uses: 1 },
    ]);
  });

  test.each([
    {
      claim: 'a little less than the goal does not reach it',
      share: { uses: 1000, explained: 849 },
      told: 84.9,
    },
    { claim: 'no share is rounded up', share: { uses: 10_000, explained: 8_499 }, told: 84.9 },
    { claim: 'nothing to explain is all explained', share: { uses: 0, explained: 0 }, told: 100 },
  ])('$claim', ({ share, told }) => {
    expect(percent(share)).toBe(told);
  });

  test.each([
    { folder: 't9a', goal: 85 },
    { folder: 'netepic', goal: 80 },
    { folder: 'horus-heresy', goal: 85 },
  ])('is at least $goal % in the books of $folder', ({ folder, goal }) => {
    const game = dataFolder(folder);
    const shares = [game.system, ...game.books].map((file) => shareOf(file, explainedIds(game.capabilities)));
    expect(sumOf(shares).uses).toBeGreaterThan(500);
    expect(percent(sumOf(shares))).toBeGreaterThanOrEqual(goal);
  });
});

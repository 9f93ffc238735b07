/** The laws of test/laws over games made by chance; `build/scripts/edit-laws.mjs --made` plays many more. */
import { expect, test } from 'vitest';
import { madeGame } from '../../laws/made-game';
import { randomScript } from '../../laws/pick';
import { play } from '../../laws/play';
import { Chance } from '../../mutations/chance';

const CHANGES = 15;

test.each([1, 2, 3])('a list of made game %i hangs on its choices only, however it was edited', (seed) => {
  const picks = randomScript(new Chance(seed), CHANGES * 5);
  const { broken, compared } = play(madeGame(seed), { picks, changes: CHANGES, seed });
  expect(broken).toBeUndefined();
  expect(compared.verdicts).toBeGreaterThanOrEqual(CHANGES);
});

test('a made game is the same for the same number, and another for another', () => {
  const [one, same, other] = [7, 7, 8].map((seed) => JSON.stringify(madeGame(seed).system));
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

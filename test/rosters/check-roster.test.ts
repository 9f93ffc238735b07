/** What `rosters-check` would overlook if it were wrong: a file that comes back with less, a figure that got worse. */
import { describe, expect, test } from 'vitest';
import { readList } from '../../renderer/engine/exchange/list/read-list';
import { writeRos } from '../../renderer/engine/exchange/ros/write-ros';
import { ROSTER } from '../engine/exchange/ros/small-ros';
import { keepsUnknown } from './check-roster';
import { lostInFile } from './lost-in-file';
import { noTally, worse } from './tally';
import { withUnknown } from './with-unknown';

const NOTHING = { ids: false, costs: false };

const written = (xml: string): string => {
  const read = readList(xml);
  if (read.kind !== 'list') throw new Error(read.kind);
  return writeRos(read.roster);
};

describe('what a written file lacks', () => {
  test('is nothing, when all is there in another spelling', () => {
    expect(lostInFile(ROSTER, written(ROSTER), NOTHING)).toEqual([]);
  });

  test.each([
    { claim: 'an attribute', from: ' odd="yes"', lost: 'selection odd="yes", written undefined' },
    { claim: 'a text', from: 'For Saturday', lost: 'roster/customNotes: For Saturday' },
    { claim: 'a list', from: /<tags>[\s\S]*<\/tags>/, lost: 'roster/tags is gone' },
    { claim: 'a number', from: 'value="20"', to: 'value="21"', lost: 'value="20.0", written 21' },
  ])('is $claim', ({ from, to = '', lost }) => {
    const less = written(ROSTER).replace(from, to);
    expect(lostInFile(ROSTER, less, NOTHING)).toEqual([expect.stringContaining(lost)]);
  });

  test('is no cost where reading made costs of their own, and no id where one was there twice', () => {
    const other = written(ROSTER).replace('value="20"', 'value="5"').replace('id="s2"', 'id="s3"');
    expect(lostInFile(ROSTER, other, { ids: true, costs: true })).toEqual([]);
  });
});

describe('things of later programs', () => {
  test('stand on every node, and nowhere else', () => {
    const { xml, words, onChoices } = withUnknown(ROSTER);
    // Roster, force and two choices have an attribute and a list each; the other seven nodes an attribute.
    expect(onChoices).toHaveLength(4 * 3);
    expect(words).toHaveLength(4 * 3 + 7);
    expect(readList(xml).kind).toBe('list');
    expect(xml).not.toMatch(/<(?:description|customNotes|costs|tags) later/);
  });

  test('come back', () => {
    expect(keepsUnknown(new TextEncoder().encode(ROSTER), undefined)).toEqual({ added: 19, wrong: [] });
  });
});

describe('a run is worse', () => {
  const fine = { ...noTally(), all: 100, opened: 99, refused: 1, whole: 99, comparable: 100, equal: 99 };
  const before = { opened: 99, equal: 99 };
  test.each([
    { claim: 'no', tally: fine, told: 0 },
    { claim: 'when a roster is refused without reason', tally: { ...fine, refused: 0 }, told: 1 },
    { claim: 'when one more is refused', tally: { ...fine, opened: 98, whole: 98, refused: 2 }, told: 1 },
    { claim: 'when one does not come back whole', tally: { ...fine, whole: 98 }, told: 1 },
    { claim: 'when fewer totals are equal', tally: { ...fine, equal: 98 }, told: 2 },
  ])('$claim', ({ tally, told }) => {
    expect(worse(tally, before)).toHaveLength(told);
  });
});

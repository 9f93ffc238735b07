/** What holds in the capabilities of every game that the program is shipped with. */
import { describe, expect, test } from 'vitest';
import type { CapabilitiesFile } from '../../schemas/generated/types';
import { doublyNamed } from './capability-names';
import { capabilityUses, DATA_FOLDERS, dataFolder, objectsIn, textsIn } from './data-folder';

/** Words that stand where ids of capabilities do. */
const NO_IDS = new Set([
  'from-X',
  'from-Y',
  'normal-join-rules',
  'other-melee-weapon',
  'owns-enchanted-weapon',
]);
const ID_KEYS = ['capability', 'ability', 'has', 'gains', 'zero', 'also', 'with', 'unless', 'anyOf'].concat([
  'attributes',
  'includes',
  'sameModelPartsWithout',
]);

describe.each(DATA_FOLDERS)('the capabilities of %s', (folder) => {
  const { system, capabilities: file, books } = dataFolder(folder);
  const ids = file.capabilities.map(({ id }) => id);

  test('stand in the order of their ids', () => {
    expect(ids).toEqual(ids.toSorted());
  });

  test('are called by names that no other of the same rules answers to', () => {
    expect(doublyNamed(file)).toEqual([]);
  });

  test('say what they do with capabilities that are there', () => {
    const named = file.capabilities.flatMap(({ listBuilding }) =>
      ID_KEYS.flatMap((key) => textsIn(listBuilding, key)),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !ids.includes(id) && !NO_IDS.has(id))).toEqual([]);
  });

  test('are of rules that the file knows, and those that books use are of the rules of the system', () => {
    const known: readonly string[] = file.rulesets ?? [];
    expect(known).toContain(system.ruleset);
    const told = [...objectsIn(file)].flatMap(([{ ruleset }]) =>
      ruleset === undefined ? [] : [ruleset].flat(),
    );
    expect(told.filter((each) => !known.includes(String(each)))).toEqual([]);
    const used = new Set([system, ...books].flatMap(capabilityUses).map(({ id }) => id));
    const elsewhere = file.capabilities.filter(
      ({ id, ruleset }) =>
        used.has(id) && ruleset !== undefined && ![ruleset].flat().some((each) => each === system.ruleset),
    );
    expect(elsewhere.map(({ id }) => id)).toEqual([]);
  });
});

describe('a name that two entries answer to', () => {
  const breath = { id: 'breath', name: { en: 'Breath', fr: 'Souffle', mark: 'seen' as const } };
  const gust = { id: 'gust', name: { en: 'Gust', fr: 'Rafale', mark: 'seen' as const } };
  test.each([
    {
      claim: 'is found for both, in both languages, when it is the same',
      second: { ...gust, name: breath.name },
      found: 4,
    },
    { claim: 'is found when an alias matches it whole', second: { ...gust, aliases: ['Bre.*'] }, found: 1 },
    { claim: 'is none when an alias matches a part', second: { ...gust, aliases: ['Brea'] }, found: 0 },
    {
      claim: 'is none when the alias is of the other language',
      second: { ...gust, aliases: ['fr:Breath'] },
      found: 0,
    },
    {
      claim: 'is none when the rules are others',
      first: { ...breath, ruleset: 'old' },
      second: { ...gust, name: breath.name, ruleset: 'new' },
      found: 0,
    },
    {
      claim: 'is none when one is a word in a profile',
      second: { ...gust, name: breath.name, kind: 'trait' as const },
      found: 0,
    },
  ])('$claim', ({ first = breath, second, found }) => {
    const file: CapabilitiesFile = {
      format: 1,
      system: 'a-game',
      rulesets: ['old', 'new'],
      capabilities: [first, second],
    };
    expect(doublyNamed(file)).toHaveLength(found);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileAlias } from '../../../../renderer/engine/capabilities/recognise/alias-pattern';
import { Recogniser } from '../../../../renderer/engine/capabilities/recognise/recogniser';
import { splitList } from '../../../../renderer/engine/capabilities/recognise/split-list';
import { rulesFor } from '../../../../renderer/engine/capabilities/rules/rules';
import type { Capability } from '../../../../schemas/generated/types';

const CAPABILITIES: readonly Capability[] = [
  {
    id: 'fly',
    name: { en: 'Fly', fr: 'Vol' },
    parameters: ['X', 'Y'],
    aliases: ['Fly ?\\((\\d+)["″]?, ?(\\d+)["″]?\\)', 'Vol ?\\((\\d+)["″]?, ?(\\d+)["″]?\\)'],
  },
  {
    id: 'elite',
    name: { en: 'Elite', fr: 'Élite' },
    parameters: ['X'],
    aliases: ['Elite(?: \\((\\d+|XX?)\\))?'],
  },
  {
    id: 'point-defence',
    name: 'Point Defence',
    parameters: ['X'],
    aliases: ['(?:Défense Rapprochée )?\\(?DR\\)? ?\\((\\d+|XX?)\\)'],
  },
  { id: 'lance', name: { en: 'Lance', fr: 'Lance de cavalerie' }, aliases: ['en:Lance'] },
  { id: 'spear', name: { en: 'Spear', fr: 'Pique' }, aliases: ['fr:Lance'] },
  {
    id: 'headquarters',
    name: { en: 'Headquarters', fr: 'QG' },
    aliases: ['Headquarters \\(HQ\\)', 'Quartier Général \\(QG\\)'],
  },
  {
    id: 'hit-points',
    name: 'Hit Points',
    parameters: ['X'],
    aliases: ['(?:Points? de vie )?\\(?P[dD]V\\)? ?\\((\\d+)\\)'],
  },
  {
    id: 'damages-buildings',
    name: 'Damages',
    parameters: ['X'],
    aliases: ['Endommage les [Bb]âtiments(?: \\(PA ?(-?\\d+)\\))?'],
  },
];

const rules = rulesFor(CAPABILITIES, { ruleset: undefined, text: 'en' });
const english = new Recogniser(rules, 'en');
const french = new Recogniser(rules, 'fr');

/** Worked examples of docs/capabilities.md, section 5. */
describe('a name', () => {
  test.each([
    {
      claim: 'C-X-02: two parameters',
      by: english,
      name: 'Fly (8", 16")',
      is: { id: 'fly', params: ['8', '16'] },
    },
    { claim: 'C-X-02: in French', by: french, name: 'Vol (8″, 16″)', is: { id: 'fly', params: ['8', '16'] } },
    { claim: 'C-X-02: one parameter', by: english, name: 'Elite (2)', is: { id: 'elite', params: ['2'] } },
    {
      claim: 'C-X-02: a name with a bracket of its own',
      by: french,
      name: 'Défense Rapprochée (DR) (5)',
      is: { id: 'point-defence', params: ['5'] },
    },
    { claim: 'C-X-03: from English data', by: english, name: 'Lance', is: { id: 'lance' } },
    { claim: 'C-X-03: from French data', by: french, name: 'Lance', is: { id: 'spear' } },
    { claim: 'C-NE-42: in French', by: french, name: 'Quartier Général (QG)', is: { id: 'headquarters' } },
    { claim: 'C-NE-42: in English', by: english, name: 'Headquarters (HQ)', is: { id: 'headquarters' } },
    {
      claim: 'C-NE-42: a number',
      by: french,
      name: 'Point de vie (PDV) (2)',
      is: { id: 'hit-points', params: ['2'] },
    },
    {
      claim: 'C-NE-42: a number below 0',
      by: french,
      name: 'Endommage les bâtiments (PA -4)',
      is: { id: 'damages-buildings', params: ['-4'] },
    },
    { claim: 'a number that is not set is no number', by: english, name: 'Elite (XX)', is: { id: 'elite' } },
    {
      claim: 'without an alias, by its name in the language',
      by: french,
      name: 'Élite (3)',
      is: { id: 'elite', params: ['3'] },
    },
    {
      claim: 'spaces around it do not count',
      by: english,
      name: ' Elite (2) ',
      is: { id: 'elite', params: ['2'] },
    },
    { claim: 'a part of a name is not the name', by: english, name: 'Elite (2) guards', is: undefined },
    { claim: 'nothing is nothing', by: english, name: '', is: undefined },
  ])('$claim', ({ by, name, is }) => {
    expect(by.recognise(name)).toEqual(is);
    expect(by.recognise(name), 'asked again').toEqual(is);
  });

  test('C-X-01: what nobody knows stays text beside what is known', () => {
    expect(english.recogniseList('Elite (2), Foo')).toEqual({
      uses: [{ id: 'elite', params: ['2'] }],
      unknown: ['Foo'],
    });
  });
});

describe('an alias', () => {
  test.each([
    { claim: 'repeats a group that repeats', alias: '(a+)+b', fault: 'may-take-too-long' },
    { claim: 'repeats a choice', alias: '(a|a)*b', fault: 'may-take-too-long' },
    { claim: 'repeats a group so many times', alias: '(a?){1,60}b', fault: 'may-take-too-long' },
    { claim: 'has a row of wildcards', alias: '.*.*.*b', fault: 'may-take-too-long' },
    {
      claim: 'has a long row of may-be letters',
      alias: `${'a?'.repeat(30)}${'a'.repeat(30)}`,
      fault: 'may-take-too-long',
    },
    { claim: 'asks for what was found', alias: '(a*)\\1b', fault: 'may-take-too-long' },
    { claim: 'is no regular expression', alias: 'a(', fault: 'not-a-pattern' },
  ])('that $claim is refused', ({ alias, fault }) => {
    expect(compileAlias(alias)).toBe(fault);
    const bad: Capability = { id: 'bad', name: 'Bad', aliases: [alias] };
    const recogniser = new Recogniser(rulesFor([bad], rules.follows), 'en');
    expect(recogniser.badAliases).toEqual([{ capability: 'bad', alias, fault }]);
    expect(recogniser.recognise('Bad')).toEqual({ id: 'bad' });
  });

  const shipped = join(import.meta.dirname, '../../../../data');
  test.each(readdirSync(shipped))('of the shipped data (%s) is good', (system) => {
    const file = JSON.parse(readFileSync(join(shipped, system, 'capabilities.json'), 'utf8'));
    const aliases = (file.capabilities as Capability[]).flatMap((one) => one.aliases ?? []);
    expect(aliases.length).toBeGreaterThan(0);
    expect(aliases.filter((alias) => typeof compileAlias(alias) === 'string')).toEqual([]);
  });

  test('with an escaped sign or a set of signs is no repetition', () => {
    expect(compileAlias('Hit \\(\\+([*+?{]+)\\)')).toMatchObject({ language: undefined });
  });
});

describe('a list in a text', () => {
  test.each([
    { claim: 'is cut at commas', text: 'A, B (2), C', parts: ['A', 'B (2)', 'C'] },
    { claim: 'is not cut inside brackets', text: 'Fly (8", 16"); B', parts: ['Fly (8", 16")', 'B'] },
    { claim: 'is cut at line ends, whatever is open', text: 'A (2\nB, C', parts: ['A (2', 'B', 'C'] },
    { claim: 'goes on after a bracket that nobody opened', text: 'A), B', parts: ['A)', 'B'] },
    { claim: 'may be a dash', text: '-', parts: [] },
    { claim: 'has no empty parts', text: ' , ,', parts: [] },
  ])('$claim', ({ text, parts }) => {
    expect(splitList(text)).toEqual(parts);
  });

  test('loses no word', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const letters = (one: string) => one.replace(/[\s,;-]/g, '');
        expect(letters(splitList(text).join(''))).toBe(letters(text));
      }),
    );
  });
});

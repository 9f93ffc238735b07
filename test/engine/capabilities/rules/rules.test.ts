import { describe, expect, test } from 'vitest';
import { type Follows, rulesFor } from '../../../../renderer/engine/capabilities/rules/rules';
import type { Capability } from '../../../../schemas/generated/types';

const CAPABILITIES: readonly Capability[] = [
  {
    id: 'fly',
    name: 'Fly',
    parameters: ['X', { name: 'Y', kind: 'distance' } as never],
    listBuilding: [
      { effect: 'grants', capability: 'swiftstride', text: 'en' },
      { effect: 'grants', capability: 'tow', ruleset: ['second', 'third'] },
    ],
    derived: [
      { label: { en: 'Old', fr: 'Vieux' }, formula: '1', ruleset: 'first' },
      { label: { en: 'Now', fr: 'Ici' }, formula: '2' },
    ],
  },
  { id: 'medic', name: 'Medic', summary: { en: 'all', fr: 'tous' } },
  { id: 'medic', name: 'Medic', ruleset: 'second', summary: { en: 'second', fr: 'second' } },
  { id: 'web', name: 'Web', ruleset: 'third' },
];

const granted = (follows: Follows) =>
  rulesFor(CAPABILITIES, follows)
    .byId.get('fly')
    ?.effects.map((effect) => 'capability' in effect && effect.capability);

/** docs/capabilities.md, section 3a, and C-X-04. */
describe('the capabilities in force', () => {
  test.each([
    {
      claim: 'C-X-04: an effect of the French text is not of the English',
      follows: { ruleset: 'first', text: 'fr' },
      is: [],
    },
    {
      claim: 'C-X-04: and one of the English is',
      follows: { ruleset: 'first', text: 'en' },
      is: ['swiftstride'],
    },
    { claim: 'an effect of two rulesets', follows: { ruleset: 'third', text: 'fr' }, is: ['tow'] },
    { claim: 'without a ruleset, what names none', follows: { ruleset: undefined, text: 'fr' }, is: [] },
  ] as const)('$claim', ({ follows, is }) => {
    expect(granted(follows)).toEqual(is);
  });

  test.each([
    { claim: 'the entry of this ruleset goes before one of all', ruleset: 'second', is: 'second' },
    { claim: 'the entry of all where there is no other', ruleset: 'first', is: 'all' },
  ])('$claim', ({ ruleset, is }) => {
    const both = [CAPABILITIES, [...CAPABILITIES].reverse()];
    for (const file of both) {
      const rule = rulesFor(file, { ruleset, text: 'en' }).byId.get('medic');
      expect(rule?.capability.summary?.en).toBe(is);
    }
  });

  test('an entry of another ruleset is not there', () => {
    expect(rulesFor(CAPABILITIES, { ruleset: 'second', text: 'en' }).byId.has('web')).toBe(false);
  });

  test('parameters have their letters in order, derived values their ruleset', () => {
    const fly = rulesFor(CAPABILITIES, { ruleset: 'second', text: 'en' }).byId.get('fly');
    expect(fly?.letters).toEqual(['X', 'Y']);
    expect(fly?.derived.map(({ formula }) => formula)).toEqual(['2']);
  });
});

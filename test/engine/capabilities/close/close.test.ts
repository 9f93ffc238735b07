import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Circumstances, close, UNKNOWN } from '../../../../renderer/engine/capabilities/close/close';
import { rulesFor } from '../../../../renderer/engine/capabilities/rules/rules';
import type { Capability, Effect, Situation, Wording } from '../../../../schemas/generated/types';

const capability = (id: string, ...listBuilding: Effect[]): Capability => ({ id, name: id, listBuilding });

const CAPABILITIES: readonly Capability[] = [
  capability(
    'fly',
    { effect: 'grants', capability: 'light-troops', text: 'en' },
    { effect: 'grants', capability: 'swiftstride', text: 'en' },
  ),
  capability('swiftstride'),
  capability('light-troops'),
  capability('fearless'),
  capability('unbreakable', { effect: 'grants', capability: 'fearless', text: 'en' }),
  capability('random-movement', {
    effect: 'suppresses',
    capability: 'swiftstride',
    when: 'always',
    until: 'always',
  }),
  capability('heavy-antigrav', { effect: 'grants', capability: 'antigrav' }),
  capability('antigrav'),
  capability('web', { effect: 'grants', capability: 'ignores-cover', to: 'weapon' }),
  capability('ignores-cover'),
  capability('transport', { effect: 'grants', capability: 'tow', when: 'not-flyer-floater-tunneller' }),
  capability('tunneller', { effect: 'suppresses', capability: 'tow', when: 'always', until: 'always' }),
  capability('tow'),
  capability('flyer', { effect: 'grants', capability: 'bombing-run', when: 'has-template-bombs' }),
  capability('bombing-run'),
  capability('scoring', { effect: 'suppresses', capability: 'scoring', when: 'fleeing', until: 'rallied' }),
  { ...capability('hard-target'), parameters: ['X'] },
  capability('skirmisher', {
    effect: 'grants',
    capability: 'hard-target',
    args: { X: 1 },
    to: 'unit-in-skirmish-formation',
    text: 'en',
  }),
];

const knows = (told: Partial<Record<Situation, boolean>>): Circumstances => ({
  ...UNKNOWN,
  holds: (when) => told[when],
});

function closed(ids: readonly string[], text: Wording = 'en', circumstances = UNKNOWN) {
  const rules = rulesFor(CAPABILITIES, { ruleset: undefined, text });
  return close(
    ids.map((id) => ({ id })),
    rules,
    circumstances,
  );
}

const held = (...args: Parameters<typeof closed>): string[] =>
  closed(...args)
    .held.map(({ id }) => id)
    .sort();

/** Worked examples of docs/capabilities.md, section 5. */
describe('what a model has in the end', () => {
  test.each([
    { claim: 'C-X-04: Fly by the French text', ids: ['fly'], text: 'fr', is: ['fly'] },
    {
      claim: 'C-X-04: Fly by the English text',
      ids: ['fly'],
      text: 'en',
      is: ['fly', 'light-troops', 'swiftstride'],
    },
    {
      claim: 'C-X-05: what is always suppressed wins over a grant',
      ids: ['fly', 'random-movement'],
      text: 'en',
      is: ['fly', 'light-troops', 'random-movement'],
    },
    {
      claim: 'C-T9-13: Unbreakable by the French text',
      ids: ['unbreakable'],
      text: 'fr',
      is: ['unbreakable'],
    },
    {
      claim: 'C-T9-13: Unbreakable by the English text',
      ids: ['unbreakable'],
      text: 'en',
      is: ['fearless', 'unbreakable'],
    },
    {
      claim: 'C-T9-14: Random Movement takes Swiftstride away',
      ids: ['swiftstride', 'random-movement'],
      text: 'fr',
      is: ['random-movement'],
    },
    {
      claim: 'C-NE-37: Heavy Skimmer has Antigrav',
      ids: ['heavy-antigrav'],
      text: 'fr',
      is: ['antigrav', 'heavy-antigrav'],
    },
  ] as const)('$claim', ({ ids, text, is }) => {
    expect(held(ids, text)).toEqual(is);
  });

  test.each([
    {
      claim: 'C-NE-21: a transport on the ground tows',
      ids: ['transport'],
      ground: true,
      is: ['tow', 'transport'],
    },
    {
      claim: 'C-NE-21: one that flies does not',
      ids: ['flyer', 'transport'],
      ground: false,
      is: ['flyer', 'transport'],
    },
    {
      claim: 'C-NE-21: one that tunnels does not',
      ids: ['transport', 'tunneller'],
      ground: true,
      is: ['transport', 'tunneller'],
    },
  ])('$claim', ({ ids, ground, is }) => {
    expect(held(ids, 'fr', knows({ 'not-flyer-floater-tunneller': ground }))).toEqual(is);
  });

  test('C-NE-38: what is granted to a weapon is of the weapon', () => {
    expect(closed(['web']).held).toContainEqual({ id: 'ignores-cover', to: 'weapon', by: 'web' });
  });

  test('C-T9-12: a grant names its parameters, and who has it', () => {
    const grant = { id: 'hard-target', params: ['1'], to: 'unit-in-skirmish-formation', by: 'skirmisher' };
    expect(closed(['skirmisher']).held).toContainEqual(grant);
    expect(held(['skirmisher'], 'fr')).toEqual(['skirmisher']);
  });

  test('C-T9-19: what is lost in a moment of play is noted, not lost', () => {
    const { held: kept, notes, lost } = closed(['scoring']);
    expect(kept.map(({ id }) => id)).toEqual(['scoring']);
    expect(notes).toMatchObject([{ by: 'scoring', effect: { when: 'fleeing' } }]);
    expect(lost).toEqual([]);
  });

  test('what nobody can tell is noted, what is known not to be is not', () => {
    expect(closed(['flyer']).notes).toMatchObject([{ by: 'flyer' }]);
    expect(closed(['flyer'], 'en', knows({ 'has-template-bombs': false })).notes).toEqual([]);
    expect(held(['flyer'], 'en', knows({ 'has-template-bombs': true }))).toEqual(['bombing-run', 'flyer']);
  });

  test('says what took it away', () => {
    expect(closed(['random-movement', 'swiftstride']).lost).toEqual([
      { id: 'swiftstride', by: 'random-movement' },
    ]);
  });
});

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

const grants = (id: string): Effect => ({ effect: 'grants', capability: id });
const suppresses = (id: string): Effect => ({
  effect: 'suppresses',
  capability: id,
  when: 'always',
  until: 'always',
});

function heldOf(given: readonly string[], file: readonly Capability[]): string[] {
  const rules = rulesFor(file, { ruleset: undefined, text: 'en' });
  return close(
    given.map((id) => ({ id })),
    rules,
    UNKNOWN,
  )
    .held.map(({ id }) => id)
    .sort();
}

describe('rings', () => {
  test.each([
    {
      claim: 'grants in a ring end',
      file: [capability('a', grants('b')), capability('b', grants('a'))],
      given: ['a'],
      is: ['a', 'b'],
    },
    {
      claim: 'two that suppress each other are both lost',
      file: [capability('a', suppresses('b')), capability('b', suppresses('a'))],
      given: ['a', 'b'],
      is: [],
    },
    {
      claim: 'what is suppressed suppresses nothing',
      file: [capability('a', suppresses('b')), capability('b', suppresses('c'))],
      given: ['a', 'b', 'c'],
      is: ['a', 'c'],
    },
    {
      claim: 'what is suppressed grants nothing',
      file: [capability('a', suppresses('b')), capability('b', grants('c'))],
      given: ['a', 'b'],
      is: ['a'],
    },
    {
      claim: 'a chain of four',
      file: [
        capability('a', suppresses('b')),
        capability('b', suppresses('c')),
        capability('c', suppresses('d')),
      ],
      given: ['a', 'b', 'c', 'd'],
      is: ['a', 'c'],
    },
  ])('$claim', ({ file, given, is }) => {
    expect(heldOf(given, file)).toEqual(is);
  });

  test('the order of the data decides nothing', () => {
    const effect = fc
      .tuple(fc.boolean(), fc.constantFrom(...IDS))
      .map(([grant, id]) => (grant ? grants(id) : suppresses(id)));
    const file = fc
      .array(effect, { maxLength: 3 })
      .chain((first) =>
        fc
          .array(fc.array(effect, { maxLength: 3 }), { minLength: 5, maxLength: 5 })
          .map((rest) => [first, ...rest].map((effects, at) => capability(IDS[at] as string, ...effects))),
      );
    fc.assert(
      fc.property(file, fc.subarray(IDS), (capabilities, given) => {
        const forward = heldOf(given, capabilities);
        expect(heldOf([...given].reverse(), [...capabilities].reverse())).toEqual(forward);
      }),
    );
  });
});

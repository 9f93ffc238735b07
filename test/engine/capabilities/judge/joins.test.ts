import { describe, expect, test } from 'vitest';
import { inheritedBy, judgeAttachments } from '../../../../renderer/engine/capabilities/judge/attachments';
import { judgeJoin } from '../../../../renderer/engine/capabilities/judge/joins';
import { judgeRoles } from '../../../../renderer/engine/capabilities/judge/roles';
import { rulesFor } from '../../../../renderer/engine/capabilities/rules/rules';
import type { FormationView } from '../../../../renderer/engine/capabilities/view/unit-view';
import type { Capability, Effect, Wording } from '../../../../schemas/generated/types';
import { type ModelParts, unitView } from '../../../builders/unit-views';

const capability = (id: string, ...listBuilding: Effect[]): Capability => ({ id, name: id, listBuilding });

const exclusive = (id: string): Capability =>
  capability(id, { effect: 'join', applies: 'both', rule: 'same-ability', ability: id });

const CAPABILITIES: readonly Capability[] = [
  exclusive('unbreakable'),
  exclusive('unstable'),
  capability('insignificant', {
    effect: 'join',
    applies: 'unit',
    rule: 'same-ability',
    ability: 'insignificant',
    test: { share: 'any', of: 'rank-and-file', has: 'insignificant' },
  }),
  capability(
    'machine',
    { effect: 'join', applies: 'unit', rule: 'never' },
    { effect: 'join', applies: 'character', rule: 'never' },
  ),
  capability(
    'random',
    { effect: 'join', applies: 'both', rule: 'never', text: 'fr' },
    { effect: 'join', applies: 'both', rule: 'same-ability', ability: 'random', text: 'en' },
  ),
  capability('skirmisher', {
    effect: 'join',
    applies: 'unit',
    rule: 'same-type-and-size',
    baseMismatch: 'warn',
    text: 'fr',
  }),
  capability('light', {
    effect: 'inherit',
    from: 'host-unit',
    gains: ['light'],
    when: 'infantry-character-same-size-in-infantry-unit',
  }),
  capability('no-leader', { effect: 'cannot-be', role: 'general' }),
  capability(
    'bound',
    {
      effect: 'attach',
      host: 'detachment',
      exactly: 1,
      maxPerHost: 2,
      when: 'game-start',
      severity: 'error',
    },
    { effect: 'join', applies: 'character', rule: 'same-formation', when: 'member-of-company-formation' },
    {
      effect: 'join',
      applies: 'character',
      rule: 'host-type',
      when: 'class-1-infantry',
      hostUnitType: ['infantry', 'cavalry'],
    },
    { effect: 'join', applies: 'character', rule: 'same-class', when: 'class-2-or-more' },
    {
      effect: 'inherit',
      from: 'host-detachment',
      gains: ['infiltration', 'command'],
      alsoCharacteristics: ['transport-mode', 'morale'],
      cost: 0,
    },
  ),
  capability('infiltration'),
  capability('command'),
  capability('elite'),
];

const rulesOf = (text: Wording) => rulesFor(CAPABILITIES, { ruleset: undefined, text });

function joined(
  character: ModelParts,
  host: ModelParts,
  text: Wording = 'fr',
  formations: readonly FormationView[] = [],
) {
  const rules = rulesOf(text);
  const [own, other] = [
    unitView('c', rules, [character], formations[0]),
    unitView('u', rules, [host], formations[1]),
  ];
  return judgeJoin(own, other, rules).map(
    ({ kind, severity, capability: id }) => `${severity} ${kind} ${id}`,
  );
}

const having = (...has: string[]): ModelParts => ({ has });
const foot: ModelParts = { type: 'infantry', size: 'standard', base: '20' };
const loose: ModelParts = { ...foot, has: ['skirmisher'] };

/** Worked examples of docs/capabilities.md, section 5. */
describe('a character in a unit', () => {
  const lacks = (id: string) => [`error lacks-ability ${id}`];
  test.each([
    {
      claim: 'C-T9-02: without it in an insignificant unit',
      c: having(),
      u: having('insignificant'),
      says: lacks('insignificant'),
    },
    { claim: 'C-T9-02: with it', c: having('insignificant'), u: having('insignificant'), says: [] },
    {
      claim: 'C-T9-03: an insignificant one joins anybody',
      c: having('insignificant'),
      u: having(),
      says: [],
    },
    {
      claim: 'C-T9-04 a: an unbreakable one in an ordinary unit',
      c: having('unbreakable'),
      u: having(),
      says: lacks('unbreakable'),
    },
    {
      claim: 'C-T9-04 b: an ordinary one in an unbreakable unit',
      c: having(),
      u: having('unbreakable'),
      says: lacks('unbreakable'),
    },
    { claim: 'C-T9-04 c: both', c: having('unbreakable'), u: having('unbreakable'), says: [] },
    {
      claim: 'C-T9-05: without it in an unstable unit',
      c: having(),
      u: having('unstable'),
      says: lacks('unstable'),
    },
    { claim: 'C-T9-05: with it', c: having('unstable'), u: having('unstable'), says: [] },
    {
      claim: 'C-T9-06: each on its own',
      c: having('unbreakable'),
      u: having('unbreakable', 'unstable'),
      says: lacks('unstable'),
    },
    {
      claim: 'C-T9-07 a: in a machine',
      c: having(),
      u: having('machine'),
      says: ['error never-joins machine'],
    },
    { claim: 'C-T9-07 b: a machine', c: having('machine'), u: having(), says: ['error never-joins machine'] },
    {
      claim: 'C-T9-08: both move at random, by the French text',
      c: having('random'),
      u: having('random'),
      says: ['error never-joins random'],
    },
    { claim: 'C-T9-08: by the English text', c: having('random'), u: having('random'), text: 'en', says: [] },
    {
      claim: 'C-T9-09: only the unit, by the French text',
      c: having(),
      u: having('random'),
      says: ['error never-joins random'],
    },
    {
      claim: 'C-T9-09: by the English text',
      c: having(),
      u: having('random'),
      text: 'en',
      says: lacks('random'),
    },
    { claim: 'C-T9-10: the same type and size', c: foot, u: loose, says: [] },
    {
      claim: 'C-T9-10: another base',
      c: { ...foot, base: '25' },
      u: loose,
      says: ['warn other-base skirmisher'],
    },
    {
      claim: 'C-T9-10: another type',
      c: { ...foot, type: 'cavalry' },
      u: loose,
      says: ['error other-type-or-size skirmisher'],
    },
    {
      claim: 'C-T9-10: another size',
      c: { ...foot, size: 'large' },
      u: loose,
      says: ['error other-type-or-size skirmisher'],
    },
    {
      claim: 'C-T9-11: no such limit by the English text',
      c: { ...foot, type: 'cavalry' },
      u: loose,
      text: 'en',
      says: [],
    },
  ] as const)('$claim', ({ c, u, says, ...more }) => {
    expect(joined(c, u, 'text' in more ? more.text : 'fr')).toEqual(says);
  });

  test.each([
    { claim: 'C-NE-10: to infantry', c: 1, ct: 'infantry', u: 1, ut: 'infantry', says: [] },
    { claim: 'C-NE-10: to cavalry', c: 1, ct: 'infantry', u: 2, ut: 'cavalry', says: [] },
    {
      claim: 'C-NE-10: to vehicles',
      c: 1,
      ct: 'infantry',
      u: 3,
      ut: 'vehicle',
      says: ['error host-of-wrong-type bound'],
    },
    { claim: 'C-NE-11: class 2 to class 2', c: 2, ct: 'cavalry', u: 2, ut: 'cavalry', says: [] },
    {
      claim: 'C-NE-11: class 2 to class 1',
      c: 2,
      ct: 'cavalry',
      u: 1,
      ut: 'infantry',
      says: ['error other-class bound'],
    },
    {
      claim: 'C-NE-11: class 3 to class 2',
      c: 3,
      ct: 'vehicle',
      u: 2,
      ut: 'cavalry',
      says: ['error other-class bound'],
    },
  ] as const)('$claim', ({ c, ct, u, ut, says }) => {
    expect(joined({ class: c, type: ct, has: ['bound'] }, { class: u, type: ut })).toEqual(says);
  });

  const company: FormationView = { id: 'a', isCompany: true };
  test.each([
    { claim: 'C-NE-09: of its own company', host: company, says: [] },
    {
      claim: 'C-NE-09: of another',
      host: { id: 'b', isCompany: true },
      says: ['error other-formation bound'],
    },
    {
      claim: 'C-NE-09: of a support card',
      host: { id: 's', isCompany: false },
      says: ['error other-formation bound'],
    },
  ])('$claim', ({ host, says }) => {
    expect(joined(having('bound'), having(), 'fr', [company, host])).toEqual(says);
  });
});

describe('hosts', () => {
  const rules = rulesOf('fr');
  const units = [
    ...['a', 'b'].map((id) => unitView(id, rules, [{}])),
    ...['c', 'd', 'e'].map((id) => unitView(id, rules, [having('bound')])),
  ];
  const to = (...pairs: string[]) =>
    pairs.map((pair) => ({ character: pair.charAt(0), unit: pair.charAt(1) }));
  test.each([
    { claim: 'C-NE-07: to none', pairs: ['da', 'eb'], says: ['c wrong-number-of-hosts'] },
    { claim: 'C-NE-07: to one; C-NE-08: two on the same', pairs: ['ca', 'da', 'eb'], says: [] },
    { claim: 'C-NE-07: to two', pairs: ['ca', 'cb', 'da', 'eb'], says: ['c wrong-number-of-hosts'] },
    { claim: 'C-NE-08: the third on the same', pairs: ['ca', 'da', 'ea'], says: ['e too-many-on-host'] },
  ])('$claim', ({ pairs, says }) => {
    const judgements = judgeAttachments(units, to(...pairs), rules);
    expect(judgements.map(({ at, kind }) => `${at} ${kind}`)).toEqual(says);
    expect(judgements.every(({ severity }) => severity === 'error')).toBe(true);
  });
});

describe('what a character has of its host', () => {
  const rules = rulesOf('fr');
  const inherits = (character: ModelParts, host: ModelParts) =>
    inheritedBy(unitView('c', rules, [character]), unitView('u', rules, [host]), rules);

  test('C-NE-14: what the rule names, if the host has it', () => {
    expect(inherits(having('bound'), having('infiltration', 'elite')).capabilities).toEqual([
      { id: 'infiltration' },
    ]);
  });

  test('C-NE-13, C-NE-16: its way of riding and its morale', () => {
    expect(inherits(having('bound'), having()).characteristics).toEqual(['transport-mode', 'morale']);
  });

  test.each([
    { claim: 'C-T9-39: of the same type and size', character: foot, is: [{ id: 'light' }] },
    { claim: 'C-T9-39: not of another size', character: { ...foot, size: 'large' }, is: [] },
  ])('$claim', ({ character, is }) => {
    expect(inherits(character, { ...foot, has: ['light'] }).capabilities).toEqual(is);
  });
});

describe('a role', () => {
  const rules = rulesOf('fr');
  const units = [unitView('a', rules, [{}]), unitView('b', rules, [having('no-leader')])];
  test.each([
    { claim: 'C-T9-01: the General who leads nobody', role: 'general', selection: 'b', says: ['cannot-be'] },
    { claim: 'C-T9-01: another General', role: 'general', selection: 'a', says: [] },
    { claim: 'another role', role: 'standard', selection: 'b', says: [] },
  ])('$claim', ({ role, selection, says }) => {
    expect(judgeRoles(units, [{ role, selection }], rules).map(({ kind }) => kind)).toEqual(says);
  });
});

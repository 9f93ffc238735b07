import { describe, expect, test } from 'vitest';
import { close, UNKNOWN } from '../../../../renderer/engine/capabilities/close/close';
import { derivedValues } from '../../../../renderer/engine/capabilities/derive/derived-values';
import { toNumber } from '../../../../renderer/engine/capabilities/formula/exact';
import { rulesFor } from '../../../../renderer/engine/capabilities/rules/rules';
import type { Capability, DerivedValue } from '../../../../schemas/generated/types';

const value = (label: string, formula: string, unit?: DerivedValue['unit']): DerivedValue => ({
  label: { en: label, fr: label },
  formula,
  ...(unit === undefined ? {} : { unit }),
});

const CAPABILITIES: readonly Capability[] = [
  {
    id: 'great',
    name: 'Great',
    derived: [value('Strength', 'Str + 2'), value('AP', 'AP + 2'), value('Step', '0')],
  },
  { id: 'random', name: 'Random', parameters: ['X'], derived: [value('March', 'diceMax(X)', 'in')] },
  { id: 'hard', name: 'Hard', parameters: ['X'], derived: [value('To hit', '- sum(X)')] },
  { id: 'rush', name: 'Rush', derived: [value('Rush', 'M + I', 'in')] },
  { id: 'reserve', name: 'Reserve', derived: [value('Arrives', '3+', '+')] },
  { id: 'exit', name: 'Exit', derived: [value('Save', 'if(open-top, 3, 4)', '+')] },
  { id: 'open-top', name: 'Open' },
];

const rules = rulesFor(CAPABILITIES, { ruleset: undefined, text: 'en' });

function shown(has: readonly string[], profile: Readonly<Record<string, string>>): string[] {
  const uses = has.map((text) => {
    const [id = '', ...params] = text.split(' ');
    return { id, params };
  });
  return derivedValues(close(uses, rules, UNKNOWN), (name) => profile[name], rules).map(
    ({ label, value: is, unit = '' }) => {
      if (is === undefined) return `${label.en} -`;
      if (typeof is === 'string') return `${label.en} ${is}`;
      return `${label.en} ${toNumber(is.least)}${unit}`;
    },
  );
}

/** Worked examples of docs/capabilities.md, section 5. */
describe('values that follow from others', () => {
  test.each([
    {
      claim: 'C-T9-26',
      has: ['great'],
      profile: { Str: '4', AP: '1', Agi: '5' },
      says: ['Strength 6', 'AP 3', 'Step 0'],
    },
    { claim: 'C-T9-15', has: ['random 2D6'], profile: {}, says: ['March 12in'] },
    {
      claim: 'C-T9-34: two instances are printed as one',
      has: ['hard 1', 'hard 2'],
      profile: {},
      says: ['To hit -3'],
    },
    { claim: 'C-HH-01', has: ['rush'], profile: { M: '7', I: '4' }, says: ['Rush 11in'] },
    { claim: 'C-HH-06: a text is printed as it is', has: ['reserve'], profile: {}, says: ['Arrives 3+'] },
    { claim: 'C-HH-08: nothing without Initiative', has: ['rush'], profile: { M: '12' }, says: ['Rush -'] },
    { claim: 'C-NE-35', has: ['exit'], profile: {}, says: ['Save 4+'] },
    { claim: 'C-NE-35: open', has: ['exit', 'open-top'], profile: {}, says: ['Save 3+'] },
    { claim: 'what nobody knows gives nothing', has: ['foo'], profile: {}, says: [] },
  ])('$claim', ({ has, profile, says }) => {
    expect(shown(has, profile as Readonly<Record<string, string>>)).toEqual(says);
  });
});

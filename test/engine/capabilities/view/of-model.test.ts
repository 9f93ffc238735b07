import { describe, expect, test } from 'vitest';
import { rulesFor } from '../../../../renderer/engine/capabilities/rules/rules';
import { numberOf, passesShare } from '../../../../renderer/engine/capabilities/view/of-model';
import { unitView } from '../../../builders/unit-views';

const rules = rulesFor([{ id: 'elite', name: 'Elite', parameters: ['X', 'Y'] }], {
  ruleset: undefined,
  text: 'en',
});

/** Worked examples of docs/capabilities.md, section 5: what share of the models makes a rule work. */
describe('a share of a unit', () => {
  test.each([
    { claim: 'C-T9-34: 10 of 11', share: 'majority', those: 10, others: 1, is: true },
    { claim: 'C-T9-34: 5 of 10', share: 'majority', those: 5, others: 5, is: false },
    { claim: 'C-T9-35: 11 of 20', share: 'majority', those: 11, others: 9, is: true },
    { claim: 'C-T9-35: 10 of 20', share: 'majority', those: 10, others: 10, is: false },
    { claim: 'C-T9-36: all', share: 'all', those: 10, others: 0, is: true },
    { claim: 'C-T9-36: all but one', share: 'all', those: 10, others: 1, is: false },
    { claim: 'C-T9-37: one of ten', share: 'any', those: 1, others: 9, is: true },
    { claim: 'C-T9-37: none', share: 'any', those: 0, others: 9, is: false },
    { claim: 'at least half', share: 'half', those: 5, others: 5, is: true },
    { claim: 'less than half', share: 'half', those: 4, others: 5, is: false },
  ] as const)('$claim', ({ share, those, others, is }) => {
    const models = [{ count: those, has: ['elite'] }, { count: others }].filter(({ count }) => count > 0);
    expect(passesShare(unitView('u', rules, models), { share, of: 'models', has: 'elite' })).toBe(is);
  });
});

describe('a number of an effect', () => {
  test.each([
    { claim: 'as it stands', value: 3, is: 3 },
    { claim: 'a parameter', value: 'X', is: 2 },
    { claim: 'no parameter that is a throw', value: 'Y', is: undefined },
    { claim: 'a text with a number', value: '4', is: 4 },
    { claim: 'no word', value: 'user', is: undefined },
  ])('$claim', ({ value, is }) => {
    const held = { id: 'elite', params: ['2', 'D6'], to: 'self', by: undefined } as const;
    expect(numberOf(value, held, rules)).toBe(is);
  });
});

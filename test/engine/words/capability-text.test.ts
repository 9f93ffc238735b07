import { expect, test } from 'vitest';
import type { CapabilityDefinition } from '../../../renderer/engine/catalogue/definition';
import { capabilitySummary, capabilityText } from '../../../renderer/engine/words/capability-text';

const fly: CapabilityDefinition = { id: 'fly', name: 'Fly', names: { fr: 'Vol' }, parameters: ['a', 'm'] };
const breath: CapabilityDefinition = {
  id: 'breath',
  name: 'Breath',
  names: { fr: 'Souffle' },
  parameters: ['times', 'what', 'where'],
  form: { en: 'Breathes {2} ({1})', fr: 'Souffle : {2}, {1} fois {2}' },
  words: [{ text: 'fire', names: { fr: 'du feu' } }],
};

test.each([
  { claim: 'no parameters, no brackets', of: fly, params: [], en: 'Fly', fr: 'Vol' },
  {
    claim: 'parameters in brackets',
    of: fly,
    params: ['8"', '16"'],
    en: 'Fly (8″, 16″)',
    fr: 'Vol (8″, 16″)',
  },
  {
    claim: 'a form with as many places',
    of: breath,
    params: ['-2', 'fire'],
    en: 'Breathes fire (−2)',
    fr: 'Souffle : du feu, −2 fois du feu',
  },
  {
    claim: 'fewer than the form has places: nothing is left open',
    of: breath,
    params: ['fire'],
    en: 'Breath (fire)',
    fr: 'Souffle (du feu)',
  },
  {
    claim: 'more than the form has places: nothing is left out',
    of: breath,
    params: ['2', 'fire', 'fire, front'],
    en: 'Breath (2, fire, fire, front)',
    fr: 'Souffle (2, du feu, du feu, front)',
  },
  {
    claim: 'a place inside a parameter is text',
    of: breath,
    params: ['{2}', 'fire'],
    en: 'Breathes fire ({2})',
    fr: 'Souffle : du feu, {2} fois du feu',
  },
  { claim: 'what the data do not define', of: undefined, params: ['2'], en: 'id (2)', fr: 'id (2)' },
])('$claim', ({ of, params, en, fr }) => {
  const use = { id: of?.id ?? 'id', params };
  expect(capabilityText('en', use, of)).toBe(en);
  expect(capabilityText('fr', use, of)).toBe(fr);
});

const aegis: CapabilityDefinition = {
  id: 'aegis',
  name: 'Aegis',
  parameters: ['X', 'Y'],
  summary: {
    en: 'A save of X+ within Y in; A Xylophone adds 1 + X.',
    fr: 'Sauvegarde de X+ à Y ps, ou de 1 + X.',
  },
};

test.each([
  {
    claim: 'parameters for their letters, each time',
    params: ['4', '12.5'],
    en: 'A save of 4+ within 12.5 in; A Xylophone adds 1 + 4.',
    fr: 'Sauvegarde de 4+ à 12,5 ps, ou de 1 + 4.',
  },
  {
    claim: 'one plus where both have it',
    params: ['4+', '6'],
    en: 'A save of 4+ within 6 in; A Xylophone adds 1 + 4+.',
    fr: 'Sauvegarde de 4+ à 6 ps, ou de 1 + 4+.',
  },
  {
    claim: 'the letter where there is no parameter',
    params: ['4'],
    en: 'A save of 4+ within Y in; A Xylophone adds 1 + 4.',
    fr: 'Sauvegarde de 4+ à Y ps, ou de 1 + 4.',
  },
  {
    claim: 'no half of a pair of brackets',
    params: ['[D3+1', 'fire]'],
    en: 'A save of D3+1+ within fire in; A Xylophone adds 1 + D3+1.',
    fr: 'Sauvegarde de D3+1+ à fire ps, ou de 1 + D3+1.',
  },
  {
    claim: 'a parameter that is a letter itself is not read again',
    params: ['Y', '6'],
    en: 'A save of Y+ within 6 in; A Xylophone adds 1 + Y.',
    fr: 'Sauvegarde de Y+ à 6 ps, ou de 1 + Y.',
  },
])('a summary has $claim', ({ params, en, fr }) => {
  expect(capabilitySummary('en', { id: 'aegis', params }, aegis)).toBe(en);
  expect(capabilitySummary('fr', { id: 'aegis', params }, aegis)).toBe(fr);
});

test('parameters with names of words are left to the head', () => {
  const summary = { en: 'Flies a long way.' };
  expect(capabilitySummary('en', { id: 'fly', params: ['8"', '16"'] }, { ...fly, summary })).toBe(summary.en);
});

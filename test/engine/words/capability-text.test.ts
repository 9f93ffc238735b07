import { expect, test } from 'vitest';
import type { CapabilityDefinition } from '../../../renderer/engine/catalogue/definition';
import { capabilityText } from '../../../renderer/engine/words/capability-text';

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

import { expect, test } from 'vitest';
import { checkTranslations } from '../../../../renderer/engine/catalogue/books/check-translations';
import type { CapabilitiesFile } from '../../../../schemas/generated/types';

function told(capability: CapabilitiesFile['capabilities'][number]): readonly string[] {
  const file: CapabilitiesFile = { format: 1, system: 'a-game', capabilities: [capability] };
  return checkTranslations(file, undefined, file).map(({ kind, pointer }) => `${kind} ${pointer}`);
}

test.each([
  {
    claim: 'a name in English only lacks its French',
    name: 'Breath',
    told: ['no-french /capabilities/0/name'],
  },
  {
    claim: 'a letter for a parameter is no word to translate',
    name: { en: 'Breath', fr: 'Souffle', mark: 'seen' as const },
    told: [],
  },
])('$claim', ({ name, told: expected }) => {
  expect(told({ id: 'breath', name, parameters: ['X', { name: 'Y', kind: 'roll', unit: '+' }] })).toEqual(
    expected,
  );
});

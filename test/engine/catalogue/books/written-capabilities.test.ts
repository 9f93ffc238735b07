/** A compiled system carries what its file says of capabilities, so that rules can be made from it. */
import { expect, test } from 'vitest';
import { compileSystem } from '../../../../renderer/engine/catalogue/books/compile-system';
import { readBooks } from '../../../../renderer/engine/catalogue/books/read-books';
import type { CapabilitiesFile, System } from '../../../../schemas/generated/types';
import { aBook, aSystem, aUnit } from './play-book';

const FILE = {
  format: 1,
  system: 'game',
  rulesets: ['test', 'old'],
  capabilities: [
    {
      id: 'steady',
      name: { en: 'Steady', fr: 'Ferme' },
      ruleset: 'test',
      listBuilding: [{ effect: 'grants', capability: 'brave' }],
      derived: [{ label: { en: 'Nerve', fr: 'Nerfs' }, formula: 'Ld + 1' }],
      aliases: ['en:Steadfast'],
    },
    { id: 'steady-old', name: { en: 'Steady of old', fr: 'Ferme (ancien)' }, ruleset: 'old' },
    { id: 'brave', name: { en: 'Brave', fr: 'Brave' } },
  ],
};

test('every entry of the file, of every ruleset, with effects, values and aliases', () => {
  const files = [aSystem(), FILE, aBook([aUnit('mob')])].map((each, at) => ({
    path: `${at}`,
    text: JSON.stringify(each),
  }));
  const { systems, problems } = readBooks(files);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(systems[0]?.system.capabilities?.map(({ written }) => written)).toEqual(FILE.capabilities);
});

test('the very entries that were read, without a copy', () => {
  const file = FILE as unknown as CapabilitiesFile;
  const compiled = compileSystem(aSystem() as unknown as System, file).capabilities ?? [];
  expect(compiled.map(({ written }) => written)).toHaveLength(3);
  compiled.forEach(({ written }, at) => {
    expect(written).toBe(file.capabilities[at]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Name } from '../../schemas/generated/types';
import { GAMES, shippedGame } from './french/shipped-games';

const LANGUAGES = ['en', 'fr'] as const;

type Named = Exclude<Name, string>;

function* namesIn(value: unknown): Generator<Named> {
  if (typeof value !== 'object' || value === null) return;
  if ('name' in value && typeof value.name === 'object') yield value.name as Named;
  for (const inner of Object.values(value)) yield* namesIn(inner);
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * `Towering Destroyers` → `Destroyers`, `Seigneurs Fantômes` → `Seign. Fantômes`, `Compulsory, second choice` →
 * `Compulsory 2`, `Points de Vie` → `PdV`. A word that the whole name lacks sounds like something else.
 */
function isShortFor(short: string, name: string): boolean {
  const words = wordsOf(name);
  const isOf = (word: string): boolean =>
    /^\d+$/.test(word) || words.some((each) => each.includes(word.replace(/s$/, '')));
  const isAbbreviation = /^\p{L}{1,3}$/u.test(short) || name.startsWith(short);
  return isAbbreviation || wordsOf(short).every(isOf);
}

describe.each(GAMES)('%s calls one thing by one name', (id) => {
  const names = [...namesIn(shippedGame(id).files.map(({ text }) => JSON.parse(text)))];

  test('there are names to look at', () => {
    expect(names.length).toBeGreaterThan(100);
  });

  test.each(LANGUAGES)('a short name is made of the words of the whole one (%s)', (language) => {
    const strange = names.flatMap(({ [language]: name = '', short }) => {
      const said = short?.[language];
      return said === undefined || isShortFor(said, name) ? [] : [`${name} → ${said}`];
    });
    expect(strange).toEqual([]);
  });

  test.each(LANGUAGES)('capital letters are the same wherever a name stands (%s)', (language) => {
    const spellings = new Map<string, Set<string>>();
    for (const { [language]: name = '' } of names) {
      const key = name.toLowerCase();
      spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
    }
    expect([...spellings.values()].filter(({ size }) => size > 1).map((each) => [...each])).toEqual([]);
  });
});

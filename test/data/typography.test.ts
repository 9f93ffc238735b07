import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = ['data', 'electron/cli/new-data'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
);

/** Not shown to a player, or the spelling of others. */
const UNSHOWN = new Set(['$schema', '$comment', 'id', 'aliases', 'formerIds', 'facts']);

function* shownTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (UNSHOWN.has(key)) continue;
      // a table of words has them as its keys
      if (!Array.isArray(value)) yield key;
      yield* shownTexts(inner);
    }
  }
}

describe.each(files)('%s', (file) => {
  const texts = [...shownTexts(JSON.parse(readFileSync(join(root, file), 'utf8')))];

  test('an apostrophe is an apostrophe, in both languages', () => {
    expect(texts.filter((text) => /\p{L}'|'\p{L}/u.test(text))).toEqual([]);
  });
});

test('there are files to read', () => {
  expect(files.length).toBeGreaterThan(15);
});

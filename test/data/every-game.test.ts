/** What holds in the files of every game that the program is shipped with. */
import { describe, expect, test } from 'vitest';
import { validateBook, validateCapabilities, validateSystem } from '../../schemas/generated/validate.mjs';
import { capabilityUses, DATA_FOLDERS, dataFolder, objectsIn } from './data-folder';

describe.each(DATA_FOLDERS)('the files of %s', (folder) => {
  const { system, capabilities, books, files } = dataFolder(folder);

  test('keep to the schemas, and the books belong to the game', () => {
    expect(validateSystem(system), JSON.stringify(validateSystem.errors)).toBe(true);
    expect(validateCapabilities(capabilities), JSON.stringify(validateCapabilities.errors)).toBe(true);
    for (const book of books) {
      expect(validateBook(book), JSON.stringify(validateBook.errors)).toBe(true);
      expect(book.system, book.id).toBe(system.id);
    }
  });

  test('have a French name with its mark for everything that has an English one', () => {
    for (const file of files) {
      for (const [object, path] of objectsIn(file)) {
        // Tables of gear and of lists have ids as their keys, and one may be "name"; parameters are called by letters.
        if (!('name' in object) || ['gear', 'lists', 'parameters'].includes(String(path.at(-1)))) continue;
        expect(object.name, `${path.join('.')} ${JSON.stringify(object.name)}`).toMatchObject({
          en: expect.any(String),
          fr: expect.any(String),
          mark: expect.stringMatching(/^(seen|likely|ours)$/),
        });
      }
    }
  });

  test('write apostrophes and spaces as French print does', () => {
    for (const file of files) {
      for (const [object, path] of objectsIn(file)) {
        if (typeof object.fr !== 'string') continue;
        expect(object.fr, path.join('.')).not.toMatch(/'| [:;?!%»]|« /);
      }
    }
  });

  test('name only capabilities that capabilities.json has, with no more parameters than it says', () => {
    const known = new Map(capabilities.capabilities.map((each) => [each.id, each.parameters?.length ?? 0]));
    const uses = [system, ...books].flatMap(capabilityUses);
    expect(uses.length).toBeGreaterThan(0);
    for (const { id, parameters } of uses) {
      expect(known.has(id), id).toBe(true);
      expect(parameters, id).toBeLessThanOrEqual(known.get(id) ?? 0);
    }
  });
});

test('there are games to look at', () => {
  expect(DATA_FOLDERS.length).toBeGreaterThanOrEqual(3);
});

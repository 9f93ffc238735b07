import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Book, CapabilitiesFile, System } from '../../../schemas/generated/types';
import { validateBook, validateCapabilities, validateSystem } from '../../../schemas/generated/validate.mjs';

const folder = join(process.cwd(), 'data/netepic');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

const system = read<System>('system.json');
const capabilities = read<CapabilitiesFile>('capabilities.json');
const books = readdirSync(join(folder, 'books')).map((file) => read<Book>(`books/${file}`));

/** Every object of a file with the keys that lead to it. */
function* objects(
  value: unknown,
  path: readonly string[] = [],
): Generator<[Record<string, unknown>, string]> {
  if (Array.isArray(value)) {
    for (const each of value) yield* objects(each, path);
  } else if (typeof value === 'object' && value !== null) {
    yield [value as Record<string, unknown>, path.join('.')];
    for (const [key, each] of Object.entries(value)) yield* objects(each, [...path, key]);
  }
}

/** Texts under a key, wherever it stands: one or a list, the long form or the short one. */
function texts(file: unknown, key: string, long: string): string[] {
  return [...objects(file)].flatMap(([object]) =>
    [object[key]].flat().flatMap((each) => {
      if (typeof each === 'string') return [each];
      const inside = (each as Record<string, unknown> | undefined)?.[long];
      return typeof inside === 'string' ? [inside] : [];
    }),
  );
}

describe('the NetEpic files', () => {
  test('keep to the schemas', () => {
    expect(validateSystem(system), JSON.stringify(validateSystem.errors)).toBe(true);
    expect(validateCapabilities(capabilities), JSON.stringify(validateCapabilities.errors)).toBe(true);
    for (const book of books) expect(validateBook(book), JSON.stringify(validateBook.errors)).toBe(true);
  });

  test('are the system and five armies', () => {
    expect(books.map((book) => book.id).sort()).toEqual([
      'adeptus-mechanicus',
      'biel-tan',
      'necrons',
      'tau',
      'tyranids',
    ]);
    for (const book of books) expect(book.system).toBe(system.id);
  });

  test('have a French name with its mark for everything that has an English one', () => {
    for (const file of [system, capabilities, ...books]) {
      for (const [object, path] of objects(file)) {
        if (!('name' in object)) continue;
        expect(object.name, `${path} ${JSON.stringify(object.name)}`).toMatchObject({
          en: expect.any(String),
          fr: expect.any(String),
          mark: expect.stringMatching(/^(seen|likely|ours)$/),
        });
      }
    }
  });

  test('write apostrophes and spaces as French print does', () => {
    for (const file of [system, capabilities, ...books]) {
      for (const [object, path] of objects(file)) {
        if (typeof object.fr !== 'string') continue;
        expect(object.fr, path).not.toMatch(/'| [:;?!%»]|« /);
      }
    }
  });

  test('name only capabilities that capabilities.json has, with as many parameters', () => {
    const known = new Map(capabilities.capabilities.map((each) => [each.id, each.parameters?.length ?? 0]));
    for (const book of books) {
      for (const text of texts(book, 'capabilities', 'id')) {
        const [id = '', ...parameters] = text.split(' ');
        expect(known.has(id), `${book.id}: ${text}`).toBe(true);
        expect(parameters.length, `${book.id}: ${text}`).toBeLessThanOrEqual(known.get(id) ?? 0);
      }
    }
  });

  test('use every capability', () => {
    const used = new Set(
      books.flatMap((book) => texts(book, 'capabilities', 'id').map((text) => text.split(' ')[0])),
    );
    expect(capabilities.capabilities.map((each) => each.id).filter((id) => !used.has(id))).toEqual([]);
  });

  describe.each(books.map((book) => [book.id, book] as const))('%s', (_, book) => {
    const categories = [...system.categories, ...(book.categories ?? [])].map((each) => each.id);
    const units = book.units.map((unit) => unit.id);

    test('gives every id once', () => {
      const ids = [
        ...categories,
        ...system.costs.map((cost) => cost.id),
        ...units,
        ...Object.keys(book.gear ?? {}),
        ...Object.keys(book.lists ?? {}),
        ...(book.forces ?? []).flatMap((force) => [
          force.id,
          ...(force.forces ?? []).map((each) => (typeof each === 'string' ? each : each.id)),
        ]),
      ];
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    });

    test('refers only to what is there', () => {
      const unknown = (found: readonly string[], known: readonly string[]) =>
        found.filter((id) => !known.includes(id));
      expect(unknown(texts(book.units, 'categories', ''), categories)).toEqual([]);
      expect(unknown(texts(book, 'tags', 'tag'), categories)).toEqual([]);
      expect(unknown(texts(book.forces, 'category', ''), categories)).toEqual([]);
      expect(unknown(texts(book.forces, 'unit', ''), units)).toEqual([]);
      expect(unknown(texts(book.forces, 'only', ''), [...categories, ...units])).toEqual([]);
      expect(unknown(texts(book, 'list', ''), Object.keys(book.lists ?? {}))).toEqual([]);
      const options = [...texts(book.lists, 'of', ''), ...texts(book.lists, 'only', '')];
      expect(unknown(options, Object.keys(book.gear ?? {}))).toEqual([]);
    });

    test('offers every unit in a block or in a company', () => {
      const offered = new Set(texts(book.forces, 'unit', ''));
      expect(book.units.filter((unit) => !unit.categories && !offered.has(unit.id))).toEqual([]);
    });
  });
});

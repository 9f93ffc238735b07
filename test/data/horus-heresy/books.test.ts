import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Book, CapabilitiesFile, Force, System } from '../../../schemas/generated/types';
import { validateBook, validateCapabilities, validateSystem } from '../../../schemas/generated/validate.mjs';

const folder = join(process.cwd(), 'data/horus-heresy');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

const system = read<System>('system.json');
const capabilities = read<CapabilitiesFile>('capabilities.json');
const book = read<Book>('books/legiones-astartes.json');
const files = [system, capabilities, book];

/** Every object of a file with the keys that lead to it. */
function* objects(
  value: unknown,
  path: readonly string[] = [],
): Generator<[Record<string, unknown>, readonly string[]]> {
  if (Array.isArray(value)) {
    for (const each of value) yield* objects(each, path);
  } else if (typeof value === 'object' && value !== null) {
    yield [value as Record<string, unknown>, path];
    for (const [key, each] of Object.entries(value)) yield* objects(each, [...path, key]);
  }
}

/** Texts under a key, wherever it stands: one or a list, the long form or the short one. */
function texts(file: unknown, key: string, long = ''): string[] {
  return [...objects(file)].flatMap(([object]) =>
    [object[key]].flat().flatMap((each) => {
      if (typeof each === 'string') return [each];
      const inside = (each as Record<string, unknown> | undefined)?.[long];
      return typeof inside === 'string' ? [inside] : [];
    }),
  );
}

function forcesOf(forces: readonly (string | Force)[]): Force[] {
  return forces.flatMap((force) =>
    typeof force === 'string' ? [] : [force, ...forcesOf(force.forces ?? [])],
  );
}

const forces = [...forcesOf(system.forces), ...forcesOf(book.forces ?? [])];
const gear = { ...system.gear, ...book.gear };
const lists = { ...system.lists, ...book.lists };
const units = [...(system.units ?? []), ...book.units];
const categories = [...system.categories, ...(book.categories ?? [])].map(({ id }) => id);

describe('the Horus Heresy files', () => {
  test('keep to the schemas', () => {
    expect(validateSystem(system), JSON.stringify(validateSystem.errors)).toBe(true);
    expect(validateCapabilities(capabilities), JSON.stringify(validateCapabilities.errors)).toBe(true);
    expect(validateBook(book), JSON.stringify(validateBook.errors)).toBe(true);
  });

  test('are 137 generic units, 21 Primarchs, two choices and 18 legions', () => {
    const role = (id: string): number => book.units.filter((unit) => unit.categories?.[0] === id).length;
    expect(role('warlord')).toBe(21);
    expect(role('configuration')).toBe(2);
    expect(book.units.length).toBe(137 + 21 + 2);
    expect(Object.values(gear).filter(({ kind }) => kind === 'faction').length).toBe(18);
  });

  test('have a French name with its mark for every name', () => {
    for (const file of files) {
      for (const [object, path] of objects(file)) {
        if (!('name' in object) || path.at(-1) === 'gear' || path.at(-1) === 'lists') continue;
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
      for (const [object, path] of objects(file)) {
        if (typeof object.fr !== 'string') continue;
        expect(object.fr, path.join('.')).not.toMatch(/'| [:;?!%»]|« /);
      }
    }
  });

  test('name only capabilities that capabilities.json has, with parameters where it has them', () => {
    const known = new Map(capabilities.capabilities.map((each) => [each.id, each.parameters?.length ?? 0]));
    for (const text of [...texts(system, 'capabilities', 'id'), ...texts(book, 'capabilities', 'id')]) {
      const [id = '', ...parameters] = text.split(' ');
      expect(known.has(id), text).toBe(true);
      expect(parameters.length > 0 && known.get(id) === 0, text).toBe(false);
    }
  });

  test('give every id once', () => {
    const ids = [
      ...categories,
      ...system.costs.map((cost) => cost.id),
      ...units.map((unit) => unit.id),
      ...Object.keys(system.gear ?? {}),
      ...Object.keys(book.gear ?? {}),
      ...Object.keys(system.lists ?? {}),
      ...Object.keys(book.lists ?? {}),
      ...new Set(forces.map((force) => force.id)),
      ...new Set(forces.flatMap(({ kind }) => kind ?? [])),
    ];
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('refer only to what is there', () => {
    const unknown = (found: readonly string[], known: readonly string[]) =>
      found.filter((id) => !known.includes(id));
    const unitIds = units.map((unit) => unit.id);
    const both = [system, book];
    expect(unknown(texts(both, 'categories'), categories)).toEqual([]);
    expect(unknown(texts(both, 'tags', 'tag'), categories)).toEqual([]);
    expect(unknown(texts(both, 'category'), categories)).toEqual([]);
    expect(unknown(texts(both, 'list'), Object.keys(lists))).toEqual([]);
    expect(unknown(texts(forces, 'only'), [...categories, ...unitIds])).toEqual([]);
    expect(
      unknown(texts([system.units, system.lists, book.units, book.lists], 'of'), [
        ...Object.keys(gear),
        ...categories,
        ...texts(book.units, 'id'),
      ]),
    ).toEqual([]);
    expect(unknown(texts([system.units, book.units], 'gear', 'gear'), Object.keys(gear))).toEqual([]);
    const named = forces
      .flatMap(({ forces: below }) => below ?? [])
      .filter((each) => typeof each === 'string');
    expect(
      unknown(
        named,
        forces.map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  test('give every detachment every role', () => {
    const roles = system.categories
      .filter(({ id, tag }) => !tag && id !== 'configuration')
      .map(({ id }) => id);
    expect(roles.length).toBe(15);
    for (const force of forces) {
      const places = force.places.map(({ category }) => category);
      expect(
        roles.filter((role) => !places.includes(role)),
        force.id,
      ).toEqual([]);
    }
  });

  test('let every unit without a choice of detachments unlock what its role does', () => {
    for (const unit of book.units) {
      const given = unit.costs?.['auxiliary-unlocks'] ?? 0;
      const hasChoice = texts(unit.options, 'list').includes('unlocks');
      const isCommand = unit.categories?.[0] === 'command';
      expect(given > 0, unit.id).toBe(isCommand && !hasChoice);
    }
  });
});

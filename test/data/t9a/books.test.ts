import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Book, CapabilitiesFile, Limit, System } from '../../../schemas/generated/types';
import { validateBook, validateCapabilities, validateSystem } from '../../../schemas/generated/validate.mjs';
import { BookOffers, idsOf, isGroup, type Offered, type OfferedGroup } from './facts/offered';

const folder = join(process.cwd(), 'data/t9a');
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

/** Uses of capabilities: id and number of parameters. */
function usesIn(file: unknown): { id: string; parameters: number }[] {
  return [...objects(file)].flatMap(([object]) =>
    (Array.isArray(object.capabilities) ? object.capabilities : []).map((use: unknown) => {
      if (typeof use === 'string') {
        const [id = '', ...parameters] = use.split(' ');
        return { id, parameters: parameters.length };
      }
      const long = use as { id: string; params?: string[] };
      return { id: long.id, parameters: long.params?.length ?? 0 };
    }),
  );
}

describe('the files of The 9th Age', () => {
  test('keep to the schemas', () => {
    expect(validateSystem(system), JSON.stringify(validateSystem.errors)).toBe(true);
    expect(validateCapabilities(capabilities), JSON.stringify(validateCapabilities.errors)).toBe(true);
    for (const book of books) expect(validateBook(book), JSON.stringify(validateBook.errors)).toBe(true);
  });

  test('are the system and three armies of 20, 29 and 28 units', () => {
    expect(Object.fromEntries(books.map((book) => [book.id, book.units.length]))).toEqual({
      'dread-elves': 29,
      'empire-of-sonnstahl': 20,
      'warriors-of-the-dark-gods': 28,
    });
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

  test('name only capabilities that capabilities.json has, with no more parameters than it says', () => {
    const known = new Map(capabilities.capabilities.map((each) => [each.id, each.parameters?.length ?? 0]));
    for (const file of [system, ...books]) {
      for (const use of usesIn(file)) {
        expect(known.has(use.id), use.id).toBe(true);
        expect(use.parameters, use.id).toBeLessThanOrEqual(known.get(use.id) ?? 0);
      }
    }
  });

  test('halve and double every limit of units, models, mounts and options by army size', () => {
    const limits = [system, ...books].flatMap((file) =>
      [...objects(file)].flatMap(([object]) =>
        Array.isArray(object.limits) ? (object.limits as Limit[]) : [],
      ),
    );
    const counted = limits.filter((limit) => ['most', 'most-models'].includes(limit.id));
    // Common items and two army banners are the exceptions (rules 27 and 28 of data/t9a/SOURCE.md).
    const fixed = counted.filter((limit) => limit.scale === undefined);
    expect(new Set(fixed.map((limit) => limit.rule))).toEqual(new Set(['27', '28']));
    expect(counted.length - fixed.length).toBeGreaterThan(80);
  });
});

describe.each(books.map((book) => [book.id, book] as const))('%s', (_, book) => {
  const offers = new BookOffers(system, book);
  const categories = [...system.categories, ...(book.categories ?? [])].map((each) => each.id);
  const roles = (system.roles ?? []).map((role) => role.id);

  /** Ids of everything that a unit offers. */
  const idsBelow = (items: readonly (Offered | OfferedGroup)[]): string[] =>
    items.flatMap((each) => (isGroup(each) ? [each.group.id] : [each.id]).concat(idsBelow(each.children)));

  test('gives every id once', () => {
    const ids = [
      ...categories,
      ...roles,
      ...system.costs.map((cost) => cost.id),
      ...book.units.map((unit) => unit.id),
      ...offers.gear.keys(),
      ...Object.keys(system.lists ?? {}),
      ...Object.keys(book.lists ?? {}),
    ];
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('offers gear that is defined, in blocks that are defined', () => {
    for (const unit of book.units) {
      for (const each of offers.flat(offers.expand(unit.options)))
        expect(each.gear !== undefined || each.option.name !== undefined, `${unit.id}: ${each.id}`).toBe(
          true,
        );
      for (const each of unit.gear ?? [])
        expect([...offers.gear.keys()]).toContain(typeof each === 'string' ? each : each.gear);
      for (const category of unit.categories ?? []) expect(categories).toContain(category);
    }
  });

  test('leaves out of its lists only what they hold', () => {
    for (const [object] of objects(book)) {
      if (typeof object.list !== 'string') continue;
      const members = idsBelow(offers.expand([{ list: object.list }]));
      const named = [object.except, object.only, Object.keys((object.points as object) ?? {})].flat();
      for (const id of named) if (typeof id === 'string') expect(members, object.list).toContain(id);
    }
  });

  test('asks in its conditions only for what some unit can have', () => {
    const known = new Set([
      ...categories,
      ...roles,
      ...book.units.map((unit) => unit.id),
      ...offers.gear.keys(),
    ]);
    for (const unit of book.units) for (const id of idsBelow(offers.expand(unit.options))) known.add(id);
    for (const [object, path] of objects(book)) {
      for (const key of ['needs', 'unless', 'when'] as const) {
        for (const id of idsOf(object[key] as Parameters<typeof idsOf>[0]))
          expect([...known], path).toContain(id);
      }
    }
  });

  test('counts every unit but the Characters toward the four that an army needs', () => {
    for (const unit of book.units) {
      const tags = (unit.tags ?? []).map((each) => (typeof each === 'string' ? each : each.tag));
      const counts = tags.includes('troops') || tags.includes('war-machine');
      expect(counts, unit.id).toBe(unit.categories?.[0] !== 'characters');
    }
  });
});

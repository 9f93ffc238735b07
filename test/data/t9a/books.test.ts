import { describe, expect, test } from 'vitest';
import type { Limit } from '../../../schemas/generated/types';
import { dataFolder, objectsIn } from '../data-folder';
import { BookOffers, idsOf, isGroup, type Offered, type OfferedGroup } from './facts/offered';

const { system, books } = dataFolder('t9a');

describe('the files of The 9th Age', () => {
  test('are the system and three armies of 20, 29 and 28 units', () => {
    expect(Object.fromEntries(books.map((book) => [book.id, book.units.length]))).toEqual({
      'dread-elves': 29,
      'empire-of-sonnstahl': 20,
      'warriors-of-the-dark-gods': 28,
    });
  });

  test('halve and double every limit of units, models, mounts and options by army size', () => {
    const limits = [system, ...books].flatMap((file) =>
      [...objectsIn(file)].flatMap(([object]) =>
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
    for (const [object] of objectsIn(book)) {
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
    for (const [object, path] of objectsIn(book)) {
      for (const key of ['needs', 'unless', 'when'] as const) {
        for (const id of idsOf(object[key] as Parameters<typeof idsOf>[0]))
          expect([...known], path.join('.')).toContain(id);
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

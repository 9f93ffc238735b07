import { describe, expect, test } from 'vitest';
import type { Force } from '../../../schemas/generated/types';
import { dataFolder, idsBeyond, textsIn } from '../data-folder';

const { system, books } = dataFolder('horus-heresy');
const [book] = books as [(typeof books)[number]];

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
  test('are 137 generic units, 21 Primarchs, two choices and 18 legions', () => {
    const role = (id: string): number => book.units.filter((unit) => unit.categories?.[0] === id).length;
    expect(role('warlord')).toBe(21);
    expect(role('configuration')).toBe(2);
    expect(book.units.length).toBe(137 + 21 + 2);
    expect(Object.values(gear).filter(({ kind }) => kind === 'faction').length).toBe(18);
  });

  test('refer only to what is there', () => {
    const unitIds = units.map((unit) => unit.id);
    const both = [system, book];
    expect(idsBeyond(textsIn(both, 'categories'), categories)).toEqual([]);
    expect(idsBeyond(textsIn(both, 'tags', 'tag'), categories)).toEqual([]);
    expect(idsBeyond(textsIn(both, 'category'), categories)).toEqual([]);
    expect(idsBeyond(textsIn(both, 'list'), Object.keys(lists))).toEqual([]);
    expect(idsBeyond(textsIn(forces, 'only'), [...categories, ...unitIds])).toEqual([]);
    expect(
      idsBeyond(textsIn([system.units, system.lists, book.units, book.lists], 'of'), [
        ...Object.keys(gear),
        ...categories,
        ...textsIn(book.units, 'id'),
      ]),
    ).toEqual([]);
    expect(idsBeyond(textsIn([system.units, book.units], 'gear', 'gear'), Object.keys(gear))).toEqual([]);
    const named = forces
      .flatMap(({ forces: below }) => below ?? [])
      .filter((each) => typeof each === 'string');
    expect(
      idsBeyond(
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
      const hasChoice = textsIn(unit.options, 'list').includes('unlocks');
      const isCommand = unit.categories?.[0] === 'command';
      expect(given > 0, unit.id).toBe(isCommand && !hasChoice);
    }
  });
});

import type { Unit } from '../../../../schemas/generated/types';
import { type BookIndex, english, isGroup } from './book-index';
import { sayInto } from './compare-formations';
import { compareWeapon } from './compare-stands';
import type { FactFile, FactStand, FactTitanWeapon } from './fact-file';

/** Every titan weapon: its lines, its price, the mounts it fits; and every titan: its mounts. */
export function compareTitanWeapons(facts: FactFile, index: BookIndex): string[] {
  const weapons = new Map<string, FactTitanWeapon[]>();
  for (const weapon of facts.titanWeapons) {
    const name = weapon.modeOf ?? weapon.name;
    weapons.set(name, [...(weapons.get(name) ?? []), weapon]);
  }
  const ids = new Map(Object.entries(index.gear).map(([id, gear]) => [english(gear.name), id]));
  const differences: string[] = [];
  for (const [name, modes] of weapons) {
    const id = ids.get(name.replaceAll("'", '’'));
    const gear = id === undefined ? undefined : index.gear[id];
    if (!gear) {
      differences.push(`titan weapon ${name}: not in the book`);
      continue;
    }
    modes.forEach((mode, at) => {
      differences.push(...compareWeapon(`gear ${id} ${mode.name}`, mode, gear.profiles?.[at], index));
    });
    const say = sayInto(differences, `gear ${id}`);
    say('lines', modes.length, gear.profiles?.length ?? 0);
    say('assault', modes[0]?.assault ?? false, gear.facts?.assault ?? false);
    say('uses', modes[0]?.effectsChooseOne !== undefined, /^Choose one/.test(gear.note?.en ?? ''));
    if (!listed(index, id ?? '')) differences.push(`gear ${id}: in no list`);
  }
  for (const stand of facts.units) {
    if (!stand.weaponMounts) continue;
    const unit = index.book.units.find((each) =>
      index.models(each).some((model) => model.name === stand.stand.replaceAll("'", '’')),
    );
    if (unit) differences.push(...compareMounts(facts, stand, unit, weapons, ids, index));
  }
  return differences;
}

function listed(index: BookIndex, gear: string): boolean {
  const lists = Object.values(index.book.lists ?? {}).flatMap((list) => list.options);
  const groups = index.book.units.flatMap((unit) =>
    (unit.models ?? []).flatMap((model) => model.options ?? []),
  );
  return index.members([...lists, ...groups]).some((member) => member.gear === gear);
}

function compareMounts(
  facts: FactFile,
  stand: FactStand,
  unit: Unit,
  weapons: ReadonlyMap<string, readonly FactTitanWeapon[]>,
  ids: ReadonlyMap<string, string>,
  index: BookIndex,
): string[] {
  const differences: string[] = [];
  const groups = (unit.models?.[0]?.options ?? []).filter(isGroup);
  const mounts = Object.entries(stand.weaponMounts ?? {});
  const say = sayInto(differences, unit.id);
  say(
    'mounts',
    mounts.map(([, { min, max }]) => [min, max]),
    groups.map((group) => group.choose),
  );
  const fits = mounts.map(([mount]) =>
    [...weapons.values()].flatMap(([weapon]) =>
      weapon && isFor(facts, stand, weapon, mount) ? [weapon] : [],
    ),
  );
  mounts.forEach(([mount, { max }], at) => {
    const members = index.members(groups[at]?.options ?? []);
    if (stand.stand === 'Warbringer Titan' && mount === 'carapace') {
      say(
        'free weapons',
        ['volcano-cannon', 'quake-cannon', 0, 0],
        [...members.map((each) => each.gear), ...members.map((each) => each.points)],
      );
      return;
    }
    const expected = (fits[at] ?? []).map((weapon) => {
      const once = weapon.assault === true || weapon.maxPerTitan === 1 || max === 1;
      return `${ids.get((weapon.modeOf ?? weapon.name).replaceAll("'", '’'))} ${weapon.cost} ${once ? 1 : 'again'}`;
    });
    const written = members.map(
      (each) =>
        `${each.gear} ${each.points} ${each.max === 1 ? 1 : each.max === null || each.max === max ? 'again' : each.max}`,
    );
    say(`weapons for ${mount}`, expected.sort(), written.sort());
  });
  return differences;
}

function isFor(facts: FactFile, stand: FactStand, weapon: FactTitanWeapon, mount: string): boolean {
  const codes = facts.titanWeaponRules?.codes;
  if (codes && weapon.usedBy && !weapon.usedBy.some((code) => codes[code]?.includes(stand.stand)))
    return false;
  const location = weapon.location?.toLowerCase();
  if (location === undefined || mount === 'any') return true;
  if (location === 'any') return mount === 'arm' || mount === 'carapace';
  return location.replace(/s$/, '') === mount;
}

import type { ProfileLine } from '../../../../schemas/generated/types';
import { type Bearer, type BookIndex, english, written } from './book-index';
import type { Ability, FactFile, FactStand, FactWeapon } from './fact-file';

/** Every stand with its profile, abilities and weapons, at every place where the book has it. */
export function compareStands(facts: FactFile, index: BookIndex): string[] {
  const bearers = index.bearers();
  return facts.units.flatMap((stand) => {
    const name = stand.stand.replaceAll("'", '’');
    const here = bearers.filter(
      (each) => each.name === name && (each.profiles.length > 0 || each.capabilities.length > 0),
    );
    if (here.length === 0) return [`${stand.stand}: not in the book`];
    return here.flatMap((bearer) => compareStand(stand, bearer, index));
  });
}

function compareStand(stand: FactStand, bearer: Bearer, index: BookIndex): string[] {
  const differences: string[] = [];
  const say = (what: string, fact: unknown, book: unknown) => {
    if (JSON.stringify(fact) !== JSON.stringify(book))
      differences.push(
        `${bearer.where}: ${what} ${JSON.stringify(fact)} in the facts, ${JSON.stringify(book)} in the book`,
      );
  };
  const line = bearer.profiles.find((each) => each.type === 'stand');
  if (stand.class !== null) {
    for (const column of ['move', 'save', 'af', 'morale'] as const)
      say(column, stand[column], line?.values[column] ?? null);
    say('class', stand.class, line?.facts?.class);
    say('type', stand.type, line?.facts?.type);
  }
  say('abilities', abilities(stand.capabilities, index), bearer.capabilities.map(written).sort());
  const weapons = bearer.profiles.filter((each) => each.type === 'weapon');
  say(
    'weapons',
    stand.weapons.map((each) => each.name.replaceAll("'", '’')),
    weapons.map((each) => english(each.name)),
  );
  stand.weapons.forEach((weapon, at) => {
    differences.push(...compareWeapon(`${bearer.where} ${weapon.name}`, weapon, weapons[at], index));
  });
  return differences;
}

/** One line of a weapon: numbers, abilities and, for a mode, the weapon it belongs to. */
export function compareWeapon(
  where: string,
  weapon: FactWeapon,
  line: ProfileLine | undefined,
  index: BookIndex,
): string[] {
  if (!line) return [`${where}: no line`];
  const differences: string[] = [];
  const say = (what: string, fact: unknown, book: unknown) => {
    if (JSON.stringify(fact) !== JSON.stringify(book))
      differences.push(
        `${where}: ${what} ${JSON.stringify(fact)} in the facts, ${JSON.stringify(book)} in the book`,
      );
  };
  const range = weapon.range?.replace(/ cm$/, '') ?? null;
  say('range', range, line.values.range === undefined ? null : String(line.values.range));
  const area = /^Template (\S+) cm$/.exec(String(weapon.dice));
  say('dice', area ? 'Template' : weapon.dice, line.values.dice ?? null);
  say('to hit', weapon.toHit, line.values.hit ?? null);
  say('AP', weapon.ap, line.values.ap ?? null);
  const given = abilities(weapon.abilities, index);
  say(
    'abilities',
    area ? [...given, `template ${area[1]}`].sort() : given,
    (line.capabilities ?? []).map(written).sort(),
  );
  if (
    weapon.arc === '360' &&
    !(line.capabilities ?? []).some((each) => /^(turret|anti-aircraft)/.test(written(each)))
  )
    differences.push(`${where}: an arc of 360° without turret or anti-aircraft`);
  return differences;
}

function abilities(list: readonly Ability[], index: BookIndex): string[] {
  return list.map((each) => index.capability(each.name, each.x)).sort();
}

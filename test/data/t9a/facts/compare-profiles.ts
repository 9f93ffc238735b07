import type { GearRef, Name, ProfileLine, StatChange, Unit } from '../../../../schemas/generated/types';
import type { FactLine, FactStats, FactUnit, FactWeapon } from './fact-file';
import { type BookOffers, english } from './offered';
import { type CapabilityNames, capabilityText, plain, ruleText, statText, withoutAim } from './spelling';

const COLUMNS: Readonly<Record<string, string>> = {
  advance: 'adv',
  march: 'mar',
  discipline: 'dis',
  health: 'hp',
  defence: 'def',
  resilience: 'res',
  armour: 'arm',
  attacks: 'att',
  offence: 'off',
  strength: 'str',
  ap: 'ap',
  agility: 'agi',
};

/** Equipment that the tables list and the book gives otherwise (data/t9a/SOURCE.md). */
const ELSEWHERE = new Set([
  'Dread Knights: Lance',
  'Warlock Outcast: Wizard Master',
  'Warriors: Spiked Shield',
]);

function gearIds(refs: readonly GearRef[] | undefined): string[] {
  return (refs ?? []).map((each) => (typeof each === 'string' ? each : each.gear));
}

/** Every value of the table's lines is in the book's line of the same name. */
export function compareLines(
  at: string,
  stats: FactStats | null | undefined,
  lines: readonly ProfileLine[],
  owner: Name,
): string[] {
  const byName = new Map<string, ProfileLine>();
  for (const line of lines) {
    if (line.type === 'model') byName.set(english(line.name ?? owner), line);
  }
  const wrong: string[] = [];
  const all: FactLine[] = stats ? [...stats.global, ...stats.defensive, ...stats.offensive] : [];
  for (const line of all) {
    const written = byName.get(plain(line.name));
    if (!written) {
      wrong.push(`${at}: no profile ${line.name}`);
      continue;
    }
    for (const [column, id] of Object.entries(COLUMNS)) {
      if (!(column in line)) continue;
      const value = statText(written.values[id]);
      if (value !== statText(line[column]))
        wrong.push(`${at}: ${line.name} ${column} ${value}, not ${line[column]}`);
    }
  }
  const names = new Set(all.map((line) => plain(line.name)));
  for (const name of byName.keys())
    if (!names.has(name)) wrong.push(`${at}: profile ${name} is not in the table`);
  return wrong;
}

export function compareWeapon(
  at: string,
  weapon: FactWeapon,
  lines: readonly ProfileLine[],
  names: CapabilityNames,
): string[] {
  const wanted = [weapon.range, weapon.shots, weapon.strength, weapon.ap].join(' ');
  const line = lines.find(
    (each) =>
      each.type === 'shooting' &&
      [each.values.range, each.values.shots, each.values.str, each.values.ap].join(' ') === wanted,
  );
  if (!line) return [`${at}: no shooting profile ${wanted}`];
  const written = (line.capabilities ?? []).map((use) => capabilityText(use, names).replace(/[[\]]/g, ''));
  return weapon.attributes
    .split(/,(?![^(]*\))/)
    .map((each) => ruleText(each.trim().replace(/[[\]]/g, '')).replace('Clipped Winds', 'Clipped Wings'))
    .filter((each) => each !== '' && !written.includes(each))
    .map((each) => `${at}: ${weapon.name} without ${each}`);
}

/** Profiles, rules, equipment, size, price and base of a unit. */
export function compareBody(
  facts: FactUnit,
  unit: Unit,
  offers: BookOffers,
  names: CapabilityNames,
  changes: readonly StatChange[],
): string[] {
  const at = facts.name.en;
  const wrong: string[] = [];
  const model = unit.models?.[0];
  if (!model) return [`${at}: no model`];
  const lines = [...(model.profiles ?? []), ...(unit.profiles ?? [])];
  wrong.push(...compareLines(at, facts.stats, lines, model.name));

  const size = typeof model.size === 'number' ? { min: model.size, max: model.size } : model.size;
  if (size.min !== facts.size.min || size.max !== facts.size.max)
    wrong.push(`${at}: size ${size.min}-${size.max}`);
  for (const condition of facts.size.conditions ?? []) {
    const max = /^max models per unit =(\d+)/.exec(condition)?.[1];
    if (max === undefined) continue;
    const change = typeof model.size === 'number' ? undefined : model.size.changes?.[0];
    if (String(change?.max) !== max) wrong.push(`${at}: size does not change to ${max}`);
  }
  if ((unit.points ?? 0) !== facts.points.base) wrong.push(`${at}: base price ${unit.points}`);
  if ((model.points ?? 0) !== (facts.points.perModel ?? 0))
    wrong.push(`${at}: price per model ${model.points}`);
  for (const key of ['height', 'type', 'size'] as const) {
    if (facts.base && unit.base?.[key] !== facts.base[key])
      wrong.push(`${at}: base ${key} ${unit.base?.[key]}`);
  }

  const gear = gearIds(unit.gear);
  const gearNames = [
    ...gear.map((id) => english(offers.gear.get(id)?.name)),
    // What it has unless it takes something else.
    ...offers.flat(offers.expand(unit.options)).flatMap((each) => (each.option.default ? [each.name] : [])),
  ];
  for (const equipment of facts.equipment) {
    const name = withoutAim(equipment.replace(/ \[unless.*\]$/, '')).name.replace(/ [[(]\d[\])]$/, '');
    if (!gearNames.includes(name) && !ELSEWHERE.has(`${at}: ${name}`))
      wrong.push(`${at}: no equipment ${equipment}`);
  }

  const written = new Set(
    [
      ...(unit.capabilities ?? []),
      ...lines.flatMap((line) => line.capabilities ?? []),
      ...gear.flatMap((id) => offers.gear.get(id)?.capabilities ?? []),
    ].map((use) => capabilityText(use, names)),
  );
  const optional = new Set(offers.flat(offers.expand(unit.options)).map((each) => each.name));
  const own = facts.stats
    ? [...facts.stats.defensive, ...facts.stats.offensive].flatMap((line) => line.rules ?? [])
    : [];
  for (const rule of [...facts.modelRules, ...own]) {
    const text = ruleText(rule);
    const bare = withoutAim(rule).name.replace(/ [[(]\d[\])]$/, '');
    const known =
      written.has(text) ||
      gearNames.includes(bare) ||
      optional.has(bare) ||
      lines.some((line) => english(line.name) === bare) ||
      ELSEWHERE.has(`${at}: ${bare}`);
    if (!known && bare !== 'Hell-Forge Armour') wrong.push(`${at}: no rule ${rule}`);
  }
  for (const weapon of facts.weaponProfiles ?? []) wrong.push(...compareWeapon(at, weapon, lines, names));
  wrong.push(...compareChanges(at, facts.stats, changes));
  return wrong;
}

/** "attacks =4 if [Imperial Prince] in unit": the option of that name sets the value. */
export function compareChanges(
  at: string,
  stats: FactStats | null | undefined,
  changes: readonly StatChange[],
): string[] {
  const all: FactLine[] = stats ? [...stats.global, ...stats.defensive, ...stats.offensive] : [];
  return all.flatMap((line) =>
    (line.changes ?? []).flatMap((text) => {
      const match = /^(\w+) =(.+) if \[/.exec(text);
      if (!match) return [`${at}: cannot read ${text}`];
      const value = statText(match[2]).replace(/"$/, '');
      const found = changes.some(
        (each) =>
          each.column === COLUMNS[match[1] as string] &&
          each.profile === line.name &&
          String(each.set).replace(/"$/, '') === value,
      );
      return found ? [] : [`${at}: no change ${text}`];
    }),
  );
}

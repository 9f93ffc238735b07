import type { SheetOption, SheetProfile, SheetUnit } from '../document';
import type { SheetWords } from '../words/tables';
import type { Run } from './page';
import { SEPARATOR } from './separator';
import { weaponMode } from './weapon-mode';

/** What a unit has beside its numbers, as paragraphs: choices with prices, then abilities; links; notes. */
export function unitParagraphs(unit: SheetUnit, hasWeaponLines: boolean, words: SheetWords): Run[][] {
  const weapons = unit.lines.flatMap((line) => line.weapons);
  const options = unit.options.filter((option) => !(hasWeaponLines && isOnlyItsLine(option, weapons)));
  const chosen = optionRuns(
    options.filter(({ isGiven }) => !isGiven),
    words,
    'smallStrong',
  );
  const given = optionRuns(
    options.filter(({ isGiven }) => isGiven),
    words,
    'smallQuiet',
  );
  // A weapon that nobody chose and that has no line here would not be named at all.
  const named = hasWeaponLines
    ? []
    : weapons.map(({ name }) => name).filter((name) => !isNamed(name, unit.options));
  const abilities = [...new Set(named), ...unit.capabilities];
  const ofWeapons = hasWeaponLines ? weaponNotes(weapons, words) : [];
  const quiet = [abilities.join(', '), ...ofWeapons].filter((text) => text !== '').join(words.semicolon);
  const lost: Run[] = unit.isLost ? [{ text: words.lost, style: 'smallStrong' }] : [];
  const values: Run[] = unit.values.length > 0 ? [{ text: unit.values.join(', '), style: 'small' }] : [];
  const source: Run[] = unit.source === '' ? [] : [{ text: unit.source, style: 'smallQuiet' }];
  const main = join([
    lost,
    values,
    chosen,
    given,
    quiet === '' ? [] : [{ text: quiet, style: 'smallQuiet' }],
    source,
  ]);
  const links: Run[] =
    unit.links.length > 0 ? [{ text: `↳\u00a0${unit.links.join(', ')}`, style: 'small' }] : [];
  const notes: Run[][] = unit.notes
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => [{ text: line.trim(), style: 'small' }]);
  return [main, links, ...notes].filter((paragraph) => paragraph.length > 0);
}

function join(parts: readonly (readonly Run[])[]): Run[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [SEPARATOR, ...part]));
}

/** A free choice whose weapon has a line of its own needs no word more. */
function isOnlyItsLine(option: SheetOption, weapons: readonly SheetProfile[]): boolean {
  return (
    option.isWeapon &&
    option.price === '' &&
    !option.isLost &&
    option.count === 1 &&
    option.options.length === 0 &&
    weapons.some(({ name }) => name === option.name)
  );
}

function isNamed(name: string, options: readonly SheetOption[]): boolean {
  return options.some((option) => option.name === name || isNamed(name, option.options));
}

type OptionStyle = 'smallStrong' | 'smallQuiet';

/** `General, Halberd 4, Banner 30 (Musician 10)`; options of one model after its name. */
function optionRuns(options: readonly SheetOption[], words: SheetWords, style: OptionStyle): Run[] {
  const runs: Run[] = [];
  let of = '';
  options.forEach((option, index) => {
    if (index > 0) runs.push({ text: option.of !== of ? words.semicolon : ', ', style });
    if (option.of !== of && option.of !== '')
      runs.push({ text: option.of + words.colon, style: 'smallQuiet' });
    of = option.of;
    runs.push(...optionRun(option, style));
  });
  return runs;
}

function optionRun({ name, count, price, isLost, options }: SheetOption, style: OptionStyle): Run[] {
  const runs: Run[] = [
    { text: count > 1 ? `${count} × ${name}` : name, style: isLost ? 'smallLost' : style },
  ];
  if (price !== '') runs.push({ text: `\u00a0${price}`, style: 'smallQuiet' });
  if (options.length > 0) {
    runs.push({ text: ' (', style });
    options.forEach((option, index) => {
      if (index > 0) runs.push({ text: ', ', style });
      runs.push(...optionRun(option, style));
    });
    runs.push({ text: ')', style });
  }
  return runs;
}

/**
 * `Cannon, Lance: Turret; diffuse: Blast`: weapons with the same abilities are told together; what all modes of a weapon
 * have by its name, what one has by the mode.
 */
function weaponNotes(weapons: readonly SheetProfile[], words: SheetWords): string[] {
  const groups = new Map<string, string[]>();
  const tell = (capabilities: readonly string[], name: string) => {
    const text = capabilities.join(', ');
    const names = groups.get(text) ?? [];
    if (text !== '' && !names.includes(name)) groups.set(text, [...names, name]);
  };
  const told = new Set<string>();
  for (const weapon of weapons) {
    const { stem, mode } = weaponMode(weapon.name);
    const modes = weapons.filter(({ name }) => weaponMode(name).stem === stem);
    const isAlone =
      mode === '' || modes.length === 1 || modes.some(({ name }) => weaponMode(name).mode === '');
    if (isAlone) {
      tell(weapon.capabilities, weapon.name);
      continue;
    }
    const isShared = (capability: string) =>
      modes.every(({ capabilities }) => capabilities.includes(capability));
    if (!told.has(stem)) tell(weapon.capabilities.filter(isShared), stem);
    told.add(stem);
    const isClear = weapons.every(({ name }) => name === weapon.name || weaponMode(name).mode !== mode);
    tell(
      weapon.capabilities.filter((capability) => !isShared(capability)),
      isClear ? mode : weapon.name,
    );
  }
  return [...groups].map(([text, names]) => `${names.join(', ')}${words.colon}${text}`);
}

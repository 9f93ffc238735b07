import type { Unit } from '../../../../schemas/generated/types';
import { compareChanges, compareLines, compareWeapon } from './compare-profiles';
import { type FactGroup, type FactMount, type FactOption, type FactUnit, isFactGroup } from './fact-file';
import { type BookOffers, isGroup, type Offered, type OfferedGroup } from './offered';
import { type CapabilityNames, capabilityText, plain, ruleText, withoutAim } from './spelling';

const CALLED: Readonly<Record<string, string>> = {
  Mount: 'mounted',
  'Army General': 'general',
  'Favour of the Dark Gods': 'favoured',
};

/** Id of what a condition of the tables names, without the ending that mounts of a unit's name have. */
export function slugOf(name: string): string {
  const bare = plain(name.replace(/ \(only on .*\)$/, ''));
  const short = bare.startsWith('Favour of ') ? (bare.split(',')[0] as string) : bare;
  return (
    CALLED[bare] ??
    short
      .toLowerCase()
      .replaceAll("'", '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

function namedIn(text: string): string[] {
  return [...text.matchAll(/\[([^\]]+)\]/g)]
    .map((match) => slugOf(match[1] as string))
    .filter((id) => id !== 'models-in-unit');
}

/** Pairs that the book settles on the other side of the pair or leaves out (data/t9a/SOURCE.md). */
function isSettledElsewhere(at: string, id: string): boolean {
  if (id === 'king-slayer') return at.startsWith('Sorcerer');
  if (id === 'extraordinary-specimen') return true;
  return at.startsWith('Feldrak Elder') && id.endsWith('-f');
}

export function compareConditions(
  at: string,
  texts: readonly string[] | undefined,
  written: readonly string[],
): string[] {
  const has = new Set(written.map((id) => id.replace(/-mount$/, '')));
  return (texts ?? [])
    .filter((text) => !text.includes('armyPoints'))
    .flatMap(namedIn)
    .filter((id) => !has.has(id) && !isSettledElsewhere(at, id))
    .map((id) => `${at}: no condition on ${id}`);
}

function compareMost(at: string, facts: FactOption, offered: Offered): string[] {
  const limits = [...(offered.gear?.limits ?? []), ...(offered.option.limits ?? [])];
  const raised = facts.restrictions?.some((text) => text.startsWith('max per army =1 if [')) ?? false;
  const most = raised ? 1 : facts.maxPerArmy;
  if (most === undefined) return limits.length > 0 ? [`${at}: a limit that is not in the table`] : [];
  return limits.some((each) => each.max === most && each.scale === 'army-size')
    ? []
    : [`${at}: no limit 0-${most}`];
}

export function compareOption(
  at: string,
  facts: FactOption,
  offered: Offered,
  names: CapabilityNames,
): string[] {
  const wrong: string[] = [];
  const here = `${at}, ${facts.name}`;
  if (offered.points !== facts.points) wrong.push(`${here}: ${offered.points} points, not ${facts.points}`);
  if (facts.points > 0 && (facts.perModel ?? false) !== offered.perModel) {
    const isFavour = offered.gear?.kind === 'favour';
    if (!isFavour) wrong.push(`${here}: per model ${offered.perModel}`);
  }
  const { aim } = withoutAim(facts.name);
  const written = offered.capabilities.map((use) => capabilityText(use, names));
  if (aim !== undefined && !written.includes(`Aim (${aim})`)) wrong.push(`${here}: no Aim (${aim})`);
  for (const rule of facts.gives ?? []) {
    if (!written.includes(ruleText(rule))) wrong.push(`${here}: does not give ${rule}`);
  }
  wrong.push(
    ...compareConditions(here, facts.restrictions, [
      ...offered.conditions,
      // A restriction that holds only with a choice below stands at that choice.
      ...offered.children.flatMap((each) => each.conditions),
    ]),
    ...compareMost(here, facts, offered),
  );
  for (const weapon of facts.weaponProfiles ?? [])
    wrong.push(...compareWeapon(here, weapon, offered.option.profiles ?? [], names));
  for (const change of facts.categoryChange ?? []) {
    const changes = offered.option.categoryChanges ?? [];
    if (change.add && !changes.some((each) => each.add?.includes(slugOf(change.add as string))))
      wrong.push(`${here}: no category ${change.add}`);
    if (change.remove && !changes.some((each) => each.remove?.includes(slugOf(change.remove as string))))
      wrong.push(`${here}: keeps category ${change.remove}`);
  }
  wrong.push(...compareSub(here, facts, offered, names));
  return wrong;
}

function compareSub(at: string, facts: FactOption, offered: Offered, names: CapabilityNames): string[] {
  return (facts.sub ?? []).flatMap((each) => {
    if (isFactGroup(each)) return compareGroup(at, each, offered.children, names);
    if (each.name === facts.name || (facts.name === 'Spiked Shield' && each.name === 'Shield')) return [];
    const found = offered.children.find((child) => child.name === plain(each.name));
    return found && !isGroup(found) ? compareOption(at, each, found, names) : [`${at}: no ${each.name}`];
  });
}

export function compareGroup(
  at: string,
  facts: FactGroup,
  offered: readonly (Offered | OfferedGroup)[],
  names: CapabilityNames,
): string[] {
  const wrong: string[] = [];
  const title = facts.group;
  const group =
    title === null ? undefined : offered.filter(isGroup).find((each) => each.name === plain(title));
  const here = title === null ? at : `${at}, ${title}`;
  if (title !== null && !group) return [`${at}: no group ${title}`];
  if (group && (group.choose[0] !== facts.min || group.choose[1] !== facts.max))
    wrong.push(`${here}: choose ${group.choose.join(' to ')}`);
  if (group) wrong.push(...compareConditions(here, facts.conditions, group.conditions));
  // A choice that the table writes alone may stand with what it replaces.
  const members = group
    ? group.children
    : offered.flatMap((each) => (isGroup(each) ? [each, ...each.children] : [each]));
  const seen: string[] = [];
  for (const each of facts.items) {
    if (isFactGroup(each)) {
      wrong.push(...compareGroup(here, each, members, names));
      seen.push(plain(each.group ?? ''));
      continue;
    }
    const name = withoutAim(each.name).name;
    seen.push(name);
    const found = members.find((member) => member.name === name || member.name === plain(each.name));
    if (!found || isGroup(found)) {
      wrong.push(`${here}: no option ${each.name}`);
      continue;
    }
    wrong.push(...compareOption(here, each, found, names));
    if ((facts.default === each.name) !== (found.option.default ?? false))
      wrong.push(`${here}: default of ${each.name}`);
  }
  for (const member of group?.children ?? []) {
    if (!seen.includes(member.name)) wrong.push(`${here}: ${member.name} is not in the table`);
  }
  return wrong;
}

function compareMount(at: string, facts: FactMount, offered: Offered, names: CapabilityNames): string[] {
  const here = `${at}, ${facts.name}`;
  const wrong = compareOption(at, { ...facts, sub: facts.sub ?? [] }, offered, names);
  const gear = offered.gear;
  if (!gear) return [...wrong, `${here}: no gear`];
  wrong.push(...compareLines(here, facts.stats, gear.profiles ?? [], gear.name));
  const changes = offered.children.flatMap((each) => (isGroup(each) ? [] : (each.option.statChanges ?? [])));
  wrong.push(...compareChanges(here, facts.stats, changes));
  for (const key of ['height', 'type', 'size'] as const) {
    const value = facts.base?.[key].replace('x', '×');
    if (value !== gear.base?.[key]) wrong.push(`${here}: base ${key} ${gear.base?.[key]}`);
  }
  const written = [
    ...(gear.capabilities ?? []),
    ...(gear.profiles ?? []).flatMap((line) => line.capabilities ?? []),
  ].map((use) => capabilityText(use, names));
  const lines = facts.stats ? [...facts.stats.defensive, ...facts.stats.offensive] : [];
  for (const rule of [...(facts.modelRules ?? []), ...lines.flatMap((line) => line.rules ?? [])]) {
    if (!written.includes(ruleText(rule))) wrong.push(`${here}: no rule ${rule}`);
  }
  const categories = gear.categories ?? [];
  for (const category of facts.alsoCounts ?? []) {
    if (!categories.includes(slugOf(category.replace('The ', '')))) wrong.push(`${here}: not in ${category}`);
  }
  return wrong;
}

/** Options, equipment groups and mounts of a unit. */
export function compareChoices(
  facts: FactUnit,
  unit: Unit,
  offers: BookOffers,
  names: CapabilityNames,
): string[] {
  const at = facts.name.en;
  const offered = offers.expand(unit.options);
  const wrong: string[] = [];
  for (const group of facts.options) {
    if (group.group === 'Essence of a Free Mind Magic Path') {
      const second = offered.filter(isGroup).find((each) => each.group.id === 'second-path');
      const paths = second?.children.map((each) => each.name).sort();
      if (
        paths?.join() !==
        group.items
          .map((each) => (isFactGroup(each) ? '' : each.name))
          .sort()
          .join()
      )
        wrong.push(`${at}: second Path among ${paths?.join()}`);
    } else if (group.group === 'Calling') {
      const oracle = group.items.filter((each) => !isFactGroup(each) && each.name === 'Oracle of Doom');
      wrong.push(...compareGroup(at, { ...group, min: 0, items: oracle }, offered, names));
      if (!unit.limits?.some((each) => each.id === 'calling' && each.exactly === 1))
        wrong.push(`${at}: no choice of its Calling`);
    } else wrong.push(...compareGroup(at, group, offered, names));
  }
  const mounts = offered.filter(isGroup).find((each) => each.group.id === 'mount');
  if (facts.mounts) {
    if (mounts?.choose.join() !== [facts.mounts.min, facts.mounts.max].join())
      wrong.push(`${at}: mounts ${mounts?.choose.join(' to ')}`);
    for (const mount of facts.mounts.items) {
      const found = mounts?.children.find((each) => each.name === plain(mount.name));
      if (!found || isGroup(found)) wrong.push(`${at}: no mount ${mount.name}`);
      else wrong.push(...compareMount(at, mount, found, names));
    }
    if (mounts?.children.length !== facts.mounts.items.length) wrong.push(`${at}: other mounts`);
  } else if (mounts) wrong.push(`${at}: mounts that are not in the table`);
  return wrong;
}

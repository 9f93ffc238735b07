import type { Unit } from '../../../../schemas/generated/types';
import { compareConditions, slugOf } from './compare-options';
import type { FactFile, FactItemGroup, FactUnit } from './fact-file';
import { type BookOffers, isGroup, type Offered, type OfferedGroup } from './offered';
import { plain } from './spelling';

const KINDS: Readonly<Record<string, string>> = {
  'Weapon Enchantment': 'weapon-enchantment',
  'Armour Enchantment': 'armour-enchantment',
  'Shield Enchantment': 'shield-enchantment',
  Artefact: 'artefact',
  'Banner Enchantment': 'banner-enchantment',
};

/** Rule 33 where the table gives no number; a Trophy Rack takes one banner. */
const MOST: Readonly<Record<string, number>> = { Artefact: 2 };

/** Restrictions that a list cannot break: the lists of the units say them. */
const SAID_BY_LISTS = new Set([
  'Banner Enchantment',
  'Shield enchantment',
  'Knight Commanders and Marshals mounted on Horse only',
]);

/** Every item with its price, limit and restriction. */
export function compareItems(facts: FactFile, offers: BookOffers): string[] {
  const wrong: string[] = [];
  const prices = new Map<string, number>();
  const perModel = new Map<string, number | null>();
  for (const list of [offers.system.lists ?? {}, offers.book.lists ?? {}]) {
    for (const each of Object.values(list)) {
      for (const option of offers.flat(offers.expand(each.options)))
        if (!prices.has(option.id)) {
          prices.set(option.id, option.points);
          perModel.set(option.id, option.option.max ?? 1);
        }
    }
  }
  for (const item of facts.items) {
    const id = slugOf(item.name);
    const gear = offers.gear.get(id);
    if (!gear) {
      wrong.push(`item ${item.name}: not in the book`);
      continue;
    }
    const at = `item ${item.name}`;
    if (gear.kind !== KINDS[item.category]) wrong.push(`${at}: ${gear.kind}`);
    if (prices.get(id) !== item.points) wrong.push(`${at}: ${prices.get(id)} points, not ${item.points}`);
    if (perModel.get(id) !== item.maxPerModel) wrong.push(`${at}: ${perModel.get(id)} on a model`);
    const limit = gear.limits?.[0];
    if (limit?.max !== (item.maxPerArmy ?? 1)) wrong.push(`${at}: limit ${limit?.max}`);
    const grows = item.conditions?.includes('max per army =2 if armyPoints>=8000') ?? false;
    if ((limit?.scale !== undefined) !== grows) wrong.push(`${at}: scale ${limit?.scale}`);
    const restricted = (item.restrictions ?? []).some((each) => !SAID_BY_LISTS.has(each));
    if (restricted && !gear.needs && !gear.unless && !gear.note)
      wrong.push(`${at}: nothing says ${item.restrictions?.join()}`);
  }
  const known = new Set(facts.items.map((item) => slugOf(item.name)));
  for (const [id, gear] of offers.gear) {
    if (gear.kind && Object.values(KINDS).includes(gear.kind) && !known.has(id))
      wrong.push(`item ${id}: not in the table`);
  }
  return wrong;
}

function namesOf(children: readonly (Offered | OfferedGroup)[]): string {
  return children
    .map((each) => each.name)
    .sort()
    .join(', ');
}

function sorted(names: readonly string[]): string {
  return names.map(plain).sort().join(', ');
}

function compareItemGroup(at: string, facts: FactItemGroup, group: OfferedGroup | undefined): string[] {
  const here = `${at}, ${facts.category}`;
  if (!group) return [`${here}: not offered`];
  const most = facts.max ?? MOST[facts.category] ?? 1;
  const wrong = group.choose.join() === `0,${most}` ? [] : [`${here}: choose ${group.choose.join(' to ')}`];
  if (namesOf(group.children) !== sorted(facts.items)) {
    wrong.push(`${here}: ${namesOf(group.children)}; not ${sorted(facts.items)}`);
  }
  return [...wrong, ...compareConditions(here, facts.conditions, group.conditions)];
}

/** Special Items, command group and its banner. */
export function compareUnitItems(facts: FactUnit, unit: Unit, offers: BookOffers): string[] {
  const at = facts.name.en;
  const wrong: string[] = [];
  const offered = offers.expand(unit.options);
  const items = offered.filter(isGroup).find((each) => each.group.id === 'special-items');
  if (facts.specialItems) {
    const allowance = items?.group.points;
    if ((allowance?.max ?? null) !== facts.specialItems.allowance)
      wrong.push(`${at}: allowance ${allowance?.max}`);
    const changes = (allowance?.changes ?? []).map((each) =>
      'has' in each.when ? `${each.set ?? `+${each.add}`} ${each.when.has}` : 'unknown',
    );
    const wanted = facts.specialItems.changes.map((text) => {
      const match = /^max per unit (=|increment )(\d+) \(points\) if \[(.*)\] in unit$/.exec(text);
      return `${match?.[1] === '=' ? '' : '+'}${match?.[2]} ${slugOf(match?.[3] ?? '')}`;
    });
    if (changes.join() !== wanted.join()) wrong.push(`${at}: allowance changes ${changes.join()}`);
    const groups = (items?.children ?? []).filter(isGroup);
    for (const group of facts.specialItems.groups) {
      const found = groups.find((each) => each.name.replace(/s$/, '') === group.category);
      wrong.push(...compareItemGroup(at, group, found));
    }
    if (groups.length !== facts.specialItems.groups.length) wrong.push(`${at}: other groups of items`);
  } else if (items) wrong.push(`${at}: items that are not in the table`);

  const command = offered.flatMap((each) =>
    isGroup(each) ? (each.group.id === 'command-group' ? offers.flat([each]) : []) : [each],
  );
  for (const member of facts.commandGroup ?? []) {
    const found = command.find((each) => each.name === member.name);
    if (!found) wrong.push(`${at}: no ${member.name}`);
    else if (found.points !== member.points) wrong.push(`${at}: ${member.name} ${found.points} points`);
  }
  const standard = command.find((each) => each.id === 'standard-bearer');
  const banners = standard?.children.filter(isGroup)[0];
  if (facts.bannerEnchantment) {
    if (!banners || namesOf(banners.children) !== sorted(facts.bannerEnchantment.items))
      wrong.push(`${at}: banners ${banners ? namesOf(banners.children) : 'none'}`);
    if (banners?.choose.join() !== `0,${facts.bannerEnchantment.max}`) wrong.push(`${at}: number of banners`);
  } else if (banners) wrong.push(`${at}: banners that are not in the table`);
  return wrong;
}

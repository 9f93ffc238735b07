import type { Limit, Unit } from '../../../../schemas/generated/types';
import { slugOf } from './compare-options';
import type { FactFile, FactUnit } from './fact-file';
import { type BookOffers, isGroup } from './offered';

function categoryOf(name: string): string {
  return slugOf(name.replace('The ', ''));
}

function compareOther(at: string, text: string, most: Limit | undefined): string[] {
  const written = JSON.stringify(most);
  const twin = /decrement 1 for each 1 (.*) in army/.exec(text)?.[1];
  const condition = /max per army =(\d+) if (no )?\[(.*)\] in army/.exec(text);
  if (twin !== undefined)
    return written.includes(`"${slugOf(twin)}"`) ? [] : [`${at}: does not share with ${twin}`];
  if (!condition) return [`${at}: cannot read ${text}`];
  const change = most?.changes?.[0];
  const named = JSON.stringify(change?.when).includes(
    condition[3] === 'Doomlord General' ? 'doomlord-general' : slugOf(condition[3] as string),
  );
  const number = condition[2] === undefined ? change?.set : most?.max;
  return named && String(number) === condition[1] ? [] : [`${at}: ${text}`];
}

/** Limits, categories, roles and magic of a unit. */
export function compareUnitLimits(facts: FactUnit, unit: Unit, offers: BookOffers): string[] {
  const at = facts.name.en;
  const wrong: string[] = [];
  const shared = (offers.book.forces?.[0]?.places ?? [])
    .flatMap((place) => place.limits ?? [])
    .find((each) => each.of !== undefined && [each.of].flat().includes(unit.id));
  const most = shared ?? unit.limits?.find((each) => each.id === 'most');
  const other = (facts.limits.other as readonly string[] | undefined) ?? [];
  const max = facts.limits.maxPerArmy;
  const numbers = JSON.stringify([most?.max, most?.changes]);
  if (max === undefined ? most !== undefined : !numbers.includes(String(max))) {
    wrong.push(`${at}: limit ${JSON.stringify(most)}, not ${max}`);
  }
  const half = facts.limits['maxPerWarband(<=3000)'];
  const double = facts.limits['maxPerGrandArmy(>=8000)'];
  if (typeof max === 'number' && half !== undefined && half !== Math.ceil(max / 2))
    wrong.push(`${at}: warband ${half}`);
  if (typeof max === 'number' && double !== undefined && double !== max * 2)
    wrong.push(`${at}: grand army ${double}`);
  if (most && most.scale !== 'army-size') wrong.push(`${at}: limit without the scale of the army`);
  for (const text of other) wrong.push(...compareOther(at, text, most));
  const models = unit.limits?.find((each) => each.count === 'models');
  if (models?.max !== facts.limits.maxModelsPerArmy) wrong.push(`${at}: models ${models?.max}`);

  const categories = [facts.category, ...(facts.alsoCounts ?? [])].map(categoryOf);
  if (unit.categories?.join() !== categories.join())
    wrong.push(`${at}: categories ${unit.categories?.join()}`);
  for (const change of facts.categoryChange ?? []) {
    const text = JSON.stringify(unit.options ?? []);
    if (!text.includes(`"add":["${categoryOf(change.add)}"]`))
      wrong.push(`${at}: ${change.add} ${change.when}`);
  }
  const roles = (unit.roles ?? []).map((each) => `${each.role} ${each.points ?? 0}`);
  const bearer = facts.canBeBattleStandardBearer;
  const wanted = [
    ...(facts.canBeGeneral ? ['general 0'] : []),
    ...(bearer ? [`battle-standard-bearer ${bearer.points}`] : []),
  ];
  if (roles.join() !== wanted.join()) wrong.push(`${at}: roles ${roles.join()}`);

  const offered = offers.expand(unit.options).filter(isGroup);
  const levels = offered.find((each) => each.group.id === 'wizard-level');
  const paths = offered.find((each) => each.group.id === 'path');
  const level = (each: { name: string; points: number }) => `${each.name} ${each.points}`;
  if (facts.wizard) {
    const known = (facts.wizard.levels ?? []).map(level).sort().join();
    const found = (levels?.children ?? []).map((each) => (isGroup(each) ? '' : level(each)));
    if (found.sort().join() !== known) wrong.push(`${at}: levels ${found.join()}`);
    if (paths?.children.map((each) => each.name).join() !== [...facts.wizard.paths].sort().join())
      wrong.push(`${at}: Paths ${paths?.children.map((each) => each.name).join()}`);
    if (paths?.choose.join() !== `${facts.wizard.pathMin},${facts.wizard.pathMax}`)
      wrong.push(`${at}: number of Paths`);
  } else if (levels || paths) wrong.push(`${at}: magic that is not in the table`);
  const beasts = [...facts.modelRules]
    .map((rule) => /^Legendary Beasts \((\d)\)$/.exec(rule)?.[1])
    .find(Boolean);
  if (String(unit.costs?.['legendary-beasts'] ?? '') !== (beasts ?? ''))
    wrong.push(`${at}: Legendary Beasts`);
  return wrong;
}

/** Shares of the categories. */
export function compareShares(facts: FactFile, offers: BookOffers): string[] {
  const places = offers.book.forces?.[0]?.places ?? [];
  return facts.categories.flatMap((category) => {
    const place = places.find((each) => each.category === categoryOf(category.name));
    if (!place) return [`no place for ${category.name}`];
    const share = place.limits?.[0];
    const wanted = category.percent === null ? undefined : { percent: category.percent };
    const written = category.kind === 'min' ? share?.min : share?.max;
    return JSON.stringify(written) === JSON.stringify(wanted)
      ? []
      : [`${category.name}: ${JSON.stringify(written)}`];
  });
}

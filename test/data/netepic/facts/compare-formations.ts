import type { Limit, Size, Unit } from '../../../../schemas/generated/types';
import { type BookIndex, english, normalName } from './book-index';
import type { FactFile, Formation } from './fact-file';

const BLOCK: Readonly<Record<string, string>> = {
  'rare-support': 'support',
  option: 'options',
  slave: 'slaves',
};

/** Every formation that can be bought for itself: block, price, sizes, contents, limits. */
export function compareFormations(facts: FactFile, index: BookIndex): string[] {
  return facts.formations
    .filter((formation) => formation.kind !== 'company')
    .flatMap((formation) => {
      const block = BLOCK[formation.kind] ?? formation.kind;
      const unit = unitOf(index, formation, block);
      if (!unit) return [`${formation.kind} ${formation.name}: not in the book`];
      return [...compareFormation(formation, unit, index), ...compareLimits(formation, unit)];
    });
}

/** The unit for a formation, in a block or (for those that only a company has) without one. */
export function unitOf(index: BookIndex, formation: Formation, block?: string): Unit | undefined {
  const named = index.book.units.filter((unit) => {
    const name = normalName(english(unit.name).replace(/ \(two\)$/, ''));
    return name === normalName(formation.name) && (block === undefined || unit.categories?.[0] === block);
  });
  if (named.length < 2) return named[0];
  return named.find((unit) => (index.models(unit)[0]?.size ?? 0) === formation.contents?.[0]?.count);
}

function compareFormation(formation: Formation, unit: Unit, index: BookIndex): string[] {
  const differences: string[] = [];
  const say = sayInto(differences, unit.id);
  const variants = formation.variants ?? [{ contents: formation.contents ?? [], cost: formation.cost }];
  const models = index.models(unit);
  for (const { contents, cost } of variants) {
    for (const { stand, count } of contents) {
      const model = models.find((each) => each.name === stand.replaceAll("'", '’'));
      if (!model) say(`stand ${stand}`, count, null);
      else if (count !== null && !allows(model.size, count)) say(`number of ${stand}`, count, model.size);
      else if (contents.length === 1) say(`price of ${count}`, cost, priceOf(unit, model.size, count));
    }
    if (contents.length !== 1) say('price', cost, unit.points ?? 0);
    if (contents.length > 0) say('kinds of stands', contents.length, models.length);
  }
  const choices = (formation.contentsChoice ?? []).map(([each]) => each?.stand.replaceAll("'", '’'));
  if (choices.length > 0) {
    const group = (unit.options ?? []).find((item) => 'choose' in item);
    say(
      'choice',
      choices,
      (group?.options ?? []).map((each) => ('name' in each ? english(each.name) : '')),
    );
  }
  if (formation.surcharge) say('surcharge', true, unit.surcharge ?? false);
  const size = models[0]?.size;
  const numbers = variants.map(({ contents }) => contents[0]?.count ?? 1);
  if (formation.variants && typeof size === 'object')
    say('least and most', [Math.min(...numbers), Math.max(...numbers)], [size.min, size.max]);
  const line = models[0]?.profile.profiles?.find((each) => each.type === 'stand');
  if (line) say('class', line.facts?.class, unit.facts?.class);
  const points = formation.commandPoints ?? 0;
  say('command points', points, (unit.costs?.['command-given'] ?? 0) - (unit.costs?.['command-spent'] ?? 0));
  return differences;
}

function compareLimits(formation: Formation, unit: Unit): string[] {
  const differences: string[] = [];
  const say = sayInto(differences, unit.id);
  const limits: readonly Limit[] = unit.limits ?? [];
  say(
    'unique',
    formation.limits?.unique ?? false,
    limits.some((each) => each.id === 'unique' && each.max === 1),
  );
  say('points for each', formation.limits?.perPoints?.[1] ?? null, pointsForEach(limits));
  say('drone', formation.drone ?? false, (unit.tags ?? []).includes('drone-formation'));
  say('rare', formation.kind === 'rare-support', (unit.tags ?? []).includes('rare-support'));
  say('limited', formation.limits?.limited ?? false, unit.facts?.limited ?? false);
  if (formation.attachTo) say('attached to', true, unit.facts?.attachTo !== undefined);
  return differences;
}

/** X of "one per X points full or started". */
export function pointsForEach(limits: readonly Limit[]): number | null {
  for (const { max } of limits) {
    if (typeof max !== 'object') continue;
    const term = max.plus?.[0];
    if (term?.each === 'limit' && term.round === 'up' && (max.base ?? 0) === 0) return term.per ?? null;
  }
  return null;
}

function allows(size: Size, count: number): boolean {
  if (typeof size === 'number') return size === count;
  return ((size.sizes ?? []) as readonly number[]).includes(count);
}

/** Price at a number of stands, before any options. */
export function priceOf(unit: Unit, size: Size, count: number | null): number {
  const price = typeof size === 'number' || count === null ? undefined : size.prices?.[String(count)];
  return price ?? unit.points ?? 0;
}

export function sayInto(
  differences: string[],
  where: string,
): (what: string, fact: unknown, book: unknown) => void {
  return (what, fact, book) => {
    if (JSON.stringify(fact) !== JSON.stringify(book))
      differences.push(
        `${where}: ${what} ${JSON.stringify(fact)} in the facts, ${JSON.stringify(book)} in the book`,
      );
  };
}

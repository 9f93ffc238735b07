import type { Group, Item, Model, Unit } from '../../../../schemas/generated/types';
import { type BookIndex, english, normal, type Offer } from './book-index';
import type { FactFile, FactItem, FactModel, FactStats, FactUnit } from './fact-file';

/** Placeholders of the facts for the allegiance and the legion that the player chooses. */
const PLACEHOLDERS = new Set(['[Allegiance]', '[Legiones Astartes]']);

const MODEL_COLUMNS = ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'LD', 'CL', 'WP', 'IN', 'SAV', 'INV'];
const VEHICLE_COLUMNS = { M: 'm', BS: 'bs', front: 'front', side: 'side', rear: 'rear', HP: 'hp' };

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const show = ({ name, points, perModel }: Offer): string => `${name} ${points}${perModel ? ' a model' : ''}`;

/** Everything that a unit of the facts offers, lists opened. */
export function factOffers(facts: FactFile, items: readonly FactItem[] | undefined, isFree = false): Offer[] {
  return (items ?? []).flatMap((item) => {
    if (item.group !== undefined) {
      // A power weapon in place of one that the model already has costs nothing: SOURCE.md.
      return factOffers(facts, item.items, /^replaces power weapon$/i.test(item.group));
    }
    if (item.list !== undefined) {
      const offers = factOffers(facts, facts.sharedLists[item.list]);
      return isFree && item.list === 'Power Weapon' ? offers.map((each) => ({ ...each, points: 0 })) : offers;
    }
    const offer = {
      name: normal(item.name ?? ''),
      points: item.points ?? 0,
      perModel: item.perModel === true && (item.points ?? 0) > 0,
    };
    // Parts of a bundle that are always there are gear of the option; only what may be chosen is an offer.
    const isBundle = (item.sub ?? []).every((each) => (each as { min?: number }).min !== undefined);
    return isBundle ? [offer] : [offer, ...factOffers(facts, item.sub)];
  });
}

export function compareStats(
  where: string,
  stats: FactStats,
  values: Readonly<Record<string, unknown>>,
): string[] {
  const expected: [string, unknown][] =
    'front' in stats
      ? Object.entries(VEHICLE_COLUMNS).map(([fact, column]) => [column, stats[fact]])
      : MODEL_COLUMNS.map((column) => [column.toLowerCase(), stats[column]]);
  if ('front' in stats) {
    expected.push(['capacity', stats.transportCapacity]);
    const access = stats.accessPoints as readonly string[] | null | undefined;
    expected.push(['access', access ? access.join(', ').replace(', (', ' (') : '-']);
  }
  return expected.flatMap(([column, value]) =>
    String(values[column] ?? '-') === String(value)
      ? []
      : [`${where}: ${column} is ${values[column]}, not ${value}`],
  );
}

function compareModel(index: BookIndex, unit: Unit, fact: FactModel): string[] {
  const where = `${english(unit.name)}, ${fact.name}`;
  const names = fact.name === 'Rapier Crew (set)' ? 'Rapier Crew' : fact.name;
  const model = (unit.models ?? []).find((each) => normal(english(each.name)) === normal(names));
  if (!model) return [`${where}: not in the book`];
  const found: string[] = [];
  const { min, max } = sizeOf(model);
  if (min !== fact.min || max !== fact.max)
    found.push(`${where}: size ${min} to ${max}, not ${fact.min} to ${fact.max}`);
  if ((model.points ?? 0) !== fact.points) found.push(`${where}: ${model.points}, not ${fact.points} points`);
  const lines = fact.stats ? [{ name: fact.stats.name, stats: fact.stats }] : (fact.contains ?? []);
  const profiles = index.profilesOf(model);
  lines.forEach(({ stats }, at) => {
    const profile = profiles[at];
    if (!profile) found.push(`${where}: no profile ${at + 1}`);
    else found.push(...compareStats(where, stats, profile.profile.values));
  });
  return found;
}

function sizeOf(model: Model): { min: number; max: number | null } {
  return typeof model.size === 'number' ? { min: model.size, max: model.size } : model.size;
}

/** How often the facts and the book say "so many per so many models". */
function factRatios(items: readonly FactItem[] | undefined): string[] {
  return (items ?? []).flatMap((item) => [
    ...(item.scaling ?? []).flatMap((text) => {
      const match = /(\d+) for each (\d+) model/.exec(text);
      return match ? [`${match[1]} per ${match[2]}`] : [];
    }),
    ...factRatios(item.items),
  ]);
}

function bookRatios(items: readonly Item[] | undefined): string[] {
  return (items ?? []).flatMap((item) => {
    if ('list' in item) return [];
    const ratio = 'ratio' in item && item.ratio ? [`${item.ratio.count} per ${item.ratio.models}`] : [];
    const changes = ((item as Group).changes ?? []).flatMap(({ addMax, per }) =>
      per === undefined ? [] : [`${addMax} per ${per}`],
    );
    return [...ratio, ...changes, ...bookRatios(item.options)];
  });
}

function compareOffers(facts: FactFile, index: BookIndex, unit: Unit, fact: FactUnit): string[] {
  const where = english(unit.name);
  const factItems = [...(fact.options ?? []), ...fact.models.flatMap((model) => model.options ?? [])];
  const expected = factOffers(facts, factItems);
  const written = index.offersOf([
    ...(unit.options ?? []),
    ...(unit.models ?? []).flatMap((model) => model.options ?? []),
  ]);
  const has = new Set(written.map(show));
  const fixed = index.fixedGear(unit);
  const found = expected
    .filter((offer) => !has.has(show(offer)) && !(offer.points === 0 && fixed.has(offer.name)))
    // A list member that stands in the same group by itself has the price that it has there.
    .filter(
      (offer) =>
        !expected.some(
          ({ name, points }) =>
            name === offer.name &&
            points === 0 &&
            offer.points > 0 &&
            (has.has(show({ ...offer, points: 0 })) || fixed.has(name)),
        ),
    )
    .map((offer) => `${where}: ${show(offer)} is not offered`);
  const known = new Set(expected.map(show));
  const ours = new Set(
    [...Object.values(index.gear)]
      .filter(({ kind }) => kind === 'advantage' || kind === 'place')
      .map(({ name }) => normal(english(name))),
  );
  for (const offer of written) {
    if (known.has(show(offer)) || ours.has(offer.name) || offer.name.endsWith('detachment')) continue;
    found.push(`${where}: ${show(offer)} is offered, but not in the facts`);
  }
  const ratios = factRatios(factItems).sort().join(', ');
  const bookCounts = bookRatios([
    ...(unit.options ?? []),
    ...(unit.models ?? []).flatMap((model) => model.options ?? []),
  ])
    .sort()
    .join(', ');
  if (ratios !== bookCounts) found.push(`${where}: ratios ${bookCounts}, not ${ratios}`);
  return found;
}

function compareRules(index: BookIndex, unit: Unit, fact: FactUnit): string[] {
  const where = english(unit.name);
  const has = index.capabilityNames(
    unit.capabilities,
    ...(unit.models ?? []).map((model) => model.capabilities),
  );
  const expected = [
    ...fact.traits,
    ...fact.specialRules,
    ...fact.models.flatMap((model) => [...(model.specialRules ?? []), ...(model.traits ?? [])]),
  ].filter((each) => !PLACEHOLDERS.has(each));
  const typed = fact.models.flatMap(({ stats, contains }) =>
    [stats, ...(contains ?? []).map((each) => each.stats)].flatMap((each) =>
      each
        ? String(each.type)
            .split(/[(),]\s*/)
            .map((word) => word.trim())
            .filter((word) => word !== '' && word !== 'Transport')
        : [],
    ),
  );
  return [...expected, ...typed].flatMap((rule) => {
    const mounts = /^Bulky \(2 with/.test(rule) ? ['bulky (2)', 'bulky (3)'] : [normal(rule)];
    return mounts.every((each) => has.has(each)) ? [] : [`${where}: without ${rule}`];
  });
}

function compareGear(index: BookIndex, unit: Unit, fact: FactUnit): string[] {
  const fixed = index.fixedGear(unit);
  const expected = [...(fact.wargear ?? []), ...fact.models.flatMap((model) => model.wargear ?? [])];
  return expected
    .filter((each) => !fixed.has(normal(each)))
    .map((each) => `${english(unit.name)}: without ${each}`);
}

function compareUnlocks(unit: Unit, fact: FactUnit): string[] {
  const where = english(unit.name);
  const given = unit.costs?.['auxiliary-unlocks'] ?? 0;
  const hasChoice = (unit.options ?? []).some((item) => 'choose' in item && item.id === 'unlocks');
  const expected = fact.role === 'Command' && !fact.unlocksChoice ? (fact.officerOfTheLine ?? 1) : 0;
  const found = given === expected ? [] : [`${where}: unlocks ${given}, not ${expected}`];
  if (hasChoice !== (fact.unlocksChoice !== undefined)) found.push(`${where}: choice of detachment`);
  return found;
}

export function compareUnits(facts: FactFile, index: BookIndex): string[] {
  return facts.units.flatMap((fact) => {
    const unit = index.units.get(normal(fact.name));
    if (!unit) return [`${fact.name}: not in the book`];
    const found: string[] = [];
    if (unit.categories?.[0] !== slug(fact.role))
      found.push(`${fact.name}: ${unit.categories}, not ${fact.role}`);
    if ((unit.points ?? 0) !== fact.points.base)
      found.push(`${fact.name}: ${unit.points}, not ${fact.points.base} points`);
    if ((unit.models ?? []).length !== fact.models.length)
      found.push(`${fact.name}: ${(unit.models ?? []).length} kinds of model`);
    return [
      ...found,
      ...fact.models.flatMap((model) => compareModel(index, unit, model)),
      ...compareOffers(facts, index, unit, fact),
      ...compareRules(index, unit, fact),
      ...compareGear(index, unit, fact),
      ...compareUnlocks(unit, fact),
    ];
  });
}

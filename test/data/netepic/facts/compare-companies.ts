import type { Force, Place } from '../../../../schemas/generated/types';
import { type BookIndex, english } from './book-index';
import { pointsForEach, priceOf, sayInto, unitOf } from './compare-formations';
import type { FactFile, Formation } from './fact-file';

/** Every company: its compulsory blocks with the prices inside, its other places, its limit. */
export function compareCompanies(facts: FactFile, index: BookIndex): string[] {
  const army = index.book.forces?.find((force) => force.id === 'army');
  const companies = (army?.forces ?? []).filter((force): force is Force => typeof force === 'object');
  const inFacts = facts.formations.filter((each) => each.kind === 'company');
  const unknown = companies
    .filter((force) => !inFacts.some((each) => each.name === english(force.name)))
    .map((force) => `${force.id}: not in the facts`);
  const required = facts.formations.some((each) => each.kind === 'required');
  const differences: string[] = [];
  const say = sayInto(differences, 'army');
  say(
    'required',
    required ? 1 : null,
    army?.places.find((each) => each.category === 'required')?.min ?? null,
  );
  const least = army?.limits?.find((each) => each.id === 'companies');
  say('companies', inFacts.length > 0 ? 1 : null, least?.min ?? null);
  if (least)
    say(
      'kinds of companies',
      companies.map((each) => each.id),
      least.of,
    );
  return [
    ...differences,
    ...unknown,
    ...inFacts.flatMap((company) => {
      const force = companies.find((each) => english(each.name) === company.name);
      return force ? compareCompany(company, force, index) : [`${company.name}: not in the book`];
    }),
  ];
}

function compareCompany(company: Formation, force: Force, index: BookIndex): string[] {
  const differences: string[] = [];
  const say = sayInto(differences, force.id);
  say('points for each', company.limits?.perPoints?.[1] ?? null, pointsForEach(force.limits ?? []));
  const blocks = force.places.filter((place) => place.from);
  const compulsory = company.compulsory ?? [];
  compulsory.forEach((block, at) => {
    const place = blocks[at];
    const inBlock = sayInto(differences, `${force.id} block ${at + 1}`);
    inBlock('least', block.min, place?.min ?? 0);
    inBlock('most', block.max, place?.max ?? null);
    inBlock('entries', block.from.length, place?.from?.length);
    for (const entry of block.from) compareEntry(entry, place, index, inBlock);
  });
  const rare = company.optional?.some((each) => each.restriction?.startsWith('rare-support')) ?? false;
  const support = force.places.find((each) => each.category === 'support');
  say('rare', rare ? 1 : null, support?.limits?.find((each) => each.of === 'rare-support')?.max ?? null);
  const own = company.optional?.find((each) => each.kind === 'own');
  say('own blocks', compulsory.length + (own ? 1 : 0), blocks.length);
  if (own) say('most of its own', own.max, blocks.at(-1)?.max);
  for (const [block, expected] of Object.entries(placesOf(company))) {
    const place = force.places.find((each) => each.category === block);
    say(`place ${block}`, expected, place ? { min: place.min ?? 0, max: mostOf(place) } : null);
  }
  return differences;
}

function compareEntry(
  entry: Formation,
  place: Place | undefined,
  index: BookIndex,
  say: (what: string, fact: unknown, book: unknown) => void,
): void {
  const ids = new Set((place?.from ?? []).map((each) => each.unit));
  const unit = index.book.units.find(
    (each) => ids.has(each.id) && unitOf(index, entry, each.categories?.[0])?.id === each.id,
  );
  const offer = place?.from?.find((each) => each.unit === unit?.id);
  if (!unit || !offer) {
    say(entry.name, true, false);
    return;
  }
  const models = index.models(unit);
  for (const { contents, cost } of entry.variants ?? [{ contents: entry.contents ?? [], cost: entry.cost }]) {
    for (const { stand } of contents) {
      const known = models.some((model) => model.name === stand.replaceAll("'", '’'));
      if (!known && !entry.name.startsWith('Command')) say(`${entry.name}: stand ${stand}`, true, false);
    }
    const size = models[0]?.size ?? 1;
    say(`${entry.name}: price`, cost, offer.points ?? priceOf(unit, size, contents[0]?.count ?? null));
  }
  say(`${entry.name}: most`, entry.limits?.max ?? null, offer.max ?? null);
}

/** Places beside the compulsory ones: how many of each kind, each kind for itself. */
function placesOf(company: Formation): Record<string, { min: number; max: number | null } | null> {
  const optional = company.optional ?? [];
  const has = (kind: string) => optional.filter((each) => each.kind === kind || each.kind.includes(kind));
  const support = optional.find((each) => each.kind === 'support');
  const special = has('special').filter((each) => each.kind === 'special' || Array.isArray(each.kind));
  const extra = has('extra-special').length;
  const seers = optional.some((each) => each.restriction?.startsWith('may be a Warlock')) ? 1 : 0;
  return {
    special: special.length > 0 ? { min: 0, max: special.length } : null,
    'extra-special': extra + seers > 0 ? { min: 0, max: extra + seers } : null,
    support: support ? { min: support.min, max: support.max } : null,
    options: { min: 0, max: null },
  };
}

function mostOf(place: Place): unknown {
  return place.max ?? place.limits?.find((each) => each.id === 'places')?.max ?? null;
}

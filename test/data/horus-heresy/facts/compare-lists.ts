import { type BookIndex, english, normal } from './book-index';
import { factOffers } from './compare-units';
import type { FactFile } from './fact-file';

/** Lists without a name of their own: each is all that a group of that name holds. */
const NAMELESS: Readonly<Record<string, string>> = {
  'Legion Pintle Weapons': 'pintle-weapons',
  'Legion Super-heavy Sponsons': 'super-heavy-sponsons',
  'Legion Sponson Weapons': 'sponson-weapons',
  'Legiones Decurion': 'decurions',
  'Terminator Armour': 'terminator-armour',
  'Force Weapon': 'force-weapons',
  Mount: 'mounts',
};

/** The shared lists with their prices, kit without a profile, advantages. */
export function compareLists(facts: FactFile, index: BookIndex): string[] {
  const found: string[] = [];
  const gear = new Set(Object.values(index.gear).map(({ name }) => normal(english(name))));
  for (const name of [
    ...facts.wargear,
    ...facts.commonPrimeAdvantages.map((each) => each.name),
    ...facts.legions.flatMap((legion) => legion.primeAdvantages.map((each) => each.name)),
    ...facts.legions.map((legion) => legion.name),
  ])
    if (!gear.has(normal(name))) found.push(`${name}: not in the books`);
  for (const [name, items] of Object.entries(facts.sharedLists)) {
    const entry = Object.entries(index.lists).find(
      ([id, list]) => id === NAMELESS[name] || normal(english(list.name)) === normal(name),
    );
    if (!entry) {
      found.push(`list ${name}: not in the book`);
      continue;
    }
    const show = (each: { name: string; points: number }): string => `${each.name} ${each.points}`;
    const expected = factOffers(facts, items).map(show).sort();
    const written = index
      .offersOf([{ list: entry[0] }])
      .map(show)
      .sort();
    if (expected.join() !== written.join())
      found.push(`list ${name}: ${written.join()}, not ${expected.join()}`);
  }
  return found;
}

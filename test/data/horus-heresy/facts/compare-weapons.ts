import { type BookIndex, normal } from './book-index';
import type { FactFile } from './fact-file';

const COLUMNS = { ranged: ['R', 'FP', 'RS', 'AP', 'D'], melee: ['IM', 'AM', 'SM', 'AP', 'D'] } as const;

/** Slips of the facts: a missing comma, one rule spelt in three ways. */
const rulesOf = (text: string): string[] =>
  text
    .replace(') Reaping', '), Reaping')
    .replace('Critical Hits', 'Critical Hit')
    .replace('Hit(', 'Hit (')
    .replace('Duelist', 'Duellist')
    .split(/,\s*(?![^(]*\))/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== '-');

/** Every weapon: each value, each rule, each trait, and nothing beside them. */
export function compareWeapons(facts: FactFile, index: BookIndex): string[] {
  const profiles = index.weaponProfiles();
  return Object.entries(facts.weapons).flatMap(([name, weapon]) => {
    const profile = profiles.get(normal(name));
    if (!profile) return [`weapon ${name}: not in the books`];
    const kind = weapon.kind === 'ranged' ? 'ranged' : 'melee';
    const found = profile.type === kind ? [] : [`weapon ${name}: ${profile.type}`];
    for (const column of COLUMNS[kind]) {
      const written = String(profile.values[column.toLowerCase()] ?? '-');
      if (written !== weapon[column])
        found.push(`weapon ${name}: ${column} is ${written}, not ${weapon[column]}`);
    }
    const expected = [...rulesOf(weapon['Special Rules'] ?? ''), ...rulesOf(weapon.Traits ?? '')]
      .map(normal)
      .sort();
    const written = [...index.capabilityNames(profile.capabilities)].sort();
    if (expected.join() !== written.join())
      found.push(`weapon ${name}: ${written.join()}, not ${expected.join()}`);
    return found;
  });
}

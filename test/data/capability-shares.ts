import type { CapabilitiesFile, Name } from '../../schemas/generated/types';
import { capabilityUses } from './data-folder';

/** Uses of capabilities in one file, and how many of them have an entry that says what they do. */
export interface Share {
  readonly uses: number;
  readonly explained: number;
}

export interface Unexplained {
  readonly id: string;
  readonly name: string;
  readonly uses: number;
}

const english = (name: Name): string => (typeof name === 'string' ? name : name.en);

/** An entry that is only a name explains nothing. */
export function explainedIds({ capabilities }: CapabilitiesFile): ReadonlySet<string> {
  return new Set(capabilities.filter(({ summary }) => summary !== undefined).map(({ id }) => id));
}

/** Every unit, model, weapon and item counts for itself, as the book shows it. */
export function shareOf(file: unknown, explained: ReadonlySet<string>): Share {
  const uses = capabilityUses(file);
  return { uses: uses.length, explained: uses.filter(({ id }) => explained.has(id)).length };
}

export function sumOf(shares: readonly Share[]): Share {
  return {
    uses: shares.reduce((sum, { uses }) => sum + uses, 0),
    explained: shares.reduce((sum, { explained }) => sum + explained, 0),
  };
}

/** Rounded down, so that 85 % is never told of less; nothing to explain is all explained. */
export function percent({ uses, explained }: Share): number {
  return uses === 0 ? 100 : Math.floor((1000 * explained) / uses) / 10;
}

/** What the files use without an entry that says what it does, the most used first. */
export function unexplained(
  files: readonly unknown[],
  capabilities: CapabilitiesFile,
): readonly Unexplained[] {
  const explained = explainedIds(capabilities);
  const names = new Map(capabilities.capabilities.map(({ id, name }) => [id, english(name)]));
  const counts = new Map<string, number>();
  for (const { id } of files.flatMap(capabilityUses)) {
    if (!explained.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, uses]) => ({ id, name: names.get(id) ?? id, uses }))
    .sort((one, other) => other.uses - one.uses || (one.id < other.id ? -1 : 1));
}

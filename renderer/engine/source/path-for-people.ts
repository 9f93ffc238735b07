import { valueAt } from './json-pointer';

/** A name of spaces or of signs that nobody sees leads nobody anywhere. */
const IS_SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, id, of, list, unit } = value as Record<string, unknown>;
  const shown = typeof name === 'object' && name !== null ? (name as { en?: unknown }).en : name;
  if (typeof shown === 'string' && IS_SEEN.test(shown)) return shown;
  return [id, of, list, unit].find((known): known is string => typeof known === 'string');
}

/**
 * A path that a person can follow: members of a list are called by their name or id, else by their number from 1.
 * @param path keys and indexes as in a JSON pointer
 */
export function pathForPeople(root: unknown, path: readonly string[]): string[] {
  return path.map((step, index) => {
    const parent = valueAt(root, path.slice(0, index));
    if (!Array.isArray(parent)) return step;
    return nameOf(parent[Number(step)]) ?? String(Number(step) + 1);
  });
}

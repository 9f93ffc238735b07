import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book, CapabilitiesFile, System } from '../../schemas/generated/types';

const DATA = join(import.meta.dirname, '../../data');

/** The games that the program is shipped with, by the names of their folders. */
export const DATA_FOLDERS = readdirSync(DATA, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The files of a game as they stand in data/, read as JSON and not yet as the program reads them. */
export function dataFolder(name: string) {
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(DATA, name, file), 'utf8')) as T;
  const system = read<System>('system.json');
  const capabilities = read<CapabilitiesFile>('capabilities.json');
  const books = readdirSync(join(DATA, name, 'books')).map((file) => read<Book>(`books/${file}`));
  return { system, capabilities, books, files: [system, capabilities, ...books] as const };
}

/** Every object of a file, and the keys that lead to it; places in lists are left out. */
export function* objectsIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<[Record<string, unknown>, readonly string[]]> {
  if (Array.isArray(value)) {
    for (const each of value) yield* objectsIn(each, path);
  } else if (typeof value === 'object' && value !== null) {
    yield [value as Record<string, unknown>, path];
    for (const [key, each] of Object.entries(value)) yield* objectsIn(each, [...path, key]);
  }
}

/** Texts under a key, wherever it stands: one or a list, the short form or the long one, whose text has a key of its own. */
export function textsIn(file: unknown, key: string, long = ''): string[] {
  return [...objectsIn(file)].flatMap(([object]) =>
    [object[key]].flat().flatMap((each) => {
      if (typeof each === 'string') return [each];
      const inside = (each as Record<string, unknown> | undefined)?.[long];
      return typeof inside === 'string' ? [inside] : [];
    }),
  );
}

/** Uses of capabilities, short (`Elite 2`) or long: id and number of parameters. */
export function capabilityUses(file: unknown): { readonly id: string; readonly parameters: number }[] {
  return [...objectsIn(file)].flatMap(([object]) =>
    (Array.isArray(object.capabilities) ? object.capabilities : []).flatMap((use: unknown) => {
      if (typeof use === 'string') {
        const [id = '', ...parameters] = use.split(' ');
        return [{ id, parameters: parameters.length }];
      }
      const long = use as { readonly id: string; readonly params?: readonly string[] };
      // A capability's own entry stands under the same key, and is no use of it.
      return 'name' in long ? [] : [{ id: long.id, parameters: long.params?.length ?? 0 }];
    }),
  );
}

/** Ids that were found and that nothing has. */
export function idsBeyond(found: readonly string[], known: readonly string[]): readonly string[] {
  return found.filter((id) => !known.includes(id));
}

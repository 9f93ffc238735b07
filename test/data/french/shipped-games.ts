import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadBooks, readBooks } from '../../../renderer/engine/catalogue/books/read-books';
import type { Catalogue } from '../../../renderer/engine/catalogue/catalogue';
import { linkCatalogues } from '../../../renderer/engine/catalogue/link-catalogues';
import type { Roster } from '../../../renderer/engine/roster/document';

const root = join(import.meta.dirname, '../../..');

interface Game {
  readonly id: string;
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly read: ReadBooks;
  readonly catalogue: Catalogue;
}

/** A game as it ships, with what is not translated among its problems. */
export function shippedGame(id: string): Game {
  const folder = join(root, 'data', id);
  const books = readdirSync(join(folder, 'books')).map((name) => join(folder, 'books', name));
  const files = [join(folder, 'system.json'), join(folder, 'capabilities.json'), ...books].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  const read = readBooks(files, { translations: true });
  const [game] = read.systems;
  if (game === undefined) throw new Error(`${id} is no usable system`);
  return { id, files, read, catalogue: linkCatalogues(game.system, game.books, { order: game.order }) };
}

export const GAMES: readonly string[] = readdirSync(join(root, 'data'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The worked lists of a game, without what their players wrote themselves. */
export function workedLists(id: string): readonly { readonly name: string; readonly roster: Roster }[] {
  const folder = join(root, 'test/lists', id);
  return readdirSync(folder).map((name) => ({
    name,
    roster: {
      ...(withoutOwnText(JSON.parse(readFileSync(join(folder, name), 'utf8'))) as Roster),
      name: 'Liste',
    },
  }));
}

const OWN_TEXT = new Set(['customName', 'notes', 'player', 'club', 'event']);

function withoutOwnText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwnText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !OWN_TEXT.has(key))
      .map(([key, inner]) => [key, withoutOwnText(inner)]),
  );
}

import type { CatalogueDefinition, GameSystemDefinition } from '../../catalogue/definition';
import type { BookVersion, Roster } from '../../roster/document';
import { plain } from './find-place';

/** One version of a game with its books; several may be at hand. */
export interface GameData {
  readonly system: GameSystemDefinition;
  readonly books: readonly CatalogueDefinition[];
}

export interface ChosenData<Data extends GameData> {
  readonly data: Data;
  /** Books of the list that are not among these. */
  readonly missing: readonly BookVersion[];
}

/**
 * The data that a roster was made with, as far as they are there: of its game, with most of its books, of its very
 * revisions if possible, else the last given. A roster that names no game is known by its books' names.
 */
export function chooseData<Data extends GameData>(
  roster: Roster,
  all: readonly Data[],
): ChosenData<Data> | undefined {
  return rankData(roster, all)[0];
}

/** The same with all that would do in its place, best first. */
export function rankData<Data extends GameData>(
  roster: Roster,
  all: readonly Data[],
): readonly ChosenData<Data>[] {
  const { system, books } = roster;
  const named = all.filter((data) =>
    system.id === '' ? isNamed(roster, data) : data.system.id === system.id,
  );
  const scored = named.map((data) => {
    const found = books.map((book) => findBook(book, data));
    const missing = books.filter((_, index) => found[index] === undefined);
    const same = books.filter((book, index) => isSameRevision(found[index], book)).length;
    const isSame = isSameRevision(data.system, system) ? 1 : 0;
    // A book that is there outweighs all revisions.
    const score = (books.length - missing.length) * (books.length + 2) + same + isSame;
    return { choice: { data, missing }, score };
  });
  // Of equals the last given goes first.
  return scored
    .toReversed()
    .sort((one, other) => other.score - one.score)
    .map(({ choice }) => choice);
}

const isNamed = ({ system, books }: Roster, data: GameData): boolean =>
  system.name === ''
    ? books.length > 0 && books.every((book) => findBook(book, data))
    : plain(system.name) === plain(data.system.name);

const isSameRevision = (
  file: { readonly revision?: string | number } | undefined,
  version: BookVersion,
): boolean => file !== undefined && String(file.revision ?? '') === version.revision;

/** By id, of two by name too; by name alone where the id says nothing. */
function findBook(version: BookVersion, { system, books }: GameData): GameData['books'][number] | undefined {
  const ending = `#${version.name}`;
  const id = version.id.endsWith(ending) ? version.id.slice(0, -ending.length) : version.id;
  const all = [...books, system as unknown as CatalogueDefinition];
  return (
    all.find((book) => book.id === id && book.name === version.name) ??
    all.find((book) => book.id === id) ??
    (version.name === '' ? undefined : all.find((book) => plain(book.name) === plain(version.name)))
  );
}

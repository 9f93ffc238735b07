import type { DataShelf } from '../../catalogue/shelf/data-shelf';
import type { ShelvedBook, ShelvedSystem } from '../../catalogue/shelf/shelved-system';
import type { BookVersion, Roster, RosterForce } from '../../roster/document';
import { rankData } from './choose-data';

export interface FoundGame {
  readonly system: ShelvedSystem;
  /** Keys of the list's books. */
  readonly books: readonly string[];
  /** Books of the list that the data do not have. */
  readonly missing: readonly { readonly id: string; readonly name: string }[];
}

/** The data that a list was made with, as far as they are there, and what would do in their place, best first. */
export function findGames(roster: Roster, shelf: DataShelf): readonly FoundGame[] {
  const candidates = shelf.systems.flatMap((shelved) =>
    shelved.file === undefined
      ? []
      : [{ shelved, system: shelved.file.head, books: shelved.books.map(({ head }) => head) }],
  );
  // Of equals the last given is taken, and the shelf has the latest addition first.
  return rankData(roster, candidates.toReversed()).map(({ data }) => gameOf(roster, data.shelved));
}

function gameOf(roster: Roster, system: ShelvedSystem): FoundGame {
  const books: string[] = [];
  const missing: { readonly id: string; readonly name: string }[] = [];
  for (const { id, name } of booksOf(roster)) {
    const book = bookOf(system, id, name);
    if (book !== undefined) books.push(book.key);
    else if (id !== system.id) missing.push({ id, name: name === '' ? id : name });
  }
  return { system, books, missing };
}

/** By key; else by id and name; else by the one that says enough. */
export function bookOf(system: ShelvedSystem, id: string, name = ''): ShelvedBook | undefined {
  const { books } = system;
  const plain = name !== '' && id.endsWith(`#${name}`) ? id.slice(0, -name.length - 1) : id;
  return (
    books.find(({ head }) => head.id === plain && head.name === name) ??
    books.find(({ key }) => key === id) ??
    books.find(({ head }) => head.id === plain) ??
    (id === '' ? books.find(({ head }) => head.name === name) : undefined)
  );
}

/** Every book that a list names or that one of its forces is made of, with the name last known. */
export function booksOf(roster: Roster): readonly Pick<BookVersion, 'id' | 'name'>[] {
  const books = new Map(roster.books.map(({ id, name }) => [id, { id, name }]));
  const visit = ({ catalogueId, forces = [] }: RosterForce): void => {
    if (!books.has(catalogueId)) books.set(catalogueId, { id: catalogueId, name: '' });
    for (const child of forces) visit(child);
  };
  for (const force of roster.forces) visit(force);
  return [...books.values()];
}

import type { LocalNames } from '../engine/catalogue/definition';
import { LANGUAGES, type Language } from '../engine/words/language';
import { nameIn } from '../engine/words/name-in';
import type { DataSource } from './data-source';
import type { BookView, SystemView } from './protocol/new-list';

export interface IndexedBook {
  readonly id: string;
  readonly names: LocalNames;
  readonly edition: LocalNames;
  readonly path: string;
}

export interface IndexedSystem {
  readonly id: string;
  readonly names: LocalNames;
  readonly edition: LocalNames;
  readonly systemPath: string;
  readonly capabilitiesPath: string | undefined;
  readonly books: readonly IndexedBook[];
}

/** `index.json` of the data folder: what is there, without a book being read. What is broken in it is left out. */
export async function readDataIndex(source: DataSource): Promise<readonly IndexedSystem[]> {
  const value: unknown = JSON.parse(
    new TextDecoder('utf-8', { fatal: true }).decode(await source.read('index.json')),
  );
  return list(field(value, 'systems')).flatMap((system): IndexedSystem[] => {
    const id = text(field(system, 'id'));
    const systemPath = text(field(field(system, 'system'), 'path'));
    if (id === undefined || systemPath === undefined) return [];
    const books = list(field(system, 'books')).flatMap((book): IndexedBook[] => {
      const bookId = text(field(book, 'id'));
      const path = text(field(book, 'path'));
      if (bookId === undefined || path === undefined) return [];
      return [
        { id: bookId, path, names: names(field(book, 'name')), edition: names(field(book, 'edition')) },
      ];
    });
    return [
      {
        id,
        systemPath,
        books,
        names: names(field(system, 'name')),
        edition: names(field(system, 'edition')),
        capabilitiesPath: text(field(field(system, 'capabilities'), 'path')),
      },
    ];
  });
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A name of our books: one text, or one for each language. */
function names(value: unknown): LocalNames {
  if (typeof value === 'string') return { en: value };
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = text(field(value, language));
      return name === undefined ? [] : [[language, name]];
    }),
  );
}

export function systemViews(systems: readonly IndexedSystem[], language: Language): readonly SystemView[] {
  const other: Language = language === 'en' ? 'fr' : 'en';
  const name = (each: LocalNames, id: string, tag = language): string => nameIn(tag, each.en ?? id, each);
  return systems.map((system) => ({
    id: system.id,
    name: name(system.names, system.id),
    edition: name(system.edition, ''),
    books: system.books
      .map((book): BookView => {
        const own = name(book.names, book.id);
        const second = name(book.names, book.id, other);
        return {
          id: book.id,
          name: own,
          second: second === own ? undefined : second,
          edition: name(book.edition, ''),
        };
      })
      .toSorted((one, two) => one.name.localeCompare(two.name, language)),
  }));
}

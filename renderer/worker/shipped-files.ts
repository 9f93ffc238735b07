import type { LocalNames } from '../engine/catalogue/definition';
import type { FileHead } from '../engine/catalogue/shelf/file-head';
import type { ShelfFile } from '../engine/catalogue/shelf/shelf-file';
import { LANGUAGES } from '../engine/words/language';
import type { DataSource } from './data-source';

/** `index.json` of the data folder: what is shipped, without a book being read. What is broken in it is left out. */
export async function shippedFiles(source: DataSource): Promise<readonly ShelfFile[]> {
  const value: unknown = JSON.parse(
    new TextDecoder('utf-8', { fatal: true }).decode(await source.read('index.json')),
  );
  return list(field(value, 'systems')).flatMap((system): ShelfFile[] => {
    const id = text(field(system, 'id'));
    if (id === undefined) return [];
    const file = (of: unknown, named: unknown, kind: FileHead['kind'], ownId: string): ShelfFile[] => {
      const path = text(field(of, 'path'));
      if (path === undefined) return [];
      const name = names(field(named, 'name'));
      const head: FileHead = {
        format: 'ours',
        kind,
        id: ownId,
        name: name.en ?? ownId,
        names: name,
        gameSystemId: id,
        revision: text(field(named, 'revision')) ?? '',
        edition: names(field(named, 'edition')),
        isLibrary: false,
      };
      const version = text(field(of, 'digest')) ?? '';
      return [{ path, place: undefined, version, head, read: () => source.read(path) }];
    };
    return [
      ...file(field(system, 'system'), system, 'system', id),
      ...file(field(system, 'capabilities'), undefined, 'capabilities', id),
      ...list(field(system, 'books')).flatMap((book) => {
        const bookId = text(field(book, 'id'));
        return bookId === undefined ? [] : file(book, book, 'book', bookId);
      }),
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

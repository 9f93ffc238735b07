import { type BookFile, readBooks } from '../engine/catalogue/books/read-books';
import type { CompiledSystem, DataFile, SystemFiles } from './catalogue-store';

function bookFile({ path, bytes }: DataFile): BookFile {
  return { path, text: bytes };
}

/** Files of our own format as definitions that can be linked; a broken book is left out, the others stay usable. */
export function compileSystem({ system, capabilities, books }: SystemFiles): CompiledSystem | undefined {
  const files = [system, ...(capabilities === undefined ? [] : [capabilities]), ...books].map(bookFile);
  const [compiled] = readBooks(files).systems;
  if (compiled === undefined) return undefined;
  const [points] = compiled.system.costTypes ?? [];
  return {
    system: compiled.system,
    books: compiled.books,
    order: compiled.order,
    sizes: points?.usualLimits ?? [],
  };
}

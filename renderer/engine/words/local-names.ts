import type { Book } from '../catalogue/book';
import type { Id, LocalNames } from '../catalogue/definition';
import type { Named } from './names';

const known = new WeakMap<Book, ReadonlyMap<Id, Named | undefined>>();

/**
 * Name of an option, group or model by the id that it has inside its unit (`pike` of `pikes.pike`), which is how reasons of our
 * books name it. Undefined where several units use the id for things of different names.
 */
export function localName(book: Book, id: Id): Named | undefined {
  let names = known.get(book);
  if (!names) {
    names = namesByLastPart(book);
    known.set(book, names);
  }
  return names.get(id);
}

function namesByLastPart({ index }: Book): ReadonlyMap<Id, Named | undefined> {
  const found = new Map<Id, Named | undefined>();
  for (const [whole, { definition }] of index.byId) {
    const local = whole.slice(whole.lastIndexOf('.') + 1);
    const { name, names } = definition as { readonly name?: string; readonly names?: LocalNames };
    // tags that the compiler makes up have no name of their own
    if (local === whole || !name || name === whole) continue;
    const other = found.get(local);
    const isSame = other?.name === name;
    found.set(local, !found.has(local) || isSame ? { name, names } : undefined);
  }
  return found;
}

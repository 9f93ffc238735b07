import { bareName, type DataDocument } from './data-file';

type BookDocument = Extract<DataDocument, { isSystem: false }>;

/**
 * Which catalogues of one game are the same one. Those of one id are, in whatever files they lie, and also when one of them
 * was renamed since. But living data have two armies of one id beside each other: where one source has an id under two
 * names in files of two names, these are two books, and those of other sources join the one of their name.
 * @param sourceOf what was brought together by one hand: catalogues of different sources with one id are never two armies
 */
export function sameBooks(
  documents: readonly BookDocument[],
  sourceOf: (document: BookDocument) => string,
): readonly (readonly BookDocument[])[] {
  return grouped(documents, ({ definition }) => definition.id).flatMap((all) => {
    const books = byFileName(grouped(all, nameOf));
    return hasTwoInOne(books, sourceOf) ? books : [all];
  });
}

const nameOf = ({ definition }: BookDocument): string => definition.name.trim();

/** `Boats.cat` and `Boats.json` are one book in two formats, whatever they are called inside. */
function byFileName(books: readonly (readonly BookDocument[])[]): readonly (readonly BookDocument[])[] {
  const joined: BookDocument[][] = [];
  for (const book of books) {
    const files = new Set(book.map(({ path }) => bareName(path)));
    const same = joined.find((each) => each.some(({ path }) => files.has(bareName(path))));
    if (same === undefined) joined.push([...book]);
    else same.push(...book);
  }
  return joined;
}

function hasTwoInOne(
  books: readonly (readonly BookDocument[])[],
  sourceOf: (document: BookDocument) => string,
): boolean {
  const seen = new Set<string>();
  return books.some((book) => {
    const sources = new Set(book.map(sourceOf));
    const isSecond = [...sources].some((source) => seen.has(source));
    for (const source of sources) seen.add(source);
    return isSecond;
  });
}

function grouped(
  documents: readonly BookDocument[],
  keyOf: (document: BookDocument) => string,
): readonly (readonly BookDocument[])[] {
  const groups = new Map<string, BookDocument[]>();
  for (const document of documents) {
    const key = keyOf(document);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [document]);
    else known.push(document);
  }
  return [...groups.values()];
}

import type { Catalogue } from '../engine/catalogue/catalogue';
import type { Roster } from '../engine/roster/document';
import { LANGUAGES, type Language } from '../engine/words/language';
import { nameIn } from '../engine/words/name-in';
import { number } from '../engine/words/numbers';

/** What a list is called that nobody names: army and size. Undefined: the data have no such army. */
export function madeName(
  catalogue: Catalogue,
  book: string,
  size: number | undefined,
  language: Language,
): string | undefined {
  const definition = catalogue.book(book)?.definition;
  if (definition === undefined) return undefined;
  const army = nameIn(language, definition.name, definition.names);
  return [army, size === undefined ? '' : number(size, language)].join(' ').trim();
}

/**
 * The name of a list that nobody named, army and size, for another size. Undefined: somebody named it. In whichever
 * language it was made, it stays in that one.
 */
export function madeNameFor(
  catalogue: Catalogue,
  { name, limits, forces }: Roster,
  typeId: string,
  value: number | undefined,
): string | undefined {
  const old = limits.find((limit) => limit.typeId === typeId)?.value;
  for (const book of new Set(forces.map((force) => force.catalogueId))) {
    for (const language of LANGUAGES) {
      if (name === madeName(catalogue, book, old, language))
        return madeName(catalogue, book, value, language);
    }
  }
  return undefined;
}

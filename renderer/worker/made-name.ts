import type { Catalogue } from '../engine/catalogue/catalogue';
import type { Roster } from '../engine/roster/document';
import { LANGUAGES } from '../engine/words/language';
import { nameIn } from '../engine/words/name-in';
import { number } from '../engine/words/numbers';

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
  for (const catalogueId of new Set(forces.map((force) => force.catalogueId))) {
    const book = catalogue.book(catalogueId)?.definition;
    if (book === undefined) continue;
    for (const language of LANGUAGES) {
      const made = (size: number | undefined): string =>
        [nameIn(language, book.name, book.names), size === undefined ? '' : number(size, language)]
          .join(' ')
          .trim();
      if (name === made(old)) return made(value);
    }
  }
  return undefined;
}

import type { LocalNames } from '../catalogue/definition';
import { shownName } from './shortened';

/**
 * A name in the language asked. Data may know it by a longer tag (`fr-CA`) or only its base (`fr`); where they know
 * nothing, the name in the data's own language stands: a name is never missing. One that is longer than any line is
 * shortened.
 */
export function nameIn(language: string, name: string, names: LocalNames | undefined): string {
  return shownName(withoutPadding(textIn(language, name, names)));
}

/** Data pad names with blanks for their order, and end headings with a colon, which no sentence can use. */
function withoutPadding(name: string): string {
  const trimmed = name.trim();
  return trimmed.endsWith(':') ? trimmed.slice(0, -1).trimEnd() : trimmed;
}

/** The same for a text of any length. */
export function textIn(language: string, text: string, texts: LocalNames | undefined): string {
  if (!texts) return text;
  const base = language.split('-')[0] as string;
  return own(texts, language) ?? own(texts, base) ?? text;
}

interface Shortened {
  readonly name: string;
  readonly names?: LocalNames | undefined;
  readonly shortNames?: LocalNames | undefined;
}

/** The short name where that language has one, else its full one: never another language's short name. */
export function shortNameIn(language: string, { name, names, shortNames }: Shortened): string {
  const full = nameIn(language, name, names);
  return shortNames ? nameIn(language, full, shortNames) : full;
}

/** Data are hostile: a language called `constructor` must not find a function. */
function own(names: LocalNames, language: string): string | undefined {
  const found = Object.hasOwn(names, language) ? names[language] : undefined;
  return found === '' ? undefined : found;
}

import type { LocalNames } from '../catalogue/definition';

/**
 * A name in the language asked. Data may know it by a longer tag (`fr-CA`) or only its base (`fr`); where they know
 * nothing, the name in the data's own language stands: a name is never missing.
 */
export function nameIn(language: string, name: string, names: LocalNames | undefined): string {
  if (!names) return name;
  const base = language.split('-')[0] as string;
  return own(names, language) ?? own(names, base) ?? name;
}

/** Data are hostile: a language called `constructor` must not find a function. */
function own(names: LocalNames, language: string): string | undefined {
  const found = Object.hasOwn(names, language) ? names[language] : undefined;
  return found === '' ? undefined : found;
}

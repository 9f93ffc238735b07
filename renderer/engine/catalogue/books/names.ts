import type { Name, Text, Words } from '../../../../schemas/generated/types';
import type { LocalNames, WordDefinition } from '../definition';

/** The fields of `Named` that a name of ours fills. */
export interface NameFields {
  readonly name: string;
  readonly names?: LocalNames;
  readonly shortNames?: LocalNames;
  readonly otherNames?: Readonly<Record<string, readonly string[]>>;
}

export function englishOf(name: Name): string {
  return typeof name === 'string' ? name : name.en;
}

/** A bare text stands for every language: there is no French yet. */
export function nameFields(name: Name, short?: Name): NameFields {
  if (typeof name === 'string') return { name, ...shortFields(short) };
  const { fr, alt } = name;
  const own = name.short as LocalNames | undefined;
  return {
    name: name.en,
    ...(fr === undefined ? {} : { names: { fr } }),
    ...(own && Object.keys(own).length > 0 ? { shortNames: own } : shortFields(short)),
    ...(alt ? { otherNames: { ...(alt.en ? { en: alt.en } : {}), ...(alt.fr ? { fr: alt.fr } : {}) } } : {}),
  };
}

function shortFields(short: Name | undefined): { readonly shortNames?: LocalNames } {
  if (short === undefined) return {};
  if (typeof short === 'string') return { shortNames: { en: short } };
  return { shortNames: { en: short.en, ...(short.fr === undefined ? {} : { fr: short.fr }) } };
}

export function textFields(text: Text): LocalNames {
  return { en: text.en, fr: text.fr };
}

export function wordFields(words: Words | undefined): { readonly words?: readonly WordDefinition[] } {
  if (words === undefined) return {};
  return { words: Object.entries(words).map(([text, { fr }]) => ({ text, names: { fr } })) };
}

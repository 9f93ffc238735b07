import type { Language } from './language';

export interface KindWords {
  readonly one: string;
  readonly many: string;
  /** With its article: `an Apex detachment`, `une compagnie`. */
  readonly any: string;
}

/** Headings of forces that have a word of their own; another heading is shown as the data write it. */
const KINDS = {
  company: {
    en: { one: 'company', many: 'companies', any: 'a company' },
    fr: { one: 'compagnie', many: 'compagnies', any: 'une compagnie' },
  },
  auxiliary: {
    en: { one: 'Auxiliary detachment', many: 'Auxiliary detachments', any: 'an Auxiliary detachment' },
    fr: { one: 'détachement auxiliaire', many: 'détachements auxiliaires', any: 'un détachement auxiliaire' },
  },
  apex: {
    en: { one: 'Apex detachment', many: 'Apex detachments', any: 'an Apex detachment' },
    fr: { one: 'détachement apex', many: 'détachements apex', any: 'un détachement apex' },
  },
  allied: {
    en: { one: 'allied detachment', many: 'allied detachments', any: 'an allied detachment' },
    fr: { one: 'détachement allié', many: 'détachements alliés', any: 'un détachement allié' },
  },
  primary: {
    en: { one: 'primary detachment', many: 'primary detachments', any: 'a primary detachment' },
    fr: { one: 'détachement principal', many: 'détachements principaux', any: 'un détachement principal' },
  },
} as const satisfies Record<string, Record<Language, KindWords>>;

/** `Auxiliary detachments`; undefined for a heading without a word of its own. */
export function forceKind(kind: string, language: Language): KindWords | undefined {
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS][language] : undefined;
}

import type { Language } from './language';

interface KindWords {
  readonly one: string;
  readonly many: string;
}

/** Headings of forces that have a word of their own; another heading is shown as the data write it. */
const KINDS = {
  company: { en: { one: 'company', many: 'companies' }, fr: { one: 'compagnie', many: 'compagnies' } },
  auxiliary: {
    en: { one: 'Auxiliary detachment', many: 'Auxiliary detachments' },
    fr: { one: 'détachement auxiliaire', many: 'détachements auxiliaires' },
  },
  apex: {
    en: { one: 'Apex detachment', many: 'Apex detachments' },
    fr: { one: 'détachement apex', many: 'détachements apex' },
  },
  allied: {
    en: { one: 'allied detachment', many: 'allied detachments' },
    fr: { one: 'détachement allié', many: 'détachements alliés' },
  },
  primary: {
    en: { one: 'primary detachment', many: 'primary detachments' },
    fr: { one: 'détachement principal', many: 'détachements principaux' },
  },
} as const satisfies Record<string, Record<Language, KindWords>>;

/** `Auxiliary detachments`; undefined for a heading without a word of its own. */
export function forceKind(kind: string, language: Language): KindWords | undefined {
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS][language] : undefined;
}

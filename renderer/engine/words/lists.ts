import type { Language } from './language';

const WORDS = {
  en: { and: 'and', or: 'or' },
  fr: { and: 'et', or: 'ou' },
} as const satisfies Record<Language, Record<'and' | 'or', string>>;

/** `A, B and C`, `A, B ou C`. */
export function listed(items: readonly string[], by: 'and' | 'or', language: Language): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items[items.length - 1] as string;
  return `${items.slice(0, -1).join(', ')} ${WORDS[language][by]} ${last}`;
}

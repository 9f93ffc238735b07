import type { Language } from './language';

const WORDS = {
  en: { and: 'and', or: 'or' },
  fr: { and: 'et', or: 'ou' },
} as const satisfies Record<Language, Record<'and' | 'or', string>>;

/**
 * `A, B and C`, `A, B ou C`.
 * @param again stands before each further item where one of them holds the joining word itself, and is left out else:
 * `a mount or with great or giant height`
 */
export function listed(
  items: readonly string[],
  by: 'and' | 'or',
  language: Language,
  again?: string,
): string {
  const word = WORDS[language][by];
  const isUnclear = again !== undefined && items.some((item) => item.includes(` ${word} `));
  const [first = '', ...others] = items;
  const further = isUnclear ? others.map((item) => `${again} ${item}`) : others;
  const last = further.pop();
  return last === undefined ? first : `${[first, ...further].join(', ')} ${word} ${last}`;
}

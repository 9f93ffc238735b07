import type { Language } from '../../engine/words/language';

/** Headings where the data have none. */
export const SECTION_WORDS: Record<Language, { readonly options: string; readonly colon: string }> = {
  en: { options: 'Options', colon: ': ' },
  fr: { options: 'Options', colon: '\u00a0: ' },
};

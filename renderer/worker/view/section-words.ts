import type { Language } from '../../engine/words/language';

/** Headings where the data have none. */
export const SECTION_WORDS: Record<
  Language,
  { readonly models: string; readonly options: string; readonly colon: string }
> = {
  en: { models: 'Models', options: 'Options', colon: ': ' },
  fr: { models: 'Figurines', options: 'Options', colon: '\u00a0: ' },
};

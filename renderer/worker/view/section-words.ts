import type { Language } from '../../engine/words/language';

interface SectionWords {
  readonly options: string;
  readonly otherArmies: string;
  readonly colon: string;
}

/** Headings where the data have none. */
export const SECTION_WORDS: Record<Language, SectionWords> = {
  en: { options: 'Options', otherArmies: 'Of other armies', colon: ': ' },
  fr: { options: 'Options', otherArmies: 'D’autres armées', colon: '\u00a0: ' },
};

import type { Language } from '../../engine/words/language';
import { number } from '../../engine/words/numbers';

interface SectionWords {
  readonly options: string;
  readonly otherArmies: string;
  /** Beside what the data set by themselves. */
  readonly automatic: (amount: number) => string;
  /** Heading of choices for one of several models that are alike so far. */
  readonly oneOf: (name: string, amount: number) => string;
  readonly colon: string;
}

/** Headings where the data have none. */
export const SECTION_WORDS: Record<Language, SectionWords> = {
  en: {
    options: 'Options',
    otherArmies: 'Of other armies',
    automatic: (amount) => (amount > 1 ? `× ${number(amount, 'en')}, automatic` : 'automatic'),
    oneOf: (name, amount) => `${name}, 1 of ${number(amount, 'en')}`,
    colon: ': ',
  },
  fr: {
    options: 'Options',
    otherArmies: 'D’autres armées',
    automatic: (amount) => (amount > 1 ? `× ${number(amount, 'fr')}, automatique` : 'automatique'),
    oneOf: (name, amount) => `${name}, 1 sur ${number(amount, 'fr')}`,
    colon: '\u00a0: ',
  },
};

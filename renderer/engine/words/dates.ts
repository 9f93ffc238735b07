import type { Language } from './language';

const MONTHS: Record<Language, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
};
const SHORT: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
};

/**
 * A day (`2026-11-30`, a time after it is left out) as people write it: `30 November 2026`, « 1er novembre 2026 »; short
 * `30 Nov 2026`. Without the runtime's own tables, which differ between systems. Another text comes back as it is.
 */
export function day(date: string, language: Language, form: 'long' | 'short' = 'long'): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(date);
  const month = (form === 'long' ? MONTHS : SHORT)[language][Number(parts?.[2]) - 1];
  if (!parts || month === undefined) return date;
  const number = Number(parts[3]);
  return `${language === 'fr' && number === 1 ? '1er' : number} ${month} ${parts[1]}`;
}

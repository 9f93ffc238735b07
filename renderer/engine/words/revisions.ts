import { day } from './dates';
import type { Language } from './language';

const isDay = (revision: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(revision);

/** Which revision, inside a sentence: community data count theirs, ours are days. */
export function revisionWords(revision: string, language: Language): string {
  const said = revision === '' ? '?' : revision;
  if (language === 'fr') return isDay(said) ? `la révision du ${day(said, 'fr')}` : `la révision ${said}`;
  return isDay(said) ? `the revision of ${day(said, 'en')}` : `revision ${said}`;
}

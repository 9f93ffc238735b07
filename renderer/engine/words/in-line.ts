import type { Language } from './language';

/** Words that the data print as a heading (`Édition française`), in the middle of a line, where French writes them small. */
export function inLine(printed: string, language: Language): string {
  return language === 'fr' ? printed.charAt(0).toLowerCase() + printed.slice(1) : printed;
}

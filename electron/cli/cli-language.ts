import type { Language } from '../messages';

/** The language of the environment: the first of these that is set decides, as in any POSIX program. */
export function cliLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const tag = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return tag.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

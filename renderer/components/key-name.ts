import type { Language } from '../engine/words/language';

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** A key as the keyboard in front of the user has it: `Ctrl` is ⌘ on a Mac, French keyboards say Maj and Suppr. */
export function keyName(keys: string, language: Language, mac = isMac): string {
  const named = mac ? keys.replace('Ctrl ', '⌘').replace('Alt ', '⌥').replace('Shift ', '⇧') : keys;
  if (language !== 'fr') return named;
  return named
    .replace('Shift', 'Maj')
    .replace('Del', 'Suppr')
    .replace('Home', 'Début')
    .replace('End', 'Fin')
    .replace('Space', 'Espace')
    .replace('Esc', 'Échap');
}

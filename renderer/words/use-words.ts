import { createContext, useContext } from 'react';
import { en, type Words } from './en';
import { fr } from './fr';

export type { Words } from './en';

export const WORDS = { en, fr } as const satisfies Record<'en' | 'fr', Words>;

export const WordsContext = createContext<Words>(en);

/** Labels in the language of the program. */
export function useWords(): Words {
  return useContext(WordsContext);
}

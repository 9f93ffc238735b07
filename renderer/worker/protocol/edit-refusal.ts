import type { Language } from '../../engine/words/language';

/** The same words in each language of the program: what is told may stand there when the language is switched. */
export type InEach<Said = string> = Readonly<Record<Language, Said>>;

/** Something that was to be removed or duplicated and stays as it is. */
export interface EditRefusal {
  readonly what: 'remove' | 'duplicate';
  readonly name: InEach;
  readonly why:
    | { readonly kind: 'only-force' | 'not-in-data' }
    /** There may be no more of it; the limit as a sentence without its name. */
    | { readonly kind: 'closed'; readonly limit: InEach };
}

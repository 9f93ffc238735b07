import type { Language } from '../../words/language';
import type { ListMistake, ListNote, ListProblem } from '../list/list-problem';
import { EN } from './en';
import { FR } from './fr';
import type { ExchangeWords, Loss, ProblemWords } from './tables';

const WORDS: Record<Language, ExchangeWords> = { en: EN, fr: FR };

/** Picks the words of a kind; the compiler cannot follow that the kind of the value is the kind of the key. */
function tell<Value extends { readonly kind: string }, Answer>(
  table: Readonly<Record<string, unknown>>,
  value: Value,
): Answer {
  return (table[value.kind] as (value: Value) => Answer)(value);
}

/** Why a file is no list: what, where, what to do. */
export function listProblemWords(problem: ListProblem, language: Language): ProblemWords {
  return tell(WORDS[language].problems, problem);
}

/** The three parts as one text for a command line or a row: `What (where). What to do.` */
export function listProblemSentence(problem: ListProblem, language: Language): string {
  const { what, where, todo } = listProblemWords(problem, language);
  return `${what}${where ? ` (${where})` : ''}. ${todo}`;
}

/** One mistake of a list edited by hand, with its place. */
export function mistakeSentence(mistake: ListMistake, language: Language): string {
  const words = WORDS[language];
  return `${words.at(mistake)}${language === 'fr' ? '\u00a0: ' : ': '}${tell<ListMistake['what'], string>(words.mistakes, mistake.what)}`;
}

/** What reading put right. */
export function listNoteSentence(note: ListNote, language: Language): string {
  return tell(WORDS[language].notes, note);
}

/** What is not in an exported text. */
export function lossWords(loss: Loss, language: Language): string {
  return WORDS[language].losses[loss];
}

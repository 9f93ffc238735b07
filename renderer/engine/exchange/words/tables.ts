import type { ListMistake, ListNote, ListProblem } from '../list/list-problem';

/** A problem in three short parts; a screen shows them as one paragraph or as three lines. */
export interface ProblemWords {
  /** What is wrong with the file. */
  readonly what: string;
  /** Where in it; empty when it is the whole file. */
  readonly where: string;
  /** What to do about it. */
  readonly todo: string;
}

type Told<Problem extends { readonly kind: string }, Answer> = {
  readonly [Kind in Problem['kind']]: (problem: Extract<Problem, { readonly kind: Kind }>) => Answer;
};

/** One language. A new kind of problem, note, mistake or loss does not compile without its words. */
export interface ExchangeWords {
  readonly problems: Told<ListProblem, ProblemWords>;
  readonly notes: Told<ListNote, string>;
  readonly mistakes: Told<ListMistake['what'], string>;
  /** `forces[0].amount (Archers), line 12`. */
  readonly at: (mistake: ListMistake) => string;
  readonly losses: Readonly<Record<Loss, string>>;
}

/** What a format cannot hold, so that it cannot be read back. */
export type Loss = 'choices' | 'profiles' | 'summaries' | 'versions' | 'unknown-fields';

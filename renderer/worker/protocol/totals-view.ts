import type { Verdict } from './severity';

/** What is always in sight. */
export interface TotalsView {
  readonly verdict: Verdict;
  readonly errors: number;
  readonly warnings: number;
  readonly advice: number;
  readonly lost: number;
  readonly spent: number;
  readonly limit: number | undefined;
  /** The cost that is counted; undefined when the game has none. */
  readonly typeId: string | undefined;
  /** Name of the cost, for reading aloud. */
  readonly costName: string;
  /** Most points that may stay unspent, when the system says so. */
  readonly leastSpent: number | undefined;
}

/** Title and data of the list, for bars and title of the window. */
export interface HeadView {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly edition: string;
  readonly army: string;
  readonly event: string;
  /** Of the rules and of what we wrote down of them: `The Game, 2nd edition · data of 30 Nov 2026`. */
  readonly data: string;
  /** What the game calls its models, in the plural: `stands`. */
  readonly models: string;
}

/** Names of the steps that undo and redo would take. */
export interface HistoryView {
  readonly undo: StepView | undefined;
  readonly redo: StepView | undefined;
  /** Counts changes of the document, so that a save knows what it saved. */
  readonly revision: number;
}

/** A step: which sentence, about what. */
export interface StepView {
  readonly key: StepKey;
  readonly name: string;
  /** How many units at once; undefined for one. */
  readonly count?: number | undefined;
}

export type StepKey =
  | 'add'
  | 'add-force'
  | 'remove'
  | 'duplicate'
  | 'move'
  | 'paste'
  | 'amount'
  | 'choose'
  | 'drop'
  | 'role'
  | 'rename'
  | 'notes'
  | 'limit'
  | 'details'
  | 'restore';

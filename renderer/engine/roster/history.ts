import type { Roster } from './document';

/** One kept roster and what led to it. Structure is shared between steps, so keeping them is cheap. */
export interface HistoryStep {
  readonly roster: Roster;
  /** What the user did, for the menu ("Undo …"): a key of words/, with parameters as the caller likes. */
  readonly name: string;
}

export interface History {
  readonly present: HistoryStep;
  /** Oldest first. */
  readonly past: readonly HistoryStep[];
  /** Next to be redone first. */
  readonly future: readonly HistoryStep[];
}

/** Older steps are forgotten. */
export const LONGEST_HISTORY = 500;

export function startHistory(roster: Roster, name = 'open'): History {
  return { present: { roster, name }, past: [], future: [] };
}

/**
 * @param isUndoable false for what is no choice of the user's (a refresh of the data, a save): the step replaces the
 * present and cannot be undone by itself
 */
export function recordStep(history: History, roster: Roster, name: string, isUndoable = true): History {
  if (roster === history.present.roster) return history;
  if (!isUndoable) return { ...history, present: { ...history.present, roster } };
  return {
    present: { roster, name },
    past: [...history.past, history.present].slice(-LONGEST_HISTORY),
    future: [],
  };
}

export function undo(history: History): History {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return {
    present: previous,
    past: history.past.slice(0, -1),
    future: [history.present, ...history.future],
  };
}

export function redo(history: History): History {
  const [next, ...rest] = history.future;
  if (!next) return history;
  return { present: next, past: [...history.past, history.present], future: rest };
}

import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type { Evaluation } from '../../renderer/engine/evaluation/evaluated';
import { readList } from '../../renderer/engine/exchange/list/read-list';
import { writeList } from '../../renderer/engine/exchange/list/write-list';
import type { Roster } from '../../renderer/engine/roster/document';
import { type History, recordStep, redo, startHistory, undo } from '../../renderer/engine/roster/history';
import { newRoster } from '../../renderer/engine/roster/new-roster';
import { Chance } from '../mutations/chance';
import { type Pick, type Step, stepFor } from './pick';
import { rebuildInAnyOrder } from './rebuild';
import { firstDifference, tellAll, tellWithoutOrder } from './tell';

export interface Played {
  /** What was done, for people. */
  readonly steps: readonly Step[];
  /** The law that does not hold, and how; undefined when all do. */
  readonly broken: { readonly law: string; readonly how: string } | undefined;
  /** Choices in the list at its end. */
  readonly nodes: number;
}

/** A document as a file and back. */
function reopened(roster: Roster): Roster {
  const read = readList(writeList(roster));
  if (!('roster' in read)) throw new Error(`its own file is refused: ${JSON.stringify(read)}`);
  return read.roster;
}

const counted = (roster: Roster): number => JSON.stringify(roster).split('"entryId"').length - 1;

/** Plays a script and looks whether every law holds. */
export function play(catalogue: Catalogue, script: readonly Pick[], seed: number): Played {
  const steps: Step[] = [];
  let law = 'no step crashes';
  let roster: Roster | undefined;
  try {
    let count = 0;
    const newId = (): string => `n${count++}`;
    const first = newRoster(catalogue, 'List', newId);
    roster = first;
    let history: History = startHistory(first);
    let evaluation: Evaluation = evaluate(catalogue, first);
    for (const pick of script) {
      const step = stepFor(catalogue, evaluation, pick);
      if (step === undefined) continue;
      steps.push(step);
      const from = count;
      const apart = take(catalogue, history, step, newId).present.roster;
      count = from;
      history = take(catalogue, history, step, newId, evaluation);
      roster = history.present.roster;
      const other = apart === roster ? undefined : same(roster, apart);
      if (other !== undefined) {
        law = 'an edit brings the same, whatever is known before';
        return { steps, broken: { law, how: other }, nodes: counted(roster) };
      }
      if (evaluation.roster !== roster) evaluation = evaluate(catalogue, roster, evaluation);
      if (step.kind !== 'reopen') continue;
      law = 'what is worked out step by step is what is worked out at once';
      const how = firstDifference(tellAll(evaluation), tellAll(evaluate(catalogue, reopened(roster))));
      if (how !== undefined) return { steps, broken: { law, how }, nodes: counted(roster) };
      law = 'no step crashes';
    }
    for (const [name, differs] of LAWS) {
      law = name;
      const how = differs(catalogue, evaluation, history, new Chance(seed + 1));
      if (how !== undefined) return { steps, broken: { law, how }, nodes: counted(roster) };
    }
    return { steps, broken: undefined, nodes: counted(roster) };
  } catch (error) {
    const how = (error as Error).stack ?? String(error);
    return { steps, broken: { law, how }, nodes: roster === undefined ? 0 : counted(roster) };
  }
}

function take(
  catalogue: Catalogue,
  history: History,
  step: Step,
  newId: () => string,
  evaluation?: Evaluation,
): History {
  switch (step.kind) {
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    case 'reopen':
      return history;
    default:
      return recordStep(history, edit(catalogue, history.present.roster, step, newId, evaluation), step.kind);
  }
}

type Law = (
  catalogue: Catalogue,
  evaluation: Evaluation,
  history: History,
  chance: Chance,
) => string | undefined;

const same = (one: unknown, other: unknown): string | undefined =>
  firstDifference([JSON.stringify(one)], [JSON.stringify(other)]);

const LAWS: readonly (readonly [string, Law])[] = [
  [
    'saved and loaded, the list is the same',
    (_, { roster }) => firstDifference([writeList(roster)], [writeList(reopened(roster))]),
  ],
  [
    'what is worked out step by step is what is worked out at once',
    (catalogue, evaluation) =>
      firstDifference(tellAll(evaluation), tellAll(evaluate(catalogue, reopened(evaluation.roster)))),
  ],
  [
    'the order in which a list is made decides nothing',
    (catalogue, { roster }, _, chance) =>
      firstDifference(
        tellWithoutOrder(evaluate(catalogue, roster)),
        tellWithoutOrder(evaluate(catalogue, rebuildInAnyOrder(roster, chance))),
      ),
  ],
  [
    'all undone, the list is the first one; all redone, the last one',
    (_, { roster }, history) => {
      let now = history;
      while (now.future.length > 0) now = redo(now);
      const last = now.present.roster;
      const [start] = now.past;
      while (now.past.length > 0) now = undo(now);
      if (now.present.roster !== (start ?? now.present).roster) return 'another object';
      if (now.present.roster.forces.length > 0) return same(now.present.roster.forces, []);
      while (now.future.length > 0) now = redo(now);
      return same(now.present.roster, last) ?? same(history.present.roster, roster);
    },
  ],
];

import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type { Evaluation } from '../../renderer/engine/evaluation/evaluated';
import { writeList } from '../../renderer/engine/exchange/list/write-list';
import type { Roster } from '../../renderer/engine/roster/document';
import { type History, redo, undo } from '../../renderer/engine/roster/history';
import type { Chance } from '../mutations/chance';
import { rebuildInAnyOrder } from './rebuild';
import { reopened } from './reopened';
import { type Look, tellScreen } from './screen';
import { allForces, firstDifference, some, tellAll, tellVerdict, tellWithoutOrder } from './tell';

type Law = (chance: Chance) => string | undefined;

/** So many units are looked at one by one. */
const MOST_CHOSEN = 12;
const MOST_TARGETS = 1;

/** What is looked at when a script is over. */
export function atTheEnd(
  catalogue: Catalogue,
  evaluation: Evaluation,
  history: History,
  said: WeakMap<Roster, readonly string[]>,
): readonly (readonly [string, Law])[] {
  const { roster } = evaluation;
  const fresh = evaluate(catalogue, reopened(roster));
  return [
    [
      'saved and loaded, the list is the same',
      () => firstDifference([writeList(roster)], [writeList(reopened(roster))]),
    ],
    [
      'a screen shows step by step what it shows at once',
      () => {
        for (const look of looksAt(evaluation)) {
          const told = tellScreen(catalogue, evaluation, look);
          const how = firstDifference(told, tellScreen(catalogue, fresh, look));
          if (how !== undefined) return how;
        }
        return undefined;
      },
    ],
    [
      'what is worked out step by step is what is worked out at once',
      () => firstDifference(tellAll(evaluation), tellAll(fresh)),
    ],
    [
      'the order in which a list is made decides nothing',
      (chance) =>
        firstDifference(
          tellWithoutOrder(fresh),
          tellWithoutOrder(evaluate(catalogue, rebuildInAnyOrder(roster, chance))),
        ),
    ],
    ['undone and redone, a list says what it said', () => thereAndBack(catalogue, evaluation, history, said)],
  ];
}

/** The army and its paper, then its forces and units. */
function looksAt(evaluation: Evaluation): readonly Look[] {
  const forces = allForces(evaluation.forces);
  const ids = forces.map(({ id }) => id);
  const units = forces.flatMap(({ selections }) => selections.map(({ id }) => id));
  return [
    { language: 'en', chosen: [undefined, ...ids], targets: some(ids, MOST_TARGETS), isPrinted: true },
    { language: 'fr', chosen: some(units, MOST_CHOSEN), targets: [], isPrinted: true },
  ];
}

/** Back to the first list, step by step, and on to the last one; what was said of each on the way here is said again. */
function thereAndBack(
  catalogue: Catalogue,
  last: Evaluation,
  history: History,
  said: WeakMap<Roster, readonly string[]>,
): string | undefined {
  let [now, evaluation] = [history, last];
  const go = (step: (history: History) => History): string | undefined => {
    now = step(now);
    const { roster } = now.present;
    evaluation = evaluate(catalogue, roster, evaluation);
    const before = said.get(roster);
    return before && firstDifference(tellVerdict(evaluation), before);
  };
  while (now.past.length > 0) {
    const how = go(undo);
    if (how !== undefined) return how;
  }
  if (now.present.roster.forces.length > 0) return 'the first list is not empty';
  while (now.future.length > 0) {
    const how = go(redo);
    if (how !== undefined) return how;
  }
  while (now.past.length > history.past.length) now = undo(now);
  return now.present.roster === history.present.roster ? undefined : 'the last list is another one';
}

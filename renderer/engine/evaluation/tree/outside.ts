/**
 * What a unit is told by the rest of the roster: counts and sums of forces, their blocks and the whole list, agreed limits.
 * Each answer is kept where it was given, so that many units may ask the same, and noted with those that asked, so that the
 * next evaluation can see who would be told something else.
 */

import { newList } from './new-list';
import type { Anchor, CategoryScope, ForceNode, RosterNode, ScopeNode, SelectionNode } from './nodes';
import type { State } from './state';
import type { Unit } from './unit';

/** What answers to more than one unit. */
export type OutsidePlace = RosterNode | ForceNode | CategoryScope;

export type Ask = (state: State, place: ScopeNode) => number | undefined;

export class Answer {
  /** Who keeps something that was made of it, each once; some may be gone since. */
  readonly units: Unit[] = newList();
  /** Whose limits were judged by it: nothing else of them hangs on it. */
  readonly judged: Unit[] = newList();
  isForgotten = false;

  constructor(
    readonly place: OutsidePlace,
    /** What it was asked about; undefined when no other asks the same. */
    readonly about: object | undefined,
    readonly value: number | undefined,
    readonly isCost: boolean,
    readonly again: Ask,
  ) {}
}

/** Who would be told something else now. */
export interface Otherwise {
  readonly units: ReadonlySet<Unit>;
  readonly judged: ReadonlySet<Unit>;
}

/** The unit of a force that something belongs to; undefined for what belongs to no unit that is there. */
export function unitOf(anchor: Anchor): Unit | undefined {
  const node = anchor.kind === 'group' ? anchor.holder : anchor;
  return node.kind === 'selection' ? node.root.unit : undefined;
}

/**
 * Asks a place for a number.
 * @param about what is asked for, the same object for the same question; undefined when no other asks the same
 */
export function askPlace(
  state: State,
  anchor: Anchor,
  place: ScopeNode,
  about: object | undefined,
  isCost: boolean,
  ask: Ask,
): number | undefined {
  if (place.kind === 'selection' || state.isProvisional) return ask(state, place);
  const answer = answerOf(state, place, about, isCost, ask);
  note(state, anchor, answer);
  return answer.value;
}

function answerOf(
  state: State,
  place: OutsidePlace,
  about: object | undefined,
  isCost: boolean,
  again: Ask,
): Answer {
  const known = about && place.memory.answers.get(about);
  if (known) return known;
  const loops = state.loopCount;
  const value = again(state, place);
  const answer = new Answer(place, about, value, isCost, again);
  // What was read while a loop was found holds a value that is still in the making; nothing goes on from such a list.
  if (loops !== state.loopCount) return answer;
  if (about) place.memory.answers.set(about, answer);
  state.answers.add(answer);
  return answer;
}

function note(state: State, anchor: Anchor, answer: Answer): void {
  const unit = unitOf(anchor);
  if (unit === undefined) return;
  const isForCost = state.costStack.length > 0;
  // What something costs is kept, whatever it was asked for.
  tell(unit, answer, state.isJudging && !isForCost);
  if (answer.isCost && isForCost) unit.isUnsteady = true;
}

function tell(unit: Unit, answer: Answer, isJudging: boolean): void {
  const answers = isJudging ? unit.judgedBy : unit.answers;
  if (answers.includes(answer)) return;
  answers.push(answer);
  (isJudging ? answer.judged : answer.units).push(unit);
}

function forgetAnswer(state: State, answer: Answer): void {
  answer.isForgotten = true;
  state.answers.delete(answer);
  if (answer.about) answer.place.memory.answers.delete(answer.about);
}

/** A unit that is no longer there is told nothing, not even when somebody still looks at it. */
export function forgetUnit(root: SelectionNode): void {
  const { unit } = root;
  if (unit === undefined) return;
  unit.isGone = true;
  root.unit = undefined;
}

/** Drops those that are gone. */
function present(units: Unit[]): Unit[] {
  let kept = 0;
  for (const unit of units) {
    if (unit.isGone) continue;
    units[kept] = unit;
    kept += 1;
  }
  units.length = kept;
  return units;
}

/** By all but prices; what no longer holds is forgotten. */
export function toldOtherwise(state: State): Otherwise {
  const units = new Set<Unit>();
  const judged = new Set<Unit>();
  for (const answer of [...state.answers]) {
    if (answer.isCost) continue;
    const isOfUse = present(answer.units).length + present(answer.judged).length > 0;
    if (isOfUse && answer.again(state, answer.place) === answer.value) continue;
    for (const unit of answer.units) units.add(unit);
    for (const unit of answer.judged) judged.add(unit);
    forgetAnswer(state, answer);
  }
  return { units, judged };
}

/**
 * By prices. Units cost what they cost by now; those whose own price hangs on others were built anew, so that what they ask
 * is asked anew as well.
 */
export function pricedOtherwise(state: State): Otherwise {
  const units = new Set<Unit>();
  const judged = new Set<Unit>();
  const before = [...state.answers].filter(({ isCost }) => isCost);
  for (const answer of before) forgetAnswer(state, answer);
  for (const { place, about, value, again, ...old } of before) {
    const [keeping, judging] = [present(old.units), present(old.judged)];
    if (keeping.length + judging.length === 0) continue;
    const answer = answerOf(state, place, about, true, again);
    const isSame = answer.value === value;
    for (const unit of keeping) isSame ? tell(unit, answer, false) : units.add(unit);
    for (const unit of judging) isSame ? tell(unit, answer, true) : judged.add(unit);
  }
  return { units, judged };
}

/** Limits of a unit are judged anew; all else that is known of it stays. */
export function judgeAnew(unit: Unit): void {
  unit.own = undefined;
  unit.below = undefined;
  unit.judgedBy = unit.judgedBy.filter(({ isForgotten }) => !isForgotten);
}

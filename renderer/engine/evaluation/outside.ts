/**
 * What a unit is told of the rest of the roster: counts and sums of forces, their blocks and the whole list. Each answer is
 * kept where it was given, so that many units may ask the same, and noted with the unit that asked, so that the next
 * evaluation can see whether the unit would be told the same again.
 */
import type { Id } from '../catalogue/definition';
import type { NodeId } from '../roster/document';
import type { Anchor, CategoryScope, ForceNode, RosterNode, ScopeNode, SelectionNode } from './nodes';
import type { State } from './state';

/** What answers to more than one unit. */
export type OutsidePlace = RosterNode | ForceNode | CategoryScope;

/** The same place in whichever evaluation. */
export interface PlaceName {
  /** Undefined: the whole roster. */
  readonly force: NodeId | undefined;
  readonly category: Id | undefined;
  readonly primaryOnly: boolean;
}

export interface Answer {
  readonly place: PlaceName;
  readonly value: number | undefined;
  /** Costs may hang on each other, unit by unit: who asks for them is worked out anew every time. */
  readonly isCost: boolean;
  readonly again: Ask;
}

export type Ask = (state: State, place: ScopeNode) => number | undefined;

/** The unit of a force that something belongs to; undefined for what belongs to no unit that is there. */
export function unitOf(anchor: Anchor): SelectionNode | undefined {
  const node = anchor.kind === 'group' ? anchor.holder : anchor;
  if (node.kind !== 'selection') return undefined;
  return node.root.isPhantom ? undefined : node.root;
}

export function nameOfPlace(place: OutsidePlace): PlaceName {
  switch (place.kind) {
    case 'roster':
      return { force: undefined, category: undefined, primaryOnly: false };
    case 'force':
      return { force: place.id, category: undefined, primaryOnly: false };
    default:
      return { force: place.force.id, category: place.categoryId, primaryOnly: place.primaryOnly };
  }
}

export function placeNamed(
  state: State,
  { force, category, primaryOnly }: PlaceName,
): OutsidePlace | undefined {
  if (force === undefined) return state.root;
  const node = state.byId.get(force);
  if (node?.kind !== 'force') return undefined;
  return category === undefined ? node : node.block(category, primaryOnly);
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
  if (place.kind === 'selection') return ask(state, place);
  const known = about && place.cache.answers?.get(about);
  if (known) {
    note(anchor, known);
    return known.value;
  }
  const loops = state.loopCount;
  const value = ask(state, place);
  // What was read while a loop was found holds a value that is still in the making.
  if (loops !== state.loopCount) return value;
  const answer: Answer = { place: nameOfPlace(place), value, isCost, again: ask };
  if (about) {
    place.cache.answers ??= new Map();
    place.cache.answers.set(about, answer);
  }
  note(anchor, answer);
  return value;
}

function note(anchor: Anchor, answer: Answer): void {
  const unit = unitOf(anchor);
  if (unit === undefined) return;
  unit.outside ??= new Set();
  unit.outside.add(answer);
}

/** Whether an answer of an earlier evaluation is still what its place says. */
export function isStillSaid(state: State, answer: Answer, known: Map<Answer, boolean>): boolean {
  let isSame = known.get(answer);
  if (isSame === undefined) {
    const place = placeNamed(state, answer.place);
    isSame = !answer.isCost && place !== undefined && answer.again(state, place) === answer.value;
    known.set(answer, isSame);
  }
  return isSame;
}

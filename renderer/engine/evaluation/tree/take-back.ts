/**
 * One edit changes one unit of many. After a tree was brought to a roster and has settled, units that are as they were and
 * would be told the same by everything they asked stand in it with all that was found about them; of others nothing is left,
 * so that the result is that of a full evaluation.
 */

import { sameCategories } from '../modifiers/fields';
import { type Before, dropUnit } from './bring-to';
import { addUnit } from './build-tree';
import type { ForceNode, PushedModifier, SelectionNode } from './nodes';
import { forgetUnit, judgeAnew, pricedOtherwise, toldOtherwise } from './outside';
import type { State } from './state';
import { Unit } from './unit';

/** The same choice with the same things on it, those that the data derive too. */
function isSame(before: SelectionNode, after: SelectionNode): boolean {
  return (
    before.id === after.id &&
    before.source === after.source &&
    before.slot === after.slot &&
    before.amount === after.amount &&
    before.path === after.path &&
    before.children.length === after.children.length &&
    isPushedTheSame(before.pushed, after.pushed) &&
    isPushedTheSame(before.pushedInfo, after.pushedInfo) &&
    sameCategories(before.categories, after.categories) &&
    before.children.every((child, index) => isSame(child, after.children[index] as SelectionNode))
  );
}

function isPushedTheSame(
  before: readonly PushedModifier[] = [],
  after: readonly PushedModifier[] = [],
): boolean {
  return (
    before.length === after.length &&
    before.every(({ modifier, anchor }, index) => {
      const other = after[index] as PushedModifier;
      return modifier === other.modifier && idOf(anchor) === idOf(other.anchor);
    })
  );
}

/** Modifiers are pushed by forces and selections only. */
const idOf = (anchor: PushedModifier['anchor']): string | undefined =>
  'id' in anchor ? anchor.id : undefined;

/** Puts units in the places of others that have the same ids. */
function replace(state: State, force: ForceNode, others: ReadonlyMap<SelectionNode, SelectionNode>): void {
  const other = (node: SelectionNode): SelectionNode => others.get(node) ?? node;
  force.children = force.children.map(other);
  force.moving = force.moving.map(other);
  for (const node of others.values()) index(state, node);
}

function index(state: State, node: SelectionNode): void {
  state.byId.set(node.id, node);
  for (const child of node.children) index(state, child);
}

/** Builds units anew that keep still and would be told something else now. */
function rebuild(state: State, force: ForceNode, units: ReadonlySet<Unit>): void {
  const isOther = ({ unit }: SelectionNode): boolean =>
    unit !== undefined && !unit.isRestless && units.has(unit);
  if (!force.children.some(isOther)) return;
  const children = force.children;
  force.children = [];
  for (const child of children) {
    if (!isOther(child) || !child.source) force.children.push(child);
    else {
      dropUnit(state, child);
      addUnit(state, force, child.source);
    }
  }
}

export function takeBack(state: State, before: Before): void {
  const otherwise = toldOtherwise(state);
  /** Units as they are settled now, by what stands in their place. */
  const settled = new Map<SelectionNode, SelectionNode>();
  for (const force of state.forces()) {
    const back = new Map<SelectionNode, SelectionNode>();
    for (const node of force.moving) {
      const old = before.get(node.id);
      if (!old?.unit || old.parent !== force || otherwise.units.has(old.unit)) continue;
      if (!isSame(old, node)) continue;
      back.set(node, old);
      settled.set(old, node);
      node.unit = undefined;
    }
    if (back.size > 0) replace(state, force, back);
    rebuild(state, force, otherwise.units);
  }
  for (const old of before.values()) if (!settled.has(old)) forgetUnit(old);
  otherwise.judged.forEach(judgeAnew);

  const priced = pricedOtherwise(state);
  priced.judged.forEach(judgeAnew);
  if (priced.units.size === 0) return;
  for (const force of state.forces()) {
    const again = new Map(
      [...settled].filter(([old]) => old.force === force && old.unit && priced.units.has(old.unit)),
    );
    for (const [old, node] of again) {
      forgetUnit(old);
      node.unit = new Unit(node, true);
    }
    if (again.size > 0) replace(state, force, again);
    rebuild(state, force, priced.units);
  }
  // Sums were made over what stood there.
  state.forgetPlaces();
}

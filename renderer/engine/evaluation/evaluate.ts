import type { Amount } from '../catalogue/amount';
import type { Catalogue } from '../catalogue/catalogue';
import type { Id } from '../catalogue/definition';
import type { NodeId, Roster } from '../roster/document';
import { isPutAside } from './automatic';
import { buildTree } from './build-tree';
import { checkConstraints } from './check';
import { costTotal } from './cost-totals';
import type { EvaluatedForce, EvaluatedSelection, Evaluation, HiddenSelection } from './evaluated';
import { forceOffers } from './force-offers';
import { collectMessages } from './messages';
import type { SelectionNode } from './nodes';
import { childOffers, rootOffers } from './offers';
import { hiddenInOffer } from './phantom';
import { settle } from './settle';
import type { State } from './state';
import { totalCost } from './sum-costs';
import { takeOver } from './take-over';
import { Views } from './views';
import { whyHidden } from './why/why-closed';

/** What an evaluation was made with, for the one after it. */
const states = new WeakMap<Evaluation, State>();

/**
 * The same object for as long as nothing that an evaluation says of a unit changes from one to the next: names, amounts,
 * prices, statistics, what may be taken in it. Undefined for what is no unit of a force, and for lost ones.
 */
export function versionOf(evaluation: Evaluation, unit: NodeId): object | undefined {
  const node = states.get(evaluation)?.byId.get(unit);
  if (node?.kind !== 'selection' || node.root !== node || node.isOpen) return undefined;
  node.version ??= {};
  return node.version;
}

/** Put aside itself or with what it hangs on. */
function isWaiting(node: SelectionNode): boolean {
  return isPutAside(node) || (node.parent.kind === 'selection' && isWaiting(node.parent));
}

function hiddenSelections(state: State): readonly HiddenSelection[] {
  const found: HiddenSelection[] = [];
  for (const node of state.byId.values()) {
    if (node.kind !== 'selection' || isWaiting(node)) continue;
    const { isHidden, because } = hiddenInOffer(state, node.parent, node.slot, node);
    if (!isHidden) continue;
    const why = because ?? whyHidden(state, node.parent, node.slot, node, false);
    found.push({ at: node.id, entryId: node.entry.id, because: why });
  }
  return found;
}

function overLimit(state: State): Evaluation['overLimit'] {
  return [...state.limits].flatMap(([typeId, limit]) => {
    const spent = totalCost(state, state.root, typeId, true);
    return limit >= 0 && spent > limit ? [{ typeId, spent: spent as Amount, limit: limit as Amount }] : [];
  });
}

/** A limit below nothing is none: lists of other programs note one so. */
function withoutLimit({ catalogue, limits }: State): readonly Id[] {
  return [...catalogue.costTypes.values()]
    .filter(({ id, usualLimits = [] }) => usualLimits.length > 0 && !limits.has(id))
    .map(({ id }) => id);
}

/** Lost nodes by id, those below lost nodes too. */
function indexLost(
  forces: readonly EvaluatedForce[],
): ReadonlyMap<NodeId, EvaluatedForce | EvaluatedSelection> {
  const lost = new Map<NodeId, EvaluatedForce | EvaluatedSelection>();
  const selection = (view: EvaluatedSelection): void => {
    if (view.isLost) lost.set(view.id, view);
    for (const child of view.children) selection(child);
  };
  const force = (view: EvaluatedForce): void => {
    if (view.isLost) lost.set(view.id, view);
    for (const child of view.selections) selection(child);
    for (const child of view.forces) force(child);
  };
  for (const view of forces) force(view);
  return lost;
}

/**
 * What the data say of a roster. The roster is not changed; the result depends on the two arguments only, never on
 * how the roster came to be. Never throws on bad data: what is broken counts as nothing or is told as lost.
 * @param before the evaluation of a roster that shares most of its parts with this one, as before an edit: what it found
 * about units that stand as they did is taken over, which changes how long it takes and nothing else
 */
export function evaluate(catalogue: Catalogue, roster: Roster, before?: Evaluation): Evaluation {
  const state = buildTree(catalogue, roster);
  const lostRoles = settle(state);
  takeOver(before && states.get(before), state);
  const views = new Views(state);
  // Totals first: they ask for every cost, so loops are known before anything is judged.
  const costs = catalogue.usedCostTypes.map(({ id }) =>
    costTotal(catalogue, id, totalCost(state, state.root, id, true)),
  );
  const forces = [
    ...state.root.forces.map((force) => views.force(force)),
    ...state.root.lostForces.map((force) => views.lostForce(force, undefined)),
  ];
  let lost: ReturnType<typeof indexLost> | undefined;
  const evaluation: Evaluation = {
    roster,
    costs,
    forces,
    broken: checkConstraints(state),
    hiddenSelections: hiddenSelections(state),
    overLimit: overLimit(state),
    withoutLimit: withoutLimit(state),
    messages: collectMessages(state),
    lostRoles,
    loops: [...state.loops],
    node(id) {
      const node = state.byId.get(id);
      if (node) return node.kind === 'force' ? views.force(node) : views.selection(node);
      lost ??= indexLost(forces);
      return lost.get(id);
    },
    rootOffers(id) {
      const node = state.byId.get(id);
      return node?.kind === 'force' ? rootOffers(state, node) : [];
    },
    childOffers(id) {
      const node = state.byId.get(id);
      return node?.kind === 'selection' ? childOffers(state, node) : [];
    },
    forceOffers(parent) {
      const node = parent === undefined ? state.root : state.byId.get(parent);
      return node && node.kind !== 'selection' ? forceOffers(state, node) : [];
    },
  };
  states.set(evaluation, state);
  return evaluation;
}

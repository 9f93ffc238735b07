/** Pairs of edits that have nothing to do with each other: done in either order they come to the same list. */
import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import { edit } from '../../renderer/engine/evaluation/edit';
import { evaluate } from '../../renderer/engine/evaluation/evaluate';
import type { Evaluation } from '../../renderer/engine/evaluation/evaluated';
import type { Roster, RosterForce, RosterSelection } from '../../renderer/engine/roster/document';
import type { RosterOperation } from '../../renderer/engine/roster/operation';
import type { Step } from './pick';
import { firstDifference, tellWithoutOrder } from './tell';

/** What an edit changes, with all below it, and what it only adds something to. */
interface Reach {
  readonly changes: readonly string[];
  readonly adds: readonly string[];
}

function reachOf(evaluation: Evaluation, operation: RosterOperation): Reach {
  const unit = (id: string): string => unitOf(evaluation, id);
  const changes = (...ids: readonly string[]): Reach => ({ changes: ids.map(unit), adds: [] });
  switch (operation.kind) {
    case 'select':
    case 'insert-selection': {
      const isInForce = unit(operation.parent) === operation.parent && isForce(evaluation, operation.parent);
      return isInForce ? { changes: [], adds: [operation.parent] } : changes(operation.parent);
    }
    case 'add-force':
    case 'insert-force':
      return { changes: [], adds: [operation.parent ?? ''] };
    case 'deselect':
    case 'set-amount':
      return changes(operation.selection);
    case 'remove':
    case 'duplicate':
    case 'customise':
      return changes(operation.node);
    case 'move':
      return changes(operation.node, operation.parent ?? '');
    case 'set-limit':
      return { changes: [`limit ${operation.typeId}`], adds: [] };
    case 'set-role':
    case 'clear-role':
      return { changes: [unit(operation.selection), `role ${operation.role}`], adds: [] };
    case 'attach':
      return changes(operation.character, operation.unit);
    case 'detach':
      return changes(operation.character);
    case 'embark':
      return changes(operation.unit, operation.transport);
    case 'disembark':
      return changes(operation.unit);
    case 'set-details':
      return { changes: ['details'], adds: [] };
  }
}

function isForce(evaluation: Evaluation, id: string): boolean {
  const view = evaluation.node(id);
  return view !== undefined && !('children' in view);
}

/** The choice of a force that something belongs to; of a force itself. */
function unitOf(evaluation: Evaluation, id: string): string {
  let at = id;
  for (;;) {
    const view = evaluation.node(at);
    if (view === undefined || !('children' in view) || isForce(evaluation, view.parent)) return at;
    at = view.parent;
  }
}

/** Everything that a place stands in, and itself. */
function around(evaluation: Evaluation, id: string): readonly string[] {
  const view = evaluation.node(id);
  const above = view?.parent;
  return above === undefined ? [id, ''] : [id, ...around(evaluation, above)];
}

/** Units that are joined, ride in or stand in for each other come as one. */
const isLinked = ({ attachments, embarkations }: Roster): boolean =>
  (attachments ?? []).length > 0 || (embarkations ?? []).length > 0;

/** Neither changes what the other one changes or adds to. */
export function areIndependent(evaluation: Evaluation, one: Step, other: Step): boolean {
  if (!isOperation(one) || !isOperation(other)) return false;
  const [first, second] = [reachOf(evaluation, one), reachOf(evaluation, other)];
  if (isLinked(evaluation.roster) && [one, other].some(({ kind }) => MOVES_LINKS.has(kind))) return false;
  const touches = (changed: readonly string[], { changes, adds }: Reach): boolean =>
    [...changes, ...adds].some((id) => around(evaluation, id).some((each) => changed.includes(each)));
  return !touches(first.changes, second) && !touches(second.changes, first);
}

const MOVES_LINKS: ReadonlySet<string> = new Set(['remove', 'deselect', 'set-amount', 'duplicate', 'move']);

const isOperation = (step: Step): step is RosterOperation =>
  step.kind !== 'undo' && step.kind !== 'redo' && step.kind !== 'reopen';

export type Commuted =
  | { readonly kind: 'same' }
  /** What the data bring along with one of them hangs on what the other one is. */
  | { readonly kind: 'dependent'; readonly how: string }
  | { readonly kind: 'other'; readonly how: string };

/** Does both in either order, one of them step by step, and compares. */
export function commute(catalogue: Catalogue, roster: Roster, one: Step, other: Step): Commuted {
  if (!isOperation(one) || !isOperation(other)) return { kind: 'same' };
  const take = (before: Evaluation, step: RosterOperation, name: string): Evaluation => {
    let count = 0;
    const next = edit(catalogue, before.roster, step, () => `${name}${count++}`, before);
    return next === before.roster ? before : evaluate(catalogue, next, before);
  };
  const first = take(take(evaluate(catalogue, roster), one, 'one'), other, 'other');
  const second = take(take(evaluate(catalogue, roster), other, 'other'), one, 'one');
  const rosters = firstDifference([content(first.roster)], [content(second.roster)]);
  if (rosters !== undefined) return { kind: 'dependent', how: rosters };
  const how = firstDifference(tellWithoutOrder(first), tellWithoutOrder(second));
  return how === undefined ? { kind: 'same' } : { kind: 'other', how };
}

/** A list without the order in which things stand beside each other. */
function content(roster: Roster): string {
  const selection = ({ selections, ...node }: RosterSelection): string =>
    JSON.stringify([node, (selections ?? []).map(selection).toSorted()]);
  const force = ({ selections, forces, ...node }: RosterForce): string =>
    JSON.stringify([
      node,
      (selections ?? []).map(selection).toSorted(),
      (forces ?? []).map(force).toSorted(),
    ]);
  const { forces, books, limits, roles, attachments, embarkations, ...rest } = roster;
  const links = [books, limits, roles, attachments, embarkations].map((list) =>
    (list ?? []).map((each) => JSON.stringify(each)).toSorted(),
  );
  return JSON.stringify([rest, links, forces.map(force).toSorted()]);
}

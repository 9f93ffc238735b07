import type { Because, Id } from '../catalogue/definition';
import type { EvaluatedForce, EvaluatedSelection, Evaluation } from '../evaluation/evaluated';
import type { NodeId } from '../roster/document';

type Root = Evaluation | EvaluatedForce | EvaluatedSelection;

const isId = (value: unknown): value is Id => typeof value === 'string';

function idsOf(params: NonNullable<Because['params']>): readonly Id[] {
  return [params.allIds, params.anyIds].flatMap((ids) => (Array.isArray(ids) ? ids.filter(isId) : []));
}

/** Everything that a selection may be known by: its links, entry, group, role and categories. */
function addNames(view: EvaluatedSelection, names: Set<Id>): void {
  for (const path of [view.entryId, view.groupId ?? '', view.role ?? '']) {
    for (const id of path.split('::')) {
      names.add(id);
      // What hangs in a unit is named there without the unit: `option`, not `unit.option`.
      for (let dot = id.indexOf('.'); dot >= 0; dot = id.indexOf('.', dot + 1)) names.add(id.slice(dot + 1));
    }
  }
  for (const { entryId } of view.categories) {
    names.add(entryId);
    // Members of a list carry a tag that may stand for several lists: better one too many than the culprit untold.
    if (!entryId.startsWith('~')) continue;
    for (const part of entryId.slice(1).split('+')) {
      if (part.startsWith('list:')) names.add(part.slice('list:'.length));
    }
  }
}

const known = new WeakMap<Root, ReadonlySet<Id>>();

/** Names of all that is in a place, worked out once for each place. */
function namesIn(root: Root): ReadonlySet<Id> {
  let names = known.get(root) as Set<Id> | undefined;
  if (names) return names;
  names = new Set();
  const selection = (view: EvaluatedSelection): void => {
    // What is put aside is not there.
    if (view.amount === 0) return;
    addNames(view, names as Set<Id>);
    for (const child of view.children) selection(child);
  };
  const forces = (list: readonly EvaluatedForce[]): void => {
    for (const force of list) {
      for (const view of force.selections) selection(view);
      forces(force.forces);
    }
  };
  if ('children' in root) selection(root);
  else {
    if ('selections' in root) for (const view of root.selections) selection(view);
    forces(root.forces);
  }
  known.set(root, names);
  return names;
}

/** Where a reason looks: the unit unless it says otherwise. */
function placeOf(evaluation: Evaluation, at: NodeId, where: unknown): Root | undefined {
  if (where === 'army') return evaluation;
  let place: EvaluatedForce | EvaluatedSelection | undefined;
  for (let node = evaluation.node(at); node; ) {
    const isForce = !('children' in node);
    const isInside = where === 'force' || where === 'force+' || where === 'top';
    if (isForce && !isInside) break;
    place = node;
    if (isForce && where !== 'top') break;
    node = node.parent === undefined ? undefined : evaluation.node(node.parent);
  }
  return place;
}

/**
 * Which of the things that a reason names are there, so that a choice that does not go with any of eight is told
 * the one that it meets. Empty when that cannot be told.
 * @param at the choice, or what it would hang on
 */
export function presentIds(evaluation: Evaluation, at: NodeId, because: Because | undefined): readonly Id[] {
  const ids = because?.params === undefined ? [] : idsOf(because.params);
  if (ids.length < 2) return [];
  const place = placeOf(evaluation, at, because?.params?.in);
  if (place === undefined) return [];
  const names = namesIn(place);
  return ids.filter((id) => names.has(id));
}

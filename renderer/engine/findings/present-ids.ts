import type { Because, Id } from '../catalogue/definition';
import type { EvaluatedForce, EvaluatedSelection, Evaluation } from '../evaluation/evaluated';
import type { NodeId } from '../roster/document';

const isId = (value: unknown): value is Id => typeof value === 'string';

function idsOf(params: NonNullable<Because['params']>): readonly Id[] {
  return [params.allIds, params.anyIds].flatMap((ids) => (Array.isArray(ids) ? ids.filter(isId) : []));
}

/** Everything that a selection may be known by: its links, entry, group, role and categories. */
function isKnownBy(view: EvaluatedSelection, id: Id): boolean {
  const names = [...view.entryId.split('::'), ...(view.groupId?.split('::') ?? []), view.role];
  // What hangs in a unit is named there without the unit: `option`, not `unit.option`.
  if (names.some((name) => name === id || name?.endsWith(`.${id}`))) return true;
  // Members of a list carry a tag that may stand for several lists: better one too many than the culprit untold.
  return view.categories.some(
    ({ entryId }) =>
      entryId === id || (entryId.startsWith('~') && entryId.slice(1).split('+').includes(`list:${id}`)),
  );
}

function below(view: EvaluatedForce | EvaluatedSelection): readonly EvaluatedSelection[] {
  const children =
    'children' in view
      ? view.children
      : [...view.selections, ...view.forces.flatMap((force) => below(force))];
  return children.flatMap((child) => [child, ...below(child)]);
}

/** Where a reason looks: the unit unless it says otherwise. */
function lookedAt(evaluation: Evaluation, at: NodeId, where: unknown): readonly EvaluatedSelection[] {
  if (where === 'army') return evaluation.forces.flatMap(below);
  let node = evaluation.node(at);
  let root = node;
  while (node) {
    root = node;
    const isForce = !('children' in node);
    if (isForce && (where === 'force' || where === 'force+')) break;
    const above = node.parent === undefined ? undefined : evaluation.node(node.parent);
    const leavesUnit = !isForce && above !== undefined && !('children' in above);
    if (leavesUnit && where !== 'force' && where !== 'force+' && where !== 'top') break;
    node = above;
  }
  if (!root) return [];
  return 'children' in root ? [root, ...below(root)] : below(root);
}

/**
 * Which of the things that a reason names are there, so that a choice that does not go with any of eight is told
 * the one that it meets. Empty when that cannot be told.
 */
export function presentIds(evaluation: Evaluation, at: NodeId, because: Because | undefined): readonly Id[] {
  const ids = because?.params === undefined ? [] : idsOf(because.params);
  if (ids.length < 2) return [];
  const others = lookedAt(evaluation, at, because?.params?.in).filter(({ id }) => id !== at);
  return ids.filter((id) => others.some((view) => isKnownBy(view, id)));
}

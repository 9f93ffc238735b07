import { lastPart } from '../catalogue/last-part';
import type { BrokenConstraint, EvaluatedForce, Evaluation } from '../evaluation/evaluated';

/** More forces than there may be. */
const isSurplus = (broken: BrokenConstraint): boolean =>
  // Nearly all are of other fields, and of those nothing more is read.
  broken.field === 'forces' &&
  (broken.type === 'max' || broken.type === 'exactly') &&
  broken.count > broken.limit;

function isKnownAs({ entryId, kind, catalogueId, categories }: EvaluatedForce, id: string): boolean {
  return (
    id === 'any' ||
    id === 'force' ||
    id === kind ||
    id === catalogueId ||
    entryId.split('::').includes(id) ||
    categories.some((category) => category.entryId === id)
  );
}

function below(forces: readonly EvaluatedForce[], isDeep: boolean): readonly EvaluatedForce[] {
  return isDeep ? forces.flatMap((force) => [force, ...below(force.forces, true)]) : forces;
}

/** The forces that a number counts, where it was found broken. */
function counted(evaluation: Evaluation, broken: BrokenConstraint): ReadonlySet<EvaluatedForce> {
  const { constraint, at, ownerId } = broken;
  const scope = at === undefined ? undefined : evaluation.node(at);
  const forces = scope !== undefined && 'forces' in scope ? scope.forces : evaluation.forces;
  const isDeep = scope === undefined || constraint.includeChildForces === true;
  const id = constraint.childId ?? lastPart(ownerId);
  return new Set(below(forces, isDeep).filter((force) => isKnownAs(force, id)));
}

/**
 * One force too many may pass its own number and that of its kind with one act. Where those that pass their own are all
 * that the kind has too many, the number of the kind says nothing more.
 */
export function withoutWider(
  evaluation: Evaluation,
  broken: readonly BrokenConstraint[],
): readonly BrokenConstraint[] {
  const own = broken.filter((each) => isSurplus(each) && each.constraint.childId === undefined);
  if (own.length === 0) return broken;
  return broken.filter((wide) => {
    if (!isSurplus(wide) || wide.constraint.childId === undefined) return true;
    const severity = wide.constraint.because?.severity ?? 'error';
    const inside = counted(evaluation, wide);
    /** Of one entry the number that is passed by most: two reasons against one force are not two forces. */
    const surplus = new Map<string, number>();
    for (const each of own) {
      if ((each.constraint.because?.severity ?? 'error') !== severity) continue;
      if (![...counted(evaluation, each)].every((force) => inside.has(force))) continue;
      const most = Math.max(surplus.get(each.ownerId) ?? 0, each.count - each.limit);
      surplus.set(each.ownerId, most);
    }
    const told = [...surplus.values()].reduce((sum, value) => sum + value, 0);
    return told < wide.count - wide.limit;
  });
}

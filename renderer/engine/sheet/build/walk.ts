import type { EvaluatedForce, EvaluatedSelection, Evaluation } from '../../evaluation/evaluated';

/** A selection and everything below it, in order. */
export function withDescendants(selection: EvaluatedSelection): EvaluatedSelection[] {
  return [selection, ...selection.children.flatMap(withDescendants)];
}

/** Forces in order, each before those below it. */
export function allForces(
  forces: readonly EvaluatedForce[],
  depth = 0,
): { force: EvaluatedForce; depth: number }[] {
  return forces.flatMap((force) => [{ force, depth }, ...allForces(force.forces, depth + 1)]);
}

export function allSelections(evaluation: Evaluation): EvaluatedSelection[] {
  return allForces(evaluation.forces).flatMap(({ force }) => force.selections.flatMap(withDescendants));
}

/** Models of a selection and below it; the data say what is a model. */
export function modelCount(selection: EvaluatedSelection): number {
  const own = selection.type === 'model' && !selection.isLost ? selection.number : 0;
  return selection.children.reduce((sum, child) => sum + modelCount(child), own);
}

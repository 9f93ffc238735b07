import type { Catalogue } from '../../catalogue/catalogue';
import type { ForceNodeDefinition } from '../../catalogue/entry-node';
import type { EvaluatedForce, EvaluatedSelection, Evaluation } from '../../evaluation/evaluated';
import { isUnit } from '../../evaluation/units';

export { modelCount } from '../../evaluation/units';

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

/** Equal units that a root selection of a force is: several models taken as one choice are one unit. */
export function timesTaken(unit: EvaluatedSelection): number {
  return unit.type === 'model' ? 1 : Math.max(1, unit.number);
}

/**
 * Units of the army. What stands in the list and puts no model on the table is none, nor is what belongs to another
 * unit: it is printed with a surcharge, or stands in a block of such extras.
 */
export function unitCount(evaluation: Evaluation): number {
  return allForces(evaluation.forces)
    .flatMap(({ force }) => {
      const extras = new Set(force.categories.flatMap((block) => (block.isExtra ? block.selections : [])));
      return force.selections.filter((unit) => !extras.has(unit) && unit.definition?.surcharge !== true);
    })
    .filter(isUnit)
    .reduce((sum, unit) => sum + timesTaken(unit), 0);
}

/** In an army that has companies, or may have them, the units are called detachments. */
export function isOfDetachments(evaluation: Evaluation, catalogue: Catalogue): boolean {
  // Data may let a force stand below itself, or one below many others: each is looked at once.
  const seen = new Set<unknown>();
  const mayHave = ({ definition, forces }: ForceNodeDefinition): boolean => {
    if (seen.has(definition)) return false;
    seen.add(definition);
    return definition.kind === 'company' || forces.some(mayHave);
  };
  return allForces(evaluation.forces).some(
    ({ force }) => force.kind === 'company' || catalogue.book(force.catalogueId)?.forces.some(mayHave),
  );
}

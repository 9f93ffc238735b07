import type { NodeId, RosterForce } from '../roster/document';
import type { EvaluatedCategory, EvaluatedForce, EvaluatedSelection } from './evaluated';

/**
 * Units of one block in the order of the document: the one that the user arranged, while an evaluation orders by name.
 * What the document does not hold comes last, in the order given.
 */
export function inDocumentOrder(
  force: EvaluatedForce,
  units: readonly EvaluatedSelection[],
): readonly EvaluatedSelection[] {
  if (units.length < 2) return units;
  const position = positionsIn(force.force);
  const at = ({ id }: EvaluatedSelection): number => position.get(id) ?? position.size;
  return units.toSorted((one, other) => at(one) - at(other));
}

/** Asked for block by block. */
const known = new WeakMap<RosterForce, ReadonlyMap<NodeId, number>>();

function positionsIn(force: RosterForce): ReadonlyMap<NodeId, number> {
  let positions = known.get(force);
  if (!positions) {
    positions = new Map((force.selections ?? []).map(({ id }, index) => [id, index]));
    known.set(force, positions);
  }
  return positions;
}

export interface BlockOfUnits {
  /** Undefined: what stands in no block, which comes last. */
  readonly category: EvaluatedCategory | undefined;
  readonly units: readonly EvaluatedSelection[];
}

/** Every unit of a force once, block by block, as the ledger and the paper show them; blocks without units are left out. */
export function unitsByBlock(force: EvaluatedForce): readonly BlockOfUnits[] {
  const placed = new Set(force.categories.flatMap(({ selections }) => selections));
  const loose = force.selections.filter((unit) => !placed.has(unit));
  return [
    ...force.categories.map((category) => ({ category, units: inDocumentOrder(force, category.selections) })),
    { category: undefined, units: inDocumentOrder(force, loose) },
  ].filter(({ units }) => units.length > 0);
}

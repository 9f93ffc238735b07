import type { Catalogue } from '../../catalogue/catalogue';
import type { Id } from '../../catalogue/definition';
import type { EvaluatedSelection, Evaluation } from '../../evaluation/evaluated';
import { allForces, withDescendants } from './walk';

/** What the rows of a profile type are; `other` is printed as a name, without a table. */
export type SubjectOf = (profileType: Id) => 'model' | 'weapon' | 'other';

/** Fewer columns make no table, longer values are prose: both are abilities written as profiles. */
const LEAST_COLUMNS = 3;
const LONGEST_USUAL_VALUE = 12;

/**
 * Our systems say what a profile type is about. Community data do not: there a type is a table when it has columns of
 * short values, of models when it hangs on models and units, else of weapons.
 */
export function subjectsOf(evaluation: Evaluation, catalogue: Catalogue): SubjectOf {
  const seen: Uses = new Map();
  for (const { force } of allForces(evaluation.forces)) {
    for (const unit of force.selections) addUses(usesIn(unit), seen);
  }
  return (typeId) => {
    const said = catalogue.profileTypes.get(typeId)?.subject;
    if (said) return said;
    const use = seen.get(typeId);
    if (!use || use.columns < LEAST_COLUMNS) return 'other';
    if (middleOf(use.lengths) > LONGEST_USUAL_VALUE) return 'other';
    return use.onModels > use.elsewhere ? 'model' : 'weapon';
  };
}

interface Use {
  /** How many values have a length. */
  readonly lengths: Map<number, number>;
  columns: number;
  onModels: number;
  elsewhere: number;
}

type Uses = Map<Id, Use>;

/** Kept for as long as nothing about the unit changes: an edit changes one of many. */
const known = new WeakMap<EvaluatedSelection, Uses>();

function usesIn(unit: EvaluatedSelection): Uses {
  const kept = known.get(unit);
  if (kept) return kept;
  const uses: Uses = new Map();
  for (const selection of withDescendants(unit)) {
    const isModel = selection.type === 'model' || selection.type === 'unit';
    for (const { typeId, characteristics } of selection.profiles) {
      const use = entryOf(uses, typeId);
      use.columns = Math.max(use.columns, characteristics.length);
      for (const { value } of characteristics) addTo(use.lengths, value.length, 1);
      if (isModel) use.onModels += 1;
      else use.elsewhere += 1;
    }
  }
  known.set(unit, uses);
  return uses;
}

function addUses(from: Uses, into: Uses): void {
  for (const [typeId, { lengths, columns, onModels, elsewhere }] of from) {
    const use = entryOf(into, typeId);
    use.columns = Math.max(use.columns, columns);
    use.onModels += onModels;
    use.elsewhere += elsewhere;
    for (const [length, count] of lengths) addTo(use.lengths, length, count);
  }
}

function entryOf(uses: Uses, typeId: Id): Use {
  const found = uses.get(typeId) ?? { lengths: new Map(), columns: 0, onModels: 0, elsewhere: 0 };
  uses.set(typeId, found);
  return found;
}

function addTo(counts: Map<number, number>, key: number, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/** The upper of the two in the middle where there are two. */
function middleOf(lengths: ReadonlyMap<number, number>): number {
  const all = [...lengths].sort(([one], [other]) => one - other);
  let left = Math.floor(all.reduce((sum, [, count]) => sum + count, 0) / 2);
  for (const [length, count] of all) {
    if (left < count) return length;
    left -= count;
  }
  return 0;
}

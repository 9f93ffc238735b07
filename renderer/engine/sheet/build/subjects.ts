import type { Catalogue } from '../../catalogue/catalogue';
import type { Id } from '../../catalogue/definition';
import type { Evaluation } from '../../evaluation/evaluated';
import { allSelections } from './walk';

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
  const seen = new Map<Id, { lengths: number[]; columns: number; onModels: number; elsewhere: number }>();
  for (const selection of allSelections(evaluation)) {
    const isModel = selection.type === 'model' || selection.type === 'unit';
    for (const { typeId, characteristics } of selection.profiles) {
      const use = seen.get(typeId) ?? { lengths: [], columns: 0, onModels: 0, elsewhere: 0 };
      seen.set(typeId, use);
      use.columns = Math.max(use.columns, characteristics.length);
      use.lengths.push(...characteristics.map(({ value }) => value.length));
      if (isModel) use.onModels += 1;
      else use.elsewhere += 1;
    }
  }
  return (typeId) => {
    const said = catalogue.profileTypes.get(typeId)?.subject;
    if (said) return said;
    const use = seen.get(typeId);
    if (!use || use.columns < LEAST_COLUMNS) return 'other';
    const lengths = [...use.lengths].sort((a, b) => a - b);
    if ((lengths[Math.floor(lengths.length / 2)] ?? 0) > LONGEST_USUAL_VALUE) return 'other';
    return use.onModels > use.elsewhere ? 'model' : 'weapon';
  };
}

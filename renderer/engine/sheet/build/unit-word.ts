import type { SheetContext } from './context';
import { allForces } from './walk';

/** What a unit is called in the head of the table: where the army is made of companies, they take detachments. */
export function unitWord({ evaluation, words }: SheetContext): string {
  const isOfDetachments = allForces(evaluation.forces).some(({ force }) => force.kind === 'company');
  return isOfDetachments ? words.detachment : words.unit;
}

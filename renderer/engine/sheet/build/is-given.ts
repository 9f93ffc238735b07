import type { EvaluatedSelection } from '../../evaluation/evaluated';

/**
 * Nobody chose it: the data put it there. Our compiler marks gear that is always there in the id of its link
 * (`<unit>.<gear>.given`); community data demand it, exactly so many times below its parent.
 */
export function isGiven(selection: EvaluatedSelection): boolean {
  if (selection.role !== undefined || selection.isLost) return false;
  if (selection.isDerived) return true;
  if (selection.entryId.split('::').some((id) => id.endsWith('.given'))) return true;
  const constraints = selection.definition?.constraints ?? [];
  const fixed = (type: string) =>
    constraints.find((each) => each.type === type && each.scope === 'parent' && each.field === 'selections')
      ?.value;
  const least = Number(fixed('min') ?? 0);
  return least > 0 && least === Number(fixed('max') ?? Number.POSITIVE_INFINITY);
}

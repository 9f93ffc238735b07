import type { Offer } from '../../engine/evaluation/evaluated';

/** There is no choosing how many, unless a group around it says how many it may be. */
export const isFixed = ({ least, most, groupId }: Offer): boolean =>
  groupId === undefined && least > 0 && least === most;

/** The data bring it to its number by themselves. */
export const isAutomatic = ({ role, limits }: Offer): boolean =>
  role !== undefined || limits.some(({ constraint }) => constraint.automatic);

/** Data that link one thing twice ask for it once: what is taken by the other link answers for both. */
export function isMetByTwin({ entryId, limits, hidden }: Offer): boolean {
  const own = new Set(entryId.split('::'));
  return (
    !hidden &&
    limits.some(
      ({ ownerId, field, type, count, limit }) =>
        own.has(ownerId) && field === 'selections' && type !== 'max' && count > 0 && count >= limit,
    )
  );
}

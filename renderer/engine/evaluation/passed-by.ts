import type { BrokenConstraint } from './evaluated';

/** How far a number is from what it may be. */
export const passedBy = ({ count, limit }: Pick<BrokenConstraint, 'count' | 'limit'>): number =>
  Math.abs(count - limit);

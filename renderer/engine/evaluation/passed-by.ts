import { compareText } from '../catalogue/compare-text';
import type { BrokenConstraint } from './evaluated';

type Passed = Pick<BrokenConstraint, 'count' | 'limit' | 'ownerName' | 'ownerId'>;

/** How far a number is from what it may be. */
export const passedBy = ({ count, limit }: Pick<BrokenConstraint, 'count' | 'limit'>): number =>
  Math.abs(count - limit);

/** Of several breaches that are one for people, and pass the same number: one of them, wherever they stand. */
export function isNamedBefore(one: Passed, other: Passed): boolean {
  if (one.ownerName === other.ownerName && one.ownerId === other.ownerId) return false;
  return (compareText(one.ownerName, other.ownerName) || compareText(one.ownerId, other.ownerId)) < 0;
}

/** The number that is passed most, then by names. */
export function isToldBefore(one: Passed, other: Passed): boolean {
  const [left, right] = [passedBy(one), passedBy(other)];
  return left === right ? isNamedBefore(one, other) : left > right;
}

import type { Id } from '../../definition';
import type { Checker, Path } from './checker';

/**
 * Members of a list that have an id which one before them has.
 * @param property where the id stands in a member
 */
export function checkDuplicates(
  checker: Checker,
  ids: readonly (Id | undefined)[],
  path: Path,
  property: (index: number) => string = () => 'id',
): void {
  const seen = new Set<Id>();
  ids.forEach((id, index) => {
    if (id === undefined) return;
    if (seen.has(id)) checker.report('error', 'duplicate-id', [...path, index, property(index)], { id });
    seen.add(id);
  });
}

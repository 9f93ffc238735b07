/** What is counted when a query names a kind of force: the selections inside such forces. */
import type { Id } from '../../catalogue/definition';
import type { CompiledQuery } from '../../catalogue/query';
import type { ForceNode, ScopeNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { ANY, countSelections, isForce } from './count';
import { sumCosts } from './sum-costs';

/** Forces of one type in a place: itself, those of the whole list, with the flag those below too. */
function forcesNamed(scope: ScopeNode, id: string, inForces: boolean): readonly ForceNode[] {
  if (scope.kind === 'selection' || scope.kind === 'category') return [];
  const named = scope.kind === 'force' && isForce(scope, id) ? [scope] : [];
  if (scope.kind === 'force' && !inForces) return named;
  return [...named, ...scope.forces.flatMap((force) => forcesNamed(force, id, inForces))];
}

/** Selections inside the forces of one type. */
export function countInForces(
  state: State,
  scope: ScopeNode,
  id: string,
  { deep, deepForces }: CompiledQuery,
): number {
  return forcesNamed(scope, id, deepForces).reduce(
    (sum, force) => sum + countSelections(state, force, ANY, deep, false),
    0,
  );
}

/** What selections inside the forces of one type cost. */
export function sumInForces(
  state: State,
  scope: ScopeNode,
  typeId: Id,
  id: string,
  { deep, deepForces, self }: CompiledQuery,
): number {
  return forcesNamed(scope, id, deepForces).reduce(
    (sum, force) => sum + sumCosts(state, force, typeId, ANY, { deep, deepForces: false, self }),
    0,
  );
}

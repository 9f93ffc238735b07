import type { ConstraintDefinition } from '../../catalogue/definition';
import type { OwnedConstraint } from '../../catalogue/entry-node';
import { isForce } from '../counting/count';
import { limitOf, measure } from '../counting/measure';
import type { EffectiveLimit } from '../evaluated';
import type { ForceNode, RosterNode, ScopeNode } from '../tree/nodes';
import type { State } from '../tree/state';

/** Whether a force counts among those in a place, directly or below forces of it. */
function isIn(scope: ScopeNode, force: ForceNode, isDeep: boolean): boolean {
  if (scope.kind === 'roster') return true;
  if (scope === force.parent) return true;
  let above: ForceNode | RosterNode = force.parent;
  while (isDeep && above.kind === 'force') {
    above = above.parent;
    if (scope === above) return true;
  }
  return false;
}

function countsIt({ query }: OwnedConstraint, force: ForceNode, isOwn: boolean): boolean {
  if (query.field.kind !== 'forces') return false;
  return query.childId === undefined ? isOwn : isForce(force, query.childId);
}

function forcesBelow(node: RosterNode | ForceNode): readonly ForceNode[] {
  return node.forces.flatMap((force) => [force, ...forcesBelow(force)]);
}

/**
 * Numbers of forces that one more force would add to: those of its own entry, and those that forces of the list set on
 * what stands in them or anywhere, each once. Counts are as they are now, without it.
 * @param force as if it stood there (a phantom)
 */
export function limitsOnForce(state: State, force: ForceNode): readonly EffectiveLimit[] {
  const seen = new Map<ConstraintDefinition, Set<ScopeNode>>();
  return [force, ...forcesBelow(state.root)].flatMap((carrier) =>
    carrier.entry.constraints.flatMap((constraint) => {
      if (!countsIt(constraint, force, carrier === force)) return [];
      const measured = measure(state, constraint, carrier, carrier);
      if (!measured || !Number.isFinite(measured.limit)) return [];
      const { scope } = measured;
      if (!isIn(scope, force, constraint.query.deepForces)) return [];
      const scopes = seen.get(constraint.definition);
      if (scopes?.has(scope)) return [];
      if (scopes) scopes.add(scope);
      else seen.set(constraint.definition, new Set([scope]));
      return [limitOf(measured, carrier.entry)];
    }),
  );
}

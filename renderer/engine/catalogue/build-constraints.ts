import { compileQuery, type Names } from './compile-query';
import { parseDecimal } from './decimal';
import type { Constrained, ConstraintDefinition, Id } from './definition';
import type { OwnedConstraint } from './entry-node';
import type { CompiledModifiers } from './query';

function mayAsk(constraint: ConstraintDefinition, modifiers: () => CompiledModifiers): boolean {
  if (constraint.type !== 'min' && constraint.type !== 'exactly') return false;
  return parseDecimal(constraint.value) > 0 || modifiers().byField.has(constraint.id);
}

/**
 * @param carriers the target first, then the link; each constraint keeps the id of the one that carries it
 * @param modifiers asked for only where they matter
 */
export function buildConstraints(
  carriers: readonly { readonly ownerId: Id; readonly constrained: Constrained; readonly names: Names }[],
  modifiers: () => CompiledModifiers,
): readonly OwnedConstraint[] {
  return carriers.flatMap(({ ownerId, constrained, names }) =>
    (constrained.constraints ?? []).map((definition) => ({
      definition,
      ownerId,
      value: parseDecimal(definition.value),
      query: compileQuery(names, definition, 'parent'),
      mayAsk: mayAsk(definition, modifiers),
    })),
  );
}

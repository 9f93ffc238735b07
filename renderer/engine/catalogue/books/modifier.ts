import type { ConditionGroupDefinition, ModifierDefinition, RepeatDefinition } from '../definition';

/** A modifier that applies while all of the groups hold. */
export function modifier(
  type: string,
  field: string,
  value: string | number | boolean,
  when: readonly ConditionGroupDefinition[] = [],
  repeats: readonly RepeatDefinition[] = [],
): ModifierDefinition {
  return {
    type,
    field,
    value,
    ...(when.length > 0 ? { conditionGroups: when } : {}),
    ...(repeats.length > 0 ? { repeats } : {}),
  };
}

import type { RoleAssignment } from '../../roster/document';
import type { Rules } from '../rules/rules';
import { effectsOfUnit } from '../view/of-model';
import type { UnitView } from '../view/unit-view';
import type { Judgement } from './judgement';

/** Roles given to those whose capabilities say that they cannot have them. */
export function judgeRoles(
  units: readonly UnitView[],
  roles: readonly RoleAssignment[],
  rules: Rules,
): readonly Judgement[] {
  return roles.flatMap(({ role, selection }) => {
    const unit = units.find(({ id }) => id === selection);
    if (unit === undefined) return [];
    return effectsOfUnit(unit, 'cannot-be', rules).flatMap(({ held, effect }): Judgement[] =>
      effect.role === role
        ? [
            {
              kind: 'cannot-be',
              severity: effect.severity ?? 'error',
              capability: held.id,
              at: unit.id,
              with: undefined,
              params: { role },
            },
          ]
        : [],
    );
  });
}

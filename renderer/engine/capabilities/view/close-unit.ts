import type { Situation } from '../../../../schemas/generated/types';
import { close, UNKNOWN } from '../close/close';
import type { Rules } from '../rules/rules';
import type { Said } from './of-bearer';
import { passesShare } from './of-model';
import type { FormationView, ModelView, UnitView } from './unit-view';

/** What its models have in the end. Shares are of what the models have before any share is asked for. */
export function closeUnit(
  id: string,
  formation: FormationView,
  said: readonly Said[],
  rules: Rules,
): UnitView {
  const closeAll = (passes: typeof UNKNOWN.passes): UnitView => ({
    id,
    formation,
    models: said.map(({ uses, ...model }) => ({
      ...model,
      closed: close(uses, rules, { holds: (situation) => holds(situation, model, formation), passes }),
    })),
  });
  const alone = closeAll(UNKNOWN.passes);
  const asksForShares = alone.models.some(({ closed }) =>
    closed.notes.some(({ effect }) => 'test' in effect),
  );
  return asksForShares ? closeAll((test) => passesShare(alone, test)) : alone;
}

/** Undefined for what the data do not tell, and for moments of play. */
function holds(
  situation: Situation,
  { type, class: pinning }: Pick<ModelView, 'type' | 'class'>,
  { isCompany }: FormationView,
): boolean | undefined {
  switch (situation) {
    case 'always':
      return true;
    case 'class-1-infantry':
      if (pinning === undefined || type === undefined) return undefined;
      return pinning === 1 && type === 'infantry';
    case 'class-2-or-more':
      return pinning === undefined ? undefined : pinning >= 2;
    case 'class-at-most-4':
      return pinning === undefined ? undefined : pinning <= 4;
    case 'member-of-company-formation':
      return isCompany;
    default:
      return undefined;
  }
}

import type { Condition } from '../../../../schemas/generated/types';
import type { Id, ModifierDefinition } from '../definition';
import { because, requirementOf } from './because';
import { compileCondition } from './condition';
import type { Context, Site } from './context';
import { modifier } from './modifier';

interface Offered {
  readonly needs?: Condition;
  readonly unless?: Condition;
}

/** Conditions that must all hold, one by one, so that each is told by itself. */
function split(condition: Condition, by: 'all' | 'any'): readonly Condition[] {
  if (by === 'all' && 'all' in condition) return condition.all.flatMap((each) => split(each, by));
  if (by === 'any' && 'any' in condition) return condition.any.flatMap((each) => split(each, by));
  return [condition];
}

/** Hides what is not offered, with the reason. */
export function compileNeeds(
  context: Context,
  { needs, unless }: Offered,
  subjectId: Id,
  site: Site,
): ModifierDefinition[] {
  const hide = (kind: 'needs' | 'unless', condition: Condition): ModifierDefinition => ({
    ...modifier('set', 'hidden', true, [compileCondition(context, condition, site, kind === 'needs')]),
    because: because(kind, { subjectId, ...requirementOf(condition) }),
  });
  return [
    ...(needs ? split(needs, 'all').map((each) => hide('needs', each)) : []),
    ...(unless ? split(unless, 'any').map((each) => hide('unless', each)) : []),
  ];
}

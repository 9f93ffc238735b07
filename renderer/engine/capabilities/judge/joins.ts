/** Whether a character may be in the unit that it joined (docs/capabilities.md, effects `join`). */
import type { Situation } from '../../../../schemas/generated/types';
import type { Rules } from '../rules/rules';
import { allHave, anyHas, type EffectOf, effectsOfUnit, passesShare } from '../view/of-model';
import type { UnitView } from '../view/unit-view';
import type { Judgement } from './judgement';

type Join = EffectOf<'join'>;
type Fault = Pick<Judgement, 'kind'> & Partial<Pick<Judgement, 'severity' | 'params'>>;

export function judgeJoin(character: UnitView, host: UnitView, rules: Rules): readonly Judgement[] {
  const judgements: Judgement[] = [];
  // Both sides may have one and the same effect: it is told once.
  const told = new Set<Join>();
  const judge = (bearer: UnitView, side: 'character' | 'unit') => {
    for (const { held, effect } of effectsOfUnit(bearer, 'join', rules)) {
      if (told.has(effect) || (effect.applies !== side && effect.applies !== 'both')) continue;
      if (!holds(effect.when, character)) continue;
      if (effect.test !== undefined && passesShare(bearer, effect.test) !== true) continue;
      const fault = faultOf(effect, side, character, host);
      if (fault === undefined) continue;
      told.add(effect);
      judgements.push({
        severity: effect.severity ?? 'error',
        capability: held.id,
        at: character.id,
        with: host.id,
        params: {},
        ...fault,
      });
    }
  };
  judge(character, 'character');
  judge(host, 'unit');
  return judgements;
}

/** Whether an effect on joining is in force for a character; what only the table decides is not judged. */
function holds(when: Situation | undefined, { models, formation }: UnitView): boolean {
  switch (when ?? 'always') {
    case 'always':
      return true;
    case 'class-1-infantry':
      return models.some((model) => model.class === 1 && model.type === 'infantry');
    case 'class-2-or-more':
      return models.some((model) => (model.class ?? 0) >= 2);
    case 'member-of-company-formation':
      return formation.isCompany === true;
    default:
      return false;
  }
}

function faultOf(
  effect: Join,
  side: 'character' | 'unit',
  character: UnitView,
  host: UnitView,
): Fault | undefined {
  switch (effect.rule) {
    case 'never':
      return { kind: 'never-joins' };
    case 'same-ability': {
      const ability = effect.ability ?? '';
      // A unit takes only characters that have it; a character that has it joins only those who all have it.
      const fits = side === 'unit' ? anyHas(character, ability) : allHave(host, ability);
      return fits ? undefined : { kind: 'lacks-ability', params: { ability } };
    }
    case 'same-type-and-size': {
      if (differs(character, host, 'type') || differs(character, host, 'size')) {
        return { kind: 'other-type-or-size' };
      }
      const warns = effect.baseMismatch === 'warn' && differs(character, host, 'base');
      return warns ? { kind: 'other-base', severity: 'warn' } : undefined;
    }
    case 'same-class':
      return differs(character, host, 'class') ? { kind: 'other-class' } : undefined;
    case 'same-type':
      return differs(character, host, 'type') ? { kind: 'other-type' } : undefined;
    case 'same-formation':
      return character.formation.id === host.formation.id ? undefined : { kind: 'other-formation' };
    case 'host-type': {
      const types: readonly string[] = effect.hostUnitType ?? [];
      const isOther = host.models.some(({ type }) => type !== undefined && !types.includes(type));
      return isOther ? { kind: 'host-of-wrong-type' } : undefined;
    }
  }
}

/** What the data do not tell differs from nothing. */
function differs(one: UnitView, other: UnitView, field: 'type' | 'size' | 'class' | 'base'): boolean {
  return one.models.some((a) =>
    other.models.some((b) => a[field] !== undefined && b[field] !== undefined && a[field] !== b[field]),
  );
}

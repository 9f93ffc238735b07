import type { Effect, EffectValue, ShareTest } from '../../../../schemas/generated/types';
import type { Held } from '../close/close';
import { toNumber } from '../formula/exact';
import { isFixed, readValue } from '../formula/value';
import type { Rules } from '../rules/rules';
import type { ModelView, UnitView } from './unit-view';

type Kind = Effect['effect'];
export type EffectOf<K extends Kind> = Extract<Effect, { readonly effect: K }>;

/** An effect that a model has, with the capability that it is of. */
export interface HeldEffect<K extends Kind> {
  readonly held: Held;
  readonly effect: EffectOf<K>;
}

export const has = ({ closed }: ModelView, id: string): boolean => closed.held.some((one) => one.id === id);

export const anyHas = ({ models }: UnitView, id: string): boolean => models.some((model) => has(model, id));

export const allHave = ({ models }: UnitView, id: string): boolean => models.every((model) => has(model, id));

/** Whether so large a share of the models has it; undefined for a test of a characteristic, which a view does not hold. */
export function passesShare({ models }: UnitView, { share, has: id }: ShareTest): boolean | undefined {
  if (id === undefined) return undefined;
  const all = models.reduce((sum, { count }) => sum + count, 0);
  const those = models.reduce((sum, model) => (has(model, id) ? sum + model.count : sum), 0);
  switch (share) {
    case 'any':
      return those > 0;
    case 'half':
      return 2 * those >= all;
    case 'majority':
      return 2 * those > all;
    case 'all':
      return those === all;
  }
}

/** Plain loops: this is asked of every model of a list after every edit, and most have nothing of the kind. */
export function effectsOf<K extends Kind>(model: ModelView, kind: K, rules: Rules): HeldEffect<K>[] {
  const found: HeldEffect<K>[] = [];
  for (const held of model.closed.held) {
    const rule = rules.byId.get(held.id);
    if (rule === undefined) continue;
    for (const effect of rule.effects) {
      if (effect.effect === kind) found.push({ held, effect: effect as EffectOf<K> });
    }
  }
  return found;
}

/** Of all models, each effect once, however many have it. */
export function effectsOfUnit<K extends Kind>(unit: UnitView, kind: K, rules: Rules): HeldEffect<K>[] {
  const found = new Map<Effect, HeldEffect<K>>();
  for (const model of unit.models) {
    for (const one of effectsOf(model, kind, rules)) if (!found.has(one.effect)) found.set(one.effect, one);
  }
  return [...found.values()];
}

/** `3`, or `X`: that parameter of the capability. Undefined for what is no one number. */
export function numberOf(value: EffectValue, held: Held, rules: Rules): number | undefined {
  if (typeof value === 'number') return value;
  const at = rules.byId.get(held.id)?.letters.indexOf(value) ?? -1;
  const read = readValue(at < 0 ? value : (held.params?.[at] ?? ''));
  return read && isFixed(read) ? toNumber(read.least) : undefined;
}

/** `Str`, `Move`, `class`: as formulas name it. */
export const characteristicOf = ({ characteristics }: ModelView, name: string): string | undefined =>
  characteristics.get(name.toLowerCase());

/** Numbers that a whole army has together, as the detachments and characters with a capability add to them. */
import type { Attachment, NodeId } from '../../roster/document';
import type { Judgement } from '../judge/judgement';
import type { Rules } from '../rules/rules';
import { type EffectOf, effectsOf, effectsOfUnit, numberOf } from '../view/of-model';
import type { UnitView } from '../view/unit-view';

export interface PoolPart {
  readonly unit: NodeId;
  readonly capability: string;
  readonly amount: number;
}

export interface Pool {
  readonly pool: string;
  readonly total: number;
  /** In the order of the units. */
  readonly parts: readonly PoolPart[];
}

export interface Pools {
  /** Only those that something adds to. */
  readonly pools: readonly Pool[];
  readonly judgements: readonly Judgement[];
}

export function poolsOf(units: readonly UnitView[], attachments: readonly Attachment[], rules: Rules): Pools {
  const byName = new Map<string, PoolPart[]>();
  const judgements: Judgement[] = [];
  const unitsById = new Map(units.map((unit) => [unit.id, unit]));
  const effects = poolEffects(rules);
  if (effects.length === 0) return { pools: [], judgements };
  const bound = new Set(units.filter((unit) => effectsOfUnit(unit, 'attach', rules).length > 0));
  const add = (pool: string, part: PoolPart) => {
    const parts = byName.get(pool);
    if (parts) parts.push(part);
    else byName.set(pool, [part]);
  };

  for (const { effect, capability } of effects) {
    for (const unit of units) {
      if (bound.has(unit) !== (effect.per === 'bound-character')) continue;
      const joined =
        effect.per === 'detachment-with-characters' ? attachedTo(unit, attachments, unitsById) : [];
      const amounts = [unit, ...joined].flatMap((one) => amountsOf(one, effect, rules));
      const amount = Math.max(0, ...amounts);
      if (amount === 0) continue;
      add(effect.pool, { unit: unit.id, capability, amount });
      if (effect.per === 'detachment' && new Set(amounts).size > 1) {
        judgements.push({
          kind: 'mixed-pool-values',
          severity: 'warn',
          capability,
          at: unit.id,
          with: undefined,
          params: { pool: effect.pool, taken: amount },
        });
      }
    }
  }
  const order = new Map(units.map(({ id }, at) => [id, at]));
  const pools = [...byName].map(([pool, parts]) => ({
    pool,
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
    parts: parts.sort((a, b) => (order.get(a.unit) ?? 0) - (order.get(b.unit) ?? 0)),
  }));
  return { pools, judgements };
}

function poolEffects(rules: Rules): { readonly effect: EffectOf<'pool'>; readonly capability: string }[] {
  return [...rules.byId.values()].flatMap(({ capability, effects }) =>
    effects.flatMap((effect) => (effect.effect === 'pool' ? [{ effect, capability: capability.id }] : [])),
  );
}

function attachedTo(
  host: UnitView,
  attachments: readonly Attachment[],
  unitsById: ReadonlyMap<NodeId, UnitView>,
): UnitView[] {
  return attachments.flatMap(({ character, unit }) =>
    unit === host.id ? (unitsById.get(character) ?? []) : [],
  );
}

function amountsOf(unit: UnitView, wanted: EffectOf<'pool'>, rules: Rules): number[] {
  return unit.models.flatMap((model) =>
    effectsOf(model, 'pool', rules).flatMap(({ held, effect }) =>
      effect === wanted ? (numberOf(effect.add, held, rules) ?? []) : [],
    ),
  );
}

import type { Condition, LimitChange, Quantity, ScaleStep, Term } from '../../../../schemas/generated/types';
import type { ConditionGroupDefinition, ModifierDefinition } from '../definition';
import { compileCondition } from './condition';
import type { Context, Site } from './context';
import { modifier } from './modifier';

/** A number with what changes it, for one field of one carrier. */
export interface ChangingNumber {
  readonly value: number;
  readonly isPercent: boolean;
  readonly modifiers: readonly ModifierDefinition[];
}

interface Wanted {
  readonly field: string;
  readonly site: Site;
  readonly when?: Condition | undefined;
  readonly changes?: readonly LimitChange[] | undefined;
  readonly scale?: readonly ScaleStep[] | undefined;
  /** What the number is while `when` does not hold. */
  readonly inactive: number;
}

function written(quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity;
  return quantity.percent ?? quantity.base ?? 0;
}

const termsOf = (quantity: Quantity): readonly Term[] =>
  typeof quantity === 'number' ? [] : (quantity.plus ?? []);

function scaled(value: number, { factor, round }: ScaleStep): number {
  return round === 'down' ? Math.floor(value * factor) : Math.ceil(value * factor);
}

/** "So many for each": increments that repeat. */
export function termModifiers(
  context: Context,
  term: Term,
  field: string,
  site: Site,
  guards: readonly ConditionGroupDefinition[],
): ModifierDefinition[] {
  const { query, root } = context.countable(term.each, site);
  const when = term.when ? [...guards, compileCondition(context, term.when, site)] : guards;
  const times = term.times ?? 1;
  const repeat = {
    ...query,
    value: term.per ?? 1,
    repeats: 1,
    ...(term.round === 'up' ? { roundUp: true } : {}),
  };
  const own = modifier(times < 0 ? 'decrement' : 'increment', field, Math.abs(times), when, [repeat]);
  if (!root) return [own];
  const isRoot: ConditionGroupDefinition = {
    type: 'and',
    conditions: [{ type: 'instanceOf', value: 1, scope: 'root-entry', childId: root.id }],
  };
  return [own, modifier(times < 0 ? 'decrement' : 'increment', field, Math.abs(times), [...when, isRoot])];
}

/**
 * A quantity with its scale, changes and condition. Sets come first, then what is added, then the cap: so the order
 * is the same whether modifiers apply as listed or in stages.
 */
export function compileQuantity(context: Context, quantity: Quantity, wanted: Wanted): ChangingNumber {
  const { field, site, changes = [], scale = [], inactive } = wanted;
  const own = wanted.when ? [compileCondition(context, wanted.when, site)] : [];
  const base = written(quantity);
  const isPercent = typeof quantity !== 'number' && quantity.percent !== undefined;
  const sets: ModifierDefinition[] = [];
  const adds: ModifierDefinition[] = [];
  const caps: ModifierDefinition[] = [];
  // The first step that holds counts: it is set last.
  const steps = [...scale].reverse();
  const setTo = (value: number, guards: readonly ConditionGroupDefinition[], isWritten: boolean) => {
    if (!isWritten) sets.push(modifier('set', field, value, guards));
    if (isPercent) return;
    for (const step of steps) {
      const when = compileCondition(context, step.when, site);
      sets.push(modifier('set', field, scaled(value, step), [...guards, when]));
    }
  };
  setTo(base, own, own.length === 0);
  const setting = changes.filter((change) => change.set !== undefined);
  const notReplaced = (from: number) =>
    setting.slice(from).map((change) => compileCondition(context, change.when, site, true));
  const terms = termsOf(quantity);
  for (const term of terms)
    adds.push(...termModifiers(context, term, field, site, [...own, ...notReplaced(0)]));
  setting.forEach((change, index) => {
    const guards = [...own, compileCondition(context, change.when, site)];
    const to = change.set as Quantity;
    setTo(written(to), guards, false);
    for (const term of termsOf(to)) {
      adds.push(...termModifiers(context, term, field, site, [...guards, ...notReplaced(index + 1)]));
    }
  });
  for (const change of changes) {
    if (change.add === undefined) continue;
    adds.push(
      modifier('increment', field, change.add, [...own, compileCondition(context, change.when, site)]),
    );
  }
  if (typeof quantity !== 'number' && quantity.atMost !== undefined) {
    caps.push(modifier('ceil', field, quantity.atMost, [...own, ...notReplaced(0)]));
  }
  return {
    value: own.length > 0 ? inactive : base,
    isPercent,
    modifiers: [...sets, ...adds, ...caps],
  };
}

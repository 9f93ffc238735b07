import type { CategoryChange, PriceChange, StatChange, TagRef } from '../../../../schemas/generated/types';
import type { ConditionGroupDefinition, Id, ModifierDefinition } from '../definition';
import { compileCondition } from './condition';
import type { Context, Site } from './context';
import { modifier } from './modifier';

type Guards = readonly ConditionGroupDefinition[];

/** @param guards what must hold besides, for instance that the option is chosen */
export function categoryModifiers(
  context: Context,
  changes: readonly CategoryChange[] | undefined,
  site: Site,
  guards: Guards,
): ModifierDefinition[] {
  return (changes ?? []).flatMap((change) => {
    const when = change.when ? [...guards, compileCondition(context, change.when, site)] : guards;
    return [
      ...(change.add ?? []).map((id) => modifier('add', 'category', id, when)),
      ...(change.primary === undefined ? [] : [modifier('set-primary', 'category', change.primary, when)]),
      ...(change.remove ?? []).map((id) => modifier('remove', 'category', id, when)),
    ];
  });
}

/** Tags that are always there as links, those under a condition as modifiers. */
export function compileTags(
  context: Context,
  tags: readonly TagRef[] | undefined,
  site: Site,
): { readonly always: readonly Id[]; readonly modifiers: readonly ModifierDefinition[] } {
  const always: Id[] = [];
  const modifiers: ModifierDefinition[] = [];
  for (const tag of tags ?? []) {
    if (typeof tag === 'string') always.push(tag);
    else modifiers.push(modifier('add', 'category', tag.tag, [compileCondition(context, tag.when, site)]));
  }
  return { always, modifiers };
}

/** Changes of statistics in the whole unit. @param guards as for categories */
export function statModifiers(
  context: Context,
  changes: readonly StatChange[] | undefined,
  site: Site,
  guards: Guards,
): ModifierDefinition[] {
  return (changes ?? []).flatMap(({ column, profile, set, add, cap, when }) => {
    const all = when ? [...guards, compileCondition(context, when, site)] : guards;
    const change = (type: string, value: string | number): ModifierDefinition => ({
      ...modifier(type, column, value, all),
      inUnit: true,
      ...(profile === undefined ? {} : { profile }),
    });
    const isLess = add !== undefined && add < 0;
    return [
      ...(set === undefined ? [] : [change('set', set)]),
      ...(add === undefined ? [] : [change(isLess ? 'decrement' : 'increment', Math.abs(add))]),
      ...(add === undefined || cap === undefined ? [] : [change(isLess ? 'floor' : 'ceil', cap)]),
    ];
  });
}

/** How a price comes about: `times` repeats it for each model. */
export function priceModifiers(
  context: Context,
  points: number,
  changes: readonly PriceChange[] | undefined,
  site: Site,
  perModel: boolean,
  modelsOf: string,
): ModifierDefinition[] {
  const field = context.symbols.points;
  const repeats = perModel
    ? [{ field: 'selections', ...context.place('unit', site), childId: modelsOf, value: 1, repeats: 1 }]
    : [];
  const sets: ModifierDefinition[] = [];
  const adds: ModifierDefinition[] = [];
  const add = (value: number, when: Guards) => {
    if (value === 0) return;
    adds.push(modifier(value < 0 ? 'decrement' : 'increment', field, Math.abs(value), when, repeats));
  };
  if (perModel) add(points, []);
  for (const change of changes ?? []) {
    const when = [compileCondition(context, change.when, site)];
    if (change.points !== undefined) {
      if (perModel) add(change.points - points, when);
      else sets.push(modifier('set', field, change.points, when));
    }
    if (change.add !== undefined) add(change.add, when);
  }
  return [...sets, ...adds];
}

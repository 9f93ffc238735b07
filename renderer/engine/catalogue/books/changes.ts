import type { CategoryChange, PriceChange, StatChange, TagRef } from '../../../../schemas/generated/types';
import type { ConditionGroupDefinition, Id, ModifierDefinition, ProfileDefinition } from '../definition';
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

/** A change of statistics that waits for all profiles of its unit. */
export interface PendingStat {
  readonly change: StatChange;
  readonly guards: Guards;
}

export function pendingStats(
  context: Context,
  changes: readonly StatChange[] | undefined,
  site: Site,
  guards: Guards,
): PendingStat[] {
  return (changes ?? []).map((change) => ({
    change,
    guards: change.when ? [...guards, compileCondition(context, change.when, site)] : guards,
  }));
}

/** The modifiers that pending changes make for one profile. */
export function statModifiers(
  context: Context,
  profile: ProfileDefinition,
  pending: readonly PendingStat[],
): ModifierDefinition[] {
  const type = context.symbols.system.profiles.find(({ id }) => id === profile.typeId);
  const sets: ModifierDefinition[] = [];
  const adds: ModifierDefinition[] = [];
  const caps: ModifierDefinition[] = [];
  for (const { change, guards } of pending) {
    if (!type?.columns.some(({ id }) => id === change.column)) continue;
    if (change.profile !== undefined && change.profile !== profile.name) continue;
    if (change.set !== undefined) sets.push(modifier('set', change.column, change.set, guards));
    if (change.add === undefined) continue;
    const isLess = change.add < 0;
    adds.push(modifier(isLess ? 'decrement' : 'increment', change.column, Math.abs(change.add), guards));
    if (change.cap !== undefined) {
      caps.push(modifier(isLess ? 'floor' : 'ceil', change.column, change.cap, guards));
    }
  }
  return [...sets, ...adds, ...caps];
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

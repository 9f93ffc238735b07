import type { CountedIds, Limit, Quantity, Where } from '../../../../schemas/generated/types';
import type { ConstraintDefinition, Id, Query } from '../definition';
import { because, idList, scalingOf } from './because';
import type { BookBecauseKind } from './because-kinds';
import type { Context, Site } from './context';
import type { Carrier } from './draft';
import { compileQuantity } from './quantity';
import { boundsOf } from './size-bounds';

/** What a limit hangs on. */
export interface LimitOn {
  readonly kind: 'unit' | 'gear' | 'option' | 'model' | 'group' | 'force' | 'place' | 'army';
  /** Id of what it counts when it names nothing else. */
  readonly ownId: Id;
  /** First part of the constraint's id. */
  readonly carrierId: Id;
  /** Where the constraint is put; several for the roster's own, which each top-level force carries. */
  readonly carriers: readonly Carrier[];
  readonly site: Site;
  /** For a place: its force. */
  readonly forceId?: Id;
  readonly category?: Id;
}

type In = NonNullable<Limit['in']>;

const DEFAULT_IN: Readonly<Record<LimitOn['kind'], In>> = {
  unit: 'army',
  gear: 'army',
  option: 'parent',
  model: 'parent',
  group: 'parent',
  force: 'force',
  place: 'force',
  army: 'army',
};

interface Asked {
  readonly query: Query;
  /** Ids of what is counted, for the sentence. */
  readonly ofIds: readonly Id[];
  readonly where: In;
  readonly costId: Id | undefined;
}

/** Everything in the army or in the force, and not the force itself. */
function countsEverything(count: NonNullable<Limit['count']>, { kind }: LimitOn): boolean {
  return kind === 'army' || (kind === 'force' && (count === 'selections' || count === 'models'));
}

/** What is counted and where. */
function queryOf(context: Context, limit: Limit, on: LimitOn): Asked {
  const count = limit.count ?? 'selections';
  const ids = idList(limit.of);
  const isOwn = ids.length === 0 || (ids.length === 1 && ids[0] === on.ownId);
  const isCost = count !== 'selections' && count !== 'models' && count !== 'forces';
  const where: In =
    limit.in ?? (on.kind === 'force' && count === 'forces' && isOwn ? 'army' : DEFAULT_IN[on.kind]);
  const field = count === 'models' ? 'selections' : count;
  const ofIds = ids.length > 0 ? ids : [on.ownId];
  const asked = (query: Query): Asked => ({
    query: { field, ...query },
    ofIds: ids.length === 0 && countsEverything(count, on) ? [] : ofIds,
    where,
    costId: isCost ? count : undefined,
  });
  const place: Query =
    where === 'parent'
      ? { scope: on.kind === 'force' ? 'force' : 'parent', includeChildSelections: isCost }
      : isCost
        ? context.costPlace(where as Where, on.site)
        : context.place(where as Where, on.site);

  if (count === 'forces') {
    if (isOwn && on.kind === 'force') {
      // measured in the force's parent when it is not the whole roster or the force at the top
      if (where === 'force' || where === 'parent') return asked({ scope: 'force' });
      if (where === 'force+') return asked({ scope: 'force', includeChildForces: true });
      return asked(where === 'top' ? { ...place, childId: on.ownId } : place);
    }
    return asked({
      ...place,
      childId: isOwn ? 'any' : context.key(limit.of as CountedIds, on.site.owner).id,
    });
  }
  if (isOwn) return asked(ownQuery(context, limit, on, where, place, isCost));
  const key = context.key(limit.of as CountedIds, on.site.owner);
  if (isCost && key.kind === 'force') return asked({ ...place, childId: key.id });
  const childId = count === 'models' ? context.modelsKey(limit.of as CountedIds, on.site.owner) : key.id;
  // inside its own block unless said otherwise
  if (on.kind === 'place' && limit.in === undefined) {
    return asked({ scope: 'self', includeChildSelections: true, childId });
  }
  if (isInside(on, where)) return asked({ ...place, scope: 'self', childId });
  return asked({ ...place, childId });
}

/** A limit of a unit or model on what it is made of itself. */
const isInside = ({ kind }: LimitOn, where: In): boolean =>
  (kind === 'unit' || kind === 'model') && kind === where;

function ownQuery(
  context: Context,
  limit: Limit,
  on: LimitOn,
  where: In,
  place: Query,
  isCost: boolean,
): Query {
  const countsModels = limit.count === 'models';
  // its own price with all that it has: there is no key to look for below
  if (isCost && isInside(on, where)) return { scope: 'self', includeChildSelections: true };
  switch (on.kind) {
    case 'army':
      return { ...place, childId: countsModels ? 'model' : 'any' };
    case 'force':
      if (isCost) return place;
      return { ...place, includeChildSelections: countsModels, childId: countsModels ? 'model' : 'any' };
    case 'place':
      if (countsModels) return { scope: 'self', includeChildSelections: true, childId: 'model' };
      return { ...place, includeChildSelections: isCost };
    case 'unit':
      return countsModels ? { ...place, childId: context.modelsKey(on.ownId, undefined) } : place;
    default:
      return where === 'parent' && countsModels
        ? { scope: 'self', childId: 'model', includeChildSelections: true }
        : place;
  }
}

type Bound = 'max' | 'min' | 'exactly';

/** Every unit is one model, or puts none on the table: nobody speaks of "units" of a titan. */
function areSingle(context: Context, ids: readonly Id[]): boolean {
  return ids.every((id) => {
    const unit = context.symbols.units.get(id);
    if (!unit) return false;
    const { models = [] } = unit;
    const most = models.reduce((sum, { size }) => sum + (boundsOf(size).most ?? Number.POSITIVE_INFINITY), 0);
    return most <= 1;
  });
}

/** Units, against options, gear and what else is chosen. */
function areUnits(context: Context, on: LimitOn, ids: readonly Id[]): boolean {
  if (ids.length === 0) return true;
  return ids.every((id) => {
    const kind = context.kindOf(id);
    if (kind === 'category') return context.unitCategories.has(id);
    return kind === 'unit' || (kind === undefined && id === on.category);
  });
}

function reasonOf(
  context: Context,
  limit: Limit,
  on: LimitOn,
  bound: Bound,
  quantity: Quantity,
  { ofIds, where, costId }: Asked,
): ConstraintDefinition['because'] {
  const scaling = scalingOf(quantity, limit.scale);
  const counted = { in: where, ofIds, ...scaling };
  const isMost = bound === 'max';
  const say = (kind: BookBecauseKind, params: object) =>
    because(kind, params as Record<string, unknown>, limit);
  if (costId !== undefined) {
    if (typeof quantity !== 'number' && quantity.percent !== undefined) {
      return say(isMost ? 'share-most' : 'share-least', { ...counted, costId, percent: quantity.percent });
    }
    const term = typeof quantity === 'number' ? undefined : quantity.plus?.[0];
    const each = term?.each;
    if (isMost && typeof each === 'object' && 'cost' in each)
      return say('resource', { costId, givenId: each.cost });
    if (isMost && typeof each === 'object' && 'of' in each) {
      return say('resource', { costId, givenByIds: idList(each.of) });
    }
    const below = !isMost && scaling.perPoints === 1 ? -(scaling.written ?? 0) : undefined;
    return say(isMost ? 'spend-most' : 'spend-least', { ...counted, costId, below });
  }
  if (limit.count === 'forces') {
    const term = typeof quantity === 'number' ? undefined : quantity.plus?.[0];
    const each = term?.each;
    if (isMost && typeof each === 'object' && ('cost' in each || 'of' in each)) {
      const byIds = 'cost' in each ? [each.cost] : idList(each.of);
      return say('forces-unlocked', { ...counted, byIds });
    }
    return say(isMost ? 'forces-most' : 'forces-least', counted);
  }
  if (typeof quantity !== 'number' && quantity.percent !== undefined) {
    const params = { ...counted, costId: context.symbols.points, percent: quantity.percent };
    return say(isMost ? 'share-most' : 'share-least', params);
  }
  const prefix = isMost ? 'most' : bound === 'min' ? 'least' : 'exact';
  if (limit.count === 'models') return say(`${prefix}-models` as BookBecauseKind, counted);
  if (on.kind === 'place' && limit.of === undefined && bound !== 'exactly') {
    return say(isMost ? 'place-most' : 'place-least', {
      forceId: on.forceId,
      placeId: on.category,
      ...scaling,
    });
  }
  if (!areUnits(context, on, ofIds)) return say(`${prefix}-choices` as BookBecauseKind, counted);
  const single = ofIds.length > 0 && areSingle(context, ofIds) ? 1 : undefined;
  return say(`${prefix}-units` as BookBecauseKind, { ...counted, single });
}

function addBound(
  context: Context,
  limit: Limit,
  on: LimitOn,
  bound: Bound,
  id: Id,
  quantity: Quantity,
): void {
  const asked = queryOf(context, limit, on);
  const scale = limit.scale === undefined ? undefined : context.symbols.system.scales?.[limit.scale];
  const number = compileQuantity(context, quantity, {
    field: id,
    site: on.site,
    when: limit.when,
    changes: limit.changes,
    scale,
    inactive: bound === 'max' ? -1 : 0,
  });
  const percentOf = `limit::${asked.costId ?? context.symbols.points}`;
  const constraint = context.intern({
    id,
    type: bound,
    value: number.value,
    ...asked.query,
    ...(number.isPercent ? { field: percentOf, percentValue: true, includeChildSelections: true } : {}),
    ...(bound === 'max' && number.value < 0 && limit.when === undefined ? { negative: true } : {}),
    because: reasonOf(context, limit, on, bound, quantity, asked) as NonNullable<
      ConstraintDefinition['because']
    >,
  });
  for (const carrier of on.carriers) {
    carrier.constraints.push(constraint);
    carrier.modifiers.push(...number.modifiers);
  }
}

/** Puts a limit of the book on its carrier: a constraint with the modifiers of its number. */
export function compileLimit(context: Context, limit: Limit, on: LimitOn): void {
  const id = `${on.carrierId}.${limit.id}`;
  const several = [limit.max, limit.min, limit.exactly].filter((each) => each !== undefined).length > 1;
  if (limit.max !== undefined) addBound(context, limit, on, 'max', id, limit.max);
  if (limit.min !== undefined) addBound(context, limit, on, 'min', several ? `${id}.least` : id, limit.min);
  if (limit.exactly === undefined) return;
  if (limit.when === undefined) {
    addBound(context, limit, on, 'exactly', id, limit.exactly);
    return;
  }
  // While it does not hold there is no number that asks for nothing: a most and a least instead.
  addBound(context, limit, on, 'max', id, limit.exactly);
  addBound(context, limit, on, 'min', `${id}.least`, limit.exactly);
}

export function compileLimits(context: Context, limits: readonly Limit[] | undefined, on: LimitOn): void {
  for (const limit of limits ?? []) compileLimit(context, limit, on);
}

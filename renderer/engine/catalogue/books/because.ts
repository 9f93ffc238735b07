import type { Condition, CountedIds, Limit, Quantity } from '../../../../schemas/generated/types';
import type { Because, Id } from '../definition';
import type { BookBecause, Requirement, Scaling } from './because-kinds';
import { textFields } from './names';

export const idList = (ids: CountedIds | undefined): readonly Id[] =>
  ids === undefined ? [] : typeof ids === 'string' ? [ids] : ids;

/** A reason; params that are undefined or empty are left out. */
export function because(
  kind: BookBecause['kind'],
  params: Readonly<Record<string, unknown>>,
  from: Pick<Limit, 'rule' | 'severity' | 'say'> = {},
): Because {
  // Every option of a book has a reason or two: copied key by key, not through lists of entries.
  const kept: Record<string, unknown> = {};
  for (const key in params) {
    const value = params[key];
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) kept[key] = value;
  }
  return {
    kind,
    params: kept as NonNullable<Because['params']>,
    ...(from.rule === undefined ? {} : { ruleRef: from.rule }),
    ...(from.severity === undefined ? {} : { severity: from.severity }),
    ...(from.say === undefined ? {} : { say: textFields(from.say) }),
  };
}

/** What raises or lowers a number, from its first term. */
export function scalingOf(quantity: Quantity, scale: string | undefined): Scaling {
  const common = {
    ...(scale === undefined ? {} : { scaled: scale }),
    written: typeof quantity === 'number' ? quantity : (quantity.percent ?? quantity.base ?? 0),
  };
  const term = typeof quantity === 'number' ? undefined : quantity.plus?.[0];
  if (!term) return common;
  const { each, per = 1, times, round } = term;
  const more = {
    ...common,
    ...(times === undefined ? {} : { times }),
    ...(round === undefined ? {} : { round }),
  };
  if (each === 'limit' || (typeof each === 'object' && 'limit' in each)) return { ...more, perPoints: per };
  if ('cost' in each) return { ...more, perCost: per, perCostId: each.cost };
  if ('models' in each) {
    const ids = typeof each.models === 'boolean' ? [] : idList(each.models as CountedIds);
    return { ...more, perEach: per, perEachIds: ids };
  }
  if ('forces' in each) return { ...more, perEach: per, perEachIds: idList(each.forces as CountedIds) };
  return { ...more, perEach: per, perEachIds: idList(each.of) };
}

type Flat = { -readonly [Key in keyof Requirement]: Requirement[Key] };

function single(condition: Condition, into: Flat): void {
  if ('has' in condition) {
    const ids = idList(condition.has);
    if (condition.in !== undefined && condition.in !== 'unit') {
      if (into.in !== undefined && into.in !== condition.in) into.partial = 1;
      into.in = condition.in;
    }
    const { atLeast, atMost, exactly } = condition;
    if ((atMost === 0 || exactly === 0) && atLeast === undefined)
      into.noneIds = [...(into.noneIds ?? []), ...ids];
    else if (ids.length === 1 && (atLeast ?? 1) === 1 && atMost === undefined && exactly === undefined) {
      into.allIds = [...(into.allIds ?? []), ...ids];
    } else if (into.anyIds) into.partial = 1;
    else {
      into.anyIds = ids;
      if (exactly !== undefined || (atLeast ?? 1) !== 1) into.atLeast = exactly ?? atLeast ?? 1;
      if (exactly !== undefined || atMost !== undefined) into.atMost = exactly ?? atMost ?? 0;
    }
    return;
  }
  if ('models' in condition) {
    const least = condition.exactly ?? condition.atLeast;
    const most = condition.exactly ?? condition.atMost;
    if (least !== undefined) into.modelsAtLeast = least;
    if (most !== undefined) into.modelsAtMost = most;
    return;
  }
  if ('limit' in condition) {
    into.limitId = condition.limit;
    if (condition.atLeast !== undefined) into.limitAtLeast = condition.atLeast;
    if (condition.atMost !== undefined) into.limitAtMost = condition.atMost;
    if (condition.below !== undefined) into.limitBelow = condition.below;
    if (condition.above !== undefined) into.limitAbove = condition.above;
    return;
  }
  if ('cost' in condition) {
    into.costId = condition.cost;
    if (condition.atLeast !== undefined) into.costAtLeast = condition.atLeast;
    if (condition.atMost !== undefined) into.costAtMost = condition.atMost;
    return;
  }
  if ('force' in condition) {
    into.forceIds = idList(condition.force as CountedIds);
    return;
  }
  into.partial = 1;
}

function plainHas(condition: Condition): condition is Extract<Condition, { has: unknown }> {
  return (
    'has' in condition &&
    (condition.atLeast ?? 1) === 1 &&
    condition.atMost === undefined &&
    condition.exactly === undefined
  );
}

/** A condition as a person would list it; `partial` when not all of it can be listed. */
export function requirementOf(condition: Condition): Requirement {
  const into: Flat = {};
  const visit = (each: Condition): void => {
    if ('all' in each) {
      for (const inner of each.all) visit(inner);
    } else if ('any' in each) {
      const has = each.any.filter(plainHas);
      if (has.length === each.any.length && !into.anyIds && new Set(has.map((one) => one.in)).size === 1) {
        into.anyIds = has.flatMap((one) => idList(one.has));
        const where = has[0]?.in;
        if (where !== undefined && where !== 'unit') into.in = where;
      } else into.partial = 1;
    } else if ('not' in each) {
      if (plainHas(each.not)) {
        into.noneIds = [...(into.noneIds ?? []), ...idList(each.not.has)];
        if (each.not.in !== undefined && each.not.in !== 'unit') into.in = each.not.in;
      } else if ('force' in each.not) into.notForceIds = idList(each.not.force as CountedIds);
      else into.partial = 1;
    } else single(each, into);
  };
  visit(condition);
  return into;
}

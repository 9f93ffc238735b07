import type { Condition, Where } from '../../../../schemas/generated/types';
import type { ConditionDefinition, ConditionGroupDefinition, Query } from '../definition';
import { type Context, isInUnit, type Key, type Site } from './context';

type Group = ConditionGroupDefinition;
type Bounds = { readonly atLeast?: number; readonly atMost?: number; readonly exactly?: number };

export function and(...groups: readonly Group[]): Group {
  return groups.length === 1 ? (groups[0] as Group) : { type: 'and', conditionGroups: groups };
}

function or(...groups: readonly Group[]): Group {
  return groups.length === 1 ? (groups[0] as Group) : { type: 'or', conditionGroups: groups };
}

const one = (condition: ConditionDefinition): Group => ({ type: 'and', conditions: [condition] });

/** Never true: an `any` of nothing. */
const NEVER: Group = { type: 'and', conditions: [{ type: 'never', value: 0 }] };
const ALWAYS: Group = { type: 'and', conditions: [{ type: 'always', value: 0 }] };

/** "At least n" and its opposite, for whole numbers; with `root` the unit itself counts as one more. */
function atLeast(query: Query, n: number, isNot: boolean, root: Group | undefined, notRoot: Group): Group {
  if (isNot) return atMost(query, n - 1, false, root, notRoot);
  if (n <= 0) return ALWAYS;
  const plain = one({ type: 'atLeast', value: n, ...query });
  if (!root) return plain;
  return n === 1 ? or(root, plain) : or(plain, and(root, one({ type: 'atLeast', value: n - 1, ...query })));
}

function atMost(query: Query, n: number, isNot: boolean, root: Group | undefined, notRoot: Group): Group {
  if (isNot) return atLeast(query, n + 1, false, root, notRoot);
  if (n < 0) return NEVER;
  const plain = one({ type: 'atMost', value: n, ...query });
  if (!root) return plain;
  const withoutRoot = and(notRoot, plain);
  return n === 0 ? withoutRoot : or(withoutRoot, and(root, one({ type: 'atMost', value: n - 1, ...query })));
}

function bounded(query: Query, bounds: Bounds, isNot: boolean, root?: Key, scope?: string): Group {
  const is = root && one({ type: 'instanceOf', value: 1, scope: scope ?? 'root-entry', childId: root.id });
  const isNotRoot = root
    ? one({ type: 'notInstanceOf', value: 1, scope: scope ?? 'root-entry', childId: root.id })
    : ALWAYS;
  const least = bounds.exactly ?? bounds.atLeast;
  const most = bounds.exactly ?? bounds.atMost;
  const parts: Group[] = [];
  if (least !== undefined || most === undefined) parts.push(atLeast(query, least ?? 1, isNot, is, isNotRoot));
  if (most !== undefined) parts.push(atMost(query, most, isNot, is, isNotRoot));
  return isNot ? or(...parts) : and(...parts);
}

const OPPOSITE: Readonly<Record<string, string>> = {
  atLeast: 'lessThan',
  atMost: 'greaterThan',
  lessThan: 'atLeast',
  greaterThan: 'atMost',
};

/** Comparisons of amounts that need not be whole. */
function compared(
  query: Query,
  pairs: readonly (readonly [string, number | undefined])[],
  isNot: boolean,
): Group {
  const parts = pairs.flatMap(([type, value]) =>
    value === undefined ? [] : [one({ type: isNot ? (OPPOSITE[type] as string) : type, value, ...query })],
  );
  if (parts.length === 0) return isNot ? NEVER : ALWAYS;
  return isNot ? or(...parts) : and(...parts);
}

/** Forces of a kind are named one by one: an ancestor is known by its id only. */
function inForce(context: Context, ids: string | readonly string[], site: Site, isNot: boolean): Group {
  const named = (typeof ids === 'string' ? [ids] : ids).flatMap((id) =>
    context.kindOf(id) === 'force-kind'
      ? [...context.symbols.forces.values()].filter(({ kind }) => kind === id).map((force) => force.id)
      : [id],
  );
  const parts = named.map((id) =>
    one({
      type: isNot ? 'notInstanceOf' : 'instanceOf',
      value: 1,
      // a force asks whether it lies in such a force, not whether it is one
      scope: site.anchor === 'force' ? 'parent' : id,
      childId: id,
    }),
  );
  if (parts.length === 0) return isNot ? ALWAYS : NEVER;
  return isNot ? and(...parts) : or(...parts);
}

/** A condition of ours as conditions of the definition tree. @param isNot its opposite */
export function compileCondition(context: Context, condition: Condition, site: Site, isNot = false): Group {
  if ('all' in condition || 'any' in condition) {
    const isAll = 'all' in condition;
    const inner = (isAll ? condition.all : condition.any).map((each) =>
      compileCondition(context, each, site, isNot),
    );
    return isAll !== isNot ? and(...inner) : or(...inner);
  }
  if ('not' in condition) return compileCondition(context, condition.not, site, !isNot);
  const where: Where = ('in' in condition ? condition.in : undefined) ?? site.conditionsIn;
  if ('has' in condition) {
    const key = context.key(condition.has, site.owner);
    const query: Query = {
      field: key.kind === 'force' ? 'forces' : 'selections',
      ...context.place(where, site),
      childId: key.id,
    };
    const root = key.mayBeRoot && isInUnit(where, site) ? key : undefined;
    return bounded(query, condition, isNot, root, where === 'model' ? 'model-self' : 'root-entry');
  }
  if ('models' in condition) {
    const query = { field: 'selections', ...context.place(where, site), childId: 'model' };
    return bounded(query, condition, isNot);
  }
  if ('limit' in condition) {
    const query = { field: `limit::${condition.limit}`, scope: 'roster', childId: 'any' };
    const { atLeast, atMost, below, above } = condition;
    return compared(
      query,
      [
        ['atLeast', atLeast],
        ['atMost', atMost],
        ['lessThan', below],
        ['greaterThan', above],
      ],
      isNot,
    );
  }
  if ('cost' in condition) {
    const childId = condition.of === undefined ? 'any' : context.key(condition.of, site.owner).id;
    const query = { field: condition.cost, ...context.costPlace(where, site), childId };
    return compared(
      query,
      [
        ['atLeast', condition.atLeast],
        ['atMost', condition.atMost],
      ],
      isNot,
    );
  }
  return inForce(context, condition.force, site, isNot);
}

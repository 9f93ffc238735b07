import type { EffectiveLimit, EvaluatedCategory, EvaluatedForce } from '../../evaluation/evaluated';
import { percent } from '../../words/numbers';
import type { SheetTable, SheetValue } from '../document';
import { pointsIn, type SheetContext } from './context';
import { otherCosts } from './other-costs';
import { allForces, isOfDetachments, unitCount } from './walk';

/** What the army has of everything that is limited as a whole: shares of the points, pools, other costs. */
export function sheetValues(context: SheetContext, tables: readonly SheetTable[]): SheetValue[] {
  return [...counts(context), ...shares(context), ...pools(context), ...units(context, tables)];
}

/** What the game calls so many units of an army like this. */
export function unitWord({ evaluation, catalogue, words }: SheetContext, count: number): string {
  return isOfDetachments(evaluation, catalogue) ? words.detachments(count) : words.units(count);
}

function counts(context: SheetContext): SheetValue[] {
  const units = unitCount(context.evaluation);
  const label = unitWord(context, units);
  return [{ label, value: context.n(units), note: '', isBroken: false, isCount: true }];
}

interface Share {
  readonly label: string;
  readonly points: number;
  readonly limits: readonly EffectiveLimit[];
}

/**
 * Blocks and forces with a limit of points; beside limited blocks of a force also its others, so that the shares add up.
 * A limit of the whole army is seen from each force that has the block: it is said once.
 */
function shares(context: SheetContext): SheetValue[] {
  const seen = new Set<string>();
  const found = allForces(context.evaluation.forces).flatMap(({ force }) => {
    const blocks = force.categories.map((category) => ({ category, limits: pointLimits(context, category) }));
    const isShared = blocks.some(({ limits }) => limits.length > 0);
    const own = pointLimits(context, force).filter(({ percent: share }) => share !== undefined);
    return [
      ...(own.length > 0 ? [shareOf(context, force, own)] : []),
      ...blocks
        .filter(({ category, limits }) => limits.length > 0 || (isShared && !category.isTag))
        .map(({ category, limits }) => shareOf(context, category, limits)),
    ].filter(({ label, limits }) => {
      const key = [label, ...limits.map(({ count, limit, type }) => `${type} ${count} ${limit}`)].join('|');
      const isOfArmy = limits.length > 0 && limits.every(({ constraint }) => constraint.scope === 'roster');
      const isNew = !isOfArmy || !seen.has(key);
      seen.add(key);
      return isNew;
    });
  });
  // A block that may be empty and is says nothing.
  return found
    .filter(
      ({ points, limits }) =>
        (points > 0 && limits.length === 0) ||
        limits.some((limit) => points > 0 || limit.count > 0 || limit.type !== 'max' || limit.isBroken),
    )
    .map((share) => shareValue(context, share));
}

function pointLimits(context: SheetContext, { limits }: { readonly limits: readonly EffectiveLimit[] }) {
  return limits.filter(({ field, limit }) => field === context.points && Number.isFinite(limit));
}

function shareOf(
  context: SheetContext,
  place: EvaluatedCategory | EvaluatedForce,
  limits: readonly EffectiveLimit[],
): Share {
  return { label: context.name(place), points: pointsIn(context, place.totals), limits };
}

function shareValue(context: SheetContext, { label, points, limits }: Share): SheetValue {
  const agreed = context.points === undefined ? undefined : context.names.limitOf(context.points);
  // A limit may count more or less than its block shows (options, other blocks): its own count is the one that matters.
  const counted = limits[0]?.count ?? points;
  const share = agreed ? percent((counted / agreed) * 100, context.language) : '';
  const bounds = limits.map((limit) => bound(context, limit)).join(', ');
  return {
    label,
    value: context.n(counted),
    note: [share, bounds === '' ? '' : `(${bounds})`].filter(Boolean).join(' '),
    isBroken: limits.some(({ isBroken }) => isBroken),
    isCount: false,
  };
}

function bound(context: SheetContext, { type, limit, percent: share }: EffectiveLimit): string {
  const sign = type === 'max' ? '≤' : type === 'min' ? '≥' : '=';
  return `${sign}\u00a0${share === undefined ? context.n(limit) : percent(share, context.language)}`;
}

/** Pools, command points: whatever else is counted and meant to be seen. */
function pools(context: SheetContext): SheetValue[] {
  return otherCosts(context, context.evaluation.costs).map(({ typeId, name, value }) => {
    const limit = context.names.limitOf(typeId);
    const count = context.n(value);
    return {
      label: name,
      value: limit === undefined ? count : context.words.outOf(count, context.n(limit)),
      note: '',
      isBroken: limit !== undefined && value > limit,
      isCount: false,
    };
  });
}

/** Units of measure once for the page instead of in every cell; those of the tables that the list has. */
function units(context: SheetContext, tables: readonly SheetTable[]): SheetValue[] {
  const found = new Set(
    tables.flatMap(({ id, columns }) =>
      (context.catalogue.profileTypes.get(id)?.characteristicTypes ?? []).flatMap((type) =>
        columns.some((column) => column.id === type.id) ? (type.unit ?? []) : [],
      ),
    ),
  );
  return [...found].map((unit) => ({
    label: context.words.distancesIn(unit === 'in' ? '″' : unit),
    value: '',
    note: '',
    isBroken: false,
    isCount: false,
  }));
}

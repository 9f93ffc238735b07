import type { EffectiveLimit, EvaluatedCategory } from '../../engine/evaluation/evaluated';
import { isUnit } from '../../engine/evaluation/units';
import type { MarginView, PlacesView, ShareView } from '../protocol/ledger-row';
import type { ViewContext } from './context';

/** Half of the limit, or the whole of it once a block passes half: all bars of a list share one scale. */
export type BarScale = 50 | 100;

/** Limits that a block has as a whole, not those on some of its units. */
function blockLimits(category: EvaluatedCategory, field: string): readonly EffectiveLimit[] {
  return category.limits.filter(
    (limit) =>
      limit.field === field && Number.isFinite(limit.limit) && limit.constraint.childId === undefined,
  );
}

export function placesOf(category: EvaluatedCategory): PlacesView | undefined {
  const limits = blockLimits(category, 'selections').filter(({ type }) => type !== 'one-of');
  if (limits.length === 0) return undefined;
  const least = limits.filter(({ type }) => type !== 'max').map(({ limit }) => limit);
  const most = limits.filter(({ type }) => type !== 'min').map(({ limit }) => limit);
  // Limits of the whole army on this block count elsewhere too; the force's own speak for its places.
  const own = limits.find(({ constraint }) => (constraint.scope ?? 'force') !== 'roster') ?? limits[0];
  return {
    taken: own?.count ?? 0,
    least: Math.max(0, ...least),
    most: most.length === 0 ? undefined : Math.max(0, Math.min(...most)),
  };
}

/** The limit of points that says most: the broken one, else the upper, else the lower. */
function shareLimit(limits: readonly EffectiveLimit[]): EffectiveLimit | undefined {
  const isAbove = (limit: EffectiveLimit): boolean => limit.type === 'max' || limit.type === 'exactly';
  return (
    limits.find(({ isBroken }) => isBroken) ??
    limits.find(isAbove) ??
    limits.find(({ type }) => type === 'min')
  );
}

export function shareOf(
  context: ViewContext,
  category: EvaluatedCategory,
  scale: BarScale,
): ShareView | undefined {
  const { points: type } = context.sheet;
  if (type === undefined) return undefined;
  const limit = shareLimit(blockLimits(category, type));
  if (limit === undefined) return undefined;
  const points = limit.count;
  const percent = percentOf(points, context.limit);
  const limitPercent = limit.percent ?? percentOf(limit.limit, context.limit);
  const isAtLeast = limit.type === 'min';
  return {
    points,
    percent,
    fill: percent === undefined ? 0 : percent / scale,
    tick: limitPercent === undefined ? undefined : limitPercent / scale,
    kind: isAtLeast ? 'at-least' : 'at-most',
    limitPercent: limit.percent,
    limitPoints: limit.limit,
    state: !limit.isBroken ? 'ok' : isAtLeast ? 'short' : 'over',
  };
}

export function percentOf(points: number, limit: number | undefined): number | undefined {
  return limit === undefined || limit <= 0 ? undefined : Math.round((points / limit) * 1000) / 10;
}

export function barScale(context: ViewContext, categories: readonly EvaluatedCategory[]): BarScale {
  const isWide = categories.some((category) => {
    const share = shareOf(context, category, 100);
    return share !== undefined && (share.fill > 0.5 || (share.tick ?? 0) > 0.5);
  });
  return isWide ? 100 : 50;
}

export function marginView(context: ViewContext, category: EvaluatedCategory, scale: BarScale): MarginView {
  const places = placesOf(category);
  const share = shareOf(context, category, scale);
  const count = category.selections.filter(isUnit).length;
  const state =
    share !== undefined
      ? share.state
      : places === undefined
        ? undefined
        : places.taken < places.least
          ? 'short'
          : places.most !== undefined && places.taken > places.most
            ? 'over'
            : 'ok';
  return { name: context.name(category), shortName: context.short(category), places, share, count, state };
}

/** Rows that the margin needs: name and count, then pips, or points, bar and limit. */
export function marginHeight(margin: MarginView): number {
  return margin.share === undefined ? 1 : 3;
}

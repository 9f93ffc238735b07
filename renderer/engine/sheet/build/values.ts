import type { EffectiveLimit, EvaluatedCategory } from '../../evaluation/evaluated';
import { nameIn } from '../../words/name-in';
import { percent } from '../../words/numbers';
import type { SheetTable, SheetValue } from '../document';
import { pointsIn, type SheetContext } from './context';
import { allForces, unitCount } from './walk';

/** What the army has of everything that is limited as a whole: shares of the points, pools, other costs. */
export function sheetValues(context: SheetContext, tables: readonly SheetTable[]): SheetValue[] {
  return [...counts(context), ...shares(context), ...otherCosts(context), ...units(context, tables)];
}

function counts(context: SheetContext): SheetValue[] {
  const units = unitCount(context.evaluation);
  const isOfDetachments = allForces(context.evaluation.forces).some(({ force }) => force.kind === 'company');
  const label = isOfDetachments ? context.words.detachments(units) : context.words.units(units);
  return [{ label, value: context.n(units), note: '', isBroken: false, isCount: true }];
}

/** Blocks with a limit of points, over all forces of one kind; the first force's limit speaks for an army-wide one. */
function shares(context: SheetContext): SheetValue[] {
  const blocks = new Map<string, { category: EvaluatedCategory; points: number; limits: EffectiveLimit[] }>();
  for (const { force } of allForces(context.evaluation.forces)) {
    for (const category of force.categories) {
      const limits = category.limits.filter(
        ({ field, limit }) => field === context.points && Number.isFinite(limit),
      );
      if (category.isTag && limits.length === 0) continue;
      const known = blocks.get(category.entryId);
      const points = pointsIn(context, category.totals);
      if (known) known.points += points;
      else blocks.set(category.entryId, { category, points, limits });
    }
  }
  const agreed = context.points === undefined ? undefined : context.names.limitOf(context.points);
  return (
    [...blocks.values()]
      // A block that may be empty and is says nothing.
      .filter(({ points, limits }) =>
        limits.some((limit) => points > 0 || limit.count > 0 || limit.type !== 'max' || limit.isBroken),
      )
      .map(({ category, points, limits }) => {
        // A limit may count more or less than its block shows (options, other blocks): its own count is the one that matters.
        const counted = limits[0]?.count ?? points;
        const bounds = limits.map((limit) => bound(context, limit));
        const share = agreed ? `${percent((counted / agreed) * 100, context.language)} ` : '';
        return {
          label: context.name(category),
          value: context.n(counted),
          note: `${share}(${bounds.join(', ')})`,
          isBroken: limits.some(({ isBroken }) => isBroken),
          isCount: false,
        };
      })
  );
}

function bound(context: SheetContext, { type, limit, percent: share }: EffectiveLimit): string {
  const sign = type === 'max' ? '≤' : type === 'min' ? '≥' : '=';
  return `${sign}\u00a0${share === undefined ? context.n(limit) : percent(share, context.language)}`;
}

/** Pools, command points: whatever else is counted and meant to be seen. */
function otherCosts(context: SheetContext): SheetValue[] {
  return context.evaluation.costs
    .filter(({ typeId, hidden, value }) => typeId !== context.points && !hidden && value !== 0)
    .map(({ typeId, name, value }) => {
      const limit = context.names.limitOf(typeId);
      const count = context.n(value / 10_000);
      const type = context.catalogue.costTypes.get(typeId);
      return {
        label: nameIn(context.language, name, type?.names),
        value: limit === undefined ? count : context.words.outOf(count, context.n(limit)),
        note: '',
        isBroken: limit !== undefined && value / 10_000 > limit,
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

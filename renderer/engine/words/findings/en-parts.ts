import type { Scaling } from '../../catalogue/books/because-kinds';
import type { Id } from '../../catalogue/definition';
import { capital } from '../capital';
import { listed } from '../lists';
import { isSingular } from '../numbers';
import { counting, isCommon, type Telling } from './telling';
import { variantsOf } from './variants';

export type CountedParams = Scaling & {
  readonly ofIds: readonly Id[];
  readonly togetherIds?: unknown;
  readonly single?: unknown;
  readonly in?: unknown;
};

export const s = (value: number, one: string, many: string) => (isSingular(value, 'en') ? one : many);

/** `at most 4`, `at least 2`, `exactly 1`, from the side that is missed. */
export function limitOf(say: Telling): string {
  if (!say.isBelow && say.limit <= 0) return 'none allowed';
  if (say.isExact) return `exactly ${say.n(say.limit)}`;
  return `${say.isBelow ? 'at least' : 'at most'} ${say.n(say.limit)}`;
}

/** Where nothing is there, the limit alone would have nothing to compare with; advice is no demand. */
export function bound(say: Telling): string {
  if (!say.isBelow || (say.count !== 0 && !say.isAdvice)) return limitOf(say);
  return `${limitOf(say)} ${say.isAdvice ? 'advised' : 'needed'}`;
}

export function exactly(say: Telling): string {
  return bound({ ...say, isExact: true });
}

export function brackets(notes: readonly (string | undefined)[]): string {
  const said = notes.filter((note) => note !== undefined);
  return said.length > 0 ? ` (${said.join('; ')})` : '';
}

/** Where a number comes from: `one per started 5,000 points`, `4 halved at this size of army`. */
export function scaling(params: Scaling, say: Telling): string | undefined {
  const { perPoints, perEach, perEachIds, perCost, perCostId, round, scaled, written } = params;
  const times = params.times ?? 1;
  const per = (amount: string) => `${times === 1 ? 'one' : say.n(times)} per ${amount}`;
  const portion = round === 'up' ? 'started ' : round === 'down' ? 'full ' : '';
  if (perPoints !== undefined) return per(`${portion}${say.n(perPoints)} points`);
  if (perEachIds && perEachIds.length > 0) {
    const each = perEach !== undefined && perEach !== 1 ? `${say.n(perEach)} ` : '';
    if (times < 0) return `${say.n(-times)} less for each ${each}${say.list(perEachIds, 'or')}`;
    return per(`${each}${say.list(perEachIds, 'or')}`);
  }
  if (perCost !== undefined) return per(`${portion}${say.cost(perCostId, perCost)}`);
  if (scaled === undefined || written === undefined || written === say.limit) return undefined;
  const changed = (how: string) => `${say.n(written)} ${how} at this size of army`;
  if (say.limit === written * 2) return changed('doubled');
  if (say.limit === written / 2) return changed('halved');
  if (say.limit === Math.ceil(written / 2)) return `${changed('halved')}, rounded up`;
  if (say.limit === Math.floor(written / 2)) return `${changed('halved')}, rounded down`;
  return changed('adjusted');
}

const isSeveral = (ids: readonly Id[] = []): boolean => new Set(ids).size > 1;

/** Where several things are counted; also which, when what is counted is not said. */
export function together(params: CountedParams, say: Telling): string | undefined {
  const { togetherIds, ofIds = [] } = params;
  const isUnsaid = say.isBeside && isSeveral(ofIds) && !variantsOf(ofIds.map(say.name));
  const ids = isUnsaid ? ofIds : Array.isArray(togetherIds) ? (togetherIds as Id[]) : [];
  return ids.length > 1 ? `${say.list(ids, 'and')} together` : undefined;
}

export function amountOf(name: string, say: Telling): string {
  return say.count === 0 ? `No ${name}` : `${name} × ${say.n(say.count)}`;
}

/** `Archers × 5`, `Archers and Guard: 2 together`, `No Archers or Guard`. */
export function amounts(ids: readonly Id[], say: Telling): string {
  if (!isSeveral(ids)) return amountOf(say.counted(ids, 'and'), say);
  if (say.count === 0) return `No ${say.counted(ids, 'or')}`;
  return `${say.counted(ids, 'and')}: ${say.n(say.count)} together`;
}

/** Models and the like that are counted over several units. */
function inAll(params: CountedParams): string {
  return params.in === 'army' || params.in === 'force' || params.in === 'force+' || params.in === 'top'
    ? ' in all'
    : '';
}

/** `Archers × 12, at most 10 (…)`: for what has no word for its kind (stands, options, gear). */
export function times(params: CountedParams, say: Telling, limit = bound(say)): string {
  const notes = brackets([together(params, say), scaling(params, say)]);
  return counting(amounts(params.ofIds, say), `${limit}${notes}`, say);
}

export function models(params: CountedParams, say: Telling, limit = bound(say)): string {
  const notes = brackets([together(params, say), scaling(params, say)]);
  if (!params.ofIds?.length)
    return counting(`${capital(say.modelWord)}: ${say.n(say.count)}`, `${limit}${notes}`, say);
  const counted = `${amounts(params.ofIds, say)}${say.count === 0 ? '' : inAll(params)}`;
  return counting(counted, `${limit}${notes}`, say);
}

/** `5 units of Archers, at most 4 (…)`; what is a single model is counted by its name alone. */
export function units(params: CountedParams, say: Telling, limit = bound(say)): string {
  const ids = params.ofIds ?? [];
  const variants = variantsOf(ids.map(say.name));
  const included = variants && `${listed(variants.variants, 'and', 'en')} included`;
  const notes = brackets([included, together(params, say), scaling(params, say)]);
  const number = `${say.n(say.count)} ${s(say.count, 'unit', 'units')}`;
  if (ids.length === 0) return counting(say.count === 0 ? 'No units' : number, `${limit}${notes}`, say);
  if (say.count === 0 || params.single) {
    return counting(variants ? amountOf(variants.stem, say) : amounts(ids, say), `${limit}${notes}`, say);
  }
  const of = variants?.stem ?? say.counted(ids, 'and') + (isSeveral(ids) ? ' together' : '');
  return counting(`${number} of ${of}`, `${limit}${notes}`, say);
}

/** `Core 810 points, at least 875 (25% of 3,500)`; a cost that is no points stands after a colon. */
export function share(
  params: CountedParams & { readonly costId: Id; readonly percent?: number },
  say: Telling,
): string {
  const { costId, ofIds } = params;
  const percent = say.percent ?? params.percent;
  const agreed = say.agreed(costId);
  const of = agreed === undefined ? '' : ` of ${say.n(agreed)}`;
  const note = percent === undefined ? undefined : `${say.percentage(percent)}${of}`;
  const rest = `, ${limitOf(say)}${brackets([note, scaling(params, say)])}`;
  const amount = say.cost(costId, say.count);
  if (!ofIds?.length)
    return (isPlain(costId, say) ? amount : `${say.name(costId)}: ${say.n(say.count)}`) + rest;
  const subject = say.counted(ofIds, 'and') + (isSeveral(ofIds) ? ' together' : '');
  return `${subject}${say.isPoints(costId) ? '' : ':'} ${amount}${rest}`;
}

/** `12 points`, `12 command points`, but not `Orders 12`. */
function isPlain(costId: Id, say: Telling): boolean {
  return say.isPoints(costId) || isCommon(say.name(costId));
}

/** `2 Auxiliary detachments`, `Infantry Company × 2`. */
export function forces(params: CountedParams, say: Telling): string {
  const [only] = params.ofIds ?? [];
  const kind =
    only === undefined
      ? { one: 'detachment', many: 'detachments' }
      : params.ofIds.length === 1
        ? say.kindWords(only)
        : undefined;
  if (!kind) return amounts(params.ofIds, say);
  return `${say.count === 0 ? 'No' : say.n(say.count)} ${s(say.count, kind.one, kind.many)}`;
}

export function allowed(say: Telling): string {
  const numbers = say.amounts.map(say.n);
  return `only ${numbers.length > 0 ? listed(numbers, 'or', 'en') : say.n(say.limit)}`;
}

import type { Scaling } from '../../catalogue/books/because-kinds';
import type { Id } from '../../catalogue/definition';
import { capital } from '../capital';
import { de } from '../french-de';
import { listed } from '../lists';
import { isSingular } from '../numbers';
import type { CountedParams } from './en-parts';
import { counting, isCommon, type Telling } from './telling';
import { variantsOf } from './variants';

/** Colon and semicolon with their no-break space before. */
export const COLON = '\u00a0: ';
export const SEMI = '\u00a0; ';

export const s = (value: number, one: string, many: string) => (isSingular(value, 'fr') ? one : many);

/** `« Base »`: a name after a preposition, which would want an article that nobody knows. */
export const quoted = (name: string): string => `«\u00a0${name}\u00a0»`;

/** `4 au plus`, `2 au moins`, `exactement 1`. @param none that none may be there, said of things of unknown gender */
export function limitOf(say: Telling, none = 'ce n’est pas permis'): string {
  if (!say.isBelow && say.limit <= 0) return none;
  if (say.isExact) return `exactement ${say.n(say.limit)}`;
  return `${say.n(say.limit)} ${say.isBelow ? 'au moins' : 'au plus'}`;
}

/** Where nothing is there, the limit alone would have nothing to compare with; advice is no demand. */
export function bound(say: Telling, none?: string): string {
  if (!say.isBelow || (say.count !== 0 && !say.isAdvice)) return limitOf(say, none);
  return `${say.isAdvice ? 'on en conseille' : 'il en faut'} ${limitOf(say, none)}`;
}

export function exactly(say: Telling, none?: string): string {
  return bound({ ...say, isExact: true }, none);
}

export function brackets(notes: readonly (string | undefined)[]): string {
  const said = notes.filter((note) => note !== undefined);
  return said.length > 0 ? ` (${said.join(SEMI)})` : '';
}

/** `1 par tranche de 5 000 points entamée`, `4 divisé par deux à cette taille d’armée`. */
export function scaling(params: Scaling, say: Telling): string | undefined {
  const { perPoints, perEach, perEachIds, perCost, perCostId, round, scaled, written } = params;
  const times = params.times ?? 1;
  const portion = round === 'up' ? ' entamée' : round === 'down' ? ' complète' : '';
  if (perPoints !== undefined) return `${say.n(times)} par tranche de ${say.n(perPoints)} points${portion}`;
  if (perEachIds && perEachIds.length > 0) {
    const each = perEach !== undefined && perEach !== 1 ? `${say.n(perEach)} ` : '';
    const less = times < 0 ? ' de moins' : '';
    return `${say.n(Math.abs(times))}${less} par ${each}${say.list(perEachIds, 'or')}`;
  }
  if (perCost !== undefined)
    return `${say.n(times)} par tranche de ${say.cost(perCostId, perCost)}${portion}`;
  if (scaled === undefined || written === undefined || written === say.limit) return undefined;
  const changed = (how: string) => `${say.n(written)} ${how} à cette taille d’armée`;
  if (say.limit === written * 2) return changed('doublé');
  if (say.limit === written / 2) return changed('divisé par deux');
  if (say.limit === Math.ceil(written / 2)) return `${changed('divisé par deux')}, arrondi au-dessus`;
  if (say.limit === Math.floor(written / 2)) return `${changed('divisé par deux')}, arrondi au-dessous`;
  return changed('adapté');
}

/** What opens places one by one where there are none: shorter than the rule, and nothing more is to be known. */
export function openerOf(
  { perEach = 1, perEachIds = [], times = 1 }: Scaling,
  say: Telling,
): string | undefined {
  const opens = !say.isBelow && say.limit <= 0 && perEach === 1 && times > 0 && perEachIds.length > 0;
  return opens ? say.list(perEachIds, 'or') : undefined;
}

const isSeveral = (ids: readonly Id[] = []): boolean => new Set(ids).size > 1;

/** Where several things are counted; also which, when what is counted is not said. */
export function together(params: CountedParams, say: Telling): string | undefined {
  const { togetherIds, ofIds = [] } = params;
  const isUnsaid = say.isBeside && isSeveral(ofIds) && !variantsOf(ofIds.map(say.name));
  const ids = isUnsaid ? ofIds : Array.isArray(togetherIds) ? (togetherIds as Id[]) : [];
  return ids.length > 1 ? `${say.list(ids, 'and')} ensemble` : undefined;
}

/** `Pas de` knows no gender, `aucun` would. */
export function amountOf(name: string, say: Telling): string {
  return say.count === 0 ? `Pas ${de(name)}` : `${name} × ${say.n(say.count)}`;
}

/** Of models, whose names stand in the singular: « Pas de Piquier » would be odd. */
export function modelsOf(name: string, say: Telling): string {
  return `${name} × ${say.n(say.count)}`;
}

/** `Pas d’Oracles, de Porteurs ni de Gardes`. */
function noneOf(names: readonly string[]): string {
  const items = names.map(de);
  const last = items.pop();
  return `Pas ${items.length > 0 ? `${items.join(', ')} ni ${last}` : last}`;
}

/** `Archers × 5`, `Archers et Garde : 2 ensemble`, `Pas d’Archers ni de Garde`. */
export function amounts(ids: readonly Id[], say: Telling): string {
  if (!isSeveral(ids)) return amountOf(say.counted(ids, 'and'), say);
  if (say.count === 0) return noneOf([...new Set(ids.map(say.name))]);
  return `${say.counted(ids, 'and')}${COLON}${say.n(say.count)} ensemble`;
}

/** Models and the like that are counted over several units. */
function inAll(params: CountedParams): string {
  return params.in === 'army' || params.in === 'force' || params.in === 'force+' || params.in === 'top'
    ? ' en tout'
    : '';
}

/** `Archers × 12, 10 au plus (…)`: for what has no word for its kind (stands, options, gear). */
export function times(params: CountedParams, say: Telling, limit = bound(say)): string {
  const notes = brackets([together(params, say), scaling(params, say)]);
  return counting(amounts(params.ofIds, say), `${limit}${notes}`, say);
}

export function models(params: CountedParams, say: Telling, limit = bound(say)): string {
  const notes = brackets([together(params, say), scaling(params, say)]);
  if (!params.ofIds?.length)
    return counting(`${capital(say.modelWord)}${COLON}${say.n(say.count)}`, `${limit}${notes}`, say);
  const isOne = !isSeveral(params.ofIds);
  const amount = isOne ? modelsOf(say.counted(params.ofIds, 'and'), say) : amounts(params.ofIds, say);
  const counted = `${amount}${say.count === 0 ? '' : inAll(params)}`;
  return counting(counted, `${limit}${notes}`, say);
}

export const NO_UNIT_MAY = 'aucune n’est permise';

/** `5 unités de Cavaliers, 4 au plus (…)`; each of several names takes its own `de`. */
export function units(params: CountedParams, say: Telling, limit?: string): string {
  const ids = [...new Set(params.ofIds ?? [])];
  const variants = variantsOf(ids.map(say.name));
  const included = variants && `avec ${listed(variants.variants, 'and', 'fr')}`;
  const notes = brackets([included, together(params, say), scaling(params, say)]);
  const number = `${say.n(say.count)} ${s(say.count, 'unité', 'unités')}`;
  const most = limit ?? bound(say, NO_UNIT_MAY);
  if (ids.length === 0) return counting(say.count === 0 ? 'Aucune unité' : number, `${most}${notes}`, say);
  if (say.count === 0 || params.single) {
    const rest = limit ?? bound(say);
    return counting(variants ? amountOf(variants.stem, say) : amounts(ids, say), `${rest}${notes}`, say);
  }
  const names = ids.map((id) => de(say.name(id)));
  const several = `${listed(names, 'and', 'fr')} ensemble`;
  const of = variants ? de(variants.stem) : isSeveral(ids) ? several : de(say.counted(ids, 'and'));
  return counting(`${number} ${of}`, `${most}${notes}`, say);
}

/** `Base 810 points, 875 au moins (25 % de 3 500)`; a cost that is no points stands after a colon. */
export function share(
  params: CountedParams & { readonly costId: Id; readonly percent?: number },
  say: Telling,
): string {
  const { costId, ofIds } = params;
  const percent = say.percent ?? params.percent;
  const agreed = say.agreed(costId);
  const of = agreed === undefined ? '' : ` de ${say.n(agreed)}`;
  const note = percent === undefined ? undefined : `${say.percentage(percent)}${of}`;
  const rest = `, ${limitOf(say)}${brackets([note, scaling(params, say)])}`;
  const amount = say.cost(costId, say.count);
  if (!ofIds?.length) {
    const isPlain = say.isPoints(costId) || isCommon(say.name(costId));
    return (isPlain ? amount : `${say.name(costId)}${COLON}${say.n(say.count)}`) + rest;
  }
  const subject = say.counted(ofIds, 'and') + (isSeveral(ofIds) ? ' ensemble' : '');
  return `${subject}${say.isPoints(costId) ? ' ' : COLON}${amount}${rest}`;
}

/** The heading of forces that are counted; undefined for a force with a name. */
export function headingOf(
  params: CountedParams,
  say: Telling,
): { one: string; many: string; isFeminine: boolean } | undefined {
  const [only] = params.ofIds ?? [];
  if (only === undefined) return { one: 'détachement', many: 'détachements', isFeminine: false };
  const words = params.ofIds.length === 1 ? say.kindWords(only) : undefined;
  return words && { one: words.one, many: words.many, isFeminine: words.any.startsWith('une ') };
}

/** `2 détachements auxiliaires`, `Compagnie d’infanterie × 2`. */
export function forces(params: CountedParams, say: Telling): string {
  const kind = headingOf(params, say);
  if (!kind) return amounts(params.ofIds, say);
  return say.count === 0 ? `Pas ${de(kind.one)}` : `${say.n(say.count)} ${s(say.count, kind.one, kind.many)}`;
}

export function allowed(say: Telling): string {
  const numbers = say.amounts.map(say.n);
  return `seulement ${numbers.length > 0 ? listed(numbers, 'or', 'fr') : say.n(say.limit)}`;
}

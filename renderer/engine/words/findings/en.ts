import type { Requirement, Scaling } from '../../catalogue/books/because-kinds';
import type { Id } from '../../catalogue/definition';
import { listed } from '../lists';
import { isSingular } from '../numbers';
import type { BecauseTable, FindingWords, PlainTable } from './tables';
import { isCommon, type Telling } from './telling';
import { variantsOf } from './variants';

const s = (value: number, one: string, many: string) => (isSingular(value, 'en') ? one : many);

/** `at most 4`, `at least 2`, `exactly 1`, from the side that is missed. */
function bound(say: Telling, value = say.n(say.limit)): string {
  return say.isBelow ? `at least ${value}` : `at most ${value}`;
}

function brackets(notes: readonly (string | undefined)[]): string {
  const said = notes.filter((note) => note !== undefined);
  return said.length > 0 ? ` (${said.join('; ')})` : '';
}

/** Where a number comes from: `one per started 5,000 points`, `4 halved at this size`. */
function scaling(params: Scaling, say: Telling): string | undefined {
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
  if (scaled !== undefined && written !== undefined && written !== say.limit) {
    if (say.limit * 2 === written) return `${say.n(written)} halved at this size of army`;
    if (say.limit === written * 2) return `${say.n(written)} doubled at this size of army`;
    return `${say.n(written)} adjusted to this size of army`;
  }
  return undefined;
}

function together(params: { readonly togetherIds?: unknown }, say: Telling): string | undefined {
  const ids = params.togetherIds;
  return Array.isArray(ids) && ids.length > 1 ? `${say.list(ids as Id[], 'and')} together` : undefined;
}

/** What is missing of several has none of them, not "none of them together". */
function amounts(ids: readonly Id[], say: Telling): string {
  if (say.count === 0 && new Set(ids).size > 1) return `No ${say.counted(ids, 'or')}`;
  return amountOf(group(ids, say), say);
}

function group(ids: readonly Id[], say: Telling): string {
  return say.counted(ids, 'and') + (new Set(ids).size > 1 ? ' together' : '');
}

type CountedParams = Scaling & { readonly ofIds: readonly Id[]; readonly togetherIds?: unknown };

/** `5 units of Archers, at most 4 (…)`. */
function units(params: CountedParams, say: Telling, limit: string): string {
  const one = variantsOf((params.ofIds ?? []).map(say.name));
  const of = one?.stem ?? group(params.ofIds, say);
  const included = one && `${listed(one.variants, 'and', 'en')} included`;
  const amount = say.count === 0 ? 'No unit' : `${say.n(say.count)} ${s(say.count, 'unit', 'units')}`;
  return `${amount} of ${of}, ${limit}${brackets([included, together(params, say), scaling(params, say)])}`;
}

/** `Archers × 12, at most 10 (…)`: for what has no word for its kind (models, stands, options, gear). */
function times(params: CountedParams, say: Telling, limit: string): string {
  return `${amounts(params.ofIds, say)}, ${limit}${brackets([together(params, say), scaling(params, say)])}`;
}

function amountOf(name: string, say: Telling): string {
  return say.count === 0 ? `No ${name}` : `${name} × ${say.n(say.count)}`;
}

function exactly(say: Telling): string {
  return `exactly ${say.n(say.limit)}`;
}

function share(
  params: CountedParams & { readonly costId: Id; readonly percent?: number },
  say: Telling,
): string {
  const percent = say.percent ?? params.percent;
  const agreed = say.agreed(params.costId);
  const of = agreed === undefined ? '' : ` of ${say.n(agreed)}`;
  const note = percent === undefined ? undefined : `${say.percentage(percent)}${of}`;
  return `${group(params.ofIds, say)} ${say.cost(params.costId, say.count)}, ${bound(say)}${brackets([note, scaling(params, say)])}`;
}

/** `2 Auxiliary detachments`, `Infantry Company × 2`. */
function forces(params: CountedParams, say: Telling): string {
  const kind = params.ofIds?.length === 1 ? say.kindWords(params.ofIds[0] as Id) : undefined;
  if (kind) return `${say.count === 0 ? 'No' : say.n(say.count)} ${s(say.count, kind.one, kind.many)}`;
  return amounts(params.ofIds, say);
}

/** What is missing or in the way, after `needs`: `a limit of at least 3,000; this one is 2,500`. */
function requirement(params: Requirement, say: Telling): string {
  const parts: string[] = [];
  if (params.allIds?.length) parts.push(say.list(params.allIds, 'and'));
  if (params.anyIds?.length) {
    const many = params.atLeast !== undefined && params.atLeast !== 1;
    const most = params.atMost !== undefined ? `at most ${say.n(params.atMost)} ` : '';
    parts.push(
      `${many ? `at least ${say.n(params.atLeast as number)} ` : most}${say.list(params.anyIds, 'or')}`,
    );
  }
  if (params.noneIds?.length) parts.push(`an army without ${say.list(params.noneIds, 'or')}`);
  if (params.modelsAtLeast !== undefined) parts.push(`at least ${say.n(params.modelsAtLeast)} models`);
  if (params.modelsAtMost !== undefined) parts.push(`at most ${say.n(params.modelsAtMost)} models`);
  const limits = [
    params.limitAtLeast !== undefined && `at least ${say.n(params.limitAtLeast)}`,
    params.limitAtMost !== undefined && `at most ${say.n(params.limitAtMost)}`,
    params.limitAbove !== undefined && `more than ${say.n(params.limitAbove)}`,
    params.limitBelow !== undefined && `less than ${say.n(params.limitBelow)}`,
  ].filter((limit) => limit !== false);
  if (params.forceIds?.length) parts.push(`a place in ${say.list(params.forceIds, 'or')}`);
  if (params.notForceIds?.length) parts.push(`a place outside ${say.list(params.notForceIds, 'and')}`);
  if (params.costAtLeast !== undefined)
    parts.push(`at least ${say.cost(params.costId, params.costAtLeast)} spent`);
  if (params.costAtMost !== undefined)
    parts.push(`at most ${say.cost(params.costId, params.costAtMost)} spent`);
  if (limits.length > 0) {
    const agreed = say.agreed(params.limitId);
    parts.push(
      `a limit of ${limits.join(' and ')}${agreed === undefined ? '' : `; this one is ${say.n(agreed)}`}`,
    );
  }
  if (parts.length === 0) return 'something that is not there';
  return parts.join(', and ') + (params.partial ? ', among other things' : '');
}

/** Without verb agreement: the name may be singular or plural. */
function unless(name: string, params: Requirement, say: Telling): string {
  const present = [...(params.allIds ?? []), ...(params.anyIds ?? [])];
  if (present.length > 0)
    return `${name}: not together with ${say.list(present, params.allIds?.length ? 'and' : 'or')}`;
  if (params.forceIds?.length) return `${name}: not in ${say.list(params.forceIds, 'or')}`;
  if (params.noneIds?.length) return `${name}: only with ${say.list(params.noneIds, 'or')}`;
  const { limitAtLeast, limitAbove, limitAtMost, limitBelow } = params;
  if (limitAtLeast !== undefined) return `${name}: only below a limit of ${say.n(limitAtLeast)}`;
  if (limitAbove !== undefined) return `${name}: only up to a limit of ${say.n(limitAbove)}`;
  if (limitAtMost !== undefined) return `${name}: only above a limit of ${say.n(limitAtMost)}`;
  if (limitBelow !== undefined) return `${name}: only from a limit of ${say.n(limitBelow)}`;
  if (params.modelsAtLeast !== undefined)
    return `${name}: only with fewer than ${say.n(params.modelsAtLeast)} models`;
  if (params.modelsAtMost !== undefined)
    return `${name}: only with more than ${say.n(params.modelsAtMost)} models`;
  return `${name}: not with the rest of this list`;
}

function placeLeast(forceId: Id, placeId: Id, params: Scaling, say: Telling): string {
  const missing = say.limit - say.count;
  // In a company of detachments what fills a place is itself a detachment.
  const [one, many] =
    say.forceKindOf(forceId) === 'company' ? ['detachment', 'detachments'] : ['unit', 'units'];
  const progress =
    say.limit > 1 ? `${say.name(placeId)}: ${say.n(say.count)} of ${say.n(say.limit)}` : undefined;
  const scale = brackets([progress, scaling(params, say)]);
  if (missing === 1) return `A compulsory ${one} is missing${scale}`;
  return `${say.n(missing)} compulsory ${many} are missing${scale}`;
}

const because: BecauseTable = {
  'most-units': (params, say) => units(params, say, bound(say)),
  'least-units': (params, say) => units(params, say, bound(say)),
  'exact-units': (params, say) => units(params, say, exactly(say)),
  'most-models': (params, say) => times(params, say, bound(say)),
  'least-models': (params, say) => times(params, say, bound(say)),
  'exact-models': (params, say) => times(params, say, exactly(say)),
  'most-choices': (params, say) => times(params, say, bound(say)),
  'least-choices': (params, say) => times(params, say, bound(say)),
  'exact-choices': (params, say) => times(params, say, exactly(say)),
  ratio: (params, say) =>
    `${amounts(params.ofIds, say)}, ${bound(say)} (${say.n(params.choices)} per ${say.n(params.models)} models)`,
  'option-most': (params, say) => times(params, say, bound(say)),
  'option-least': (params, say) => times(params, say, bound(say)),
  choose: (params, say) => {
    const chosen =
      say.count === 0 ? 'nothing chosen' : `${say.n(say.count)} ${s(say.count, 'choice', 'choices')}`;
    const limit = params.least === params.most ? exactly(say) : bound(say);
    return `${say.name(params.groupId)}: ${chosen}, ${limit}`;
  },
  'choose-once': (params, say) =>
    `${amounts(params.ofIds, say)}, each at most ${say.n(say.limit)} in ${say.name(params.groupId)}`,
  allowance: (params, say) =>
    `${say.name(params.groupId)} ${say.cost(params.costId, say.count)}, ${bound(say)}`,
  'place-most': (params, say) => {
    const taken = `${say.name(params.placeId)}: ${say.n(say.count)} ${s(say.count, 'place', 'places')} taken`;
    if (say.limit === 0) return `${taken}, none open`;
    return `${taken}, ${bound(say)}${brackets([scaling(params, say)])}`;
  },
  'place-least': (params, say) => placeLeast(params.forceId, params.placeId, params, say),
  'place-unit-most': (params, say) =>
    `${amounts(params.ofIds, say)} in ${say.name(params.placeId)}, ${bound(say)}`,
  'no-place': (params, say) => `${say.subject}: no place for ${say.name(params.placeId)} here`,
  'place-only': (params, say) => `${say.name(params.placeId)}: only ${say.list(params.ofIds, 'or')}`,
  'share-most': share,
  'share-least': share,
  'spend-most': share,
  'spend-least': (params, say) => {
    if (params.below === undefined) return share(params, say);
    const unspent = say.limit + params.below - say.count;
    return `${say.cost(params.costId, unspent)} unspent, at most ${say.n(params.below)}`;
  },
  resource: (params, say) => {
    const by = params.givenByIds?.length ? ` by ${say.list(params.givenByIds, 'and')}` : '';
    const name = say.name(params.costId);
    const needed = isCommon(name)
      ? say.cost(params.costId, say.count)
      : `${name}: ${say.n(say.count)} needed`;
    return `${needed}, ${say.n(say.limit)} given${by}`;
  },
  'role-least': (params, say) => `${amountOf(say.name(params.roleId), say)}, ${bound(say)}`,
  'role-most': (params, say) => `${amountOf(say.name(params.roleId), say)}, ${bound(say)}`,
  'forces-most': (params, say) => `${forces(params, say)}, ${bound(say)}${brackets([scaling(params, say)])}`,
  'forces-least': (params, say) => `${forces(params, say)}, ${bound(say)}${brackets([scaling(params, say)])}`,
  'forces-unlocked': (params, say) => {
    const by = params.byIds?.length > 0 && say.limit > 0 ? ` by ${say.list(params.byIds, 'and')}` : '';
    return `${forces(params, say)}, ${say.limit === 0 ? 'none' : say.n(say.limit)} unlocked${by}`;
  },
  'force-needs-limit': (params, say) => `${say.name(params.forceId)} needs ${requirement(params, say)}`,
  'force-needs': (params, say) => `${say.name(params.forceId)} needs ${requirement(params, say)}`,
  'force-unless': (params, say) => unless(say.name(params.forceId), params, say),
  'size-least': (params, say) => `${amountOf(say.name(params.modelId), say)}, ${bound(say)}`,
  'size-most': (params, say) => `${amountOf(say.name(params.modelId), say)}, ${bound(say)}`,
  'size-step': (params, say) =>
    `${amountOf(say.name(params.modelId), say)}; ${say.n(params.least)}, then ${say.n(params.step)} more each time`,
  'size-only': (params, say) => `${amountOf(say.name(params.modelId), say)}; ${allowed(say)}`,
  needs: (params, say) => `${say.name(params.subjectId)} needs ${requirement(params, say)}`,
  unless: (params, say) => unless(say.name(params.subjectId), params, say),
};

function allowed(say: Telling): string {
  const amounts = say.amounts.map(say.n);
  const last = amounts.pop();
  return `only ${amounts.length > 0 ? `${amounts.join(', ')} or ${last}` : (last ?? say.n(say.limit))}`;
}

/** A constraint on its own: what is counted, how many, how many may be. */
function constraint(say: Telling): string {
  if (say.field === 'selections' || say.field === 'forces')
    return `${amountOf(say.subject, say)}, ${bound(say)}`;
  const agreed = say.agreed(say.field);
  const note =
    say.percent === undefined
      ? ''
      : ` (${say.percentage(say.percent)}${agreed === undefined ? '' : ` of ${say.n(agreed)}`})`;
  return `${say.subject} ${say.cost(say.field, say.count)}, ${bound(say)}${note}`;
}

const plain: PlainTable = {
  'too-many': constraint,
  'too-few': constraint,
  'wrong-amount': (say) => `${amountOf(say.subject, say)}; ${allowed(say)}`,
  'hidden-but-taken': (say) => `${say.subject}: not available here`,
  'over-limit': ({ spent, limit, over }) => `${spent}, at most ${limit} (${over} over)`,
  'unknown-entry': (subject) => `${subject}: no longer in the book; kept with the last price`,
  'unknown-force': (subject) => `${subject}: no longer in the book; kept with all that is in it`,
  'unknown-book': (subject) => `${subject}: this book is not here; last known names and prices are shown`,
  'unknown-role': (subject) => `${subject}: this role is not offered here`,
  'cost-loop': (cost) => `${cost}: the price depends on itself; counted once`,
};

export const EN: FindingWords = { because, plain, rule: (reference) => `rule ${reference}` };

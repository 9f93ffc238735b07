import type { Scaling } from '../../catalogue/books/because-kinds';
import type { Id } from '../../catalogue/definition';
import { requirement, unless } from './en-needs';
import {
  allowed,
  amountOf,
  amounts,
  bound,
  brackets,
  type CountedParams,
  exactly,
  forces,
  limitOf,
  models,
  s,
  scaling,
  share,
  times,
  together,
  units,
} from './en-parts';
import type { BecauseTable, FindingWords, PlainTable } from './tables';
import { counting, isCommon, type Telling } from './telling';

function placeLeast(forceId: Id, placeId: Id, params: Scaling, say: Telling): string {
  const missing = say.limit - say.count;
  // In a company of detachments what fills a place is itself a detachment.
  const [one, many] =
    say.forceKindOf(forceId) === 'company' ? ['detachment', 'detachments'] : ['unit', 'units'];
  const progress = `${say.name(placeId)}: ${say.n(say.count)} of ${say.n(say.limit)}`;
  const notes = brackets([progress, scaling(params, say)]);
  if (missing === 1) return `A compulsory ${one} is missing${notes}`;
  return `${say.n(missing)} compulsory ${many} are missing${notes}`;
}

function unlocked(params: CountedParams & { readonly byIds?: readonly Id[] }, say: Telling): string {
  const by = params.byIds ?? [];
  const taken = forces(params, say);
  if (say.limit <= 0)
    return counting(taken, `none unlocked${by.length > 0 ? ` (it takes ${say.list(by, 'or')})` : ''}`, say);
  const given = `${say.n(say.limit)} unlocked${by.length > 0 ? ` by ${say.list(by, 'and')}` : ''}`;
  return counting(taken, say.isBeside ? `only ${given}` : given, say);
}

function resource(
  { costId, givenByIds }: { readonly costId: Id; readonly givenByIds?: readonly Id[] },
  say: Telling,
): string {
  const by = givenByIds?.length ? ` by ${say.list(givenByIds, 'and')}` : '';
  const needed = isCommon(say.name(costId))
    ? say.cost(costId, say.count)
    : `${say.name(costId)}: ${say.n(say.count)} needed`;
  return `${needed}, ${say.limit <= 0 ? 'none' : `only ${say.n(say.limit)}`} given${by}`;
}

const because: BecauseTable = {
  'most-units': (params, say) => units(params, say),
  'least-units': (params, say) => units(params, say),
  'exact-units': (params, say) => units(params, say, exactly(say)),
  'most-models': (params, say) => models(params, say),
  'least-models': (params, say) => models(params, say),
  'exact-models': (params, say) => models(params, say, exactly(say)),
  'most-choices': (params, say) => times(params, say),
  'least-choices': (params, say) => times(params, say),
  'exact-choices': (params, say) => times(params, say, exactly(say)),
  ratio: (params, say) =>
    counting(
      amounts(params.ofIds, say),
      `${bound(say)} (${say.n(params.choices)} per ${say.models(params.models)})`,
      say,
    ),
  'option-most': (params, say) => times(params, say),
  'option-least': (params, say) => times(params, say),
  choose: (params, say) => {
    const chosen =
      say.count === 0 ? 'nothing chosen' : `${say.n(say.count)} ${s(say.count, 'choice', 'choices')}`;
    return counting(`${say.name(params.groupId)}: ${chosen}`, bound(say), say);
  },
  'choose-once': (params, say) =>
    counting(`${say.name(params.groupId)}: ${amounts(params.ofIds, say)}`, `${bound(say)} of each`, say),
  allowance: (params, say) =>
    `${say.name(params.groupId)} ${say.cost(params.costId, say.count)}, ${bound(say)}`,
  'place-most': (params, say) => {
    const taken = `${say.n(say.count)} ${s(say.count, 'place', 'places')} taken`;
    const { givenByIds } = params;
    const more = givenByIds?.length ? `one more with ${say.list(givenByIds, 'or')}` : scaling(params, say);
    const limit = `${say.limit <= 0 ? 'none open' : bound(say)}${brackets([more])}`;
    return `${say.name(params.placeId)}: ${counting(taken, limit, say)}`;
  },
  'place-least': (params, say) => placeLeast(params.forceId, params.placeId, params, say),
  'place-unit-most': (params, say) =>
    counting(`${say.name(params.placeId)}: ${amounts(params.ofIds, say)}`, bound(say), say),
  'no-place': (params, say) => `${say.subject}: no place here (${say.name(params.placeId)})`,
  'place-only': (params, say) =>
    `${say.name(params.placeId)}: only ${say.list(params.ofIds, 'or')}, not ${say.subject}`,
  'share-most': share,
  'share-least': share,
  'spend-most': share,
  'spend-least': (params, say) => {
    if (params.below === undefined) return share(params, say);
    const unspent = say.limit + params.below - say.count;
    return `${say.cost(params.costId, unspent)} unspent, at most ${say.n(params.below)}`;
  },
  resource,
  'role-least': (params, say) =>
    `${amountOf(say.name(params.roleId), say)}, ${say.n(say.limit)} ${say.isAdvice ? 'advised' : 'needed'}`,
  'role-most': (params, say) => counting(amountOf(say.name(params.roleId), say), bound(say), say),
  'forces-most': (params, say) =>
    counting(
      forces(params, say),
      `${bound(say)}${brackets([together(params, say), scaling(params, say)])}`,
      say,
    ),
  'forces-least': (params, say) => `${forces(params, say)}, ${bound(say)}${brackets([scaling(params, say)])}`,
  'forces-unlocked': unlocked,
  'force-needs-limit': (params, say) => `${say.name(params.forceId)} needs ${requirement(params, say)}`,
  'force-needs': (params, say) => `${say.name(params.forceId)} needs ${requirement(params, say)}`,
  'force-unless': (params, say) => unless(say.name(params.forceId), params, say),
  'size-least': (params, say) => `${amountOf(say.name(params.modelId), say)}, ${bound(say)}`,
  'size-most': (params, say) => counting(amountOf(say.name(params.modelId), say), bound(say), say),
  'size-step': (params, say) => {
    const least = say.n(say.amounts[0] ?? params.least);
    const most = params.most === undefined ? undefined : say.n(say.amounts.at(-1) ?? params.most);
    const range = most === undefined ? `${least} or more` : `${least} to ${most}`;
    return `${amountOf(say.name(params.modelId), say)}; only ${range}, in steps of ${say.n(params.step)}`;
  },
  'size-only': (params, say) => `${amountOf(say.name(params.modelId), say)}; ${allowed(say)}`,
  needs: (params, say) => `${say.name(params.subjectId)} needs ${requirement(params, say)}`,
  unless: (params, say) => unless(say.name(params.subjectId), params, say),
};

/** A constraint on its own: what is counted, how many, how many may be. */
function constraint(say: Telling): string {
  if (say.field === 'selections' || say.field === 'forces')
    return counting(amountOf(say.subject, say), bound(say), say);
  const agreed = say.agreed(say.field);
  const note =
    say.percent === undefined
      ? ''
      : ` (${say.percentage(say.percent)}${agreed === undefined ? '' : ` of ${say.n(agreed)}`})`;
  const amount = `${say.isPoints(say.field) ? '' : ':'} ${say.cost(say.field, say.count)}`;
  return `${say.subject}${amount}, ${limitOf(say)}${note}`;
}

const kept = (price: string, else_: string): string =>
  price === '' ? else_ : `kept with the last price, ${price}`;

const plain: PlainTable = {
  'too-many': constraint,
  'too-few': constraint,
  'wrong-amount': (say) => `${amountOf(say.subject, say)}; ${allowed(say)}`,
  'hidden-but-taken': (say) => `${say.subject}: not available here`,
  'over-limit': ({ spent, limit, over }) => `${spent}, at most ${limit} (${over} over)`,
  'unknown-entry': (subject, price) =>
    `${subject}: no longer in the book; ${kept(price, 'kept as it was chosen')}`,
  'unknown-force': (subject, price) =>
    `${subject}: no longer in the book; ${kept(price, 'kept with all that is in it')}`,
  'unknown-book': (subject, price) =>
    `${subject}: this book is not here; its choices are kept${price === '' ? '' : ` with their last price, ${price}`}`,
  'unknown-role': (subject) => `${subject}: this role is not offered here`,
  empty: () => 'Nothing is in this list yet; add a first unit',
  'no-limit': (cost) => (cost === undefined ? 'No points limit is set' : `${cost}: no limit is set`),
  'link-to-nothing': (link, who, where) => {
    if (who !== undefined)
      return `${who}: the ${link === 'joins' ? 'unit that it joins' : 'transport'} is not in the list`;
    if (where !== undefined)
      return `${where}: the ${link === 'joins' ? 'character that joins' : 'unit that it carries'} is not in the list`;
    return link === 'joins'
      ? 'A character and the unit that it joins are not in the list'
      : 'A unit and its transport are not in the list';
  },
  'link-to-itself': (link, who) => `${who}: cannot ${link === 'joins' ? 'join' : 'ride in'} itself`,
  'link-in-a-circle': (link, names) =>
    `${names}: ${link === 'joins' ? 'join' : 'ride in'} each other in a circle`,
  'cost-loop': (cost) => `${cost}: the price depends on itself; counted once`,
};

export const EN: FindingWords = { because, plain, rule: (reference) => `see ${reference}` };

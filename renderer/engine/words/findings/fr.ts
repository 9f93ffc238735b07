import type { Scaling } from '../../catalogue/books/because-kinds';
import type { Id } from '../../catalogue/definition';
import type { CountedParams } from './en-parts';
import { requirement, unless } from './fr-needs';
import {
  allowed,
  amountOf,
  amounts,
  bound,
  brackets,
  COLON,
  exactly,
  forces,
  headingOf,
  limitOf,
  models,
  modelsOf,
  NO_UNIT_MAY,
  openerOf,
  SEMI,
  s,
  scaling,
  share,
  times,
  together,
  units,
} from './fr-parts';
import type { BecauseTable, FindingWords, PlainTable } from './tables';
import { counting, isCommon, type Telling } from './telling';

function placeLeast(forceId: Id, placeId: Id, params: Scaling, say: Telling): string {
  const missing = say.limit - say.count;
  // In a company of detachments what fills a place is itself a detachment.
  const words =
    say.forceKindOf(forceId) === 'company'
      ? { one: 'un détachement obligatoire', many: 'détachements obligatoires' }
      : { one: 'une unité obligatoire', many: 'unités obligatoires' };
  const progress = `${say.name(placeId)}${COLON}${say.n(say.count)} sur ${say.n(say.limit)}`;
  const notes = brackets([progress, scaling(params, say)]);
  return `Il manque ${missing === 1 ? words.one : `${say.n(missing)} ${words.many}`}${notes}`;
}

function unlocked(params: CountedParams & { readonly byIds?: readonly Id[] }, say: Telling): string {
  const by = params.byIds ?? [];
  const taken = forces(params, say);
  const kind = headingOf(params, say);
  const e = kind?.isFeminine ? 'e' : '';
  if (say.limit <= 0) {
    // A named detachment may be of either gender, so nothing agrees with it.
    const none = kind ? `aucun${e} débloqué${e}` : 'aucun déblocage';
    return counting(taken, `${none}${by.length > 0 ? ` (il faut ${say.list(by, 'or')})` : ''}`, say);
  }
  const open = kind ? s(say.limit, `débloqué${e}`, `débloqué${e}s`) : s(say.limit, 'déblocage', 'déblocages');
  const given = `${say.n(say.limit)} ${open}${by.length > 0 ? ` par ${say.list(by, 'and')}` : ''}`;
  return counting(taken, say.isBeside ? `seulement ${given}` : given, say);
}

function resource(
  { costId, givenByIds }: { readonly costId: Id; readonly givenByIds?: readonly Id[] },
  say: Telling,
): string {
  const by = givenByIds?.length ? ` grâce à ${say.list(givenByIds, 'and')}` : '';
  const needed = isCommon(say.name(costId))
    ? say.cost(costId, say.count)
    : `${say.name(costId)}${COLON}il en faut ${say.n(say.count)}`;
  return `${needed}, ${say.limit <= 0 ? 'il n’y en a pas' : `il n’y en a que ${say.n(say.limit)}${by}`}`;
}

const because: BecauseTable = {
  'most-units': (params, say) => units(params, say),
  'least-units': (params, say) => units(params, say),
  'exact-units': (params, say) => units(params, say, exactly(say, NO_UNIT_MAY)),
  'most-models': (params, say) => models(params, say),
  'least-models': (params, say) => models(params, say),
  'exact-models': (params, say) => models(params, say, exactly(say)),
  'most-choices': (params, say) => times(params, say),
  'least-choices': (params, say) => times(params, say),
  'exact-choices': (params, say) => times(params, say, exactly(say)),
  ratio: (params, say) =>
    counting(
      amounts(params.ofIds, say),
      `${bound(say)} (${say.n(params.choices)} pour ${say.models(params.models)})`,
      say,
    ),
  'option-most': (params, say) => times(params, say),
  'option-least': (params, say) => times(params, say),
  choose: (params, say) => {
    const chosen = say.count === 0 ? 'rien n’est choisi' : `${say.n(say.count)} choix`;
    return counting(`${say.name(params.groupId)}${COLON}${chosen}`, bound(say, 'aucun n’est permis'), say);
  },
  'choose-once': (params, say) =>
    counting(
      `${say.name(params.groupId)}${COLON}${amounts(params.ofIds, say)}`,
      `${bound(say)} de chaque`,
      say,
    ),
  allowance: (params, say) =>
    `${say.name(params.groupId)} ${say.cost(params.costId, say.count)}, ${bound(say)}`,
  'place-most': (params, say) => {
    const places = s(say.count, 'place prise', 'places prises');
    const place = `${say.name(params.placeId)}${COLON}`;
    const { givenByIds } = params;
    const opener = openerOf(params, say);
    const more = givenByIds?.length ? `une de plus avec ${say.list(givenByIds, 'or')}` : scaling(params, say);
    const limit =
      givenByIds?.length || opener === undefined
        ? `${bound(say, 'aucune ouverte')}${brackets([more])}`
        : // What opens a place is often named after it, which stands before the colon already.
          `aucune sans ${opener.replace(` ${say.name(params.placeId)}`, '')}`;
    return place + counting(`${say.n(say.count)} ${places}`, limit, say);
  },
  'place-least': (params, say) => placeLeast(params.forceId, params.placeId, params, say),
  'place-unit-most': (params, say) =>
    counting(`${say.name(params.placeId)}${COLON}${amounts(params.ofIds, say)}`, bound(say), say),
  'no-place': (params, say) => `${say.subject}${COLON}pas de place ici (${say.name(params.placeId)})`,
  'place-only': (params, say) =>
    `${say.name(params.placeId)}${COLON}seulement ${say.list(params.ofIds, 'or')}, pas ${say.subject}`,
  'share-most': share,
  'share-least': share,
  'spend-most': share,
  'spend-least': (params, say) => {
    if (params.below === undefined) return share(params, say);
    const unspent = say.limit + params.below - say.count;
    return `${say.cost(params.costId, unspent)} non ${s(unspent, 'dépensé', 'dépensés')}, ${say.n(params.below)} au plus`;
  },
  resource,
  'role-least': (params, say) =>
    `${amountOf(say.name(params.roleId), say)}, ${say.isAdvice ? 'on en conseille' : 'il en faut'} ${say.n(say.limit)}`,
  'role-most': (params, say) => counting(amountOf(say.name(params.roleId), say), bound(say), say),
  'forces-most': (params, say) =>
    counting(
      forces(params, say),
      `${bound(say)}${brackets([together(params, say), scaling(params, say)])}`,
      say,
    ),
  'forces-least': (params, say) => `${forces(params, say)}, ${bound(say)}${brackets([scaling(params, say)])}`,
  'forces-unlocked': unlocked,
  'force-needs-limit': (params, say) => `${say.name(params.forceId)} demande ${requirement(params, say)}`,
  'force-needs': (params, say) => `${say.name(params.forceId)} demande ${requirement(params, say)}`,
  'force-unless': (params, say) => unless(say.name(params.forceId), params, say),
  'size-least': (params, say) => `${modelsOf(say.name(params.modelId), say)}, ${bound(say)}`,
  'size-most': (params, say) => counting(modelsOf(say.name(params.modelId), say), bound(say), say),
  'size-step': (params, say) => {
    const least = say.n(say.amounts[0] ?? params.least);
    const most = params.most === undefined ? undefined : say.n(say.amounts.at(-1) ?? params.most);
    const range = most === undefined ? `à partir de ${least}` : `de ${least} à ${most}`;
    const step = say.n(params.step);
    return `${modelsOf(say.name(params.modelId), say)}${SEMI}seulement ${range}, de ${step} en ${step}`;
  },
  'size-only': (params, say) => `${modelsOf(say.name(params.modelId), say)}${SEMI}${allowed(say)}`,
  needs: (params, say) => `${say.name(params.subjectId)} demande ${requirement(params, say)}`,
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
      : ` (${say.percentage(say.percent)}${agreed === undefined ? '' : ` de ${say.n(agreed)}`})`;
  const amount = `${say.isPoints(say.field) ? ' ' : COLON}${say.cost(say.field, say.count)}`;
  return `${say.subject}${amount}, ${limitOf(say)}${note}`;
}

const kept = (price: string, else_: string): string =>
  price === '' ? else_ : `gardé avec son dernier prix, ${price}`;

const plain: PlainTable = {
  'too-many': constraint,
  'too-few': constraint,
  'wrong-amount': (say) => `${amountOf(say.subject, say)}${SEMI}${allowed(say)}`,
  'hidden-but-taken': (say) => `${say.subject}${COLON}pas disponible ici`,
  'over-limit': ({ spent, limit, over }) => `${spent}, ${limit} au plus (${over} de trop)`,
  'unknown-entry': (subject, price) =>
    `${subject}${COLON}ce choix n’est plus dans le livre${SEMI}${kept(price, 'gardé tel quel')}`,
  'unknown-force': (subject, price) =>
    `${subject}${COLON}ce choix n’est plus dans le livre${SEMI}${kept(price, 'gardé avec tout son contenu')}`,
  'unknown-book': (subject, price) =>
    `${subject}${COLON}ce livre n’est pas là${SEMI}ses choix sont gardés${price === '' ? '' : ` avec leur dernier prix, ${price}`}`,
  'unknown-role': (subject) => `${subject}${COLON}ce rôle n’est pas proposé ici`,
  empty: () => `Cette liste est encore vide${SEMI}y ajouter une première unité`,
  'no-limit': (cost) =>
    cost === undefined ? 'Aucune limite de points n’est fixée' : `${cost}${COLON}aucune limite n’est fixée`,
  'link-to-nothing': (link, who, where) => {
    if (who !== undefined)
      return `${who}${COLON}${link === 'joins' ? 'l’unité rejointe' : 'le transport'} n’est pas dans la liste`;
    if (where !== undefined)
      return `${where}${COLON}${link === 'joins' ? 'le personnage attaché' : 'l’unité transportée'} n’est pas dans la liste`;
    return link === 'joins'
      ? 'Un personnage et l’unité rejointe ne sont pas dans la liste'
      : 'Une unité et son transport ne sont pas dans la liste';
  },
  'link-to-itself': (link, who) =>
    `${who}${COLON}impossible ${link === 'joins' ? 'de s’attacher à' : 'd’embarquer dans'} soi-même`,
  'link-in-a-circle': (link, names) =>
    `${names}${COLON}${link === 'joins' ? 'attachements' : 'embarquements'} en rond, les uns dans les autres`,
  'cost-loop': (cost) => `${cost}${COLON}le prix dépend de lui-même${SEMI}il est compté une fois`,
};

export const FR: FindingWords = { because, plain, rule: (reference) => `voir ${reference}` };

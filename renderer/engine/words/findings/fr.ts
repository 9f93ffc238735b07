import type { Requirement, Scaling } from '../../catalogue/books/because-kinds';
import type { Id } from '../../catalogue/definition';
import { de } from '../french-de';
import { listed } from '../lists';
import { isSingular } from '../numbers';
import type { BecauseTable, FindingWords, PlainTable } from './tables';
import { isCommon, type Telling } from './telling';
import { variantsOf } from './variants';

/** Colon and semicolon with their no-break space before. */
const COLON = '\u00a0: ';
const SEMI = '\u00a0; ';

const s = (value: number, one: string, many: string) => (isSingular(value, 'fr') ? one : many);

/** `4 au plus`, `2 au moins`. */
function bound(say: Telling, value = say.n(say.limit)): string {
  return say.isBelow ? `${value} au moins` : `${value} au plus`;
}

function brackets(notes: readonly (string | undefined)[]): string {
  const said = notes.filter((note) => note !== undefined);
  return said.length > 0 ? ` (${said.join(SEMI)})` : '';
}

/** `1 par tranche de 5 000 points entamée`, `4 divisé par deux à cette taille d’armée`. */
function scaling(params: Scaling, say: Telling): string | undefined {
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
  if (scaled !== undefined && written !== undefined && written !== say.limit) {
    if (say.limit * 2 === written) return `${say.n(written)} divisé par deux à cette taille d’armée`;
    if (say.limit === written * 2) return `${say.n(written)} doublé à cette taille d’armée`;
    return `${say.n(written)} adapté à cette taille d’armée`;
  }
  return undefined;
}

function together(params: { readonly togetherIds?: unknown }, say: Telling): string | undefined {
  const ids = params.togetherIds;
  return Array.isArray(ids) && ids.length > 1 ? `${say.list(ids as Id[], 'and')} ensemble` : undefined;
}

/** What is missing of several: `Pas d’Oracles ni de Porteurs`. */
function amounts(ids: readonly Id[], say: Telling): string {
  const names = [...new Set(ids)];
  if (say.count === 0 && names.length > 1) return `Pas ${names.map((id) => de(say.name(id))).join(' ni ')}`;
  return amountOf(group(ids, say), say);
}

function group(ids: readonly Id[], say: Telling): string {
  return say.counted(ids, 'and') + (new Set(ids).size > 1 ? ' ensemble' : '');
}

type CountedParams = Scaling & { readonly ofIds: readonly Id[]; readonly togetherIds?: unknown };

/** `5 unités de Cavaliers, 4 au plus (…)`; each of several names takes its own `de`. */
function units(params: CountedParams, say: Telling, limit: string): string {
  const ids = [...new Set(params.ofIds)];
  const one = variantsOf(ids.map(say.name));
  const several = () =>
    `${listed(
      ids.map((id) => de(say.name(id))),
      'and',
      'fr',
    )} ensemble`;
  const of = one ? de(one.stem) : ids.length > 1 ? several() : de(group(params.ofIds, say));
  const included = one && `avec ${listed(one.variants, 'and', 'fr')}`;
  const amount = say.count === 0 ? 'Aucune unité' : `${say.n(say.count)} ${s(say.count, 'unité', 'unités')}`;
  return `${amount} ${of}, ${limit}${brackets([included, together(params, say), scaling(params, say)])}`;
}

/** `Archers × 12, 10 au plus (…)`: for what has no word for its kind (figures, stands, options, gear). */
function times(params: CountedParams, say: Telling, limit: string): string {
  return `${amounts(params.ofIds, say)}, ${limit}${brackets([together(params, say), scaling(params, say)])}`;
}

/** `Pas de` knows no gender, `aucun` would. */
function amountOf(name: string, say: Telling): string {
  return say.count === 0 ? `Pas ${de(name)}` : `${name} × ${say.n(say.count)}`;
}

function exactly(say: Telling): string {
  return `exactement ${say.n(say.limit)}`;
}

function share(
  params: CountedParams & { readonly costId: Id; readonly percent?: number },
  say: Telling,
): string {
  const percent = say.percent ?? params.percent;
  const agreed = say.agreed(params.costId);
  const of = agreed === undefined ? '' : ` de ${say.n(agreed)}`;
  const note = percent === undefined ? undefined : `${say.percentage(percent)}${of}`;
  return `${group(params.ofIds, say)} ${say.cost(params.costId, say.count)}, ${bound(say)}${brackets([note, scaling(params, say)])}`;
}

/** `2 détachements auxiliaires`, `Compagnie d’infanterie × 2`. */
function forces(params: CountedParams, say: Telling): string {
  const kind = params.ofIds?.length === 1 ? say.kindWords(params.ofIds[0] as Id) : undefined;
  if (!kind) return amounts(params.ofIds, say);
  return say.count === 0 ? `Pas ${de(kind.one)}` : `${say.n(say.count)} ${s(say.count, kind.one, kind.many)}`;
}

/** What is missing, after `demande`. */
function requirement(params: Requirement, say: Telling): string {
  const parts: string[] = [];
  if (params.allIds?.length) parts.push(say.list(params.allIds, 'and'));
  if (params.anyIds?.length) {
    const many = params.atLeast !== undefined && params.atLeast !== 1;
    const most = params.atMost !== undefined ? `au plus ${say.n(params.atMost)} ` : '';
    parts.push(
      `${many ? `au moins ${say.n(params.atLeast as number)} ` : most}${say.list(params.anyIds, 'or')}`,
    );
  }
  if (params.noneIds?.length)
    parts.push(`une armée sans ${listed(params.noneIds.map(say.name), 'or', 'fr')}`);
  if (params.modelsAtLeast !== undefined) parts.push(`au moins ${say.n(params.modelsAtLeast)} figurines`);
  if (params.modelsAtMost !== undefined) parts.push(`au plus ${say.n(params.modelsAtMost)} figurines`);
  const limits = [
    params.limitAtLeast !== undefined && `d’au moins ${say.n(params.limitAtLeast)}`,
    params.limitAtMost !== undefined && `d’au plus ${say.n(params.limitAtMost)}`,
    params.limitAbove !== undefined && `de plus de ${say.n(params.limitAbove)}`,
    params.limitBelow !== undefined && `de moins de ${say.n(params.limitBelow)}`,
  ].filter((limit) => limit !== false);
  if (params.forceIds?.length) parts.push(`une place dans ${say.list(params.forceIds, 'or')}`);
  if (params.notForceIds?.length)
    parts.push(
      `une place hors ${listed(
        params.notForceIds.map((id) => de(say.name(id))),
        'and',
        'fr',
      )}`,
    );
  if (params.costAtLeast !== undefined)
    parts.push(`au moins ${say.cost(params.costId, params.costAtLeast)} de dépense`);
  if (params.costAtMost !== undefined)
    parts.push(`au plus ${say.cost(params.costId, params.costAtMost)} de dépense`);
  if (limits.length > 0) {
    const agreed = say.agreed(params.limitId);
    parts.push(
      `une limite ${limits.join(' et ')}${agreed === undefined ? '' : `${SEMI}elle est de ${say.n(agreed)}`}`,
    );
  }
  if (parts.length === 0) return 'quelque chose qui n’est pas là';
  return parts.join(', et ') + (params.partial ? ', entre autres' : '');
}

function unless(name: string, params: Requirement, say: Telling): string {
  const present = [...(params.allIds ?? []), ...(params.anyIds ?? [])];
  const head = `${name}${COLON}`;
  if (present.length > 0) return `${head}pas avec ${say.list(present, params.allIds?.length ? 'and' : 'or')}`;
  if (params.forceIds?.length) return `${head}pas dans ${say.list(params.forceIds, 'or')}`;
  if (params.noneIds?.length) return `${head}seulement avec ${say.list(params.noneIds, 'or')}`;
  const { limitAtLeast, limitAbove, limitAtMost, limitBelow } = params;
  if (limitAtLeast !== undefined) return `${head}seulement sous une limite de ${say.n(limitAtLeast)}`;
  if (limitAbove !== undefined) return `${head}seulement jusqu’à une limite de ${say.n(limitAbove)}`;
  if (limitAtMost !== undefined) return `${head}seulement au-dessus d’une limite de ${say.n(limitAtMost)}`;
  if (limitBelow !== undefined) return `${head}seulement à partir d’une limite de ${say.n(limitBelow)}`;
  if (params.modelsAtLeast !== undefined)
    return `${head}seulement avec moins de ${say.n(params.modelsAtLeast)} figurines`;
  if (params.modelsAtMost !== undefined)
    return `${head}seulement avec plus de ${say.n(params.modelsAtMost)} figurines`;
  return `${head}pas avec le reste de cette liste`;
}

function placeLeast(forceId: Id, placeId: Id, params: Scaling, say: Telling): string {
  const missing = say.limit - say.count;
  // In a company of detachments what fills a place is itself a detachment.
  const words =
    say.forceKindOf(forceId) === 'company'
      ? { one: 'un détachement obligatoire', many: 'détachements obligatoires' }
      : { one: 'une unité obligatoire', many: 'unités obligatoires' };
  const progress =
    say.limit > 1 ? `${say.name(placeId)}${COLON}${say.n(say.count)} sur ${say.n(say.limit)}` : undefined;
  const scale = brackets([progress, scaling(params, say)]);
  return `Il manque ${missing === 1 ? words.one : `${say.n(missing)} ${words.many}`}${scale}`;
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
    `${amounts(params.ofIds, say)}, ${bound(say)} (${say.n(params.choices)} pour ${say.n(params.models)} figurines)`,
  'option-most': (params, say) => times(params, say, bound(say)),
  'option-least': (params, say) => times(params, say, bound(say)),
  choose: (params, say) => {
    const chosen = say.count === 0 ? 'rien de choisi' : `${say.n(say.count)} choix`;
    const limit = params.least === params.most ? exactly(say) : bound(say);
    return `${say.name(params.groupId)}${COLON}${chosen}, ${limit}`;
  },
  'choose-once': (params, say) =>
    `${amounts(params.ofIds, say)}, ${say.n(say.limit)} au plus de chaque dans ${say.name(params.groupId)}`,
  allowance: (params, say) =>
    `${say.name(params.groupId)} ${say.cost(params.costId, say.count)}, ${bound(say)}`,
  'place-most': (params, say) => {
    const places = s(say.count, 'place prise', 'places prises');
    const taken = `${say.name(params.placeId)}${COLON}${say.n(say.count)} ${places}`;
    if (say.limit === 0) return `${taken}, aucune ouverte`;
    return `${taken}, ${bound(say)}${brackets([scaling(params, say)])}`;
  },
  'place-least': (params, say) => placeLeast(params.forceId, params.placeId, params, say),
  'place-unit-most': (params, say) =>
    `${amounts(params.ofIds, say)} dans ${say.name(params.placeId)}, ${bound(say)}`,
  'no-place': (params, say) => `${say.subject}${COLON}pas de place ici pour ${say.name(params.placeId)}`,
  'place-only': (params, say) =>
    `${say.name(params.placeId)}${COLON}seulement ${say.list(params.ofIds, 'or')}`,
  'share-most': share,
  'share-least': share,
  'spend-most': share,
  'spend-least': (params, say) => {
    if (params.below === undefined) return share(params, say);
    const unspent = say.limit + params.below - say.count;
    return `${say.cost(params.costId, unspent)} non ${s(unspent, 'dépensé', 'dépensés')}, ${say.n(params.below)} au plus`;
  },
  resource: (params, say) => {
    const by = params.givenByIds?.length ? ` grâce à ${say.list(params.givenByIds, 'and')}` : '';
    const name = say.name(params.costId);
    const needed = isCommon(name)
      ? say.cost(params.costId, say.count)
      : `${name}${COLON}il en faut ${say.n(say.count)}`;
    return `${needed}, il y en a ${say.n(say.limit)}${by}`;
  },
  'role-least': (params, say) => `${amountOf(say.name(params.roleId), say)}, ${bound(say)}`,
  'role-most': (params, say) => `${amountOf(say.name(params.roleId), say)}, ${bound(say)}`,
  'forces-most': (params, say) => `${forces(params, say)}, ${bound(say)}${brackets([scaling(params, say)])}`,
  'forces-least': (params, say) => `${forces(params, say)}, ${bound(say)}${brackets([scaling(params, say)])}`,
  'forces-unlocked': (params, say) => {
    const by = params.byIds?.length > 0 && say.limit > 0 ? ` par ${say.list(params.byIds, 'and')}` : '';
    // A named detachment may be of either gender, so nothing agrees with it.
    const isNamed = !params.ofIds?.some((id) => say.kindWords(id));
    const open = isNamed ? s(say.limit, 'possible', 'possibles') : s(say.limit, 'débloqué', 'débloqués');
    return `${forces(params, say)}, ${say.limit === 0 ? 'rien de débloqué' : `${say.n(say.limit)} ${open}`}${by}`;
  },
  'force-needs-limit': (params, say) => `${say.name(params.forceId)} demande ${requirement(params, say)}`,
  'force-needs': (params, say) => `${say.name(params.forceId)} demande ${requirement(params, say)}`,
  'force-unless': (params, say) => unless(say.name(params.forceId), params, say),
  'size-least': (params, say) => `${amountOf(say.name(params.modelId), say)}, ${bound(say)}`,
  'size-most': (params, say) => `${amountOf(say.name(params.modelId), say)}, ${bound(say)}`,
  'size-step': (params, say) =>
    `${amountOf(say.name(params.modelId), say)}${SEMI}${say.n(params.least)}, puis de ${say.n(params.step)} en ${say.n(params.step)}`,
  'size-only': (params, say) => `${amountOf(say.name(params.modelId), say)}${SEMI}${allowed(say)}`,
  needs: (params, say) => `${say.name(params.subjectId)} demande ${requirement(params, say)}`,
  unless: (params, say) => unless(say.name(params.subjectId), params, say),
};

function allowed(say: Telling): string {
  const amounts = say.amounts.map(say.n);
  return `seulement ${amounts.length > 0 ? listed(amounts, 'or', 'fr') : say.n(say.limit)}`;
}

/** A constraint on its own: what is counted, how many, how many may be. */
function constraint(say: Telling): string {
  if (say.field === 'selections' || say.field === 'forces')
    return `${amountOf(say.subject, say)}, ${bound(say)}`;
  const agreed = say.agreed(say.field);
  const note =
    say.percent === undefined
      ? ''
      : ` (${say.percentage(say.percent)}${agreed === undefined ? '' : ` de ${say.n(agreed)}`})`;
  return `${say.subject} ${say.cost(say.field, say.count)}, ${bound(say)}${note}`;
}

const plain: PlainTable = {
  'too-many': constraint,
  'too-few': constraint,
  'wrong-amount': (say) => `${amountOf(say.subject, say)}${SEMI}${allowed(say)}`,
  'hidden-but-taken': (say) => `${say.subject}${COLON}pas disponible ici`,
  'over-limit': ({ spent, limit, over }) => `${spent}, ${limit} au plus (${over} de trop)`,
  'unknown-entry': (subject) => `${subject}${COLON}plus dans le livre${SEMI}le dernier prix est gardé`,
  'unknown-force': (subject) =>
    `${subject}${COLON}plus dans le livre${SEMI}tout ce qu’elle contient est gardé`,
  'unknown-book': (subject) =>
    `${subject}${COLON}ce livre n’est pas là${SEMI}les derniers noms et prix connus sont montrés`,
  'unknown-role': (subject) => `${subject}${COLON}ce rôle n’est pas proposé ici`,
  'cost-loop': (cost) => `${cost}${COLON}le prix dépend de lui-même${SEMI}il est compté une fois`,
};

export const FR: FindingWords = { because, plain, rule: (reference) => `règle ${reference}` };

import type { Requirement } from '../../catalogue/books/because-kinds';
import type { Id } from '../../catalogue/definition';
import { listed } from '../lists';
import { COLON, quoted, SEMI } from './fr-parts';
import type { Telling } from './telling';

/** What surrounds a choice, where a reason looks further than its unit. */
function around(where: Requirement['in']): 'armée' | 'détachement' | undefined {
  if (where === 'army' || where === 'top') return 'armée';
  return where === 'force' || where === 'force+' ? 'détachement' : undefined;
}

/** `« Détachement Allié » ou un détachement apex`. @param before `dans`, `hors de`: repeated, so that `d’un` may be */
function inForces(ids: readonly Id[], by: 'and' | 'or', say: Telling, isOutside = false): string {
  const names = ids.map((id) => {
    const kind = say.kindWords(id)?.any;
    if (isOutside) return kind === undefined ? `de ${quoted(say.name(id))}` : `d’${kind}`;
    return kind ?? quoted(say.name(id));
  });
  return listed(names, by, 'fr');
}

function limits(params: Requirement, say: Telling): string | undefined {
  const bounds = [
    params.limitAtLeast !== undefined && `d’au moins ${say.n(params.limitAtLeast)}`,
    params.limitAtMost !== undefined && `d’au plus ${say.n(params.limitAtMost)}`,
    params.limitAbove !== undefined && `de plus de ${say.n(params.limitAbove)}`,
    params.limitBelow !== undefined && `de moins de ${say.n(params.limitBelow)}`,
  ].filter((bound) => bound !== false);
  if (bounds.length === 0) return undefined;
  const agreed = say.agreed(params.limitId);
  return `une limite ${bounds.join(' et ')}${agreed === undefined ? '' : `${SEMI}elle est de ${say.n(agreed)}`}`;
}

/** What is missing, after `demande`. */
export function requirement(params: Requirement, say: Telling): string {
  const place = around(params.in);
  const here = place === undefined ? '' : place === 'armée' ? ' dans l’armée' : ' dans ce détachement';
  const parts: string[] = [];
  if (params.allIds?.length) parts.push(say.list(params.allIds, 'and') + here);
  if (params.anyIds?.length) {
    const many = params.atLeast !== undefined && params.atLeast !== 1;
    const most = params.atMost !== undefined ? `au plus ${say.n(params.atMost)} ` : '';
    const number = many ? `au moins ${say.n(params.atLeast as number)} ` : most;
    parts.push(number + say.list(params.anyIds, 'or') + here);
  }
  if (params.noneIds?.length) {
    const without = say.list(params.noneIds, 'or', 'sans');
    const one = place === undefined ? 'une unité' : place === 'armée' ? 'une armée' : 'un détachement';
    parts.push(`${one} sans ${without}`);
  }
  if (params.modelsAtLeast !== undefined) parts.push(`au moins ${say.models(params.modelsAtLeast)}`);
  if (params.modelsAtMost !== undefined) parts.push(`au plus ${say.models(params.modelsAtMost)}`);
  if (params.forceIds?.length) parts.push(`une place dans ${inForces(params.forceIds, 'or', say)}`);
  if (params.notForceIds?.length)
    parts.push(`une place hors ${inForces(params.notForceIds, 'and', say, true)}`);
  if (params.costAtLeast !== undefined)
    parts.push(`au moins ${say.cost(params.costId, params.costAtLeast)} de dépense`);
  if (params.costAtMost !== undefined)
    parts.push(`au plus ${say.cost(params.costId, params.costAtMost)} de dépense`);
  const limit = limits(params, say);
  if (limit !== undefined) parts.push(limit);
  if (parts.length === 0) return 'quelque chose qui n’est pas là';
  return parts.join(', et ') + (params.partial ? ', entre autres' : '');
}

/** What it meets, by those that are there where that is known. */
function notWith(name: string, params: Requirement, say: Telling): string | undefined {
  const named = [...(params.allIds ?? []), ...(params.anyIds ?? [])];
  if (named.length === 0) return undefined;
  const ids = say.present.length > 0 ? say.present : named;
  const by = params.allIds?.length ? 'and' : 'or';
  const place = around(params.in);
  if (place === undefined) return `pas avec ${say.list(ids, by, 'avec')}`;
  const one = place === 'armée' ? 'une armée' : 'un détachement';
  // Another choice of the same name, for instance the side that two forces take.
  if (ids.every((id) => say.name(id) === name)) return `pas deux fois dans ${one}`;
  return `pas dans ${one} avec ${say.list(ids, by, 'avec')}`;
}

/** Without agreement: the name may be of either gender and number. */
export function unless(name: string, params: Requirement, say: Telling): string {
  const head = `${name}${COLON}`;
  const met = notWith(name, params, say);
  if (met !== undefined) return head + met;
  if (params.forceIds?.length) return `${head}pas dans ${inForces(params.forceIds, 'or', say)}`;
  if (params.noneIds?.length) return `${head}seulement avec ${say.list(params.noneIds, 'or', 'avec')}`;
  const { limitAtLeast, limitAbove, limitAtMost, limitBelow } = params;
  if (limitAtLeast !== undefined) return `${head}seulement sous une limite de ${say.n(limitAtLeast)}`;
  if (limitAbove !== undefined) return `${head}seulement jusqu’à une limite de ${say.n(limitAbove)}`;
  if (limitAtMost !== undefined) return `${head}seulement au-dessus d’une limite de ${say.n(limitAtMost)}`;
  if (limitBelow !== undefined) return `${head}seulement à partir d’une limite de ${say.n(limitBelow)}`;
  if (params.modelsAtLeast !== undefined)
    return `${head}seulement avec moins de ${say.models(params.modelsAtLeast)}`;
  if (params.modelsAtMost !== undefined)
    return `${head}seulement avec plus de ${say.models(params.modelsAtMost)}`;
  return `${head}pas avec le reste de cette liste`;
}

import type { Requirement } from '../../catalogue/books/because-kinds';
import type { Id } from '../../catalogue/definition';
import { listed } from '../lists';
import type { Telling } from './telling';

/** What surrounds a choice, where a reason looks further than its unit. */
function around(where: Requirement['in']): 'army' | 'detachment' | undefined {
  if (where === 'army' || where === 'top') return 'army';
  return where === 'force' || where === 'force+' ? 'detachment' : undefined;
}

/** `Infantry Company or an Apex detachment`. */
function inForces(ids: readonly Id[], by: 'and' | 'or', say: Telling): string {
  return listed(
    ids.map((id) => say.kindWords(id)?.any ?? say.name(id)),
    by,
    'en',
  );
}

function limits(params: Requirement, say: Telling): string | undefined {
  const bounds = [
    params.limitAtLeast !== undefined && `at least ${say.n(params.limitAtLeast)}`,
    params.limitAtMost !== undefined && `at most ${say.n(params.limitAtMost)}`,
    params.limitAbove !== undefined && `more than ${say.n(params.limitAbove)}`,
    params.limitBelow !== undefined && `less than ${say.n(params.limitBelow)}`,
  ].filter((bound) => bound !== false);
  if (bounds.length === 0) return undefined;
  const agreed = say.agreed(params.limitId);
  return `a limit of ${bounds.join(' and ')}${agreed === undefined ? '' : `; this one is ${say.n(agreed)}`}`;
}

/** What is missing or in the way, after `needs`: `a limit of at least 3,000; this one is 2,500`. */
export function requirement(params: Requirement, say: Telling): string {
  const place = around(params.in);
  const here = place === undefined ? '' : place === 'army' ? ' in the army' : ' in this detachment';
  const parts: string[] = [];
  if (params.allIds?.length) parts.push(say.list(params.allIds, 'and') + here);
  if (params.anyIds?.length) {
    const many = params.atLeast !== undefined && params.atLeast !== 1;
    const most = params.atMost !== undefined ? `at most ${say.n(params.atMost)} ` : '';
    const number = many ? `at least ${say.n(params.atLeast as number)} ` : most;
    parts.push(number + say.list(params.anyIds, 'or') + here);
  }
  if (params.noneIds?.length) {
    const without = say.list(params.noneIds, 'or', 'without');
    parts.push(
      `${place === undefined ? 'a unit' : place === 'army' ? 'an army' : 'a detachment'} without ${without}`,
    );
  }
  if (params.modelsAtLeast !== undefined) parts.push(`at least ${say.models(params.modelsAtLeast)}`);
  if (params.modelsAtMost !== undefined) parts.push(`at most ${say.models(params.modelsAtMost)}`);
  if (params.forceIds?.length) parts.push(`a place in ${inForces(params.forceIds, 'or', say)}`);
  if (params.notForceIds?.length) parts.push(`a place outside ${inForces(params.notForceIds, 'and', say)}`);
  if (params.costAtLeast !== undefined)
    parts.push(`at least ${say.cost(params.costId, params.costAtLeast)} spent`);
  if (params.costAtMost !== undefined)
    parts.push(`at most ${say.cost(params.costId, params.costAtMost)} spent`);
  const limit = limits(params, say);
  if (limit !== undefined) parts.push(limit);
  if (parts.length === 0) return 'something that is not there';
  return parts.join(', and ') + (params.partial ? ', among other things' : '');
}

/** What it meets, by those that are there where that is known. */
function notWith(name: string, params: Requirement, say: Telling): string | undefined {
  const named = [...(params.allIds ?? []), ...(params.anyIds ?? [])];
  if (named.length === 0) return undefined;
  const ids = say.present.length > 0 ? say.present : named;
  const by = params.allIds?.length ? 'and' : 'or';
  const place = around(params.in);
  if (place === undefined) return `not together with ${say.list(ids, by, 'with')}`;
  const group = place === 'army' ? 'army' : 'detachment';
  // Another choice of the same name, for instance the side that two forces take.
  if (ids.every((id) => say.name(id) === name)) return `not twice in one ${group}`;
  return `not in ${place === 'army' ? 'an' : 'a'} ${group} with ${say.list(ids, by, 'with')}`;
}

/** Without verb agreement: the name may be singular or plural. */
export function unless(name: string, params: Requirement, say: Telling): string {
  const met = notWith(name, params, say);
  if (met !== undefined) return `${name}: ${met}`;
  if (params.forceIds?.length) return `${name}: not in ${inForces(params.forceIds, 'or', say)}`;
  if (params.noneIds?.length) return `${name}: only with ${say.list(params.noneIds, 'or', 'with')}`;
  const { limitAtLeast, limitAbove, limitAtMost, limitBelow } = params;
  if (limitAtLeast !== undefined) return `${name}: only below a limit of ${say.n(limitAtLeast)}`;
  if (limitAbove !== undefined) return `${name}: only up to a limit of ${say.n(limitAbove)}`;
  if (limitAtMost !== undefined) return `${name}: only above a limit of ${say.n(limitAtMost)}`;
  if (limitBelow !== undefined) return `${name}: only from a limit of ${say.n(limitBelow)}`;
  if (params.modelsAtLeast !== undefined)
    return `${name}: only with fewer than ${say.models(params.modelsAtLeast)}`;
  if (params.modelsAtMost !== undefined)
    return `${name}: only with more than ${say.models(params.modelsAtMost)}`;
  return `${name}: not with the rest of this list`;
}

import type { Requirement } from '../../catalogue/books/because-kinds';
import type { Because, Id } from '../../catalogue/definition';
import type { Around, Change, Wish } from './change';

/** A sentence that names more than this explains nothing. */
const MOST_NAMED = 8;

type Draft = { -readonly [Key in keyof Requirement]: Requirement[Key] } & { anyIds?: readonly Id[] };

/** What is needed, or what is in the way, as a reason like those of our own books; undefined when nothing can be told. */
export function reasonOf({ clauses, isPartial }: Wish): Because | undefined {
  if (clauses.length === 0) return undefined;
  const needs: Draft = {};
  let isWhole = !isPartial;
  for (const clause of clauses) if (!addClause(needs, clause)) isWhole = false;
  const { noneIds, ...others } = needs;
  const isOnlyInTheWay = noneIds !== undefined && Object.keys(others).every((key) => key === 'in');
  const { in: around } = needs;
  if (isOnlyInTheWay)
    return because('unless', { anyIds: noneIds, ...(around === undefined ? {} : { in: around }) });
  if (Object.keys(needs).length === 0) return undefined;
  return because('needs', isWhole ? needs : { ...needs, partial: 1 });
}

function because(kind: 'needs' | 'unless', params: Requirement): Because {
  return { kind, params: params as NonNullable<Because['params']> };
}

/** @returns false when the clause finds no place beside the others */
function addClause(needs: Draft, clause: readonly Change[]): boolean {
  const [first] = clause;
  if (first === undefined) return false;
  const more = clause.filter((change) => change.kind === 'more' && change.least === 1);
  if (more.length > 1) return addAny(needs, more);
  if (clause.length > 1 && more[0] === undefined)
    return clause.every(({ kind }) => kind === 'more') && addChange(needs, first);
  return addChange(needs, more[0] ?? first);
}

function addAny(needs: Draft, changes: readonly Change[]): boolean {
  const ids = changes.flatMap((change) => (change.kind === 'more' ? change.id : []));
  const [first] = changes;
  if (needs.anyIds !== undefined || ids.length > MOST_NAMED || first?.kind !== 'more') return false;
  if (!standsIn(needs, first.in)) return false;
  needs.anyIds = ids;
  return true;
}

function addChange(needs: Draft, change: Change): boolean {
  switch (change.kind) {
    case 'more':
      if (!standsIn(needs, change.in)) return false;
      if (change.least === 1) {
        needs.allIds = withId(needs.allIds, change.id);
        return true;
      }
      if (needs.anyIds !== undefined) return false;
      needs.anyIds = [change.id];
      needs.atLeast = change.least;
      return true;
    case 'none':
      if (!standsIn(needs, change.in)) return false;
      needs.noneIds = withId(needs.noneIds, change.id);
      return true;
    case 'models':
      needs[change.bound] = change.value;
      return true;
    case 'limit':
      needs[change.bound] = change.value;
      needs.limitId = change.typeId;
      return true;
    case 'force':
      if (change.isIn) needs.forceIds = withId(needs.forceIds, change.id);
      else needs.notForceIds = withId(needs.notForceIds, change.id);
      return true;
  }
}

/** A reason speaks of one place: unit, force or army. */
function standsIn(needs: Draft, around: Around): boolean {
  const isFirst = needs.allIds === undefined && needs.anyIds === undefined && needs.noneIds === undefined;
  if (!isFirst) return needs.in === around;
  if (around !== undefined) needs.in = around;
  return true;
}

const withId = (ids: readonly Id[] | undefined, id: Id): readonly Id[] =>
  ids?.includes(id) ? ids : [...(ids ?? []), id];

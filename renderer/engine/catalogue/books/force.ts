import type { Force } from '../../../../schemas/generated/types';
import type { Because, CategoryEntryDefinition } from '../definition';
import { because, requirementOf } from './because';
import { compileCondition } from './condition';
import { ARMY_SITE, type Context, type Site } from './context';
import { type ForceDraft, forceDraft } from './draft';
import { compileLimits } from './limit';
import { modifier } from './modifier';
import { nameFields, textFields } from './names';
import { compilePlace, ownCategory } from './place';

const FORCE_SITE: Site = { anchor: 'force', owner: undefined, conditionsIn: 'army', countsIn: 'army' };

/** A force that needs something may be there only while that holds: at most none of it otherwise. */
function addNeeds(context: Context, force: Force, draft: ForceDraft): void {
  const forbid = (id: string, reason: Because, condition: NonNullable<Force['needs']>, isNot: boolean) => {
    draft.constraints.push({
      id,
      type: 'max',
      value: -1,
      field: 'forces',
      scope: 'roster',
      includeChildForces: true,
      because: reason,
    });
    draft.modifiers.push(modifier('set', id, 0, [compileCondition(context, condition, ARMY_SITE, isNot)]));
  };
  if (force.needs) {
    const params = { forceId: force.id, ...requirementOf(force.needs) };
    const kind = 'limit' in force.needs ? 'force-needs-limit' : 'force-needs';
    forbid(`${force.id}.needs`, because(kind, params, force), force.needs, true);
  }
  if (force.unless) {
    const params = { forceId: force.id, ...requirementOf(force.unless) };
    forbid(`${force.id}.unless`, because('force-unless', params, force), force.unless, false);
  }
}

export interface CompiledForces {
  readonly drafts: readonly ForceDraft[];
  readonly categories: readonly CategoryEntryDefinition[];
}

/** @param into every force, nested ones too, and the blocks that forces have for themselves */
export function compileForce(
  context: Context,
  force: Force,
  into: { readonly all: ForceDraft[]; readonly categories: CategoryEntryDefinition[] },
): ForceDraft {
  const draft = forceDraft(force.id);
  Object.assign(draft, nameFields(force.name));
  if (force.kind !== undefined) draft.kind = force.kind;
  if (force.start) draft.start = true;
  if (force.note) draft.note = textFields(force.note);
  draft.book = force.book ?? 'same';
  if (force.costs) draft.costs = Object.entries(force.costs).map(([typeId, value]) => ({ typeId, value }));
  for (const place of force.places) {
    draft.categoryLinks.push(compilePlace(context, place, force));
    const own = ownCategory(force, place);
    if (own) into.categories.push(own);
  }
  compileLimits(context, force.limits, {
    kind: 'force',
    ownId: force.id,
    carrierId: force.id,
    carriers: [draft],
    site: FORCE_SITE,
  });
  addNeeds(context, force, draft);
  into.all.push(draft);
  (force.forces ?? []).forEach((below, index) => {
    if (typeof below === 'string') {
      draft.forceEntryLinks.push({ id: `${force.id}.${below}`, targetId: below, sortIndex: index + 1 });
    } else {
      const child = compileForce(context, below, into);
      child.sortIndex = index + 1;
      draft.forceEntries.push(child);
    }
  });
  context.tags.register(draft, force.id, ...(force.kind === undefined ? [] : [`kind:${force.kind}`]));
  return draft;
}

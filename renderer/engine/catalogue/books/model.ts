import type { Model } from '../../../../schemas/generated/types';
import type { ConstraintDefinition, ModifierDefinition } from '../definition';
import { because } from './because';
import { compileTags } from './changes';
import { compileCondition } from './condition';
import type { Context } from './context';
import { type EntryDraft, entryDraft } from './draft';
import { addGivenGear } from './gear';
import { addChoices } from './items';
import { compileLimits } from './limit';
import { modifier } from './modifier';
import { nameFields, textFields } from './names';
import { compileNeeds } from './needs';
import { compileCapabilities, compileProfiles } from './profile';
import { boundsOf } from './size-bounds';
import type { UnitScope } from './unit-scope';

/** Sizes that are listed for a step; no unit is larger. */
const MOST_STEPS = 200;

/** Options of a single model, or of models that are choices of their own, hang below it; others below the unit. */
export const holdsOptions = (model: Model): boolean => model.each === true || boundsOf(model.size).most === 1;

function addSize(context: Context, model: Model, draft: EntryDraft, unit: UnitScope): void {
  const { size } = model;
  const { least, most } = boundsOf(size);
  const { id } = draft;
  const modelId = id;
  const common = { scope: 'parent', field: 'selections' };
  const leastId = `${id}.size-min`;
  const mostId = `${id}.size-max`;
  const sets: ModifierDefinition[] = [];
  const changes = typeof size === 'number' ? [] : (size.changes ?? []);
  for (const change of changes) {
    const when = [compileCondition(context, change.when, unit.site)];
    if (change.min !== undefined) sets.push(modifier('set', leastId, change.min, when));
    if (change.max !== undefined) sets.push(modifier('set', mostId, change.max ?? -1, when));
  }
  draft.modifiers.push(...sets);
  const add = (constraint: ConstraintDefinition) => draft.constraints.push(constraint);
  if (least > 0 || changes.some(({ min }) => min !== undefined)) {
    add({
      id: leastId,
      type: 'min',
      value: least,
      ...common,
      because: because('size-least', { least, modelId }),
    });
  }
  if (most !== null || changes.some(({ max }) => max !== undefined)) {
    const reason = because('size-most', { most: most ?? -1, modelId });
    add({ id: mostId, type: 'max', value: most ?? -1, ...common, because: reason });
  }
  if (typeof size === 'number') return;
  const stepId = `${id}.size-step`;
  if (size.sizes) {
    add({
      id: stepId,
      type: 'one-of',
      value: 0,
      values: size.sizes,
      ...common,
      because: because('size-only', { modelId }),
    });
  } else if (size.step !== undefined && size.step > 1) {
    const { step } = size;
    const count = most === null ? MOST_STEPS : Math.floor((most - least) / step) + 1;
    const values = Array.from({ length: count }, (_, index) => least + index * step);
    const reason = because('size-step', { step, least, most: most ?? undefined, modelId });
    add({ id: stepId, type: 'one-of', value: 0, values, ...common, because: reason });
  }
}

/** A kind of model, with its number as amount or, with `each`, one selection for every model. */
export function compileModel(context: Context, model: Model, unit: UnitScope): EntryDraft {
  const id = `${unit.owner.id}.${model.id}`;
  const draft = entryDraft(id, 'model');
  Object.assign(draft, nameFields(model.name));
  if (model.note) draft.note = textFields(model.note);
  if (model.facts) draft.facts = model.facts;
  if (model.base) draft.base = model.base;
  addSize(context, model, draft, unit);
  if (model.points !== undefined) draft.costs.push({ typeId: context.symbols.points, value: model.points });
  for (const [typeId, value] of Object.entries(model.costs ?? {})) draft.costs.push({ typeId, value });
  draft.profiles = compileProfiles(context, model.profiles, id, model.name, unit.site);
  draft.capabilities = compileCapabilities(context, model.capabilities, unit.site, draft.modifiers);
  const tags = compileTags(context, model.tags, unit.site);
  for (const tag of tags.always) draft.categoryLinks.push({ targetId: tag });
  draft.modifiers.push(...tags.modifiers, ...compileNeeds(context, model, id, unit.site));
  compileLimits(context, model.limits, {
    kind: 'model',
    ownId: id,
    carrierId: id,
    carriers: [draft],
    site: unit.site,
  });
  addGivenGear(context, model.gear, draft, id, unit);
  context.tags.register(draft, `models:${unit.owner.id}`, `local:${unit.owner.id}.${model.id}`);
  if (holdsOptions(model)) {
    addChoices(context, model.options, draft, { unit, prefix: id, models: id });
  } else {
    // One number of models, so their choices are the unit's; a price per model counts these models.
    addChoices(context, model.options, unit.root, { unit, prefix: unit.owner.id, models: id });
  }
  return draft;
}

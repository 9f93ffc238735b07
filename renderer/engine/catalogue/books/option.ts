import type { Option } from '../../../../schemas/generated/types';
import type { Id } from '../definition';
import { because } from './because';
import { categoryModifiers, compileTags, priceModifiers, statModifiers } from './changes';
import type { Context } from './context';
import { entryDraft, type HolderDraft, linkDraft } from './draft';
import { addGivenGear, applyGearChanges } from './gear';
import { addChoices } from './items';
import { compileLimits } from './limit';
import { modifier } from './modifier';
import { nameFields, textFields } from './names';
import { compileNeeds } from './needs';
import { compileCapabilities, compileProfiles } from './profile';
import { addRoles } from './role';
import { changeUnit, type OptionPlace, whileTaken } from './unit-scope';

/** How a list changes its members here. */
export interface ListTerms {
  readonly points?: number | undefined;
  readonly max?: number | null | undefined;
  /** Lists that led here, for `has` and `of` with the id of a list. */
  readonly lists: readonly Id[];
}

function addPrice(
  context: Context,
  option: Option,
  draft: HolderDraft,
  place: OptionPlace,
  points: number,
): void {
  const { site } = place.unit;
  const perModel = option.per === 'model';
  const cost = context.symbols.points;
  if (points !== 0 || option.priceChanges || perModel) {
    draft.costs.push({ typeId: cost, value: perModel ? 0 : points });
  }
  draft.modifiers.push(...priceModifiers(context, points, option.priceChanges, site, perModel, place.models));
  for (const [typeId, value] of Object.entries(option.costs ?? {})) {
    if (!perModel) draft.costs.push({ typeId, value });
    else {
      draft.costs.push({ typeId, value: 0 });
      const repeat = {
        field: 'selections',
        ...context.place('unit', site),
        childId: place.models,
        value: 1,
        repeats: 1,
      };
      const type = value < 0 ? 'decrement' : 'increment';
      draft.modifiers.push(modifier(type, typeId, Math.abs(value), [], [repeat]));
    }
  }
}

function addCounts(
  context: Context,
  option: Option,
  draft: HolderDraft,
  place: OptionPlace,
  terms: ListTerms,
): void {
  const { id } = draft;
  const ofIds = [option.of ?? id];
  const most = terms.max === undefined ? option.max : terms.max;
  const common = { scope: 'parent', field: 'selections', shared: false };
  if (option.ratio) {
    const { models, count = 1 } = option.ratio;
    const field = `${id}.ratio`;
    const repeat = {
      field: 'selections',
      ...context.place('unit', place.unit.site),
      childId: place.models,
      value: models,
      repeats: 1,
    };
    draft.constraints.push({
      id: field,
      type: 'max',
      value: 0,
      ...common,
      because: because('ratio', { ofIds, choices: count, models }),
    });
    draft.modifiers.push(modifier('increment', field, count, [], [repeat]));
  }
  if (most !== null && !(option.ratio && most === undefined)) {
    draft.constraints.push({
      id: `${id}.max`,
      type: 'max',
      value: most ?? 1,
      ...common,
      because: because('option-most', { ofIds, most: most ?? 1 }),
    });
  }
  if (option.min !== undefined && option.min > 0) {
    draft.constraints.push({
      id: `${id}.min`,
      type: 'min',
      value: option.min,
      ...common,
      because: because('option-least', { ofIds, least: option.min }),
    });
  }
}

/** The id of an option: its own, or that of its gear. */
export const optionId = (option: Option): Id => option.id ?? option.of ?? '';

/** An option becomes an entry, or a link to the gear that it is. */
export function compileOption(
  context: Context,
  option: Option,
  place: OptionPlace,
  terms: ListTerms = { lists: [] },
): HolderDraft {
  const { unit } = place;
  const { site, owner } = unit;
  const local = optionId(option);
  const id = `${place.prefix}.${local}`;
  const draft: HolderDraft = option.of === undefined ? entryDraft(id, 'upgrade') : linkDraft(id, option.of);
  if (option.name !== undefined) {
    Object.assign(draft, nameFields(option.name));
    if (option.of !== undefined) draft.modifiers.push(modifier('set', 'name', nameFields(option.name).name));
  }
  if (option.note) draft.note = textFields(option.note);
  if (option.facts) draft.facts = option.facts;
  if (option.base) draft.base = option.base;
  addPrice(context, option, draft, place, terms.points ?? option.points ?? 0);
  addCounts(context, option, draft, place, terms);
  const gear = option.of === undefined ? undefined : context.symbols.gear.get(option.of);
  const shownName = option.name ?? gear?.name ?? local;
  draft.profiles.push(...compileProfiles(context, option.profiles, id, shownName, site));
  draft.capabilities.push(...compileCapabilities(context, option.capabilities, site, draft.modifiers));
  const tags = compileTags(context, option.tags, site);
  for (const tag of [...tags.always, ...(option.categories ?? [])])
    draft.categoryLinks.push({ targetId: tag });
  draft.modifiers.push(...tags.modifiers, ...compileNeeds(context, option, option.of ?? id, site));
  compileLimits(context, option.limits, {
    kind: 'option',
    ownId: option.of ?? id,
    carrierId: id,
    carriers: [draft],
    site,
  });
  const guards = [whileTaken(id)];
  changeUnit(unit, categoryModifiers(context, option.categoryChanges, site, guards));
  unit.root.modifiers.push(...statModifiers(context, option.statChanges, site, guards));
  applyGearChanges(context, gear, unit, id);
  addRoles(context, option.roles, unit, id);
  addGivenGear(context, option.gear, draft, id, unit);
  addChoices(context, option.options, draft, { ...place, prefix: id });
  context.tags.register(draft, `local:${owner.id}.${local}`, ...terms.lists.map((list) => `list:${list}`));
  return draft;
}

import type { Gear, GearRef } from '../../../../schemas/generated/types';
import type { Id } from '../definition';
import { categoryModifiers, compileTags, statModifiers } from './changes';
import { compileCondition } from './condition';
import { type Context, selectionSite } from './context';
import { type EntryDraft, entryDraft, type GroupDraft, type HolderDraft, linkDraft } from './draft';
import { addChoices } from './items';
import { compileLimits } from './limit';
import { modifier } from './modifier';
import { nameFields, textFields } from './names';
import { compileNeeds } from './needs';
import { compileCapabilities, compileProfiles } from './profile';
import { localIds } from './symbols';
import { changeUnit, type UnitScope, whileTaken } from './unit-scope';

/** The shared entry that every option made of this gear links to. */
export function compileGear(context: Context, id: Id, gear: Gear): EntryDraft {
  const owner = { id, locals: localIds(context.symbols, gear.options ?? [], []) };
  const site = selectionSite(owner);
  const entry = entryDraft(id, 'upgrade');
  Object.assign(entry, nameFields(gear.name));
  if (gear.kind !== undefined) entry.subType = gear.kind;
  if (gear.note) entry.note = textFields(gear.note);
  if (gear.facts) entry.facts = gear.facts;
  if (gear.base) entry.base = gear.base;
  entry.profiles = compileProfiles(context, gear.profiles, id, gear.name, site);
  entry.capabilities = compileCapabilities(context, gear.capabilities, site, entry.modifiers);
  const { always } = compileTags(context, gear.tags, site);
  for (const tag of [...always, ...(gear.categories ?? [])]) entry.categoryLinks.push({ targetId: tag });
  entry.modifiers.push(...compileNeeds(context, gear, id, site));
  compileLimits(context, gear.limits, {
    kind: 'gear',
    ownId: id,
    carrierId: id,
    carriers: [entry],
    site: { ...site, countsIn: 'army' },
  });
  const scope: UnitScope = { owner, site, root: entry, isGear: true };
  addChoices(context, gear.options, entry, { unit: scope, prefix: id, models: 'model' });
  context.tags.register(entry, id);
  return entry;
}

/** What the gear changes of the whole unit while it is there. */
export function applyGearChanges(context: Context, gear: Gear | undefined, unit: UnitScope, taken: Id): void {
  if (!gear) return;
  const guards = [whileTaken(taken)];
  changeUnit(unit, categoryModifiers(context, gear.categoryChanges, unit.site, guards));
  unit.root.modifiers.push(...statModifiers(context, gear.statChanges, unit.site, guards));
}

/**
 * Gear that is always there: a choice that the evaluation takes by itself, so that it is counted, limited and shown
 * like gear that was chosen, without standing in the list file.
 */
export function addGivenGear(
  context: Context,
  refs: readonly GearRef[] | undefined,
  into: HolderDraft | GroupDraft,
  prefix: Id,
  unit: UnitScope,
): void {
  for (const ref of refs ?? []) {
    const {
      gear: id,
      when,
      note,
    } = typeof ref === 'string' ? { gear: ref, when: undefined, note: undefined } : ref;
    const linkId = `${prefix}.${id}.given`;
    const link = linkDraft(linkId, id);
    link.collective = true;
    link.sortIndex = into.entryLinks.length + into.selectionEntries.length + 1;
    if (note) link.note = textFields(note);
    const fixed = { value: 1, scope: 'parent', field: 'selections', automatic: true };
    link.constraints.push(
      { id: `${linkId}.min`, type: 'min', ...fixed },
      { id: `${linkId}.max`, type: 'max', ...fixed },
    );
    if (when) {
      link.modifiers.push(
        modifier('set', 'hidden', true, [compileCondition(context, when, unit.site, true)]),
      );
    }
    into.entryLinks.push(link);
    context.tags.register(link);
    applyGearChanges(context, context.symbols.gear.get(id), unit, linkId);
  }
}

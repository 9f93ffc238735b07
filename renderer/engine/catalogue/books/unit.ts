import type { Size, Unit } from '../../../../schemas/generated/types';
import { categoryModifiers, compileTags, priceModifiers, statModifiers } from './changes';
import { type Context, selectionSite } from './context';
import { type EntryDraft, entryDraft } from './draft';
import { addGivenGear } from './gear';
import { addChoices } from './items';
import { compileLimits } from './limit';
import { compileModel } from './model';
import { modifier } from './modifier';
import { nameFields, textFields } from './names';
import { compileNeeds } from './needs';
import { compileCapabilities, compileProfiles } from './profile';
import { addRoles } from './role';
import { boundsOf } from './size-bounds';
import { localIds } from './symbols';
import type { UnitScope } from './unit-scope';

/** Prices of the whole unit at each number, set on the unit by the number of that kind of model. */
function addPricesBySize(context: Context, unit: Unit, entry: EntryDraft, scope: UnitScope): void {
  for (const model of unit.models ?? []) {
    const { size } = model;
    if (typeof size === 'number' || !size.prices) continue;
    const childId = `${unit.id}.${model.id}`;
    for (const [number, price] of Object.entries(size.prices)) {
      const when = {
        type: 'and',
        conditions: [
          {
            type: 'equalTo',
            value: Number(number),
            field: 'selections',
            ...context.place('unit', scope.site),
            childId,
          },
        ],
      };
      entry.modifiers.push(modifier('set', context.symbols.points, price, [when]));
    }
  }
}

function leastPrice(size: Size): number | undefined {
  if (typeof size === 'number' || !size.prices) return undefined;
  return size.prices[String(boundsOf(size).least)];
}

/** The shared or root entry of a unit, without the blocks in which it stands. */
export function compileUnit(context: Context, unit: Unit): EntryDraft {
  const models = unit.models ?? [];
  const owner = { id: unit.id, locals: localIds(context.symbols, unit.options ?? [], models) };
  const site = selectionSite(owner);
  // a choice of the army that puts nothing on the table is no unit
  const entry = entryDraft(unit.id, models.length > 0 ? 'unit' : 'upgrade');
  Object.assign(entry, nameFields(unit.name));
  if (unit.note) entry.note = textFields(unit.note);
  if (unit.facts) entry.facts = unit.facts;
  if (unit.base) entry.base = unit.base;
  if (unit.surcharge) entry.surcharge = true;
  const scope: UnitScope = { owner, site, root: entry, isGear: false };

  const bySize = models.map(({ size }) => leastPrice(size)).find((price) => price !== undefined);
  const points = unit.points ?? bySize ?? 0;
  entry.costs.push({ typeId: context.symbols.points, value: points });
  for (const [typeId, value] of Object.entries(unit.costs ?? {})) entry.costs.push({ typeId, value });
  addPricesBySize(context, unit, entry, scope);
  entry.modifiers.push(...priceModifiers(context, points, unit.priceChanges, site, false, 'model'));

  entry.profiles = compileProfiles(context, unit.profiles, unit.id, unit.name, site);
  entry.capabilities = compileCapabilities(context, unit.capabilities, site, entry.modifiers);
  const tags = compileTags(context, unit.tags, site);
  for (const tag of tags.always) entry.categoryLinks.push({ targetId: tag });
  entry.modifiers.push(...tags.modifiers, ...categoryModifiers(context, unit.categoryChanges, site, []));
  entry.modifiers.push(...statModifiers(context, unit.statChanges, site, []));
  entry.modifiers.push(...compileNeeds(context, unit, unit.id, site));
  compileLimits(context, unit.limits, {
    kind: 'unit',
    ownId: unit.id,
    carrierId: unit.id,
    carriers: [entry],
    site: { ...site, countsIn: 'army' },
  });

  models.forEach((model, index) => {
    const draft = compileModel(context, model, scope);
    // models come first, in their order
    draft.sortIndex = index - models.length;
    entry.selectionEntries.push(draft);
  });
  addGivenGear(context, unit.gear, entry, unit.id, scope);
  addChoices(context, unit.options, entry, { unit: scope, prefix: unit.id, models: 'model' });
  addRoles(context, unit.roles, scope);
  context.tags.register(entry, `unit:${unit.id}`, unit.id);
  return entry;
}

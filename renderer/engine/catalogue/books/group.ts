import type { Group } from '../../../../schemas/generated/types';
import type { Id, ModifierDefinition } from '../definition';
import { because } from './because';
import { compileCondition } from './condition';
import type { Context } from './context';
import { type GroupDraft, groupDraft } from './draft';
import { addItems, type Terms } from './items';
import { compileLimits } from './limit';
import { modifier } from './modifier';
import { nameFields, textFields } from './names';
import { compileNeeds } from './needs';
import { termModifiers } from './quantity';
import type { OptionPlace } from './unit-scope';

function addChoose(context: Context, group: Group, draft: GroupDraft, place: OptionPlace): void {
  const [least, most] = group.choose;
  const { site } = place.unit;
  const { id } = draft;
  const leastId = `${id}.choose-min`;
  const mostId = `${id}.choose-max`;
  const sets: ModifierDefinition[] = [];
  const adds: ModifierDefinition[] = [];
  let changesLeast = false;
  let changesMost = false;
  for (const change of group.changes ?? []) {
    const when = change.when ? [compileCondition(context, change.when, site)] : [];
    if (change.min !== undefined) {
      changesLeast = true;
      sets.push(modifier('set', leastId, change.min, when));
    }
    if (change.max !== undefined) {
      changesMost = true;
      sets.push(modifier('set', mostId, change.max ?? -1, when));
    }
    if (change.each !== undefined) {
      const term = {
        each: change.each,
        times: change.addMax ?? 1,
        ...(change.per === undefined ? {} : { per: change.per }),
      };
      adds.push(...termModifiers(context, term, mostId, site, when));
    } else if (change.addMax !== undefined) adds.push(modifier('increment', mostId, change.addMax, when));
  }
  const reason = because('choose', { groupId: id, least, most: most ?? undefined });
  const common = { scope: 'parent', field: 'selections', shared: false, because: reason };
  if (least > 0 || changesLeast)
    draft.constraints.push({ id: leastId, type: 'min', value: least, ...common });
  if (most !== null || changesMost)
    draft.constraints.push({ id: mostId, type: 'max', value: most ?? -1, ...common });
  draft.modifiers.push(...sets, ...adds);
}

function addAllowance(context: Context, group: Group, draft: GroupDraft, place: OptionPlace): void {
  if (!group.points) return;
  const id = `${draft.id}.allowance`;
  const { max, changes = [] } = group.points;
  const sets: ModifierDefinition[] = [];
  const adds: ModifierDefinition[] = [];
  for (const change of changes) {
    const when = [compileCondition(context, change.when, place.unit.site)];
    if (change.set !== undefined) sets.push(modifier('set', id, change.set ?? -1, when));
    if (change.add !== undefined) adds.push(modifier('increment', id, change.add, when));
  }
  draft.constraints.push({
    id,
    type: 'max',
    value: max ?? -1,
    scope: 'parent',
    field: context.symbols.points,
    includeChildSelections: true,
    shared: false,
    because: because('allowance', { groupId: draft.id, costId: context.symbols.points }),
  });
  draft.modifiers.push(...sets, ...adds);
}

/** Choices of which so many are taken. */
export function compileGroup(context: Context, group: Group, place: OptionPlace, terms: Terms): GroupDraft {
  const id = `${place.prefix}.${group.id}`;
  const { unit } = place;
  const draft = groupDraft(id);
  if (group.name !== undefined) Object.assign(draft, nameFields(group.name));
  if (group.replaces !== undefined) {
    const { name, names } = nameFields(group.replaces);
    draft.replaces = { en: name, ...names };
  }
  if (group.note) draft.note = textFields(group.note);
  addChoose(context, group, draft, place);
  addAllowance(context, group, draft, place);
  draft.modifiers.push(...compileNeeds(context, group, id, unit.site));
  compileLimits(context, group.limits, {
    kind: 'group',
    ownId: id,
    carrierId: id,
    carriers: [draft],
    site: unit.site,
  });
  // Members that come from a list get the group into their ids: the list may be offered twice in the unit.
  const options = group.options.map((item) => ({ item, isList: 'list' in item }));
  const added = options.flatMap(({ item, isList }) =>
    addItems(
      context,
      [item],
      draft,
      isList || terms.lists.length > 0 ? { ...place, prefix: id } : place,
      terms,
    ),
  );
  if (group.once) {
    for (const { option, draft: member } of added)
      addOnce(member.constraints, member.id, id, option.of ?? member.id);
  }
  const defaults = added.filter(({ option }) => option.default === true);
  const [first] = defaults;
  if (first && defaults.length === 1 && group.choose[0] > 0) draft.defaultSelectionEntryId = first.draft.id;
  else for (const { draft: member } of defaults) member.defaultAmount = 1;
  return draft;
}

function addOnce(
  constraints: { push(constraint: object): unknown },
  memberId: Id,
  groupId: Id,
  ofId: Id,
): void {
  constraints.push({
    id: `${memberId}.once`,
    type: 'max',
    value: 1,
    scope: 'parent',
    field: 'selections',
    shared: false,
    because: because('choose-once', { groupId, ofIds: [ofId] }),
  });
}

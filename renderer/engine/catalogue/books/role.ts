import type { Role, RoleOffer } from '../../../../schemas/generated/types';
import type { ConditionGroupDefinition, ConstraintDefinition, Id, ModifierDefinition } from '../definition';
import { because } from './because';
import type { Context } from './context';
import { type EntryDraft, entryDraft, linkDraft } from './draft';
import { modifier } from './modifier';
import { nameFields } from './names';
import { compileNeeds } from './needs';
import { compileCapabilities } from './profile';
import { changeUnit, type UnitScope, whileTaken } from './unit-scope';

/** The shared entry of a role; the evaluation sets it below the selection that has the role. */
export function compileRole(context: Context, role: Role): EntryDraft {
  const entry = entryDraft(role.id, 'upgrade');
  Object.assign(entry, nameFields(role.name));
  entry.role = role.id;
  if (role.max !== undefined && role.max !== null) {
    entry.constraints.push(
      context.intern({
        id: `${role.id}.max`,
        type: 'max',
        value: role.max,
        field: 'selections',
        scope: 'roster',
        includeChildSelections: true,
        includeChildForces: true,
        because: because('role-most', { roleId: role.id, most: role.max }, role),
      }),
    );
  }
  context.tags.register(entry, role.id);
  return entry;
}

/** "There must be a General": asked of the roster, so every top-level force carries it. */
export function roleMinimum(context: Context, role: Role): ConstraintDefinition | undefined {
  if (!role.min) return undefined;
  return context.intern({
    id: `${role.id}.min`,
    type: 'min',
    value: role.min,
    field: 'selections',
    scope: 'roster',
    childId: role.id,
    includeChildSelections: true,
    includeChildForces: true,
    because: because('role-least', { roleId: role.id, least: role.min }, role),
  });
}

/**
 * Roles that a unit may take, as options below it.
 * @param givenBy the option that gives the role
 */
export function addRoles(
  context: Context,
  offers: readonly RoleOffer[] | undefined,
  unit: UnitScope,
  givenBy?: Id,
): void {
  for (const offer of offers ?? []) {
    const id = `${unit.owner.id}.${offer.role}`;
    if (unit.root.entryLinks.some((link) => link.id === id)) continue;
    const link = linkDraft(id, offer.role);
    link.sortIndex = 20_000;
    link.role = offer.role;
    if (offer.points !== undefined) link.costs.push({ typeId: context.symbols.points, value: offer.points });
    link.capabilities = compileCapabilities(context, offer.capabilities, unit.site, link.modifiers);
    link.constraints.push({
      id: `${id}.max`,
      type: 'max',
      value: 1,
      scope: 'parent',
      field: 'selections',
      because: because('option-most', { ofIds: [offer.role], most: 1 }),
    });
    link.modifiers.push(...compileNeeds(context, offer, offer.role, unit.site));
    if (givenBy !== undefined) link.modifiers.push(hideUnlessTaken(givenBy, offer));
    const taken = whileTaken(id);
    for (const tag of [...(offer.tags ?? []), ...(offer.categories ?? [])]) {
      changeUnit(unit, [modifier('add', 'category', tag, [taken])]);
    }
    unit.root.entryLinks.push(link);
    context.tags.register(link);
  }
}

function hideUnlessTaken(option: Id, offer: RoleOffer): ModifierDefinition {
  const missing: ConditionGroupDefinition = {
    type: 'and',
    conditions: [
      {
        type: 'lessThan',
        value: 1,
        field: 'selections',
        scope: 'root-entry',
        childId: option,
        includeChildSelections: true,
      },
    ],
  };
  return {
    ...modifier('set', 'hidden', true, [missing]),
    because: because('needs', { subjectId: offer.role, allIds: [option] }),
  };
}

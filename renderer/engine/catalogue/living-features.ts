/**
 * What only New Recruit's data have (roster-semantics, sections 22 and 23): who writes such a thing has tried the data there,
 * where modifiers apply in stages.
 */
import type {
  Conditional,
  ConditionGroupDefinition,
  ConstraintDefinition,
  ModifierDefinition,
  ModifierGroupDefinition,
  Query,
} from './definition';
import { isWord } from './words';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const KEYS = set(
  'sortIndex defaultAmount flatten collapsible exportable step subType alias noindex childForcesLabel tracked ' +
    'forceEntryLinks sharedForceEntries associations associationLinks sharedAssociations',
);
const MODIFIER_KEYS = ['arg', 'join', 'position', 'scope', 'affects', 'skipIfPresent'] as const;
const MODIFIER_TYPES = set('set increment decrement append add remove set-primary unset-primary');
const MODIFIER_FIELDS = set('error warning info add-info annotation readme tracked defaultAmount');
const SCOPES = set('self parent ancestor force roster primary-category primary-catalogue');
const GROUP_TYPES = set('and or');

const isLivingQuery = ({ scope }: Query): boolean =>
  scope !== undefined && isWord(scope) && !SCOPES.has(scope);

function isLivingGroup(group: ConditionGroupDefinition): boolean {
  return (group.type !== undefined && !GROUP_TYPES.has(group.type)) || areLivingConditions(group);
}

function areLivingConditions(conditional: Conditional): boolean {
  return (
    conditional.localConditionGroups !== undefined ||
    (conditional.repeats?.some(isLivingQuery) ?? false) ||
    (conditional.conditions?.some(
      (condition) => condition.type === 'always' || condition.type === 'never' || isLivingQuery(condition),
    ) ??
      false) ||
    (conditional.conditionGroups?.some(isLivingGroup) ?? false)
  );
}

/** A property of an entry, a group, a link, a force or a file. */
export const isLivingKey = (key: string): boolean => KEYS.has(key);

export function isLivingModifier(modifier: ModifierDefinition): boolean {
  return (
    !MODIFIER_TYPES.has(modifier.type) ||
    MODIFIER_FIELDS.has(modifier.field) ||
    MODIFIER_KEYS.some((key) => modifier[key] !== undefined) ||
    areLivingConditions(modifier)
  );
}

/** By what the group itself says; its modifiers are asked one by one. */
export const isLivingModifierGroup = (group: ModifierGroupDefinition): boolean => areLivingConditions(group);

export const isLivingConstraint = (constraint: ConstraintDefinition): boolean =>
  constraint.type === 'exactly' ||
  constraint.automatic !== undefined ||
  constraint.negative !== undefined ||
  constraint.message !== undefined ||
  constraint.childId !== undefined ||
  isLivingQuery(constraint);

/** Elements that hold text and nothing else. An empty one is an empty text, where an empty list is left out. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set([
  'alias',
  'comment',
  'customNotes',
  'description',
  'readme',
]);

/** Lists of data and of rosters: empty ones are left out. */
export const LIST_ELEMENTS: ReadonlySet<string> = new Set([
  'associationLinks',
  'associations',
  'attributeTypes',
  'attributes',
  'catalogueLinks',
  'categories',
  'categoryEntries',
  'categoryLinks',
  'characteristicTypes',
  'characteristics',
  'conditionGroups',
  'conditions',
  'constraints',
  'costLimits',
  'costTypes',
  'costs',
  'entryLinks',
  'forceEntries',
  'forceEntryLinks',
  'forces',
  'formatRules',
  'incomingAssociations',
  'infoGroups',
  'infoLinks',
  'localConditionGroups',
  'modifierGroups',
  'modifiers',
  'profileTypes',
  'profiles',
  'publications',
  'repeats',
  'rules',
  'selectionEntries',
  'selectionEntryGroups',
  'selections',
  'sharedAssociations',
  'sharedForceEntries',
  'sharedInfoGroups',
  'sharedProfiles',
  'sharedRules',
  'sharedSelectionEntries',
  'sharedSelectionEntryGroups',
  'tags',
]);

/** Attributes whose `true` and `false` are no texts. */
export const YES_NO_ATTRIBUTES: ReadonlySet<string> = new Set([
  'automatic',
  'collapsible',
  'collective',
  'exportable',
  'flatten',
  'hidden',
  'import',
  'importRootEntries',
  'includeChildForces',
  'includeChildSelections',
  'library',
  'negative',
  'noindex',
  'percentValue',
  'primary',
  'roundUp',
  'shared',
  'tracked',
]);

/** Attributes that are whole numbers, when they are written as JSON would write them. */
export const NUMBER_ATTRIBUTES: ReadonlySet<string> = new Set(['number', 'position', 'repeats', 'sortIndex']);

/** Name of a member by the name of its list: `costs` → `cost`, `sharedRules` → `rule`. */
export function memberName(list: string): string {
  const own = list.replace(/^shared([A-Z])/, (_, letter: string) => letter.toLowerCase());
  if (own.endsWith('ies')) return `${own.slice(0, -3)}y`;
  return own.endsWith('s') ? own.slice(0, -1) : own;
}

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

/** Name of a member by the name of its list. */
export function memberName(list: string): string {
  if (list.endsWith('ies')) return `${list.slice(0, -3)}y`;
  return list.endsWith('s') ? list.slice(0, -1) : list;
}

/**
 * What the format has: the attributes, lists and words of each element (docs/roster-semantics.md, sections 2, 14 and 23). Only
 * for telling data authors what is passed over; nothing is read by this table.
 */
export interface Vocabulary {
  readonly tag: string;
  readonly attributes: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
  /** What an attribute may say, where that is a closed set of words. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Editors put these on everything. */
const COMMON = words('id name hidden comment page publicationId alias noindex readme');
const QUERY = words(
  'field scope childId childName value shared includeChildSelections includeChildForces percentValue ' +
    'queryFromSelf traverseAssociationGroup',
);
const MODIFIABLE = words('modifiers modifierGroups');
const INFO = words('profiles rules infoGroups infoLinks');
const CHILDREN = words('selectionEntries selectionEntryGroups entryLinks');
const CONDITIONAL = words('conditions conditionGroups localConditionGroups repeats');
const ENTRY_LISTS = [
  ...MODIFIABLE,
  ...INFO,
  ...CHILDREN,
  ...words('constraints costs categoryLinks associations associationLinks'),
];
const ENTRY = words(
  'type subType collective import sortIndex flatten collapsible exportable defaultAmount step ' +
    'defaultSelectionEntryId annotation targetId',
);
const ROOT = [
  ...INFO,
  ...CHILDREN,
  ...words(
    'publications costTypes profileTypes categoryEntries forceEntries sharedSelectionEntries sharedSelectionEntryGroups ' +
      'sharedRules sharedProfiles sharedInfoGroups sharedForceEntries sharedAssociations catalogueLinks forceEntryLinks',
  ),
];
const ROOT_ATTRIBUTES = words(
  'revision battleScribeVersion authorName authorContact authorUrl type xmlns library gameSystemId gameSystemRevision',
);

const COMPARISONS = words(
  'equalTo notEqualTo atLeast atMost lessThan greaterThan instanceOf notInstanceOf always never',
);
const MODIFIER_TYPES = words(
  'set increment decrement append prepend add remove set-primary unset-primary replace floor ceil multiply divide modulo power ' +
    'exponent triangular cumulative-add cumulative-multiply cumulative-power hide',
);
const GROUP_TYPES = words(
  'and or not count add subtract multiply divide modulo power min max greater greaterOrEqual less lessOrEqual equal notEqual',
);

function vocabulary(
  tag: string,
  attributes: readonly string[],
  lists: readonly string[] = [],
  types?: readonly string[],
): Vocabulary {
  return {
    tag,
    attributes: new Set([...COMMON, ...attributes]),
    lists: new Set(lists),
    words: new Map(types ? [['type', new Set(types)]] : []),
  };
}

const ENTRY_TYPES = words('unit model upgrade unit-group mount crew');
const entry = vocabulary('selectionEntry', ENTRY, ENTRY_LISTS, ENTRY_TYPES);
const group = vocabulary('selectionEntryGroup', ENTRY, ENTRY_LISTS);
const profile = vocabulary('profile', words('typeId typeName sortIndex'), [
  ...MODIFIABLE,
  ...words('characteristics attributes'),
]);
const rule = vocabulary('rule', words('description sortIndex'), MODIFIABLE);
const infoGroup = vocabulary('infoGroup', words('sortIndex'), [...MODIFIABLE, ...INFO]);
const force = vocabulary('forceEntry', words('sortIndex childForcesLabel'), [
  ...MODIFIABLE,
  ...INFO,
  ...words('constraints categoryLinks forceEntries forceEntryLinks costs associations'),
]);
const association = vocabulary(
  'association',
  words(
    'min max scope childId includeChildSelections includeChildForces label labelMembers ids field defaultSelectionEntryId ' +
      'maxAssociationsPerMember info action splittingBehavior type',
  ),
  [...CONDITIONAL, 'ids', ...MODIFIABLE],
);
const LINK_TYPES = words('selectionEntry selectionEntryGroup');

export const ROOT_VOCABULARY: Readonly<Record<'gameSystem' | 'catalogue', Vocabulary>> = {
  gameSystem: vocabulary('gameSystem', ROOT_ATTRIBUTES, ROOT),
  catalogue: vocabulary('catalogue', ROOT_ATTRIBUTES, ROOT),
};

/** By the list that holds the element. */
export const VOCABULARY: ReadonlyMap<string, Vocabulary> = new Map([
  ['selectionEntries', entry],
  ['sharedSelectionEntries', entry],
  ['selectionEntryGroups', group],
  ['sharedSelectionEntryGroups', group],
  ['entryLinks', vocabulary('entryLink', ENTRY, ENTRY_LISTS, LINK_TYPES)],
  ['profiles', profile],
  ['sharedProfiles', profile],
  ['rules', rule],
  ['sharedRules', rule],
  ['infoGroups', infoGroup],
  ['sharedInfoGroups', infoGroup],
  [
    'infoLinks',
    vocabulary(
      'infoLink',
      words('targetId type sortIndex'),
      [...MODIFIABLE, ...INFO],
      words('profile rule infoGroup'),
    ),
  ],
  [
    'categoryEntries',
    vocabulary('categoryEntry', words('tracked description sortIndex'), [
      ...MODIFIABLE,
      ...INFO,
      'constraints',
      'costs',
    ]),
  ],
  [
    'categoryLinks',
    vocabulary(
      'categoryLink',
      words('targetId primary tracked type sortIndex'),
      [...MODIFIABLE, ...INFO, 'constraints'],
      ['category'],
    ),
  ],
  ['forceEntries', force],
  ['sharedForceEntries', force],
  [
    'forceEntryLinks',
    vocabulary('forceEntryLink', words('targetId type sortIndex'), [
      ...MODIFIABLE,
      ...INFO,
      ...words('constraints categoryLinks forceEntries forceEntryLinks costs'),
    ]),
  ],
  [
    'catalogueLinks',
    vocabulary('catalogueLink', words('targetId type importRootEntries'), [], ['catalogue']),
  ],
  ['publications', vocabulary('publication', words('shortName publisher publicationDate publisherUrl'))],
  ['costTypes', vocabulary('costType', words('defaultCostLimit sortIndex'), MODIFIABLE)],
  ['costs', vocabulary('cost', words('typeId value'), MODIFIABLE)],
  [
    'profileTypes',
    vocabulary('profileType', words('kind sortIndex'), words('characteristicTypes attributeTypes')),
  ],
  [
    'characteristicTypes',
    vocabulary('characteristicType', words('kind defaultValue sortIndex'), words('formatRules')),
  ],
  ['attributeTypes', vocabulary('attributeType', words('kind defaultValue sortIndex'), words('formatRules'))],
  ['formatRules', vocabulary('formatRule', words('match replace'))],
  ['characteristics', vocabulary('characteristic', words('typeId value'))],
  ['attributes', vocabulary('attribute', words('typeId value'))],
  [
    'constraints',
    vocabulary(
      'constraint',
      [...QUERY, ...words('type automatic negative message')],
      [...MODIFIABLE, ...CONDITIONAL],
      words('min max exactly'),
    ),
  ],
  ['conditions', vocabulary('condition', [...QUERY, 'type'], [], COMPARISONS)],
  ['conditionGroups', vocabulary('conditionGroup', words('type min max'), CONDITIONAL, GROUP_TYPES)],
  [
    'localConditionGroups',
    vocabulary('localConditionGroup', [...QUERY, ...words('type repeats roundUp')], CONDITIONAL, [
      ...COMPARISONS,
      'before',
    ]),
  ],
  ['repeats', vocabulary('repeat', [...QUERY, ...words('repeats roundUp')])],
  [
    'modifiers',
    vocabulary(
      'modifier',
      words('type field value arg join position scope affects skipIfPresent'),
      CONDITIONAL,
      MODIFIER_TYPES,
    ),
  ],
  [
    'modifierGroups',
    vocabulary('modifierGroup', words('type'), [...CONDITIONAL, ...MODIFIABLE], words('and or')),
  ],
  ['associations', association],
  ['sharedAssociations', association],
  ['associationLinks', vocabulary('associationLink', words('targetId type'))],
]);

/** Lists whose members carry a number in `value`. */
export const NUMBER_VALUES: ReadonlySet<string> = new Set(['costs', 'constraints', 'conditions', 'repeats']);

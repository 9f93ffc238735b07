/** Order of the fields that we know, by what the object is; unknown fields follow in the order they came. */
const ROSTER = [
  '$schema',
  'format',
  'id',
  'name',
  'player',
  'club',
  'event',
  'date',
  'notes',
  'changed',
  'system',
  'books',
  'limits',
  'forces',
  'roles',
  'attachments',
  'embarkations',
  'digest',
];
const NODE = [
  'id',
  'entryId',
  'groupId',
  'catalogueId',
  'amount',
  'name',
  'customName',
  'notes',
  'costs',
  'categories',
  'selections',
  'forces',
];
const SMALL = [
  'role',
  'character',
  'unit',
  'transport',
  'selection',
  'id',
  'typeId',
  'entryId',
  'name',
  'revision',
  'digest',
  'value',
];

/** By the name of the field that holds the object (or the list of objects); the roster itself is held by none. */
const ORDER_BELOW: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  [undefined, ROSTER],
  ['forces', NODE],
  ['selections', NODE],
  ['categories', NODE],
  ...['system', 'books', 'limits', 'costs', 'roles', 'attachments', 'embarkations'].map(
    (key) => [key, SMALL] as const,
  ),
]);

/** Keys of an object in the order they are written. */
export function orderedKeys(value: object, heldBy: string | undefined): string[] {
  const known = ORDER_BELOW.get(heldBy);
  const keys = Object.keys(value);
  if (!known) return keys;
  return [...known.filter((key) => Object.hasOwn(value, key)), ...keys.filter((key) => !known.includes(key))];
}

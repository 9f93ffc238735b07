export type BookFileKind = 'system' | 'book' | 'capabilities';

/** What a file of our format is, by what is in it; undefined for any other. */
export function kindOfFile(value: unknown): BookFileKind | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const has = (...keys: readonly string[]) => keys.every((key) => Object.hasOwn(value, key));
  if (has('costs', 'profiles')) return 'system';
  if (has('system', 'units')) return 'book';
  if (has('system', 'capabilities')) return 'capabilities';
  // What tells it may itself be missing or misspelt.
  if (has('format', 'id', 'revision')) {
    if (has('system')) return 'book';
    if (has('ruleset')) return 'system';
  }
  const { $schema } = value as { $schema?: unknown };
  const named =
    typeof $schema === 'string'
      ? /(system|army-book|capabilities)\.schema\.json$/.exec($schema)?.[1]
      : undefined;
  return named === 'army-book' ? 'book' : (named as BookFileKind | undefined);
}

/** An army list in place of data: one of ours, or a roster of New Recruit. */
export function isListFile(value: unknown): boolean {
  if (!isObject(value)) return false;
  const has = (key: string): boolean => Object.hasOwn(value, key);
  if (has('roster')) return isObject(value.roster) && Object.hasOwn(value.roster, 'forces');
  return (
    has('forces') && (has('limits') || has('books') || has('gameSystemId') || has('battleScribeVersion'))
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

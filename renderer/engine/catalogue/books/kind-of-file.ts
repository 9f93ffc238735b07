export type BookFileKind = 'system' | 'book' | 'capabilities';

/** What a file of our format is, by what is in it; undefined for any other. */
export function kindOfFile(value: unknown): BookFileKind | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (Object.hasOwn(value, 'costs') && Object.hasOwn(value, 'profiles')) return 'system';
  if (Object.hasOwn(value, 'system') && Object.hasOwn(value, 'units')) return 'book';
  if (Object.hasOwn(value, 'system') && Object.hasOwn(value, 'capabilities')) return 'capabilities';
  const { $schema } = value as { $schema?: unknown };
  const named =
    typeof $schema === 'string'
      ? /(system|army-book|capabilities)\.schema\.json$/.exec($schema)?.[1]
      : undefined;
  return named === 'army-book' ? 'book' : (named as BookFileKind | undefined);
}

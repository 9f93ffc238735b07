/** One step from a format to the next. A step gets what a file of `from` holds and keeps fields that it does not know. */
export interface Migration {
  readonly from: number;
  readonly migrate: (list: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/**
 * Steps in order from the list's own format to `to`; the field `format` is set by each.
 * @throws Error when a step is missing: our fault, not the file's
 */
export function migrate(
  list: Readonly<Record<string, unknown>>,
  from: number,
  to: number,
  steps: readonly Migration[],
): Record<string, unknown> {
  let migrated: Record<string, unknown> = { ...list };
  for (let format = from; format < to; format += 1) {
    const step = steps.find((each) => each.from === format);
    if (!step) throw new Error(`No migration of list files from format ${format}`);
    migrated = { ...step.migrate(migrated), format: format + 1 };
  }
  return migrated;
}

import type { HeadedFile, ShelvedFile } from './shelf-file';

/** A file that cannot be used although it would go first, and what is used in its place. */
export interface PassedOver {
  readonly path: string;
  readonly used: string;
}

export interface Usable<Value> {
  readonly value: Value;
  readonly file: HeadedFile;
  readonly passedOver: readonly PassedOver[];
}

/**
 * The first of the files of one thing that can be used: a damaged copy keeps no whole one from being used.
 * @param open undefined for a file that cannot be used
 * @throws when none can be used, and one could not be read
 */
export async function firstUsable<Value>(
  shelved: ShelvedFile,
  open: (file: HeadedFile) => Value | undefined | Promise<Value | undefined>,
): Promise<Usable<Value> | undefined> {
  const broken: string[] = [];
  const unread: unknown[] = [];
  for (const file of [shelved, ...shelved.copies]) {
    try {
      const value = await open(file);
      if (value !== undefined) {
        const used = file.file.path;
        return { value, file, passedOver: broken.map((path) => ({ path, used })) };
      }
    } catch (why) {
      unread.push(why);
    }
    broken.push(file.file.path);
  }
  if (unread.length > 0) throw unread[0];
  return undefined;
}

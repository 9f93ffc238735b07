import type { FileHead } from './file-head';
import { readHead } from './read-head';
import type { HeadedFile, ShelfFile, StrayFile } from './shelf-file';
import { type ShelvedSystem, shelveSystems } from './shelved-system';

/** Heads of files by path and version: asked once, however often the places are listed. */
export type KnownHeads = Map<string, FileHead | 'broken' | null>;

export type KnownHead = readonly [pathAndVersion: string, head: FileHead | 'broken' | null];

/** What data there are, by heads alone: shipped ones, a person's own books, community data, each under its game. */
export interface DataShelf {
  readonly systems: readonly ShelvedSystem[];
  /** Files that cannot be used, as far as their beginning tells. */
  readonly strays: readonly StrayFile[];
}

/**
 * Reads the heads of all files.
 * @param files in the order in which their places were added; a later one goes before an earlier one
 * @param known heads of files that were looked at before; it is filled
 */
export async function fillShelf(
  files: readonly ShelfFile[],
  known: KnownHeads = new Map(),
  onProgress: (done: number, all: number) => void = () => {},
): Promise<DataShelf> {
  const headed: HeadedFile[] = [];
  const strays: StrayFile[] = [];
  for (const [index, file] of files.entries()) {
    const key = `${file.path}\n${file.version}`;
    try {
      const before = known.get(key);
      const head = before === undefined ? await readHead(file) : (before ?? undefined);
      known.set(key, head ?? null);
      if (head !== undefined && head !== 'broken') headed.push({ file, head });
      else if (head === 'broken' || isMeant(file)) strays.push({ file, why: 'no-data' });
    } catch {
      strays.push({ file, why: 'unreadable' });
    }
    onProgress(index + 1, files.length);
  }
  return { systems: shelveSystems(headed), strays };
}

/** Repositories of data hold settings and other JSON, which nobody means to be a book. */
const isMeant = ({ path }: ShelfFile): boolean => /\.(gst|cat|gstz|catz)$/i.test(path);

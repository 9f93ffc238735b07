import type { Dirent, Stats } from 'node:fs';
import fs from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type FolderFile, type HostProblem, MAX_FOLDER_FILES } from '../messages';
import { fileProblem, problem } from './file-problem';
import { isInside } from './grants';

export interface FolderWalk {
  /** Sorted by name, folder by folder. */
  readonly files: readonly FolderFile[];
  readonly problems: readonly HostProblem[];
}

export interface WalkOptions {
  /** Also lists files that are links to a place outside the folder; else each is a problem. */
  readonly leavesFolder?: boolean;
}

/** Deep enough for any library or data folder, shallow enough for a loop of mounts. */
const MOST_DEPTH = 8;

/**
 * Files below a folder with one of the endings. Hidden files and folders (a leading dot), `node_modules` and
 * links to folders are passed by; what cannot be read becomes a problem and the walk goes on. A link to a file outside
 * the folder is not followed: a folder that came from somebody else must not show what lies elsewhere on this machine.
 */
export async function walkFolder(
  folder: string,
  endings: readonly string[],
  { leavesFolder = false }: WalkOptions = {},
): Promise<FolderWalk> {
  const files: FolderFile[] = [];
  const problems: HostProblem[] = [];
  const wanted = new Set(endings);
  let isCut = false;
  const root = await fs.realpath(folder).catch(() => folder);

  async function visit(path: string, below: string, depth: number): Promise<void> {
    const entries = await fs.readdir(path, { withFileTypes: true }).catch((error: unknown) => {
      problems.push(fileProblem(error, path, 'read'));
      return [];
    });
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    const shown = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
    const isWanted = (entry: Dirent): boolean =>
      !entry.isDirectory() && wanted.has(extname(entry.name).slice(1).toLowerCase());
    const room = MAX_FOLDER_FILES - files.length;
    const wantedHere = shown.filter(isWanted);
    const seen = await lookAtAll(wantedHere.slice(0, room), (entry) => lookAt(entry, join(path, entry.name)));
    if (wantedHere.length > room) isCut = true;
    for (const entry of shown) {
      if (isCut && files.length >= MAX_FOLDER_FILES) return;
      const child = join(path, entry.name);
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (depth < MOST_DEPTH) await visit(child, name, depth + 1);
        continue;
      }
      const look = seen.get(entry);
      if (look === undefined) continue;
      if ('kind' in look) problems.push(look);
      else if (look.isFile()) files.push({ path: child, name, size: look.size, modified: look.mtimeMs });
    }
  }

  async function lookAt(entry: Dirent, child: string): Promise<Stats | HostProblem> {
    try {
      if (!leavesFolder && entry.isSymbolicLink() && !isInside(root, await fs.realpath(child)))
        return problem('link-outside', child, 'a link out of the folder');
      return await fs.stat(child);
    } catch (error) {
      return fileProblem(error, child, 'read');
    }
  }

  await visit(folder, '', 0);
  // First: it may be why something else is missing.
  if (isCut) problems.unshift(problem('too-many-files', folder, `more than ${MAX_FOLDER_FILES} files`));
  return { files, problems };
}

/** So many are looked at side by side: one after the other, the thousands of a large library take seconds. */
const AT_ONCE = 32;

async function lookAtAll<Item, Look>(
  items: readonly Item[],
  lookAt: (item: Item) => Promise<Look>,
): Promise<ReadonlyMap<Item, Look>> {
  const seen = new Map<Item, Look>();
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE);
    const looks = await Promise.all(some.map(lookAt));
    some.forEach((item, index) => {
      seen.set(item, looks[index] as Look);
    });
  }
  return seen;
}

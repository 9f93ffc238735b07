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
  const root = await fs.realpath(folder).catch(() => folder);

  async function visit(path: string, below: string, depth: number): Promise<void> {
    const entries = await fs.readdir(path, { withFileTypes: true }).catch((error: unknown) => {
      problems.push(fileProblem(error, path, 'read'));
      return [];
    });
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const entry of entries) {
      if (files.length >= MAX_FOLDER_FILES) return;
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const child = join(path, entry.name);
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (depth < MOST_DEPTH) await visit(child, name, depth + 1);
        continue;
      }
      if (!wanted.has(extname(entry.name).slice(1).toLowerCase())) continue;
      try {
        if (!leavesFolder && entry.isSymbolicLink() && !isInside(root, await fs.realpath(child))) {
          problems.push(problem('link-outside', child, 'a link out of the folder'));
          continue;
        }
        const stat = await fs.stat(child);
        if (stat.isFile()) files.push({ path: child, name, size: stat.size, modified: stat.mtimeMs });
      } catch (error) {
        problems.push(fileProblem(error, child, 'read'));
      }
    }
  }

  await visit(folder, '', 0);
  return { files, problems };
}

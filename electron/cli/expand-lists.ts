import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { fileProblem } from '../files/file-problem';
import { FILE_ENDINGS, type HostProblem } from '../messages';

/** Endings that a folder of lists is searched for; a file that is named is read whatever its ending. */
const ENDINGS = new Set<string>(
  FILE_ENDINGS.lists.filter((ending) => ending !== 'txt').map((ending) => `.${ending}`),
);

export interface ExpandedLists {
  /** In the order given; the files of a folder by name. Paths as they were given. */
  readonly files: readonly string[];
  /** Those of `files` that are folders which may not be looked into. */
  readonly unreadable: ReadonlyMap<string, HostProblem>;
  /** Files of folders that have no ending of a list. */
  readonly passedBy: readonly string[];
  /** Folders in which no list lies, and how many folders below them were not looked into. */
  readonly empty: readonly { readonly path: string; readonly folders: number }[];
}

/** Lists named on the command line; a folder stands for the list files in it. What is not there stays and is said later. */
export async function expandLists(paths: readonly string[], cwd: string): Promise<ExpandedLists> {
  const files: string[] = [];
  const unreadable = new Map<string, HostProblem>();
  const passedBy: string[] = [];
  const empty: { path: string; folders: number }[] = [];
  for (const path of paths) {
    const found = await fs.stat(resolve(cwd, path)).catch(() => undefined);
    if (found?.isDirectory() !== true) {
      files.push(path);
      continue;
    }
    let entries: readonly Dirent[];
    try {
      entries = await fs.readdir(resolve(cwd, path), { withFileTypes: true });
    } catch (error) {
      files.push(path);
      unreadable.set(path, fileProblem(error, path, 'read'));
      continue;
    }
    const names = entries
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name);
    const before = files.length;
    for (const name of names.sort()) {
      (ENDINGS.has(extname(name).toLowerCase()) ? files : passedBy).push(join(path, name));
    }
    if (files.length === before) {
      empty.push({ path, folders: entries.filter((entry) => entry.isDirectory()).length });
    }
  }
  return { files, unreadable, passedBy, empty };
}

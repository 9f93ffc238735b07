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
  /** Folders in which no list lies. */
  readonly empty: readonly string[];
  /** Folders below those that were given, which were not looked into. */
  readonly below: ReadonlyMap<string, readonly string[]>;
}

/** Names as people count: `list 2` before `list 10`, whatever their letters' case; the same on every machine. */
const BY_NAME = new Intl.Collator('en', { numeric: true });
const compareNames = (one: string, other: string): number =>
  BY_NAME.compare(one, other) || (one < other ? -1 : 1);

/** Lists named on the command line; a folder stands for the list files in it. What is not there stays and is said later. */
export async function expandLists(paths: readonly string[], cwd: string): Promise<ExpandedLists> {
  const files: string[] = [];
  const unreadable = new Map<string, HostProblem>();
  const passedBy: string[] = [];
  const empty: string[] = [];
  const below = new Map<string, readonly string[]>();
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
    const seen = entries.filter(({ name }) => !name.startsWith('.'));
    const before = files.length;
    for (const name of namesOf(seen.filter((entry) => !entry.isDirectory()))) {
      (ENDINGS.has(extname(name).toLowerCase()) ? files : passedBy).push(join(path, name));
    }
    if (files.length === before) empty.push(path);
    const folders = namesOf(seen.filter((entry) => entry.isDirectory()));
    // As they are to be written on the command line, from where the user stands.
    const folderPaths = folders.map((name) => join(path, name));
    if (folderPaths.length > 0) below.set(path, folderPaths);
  }
  return { files, unreadable, passedBy, empty, below };
}

function namesOf(entries: readonly Dirent[]): readonly string[] {
  return entries.map(({ name }) => name).sort(compareNames);
}

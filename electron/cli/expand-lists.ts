import { readdir, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { FILE_ENDINGS } from '../messages';

/** Endings that a folder of lists is searched for; a file that is named is read whatever its ending. */
const ENDINGS = new Set<string>(
  FILE_ENDINGS.lists.filter((ending) => ending !== 'txt').map((ending) => `.${ending}`),
);

export interface ExpandedLists {
  /** In the order given; the files of a folder by name. Paths as they were given. */
  readonly files: readonly string[];
  /** Files of folders that have no ending of a list. */
  readonly passedBy: readonly string[];
  /** Folders in which no list lies, and how many folders below them were not looked into. */
  readonly empty: readonly { readonly path: string; readonly folders: number }[];
}

/** Lists named on the command line; a folder stands for the list files in it. What is not there stays and is said later. */
export async function expandLists(paths: readonly string[], cwd: string): Promise<ExpandedLists> {
  const files: string[] = [];
  const passedBy: string[] = [];
  const empty: { path: string; folders: number }[] = [];
  for (const path of paths) {
    const found = await stat(resolve(cwd, path)).catch(() => undefined);
    if (found?.isDirectory() !== true) {
      files.push(path);
      continue;
    }
    const entries = await readdir(resolve(cwd, path), { withFileTypes: true }).catch(() => []);
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
  return { files, passedBy, empty };
}

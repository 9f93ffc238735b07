import fs from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';

/**
 * Which paths the window may name: below the library, below folders and files that the user chose in a dialog
 * or opened from the system. A window taken over by a hostile file can ask for no other.
 */
export class Grants {
  readonly #folders = new Set<string>();
  readonly #files = new Set<string>();

  async grantFolder(folder: string): Promise<void> {
    this.#folders.add(await realPath(folder));
  }

  async revokeFolder(folder: string): Promise<void> {
    this.#folders.delete(await realPath(folder));
  }

  async grantFile(path: string): Promise<void> {
    this.#files.add(await realPath(path));
  }

  /** Links are followed first: a link in a granted folder to somewhere else is somewhere else. */
  async allows(path: string): Promise<boolean> {
    if (!isAbsolute(path) || path.includes('\0')) return false;
    const real = await realPath(path);
    return this.#files.has(real) || [...this.#folders].some((folder) => isInside(folder, real));
  }
}

/** True when `path` is below `folder` (not the folder itself). Both absolute. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way);
}

/** The path with links followed; for a file that is not there yet, with those of the nearest folder that is. */
async function realPath(path: string): Promise<string> {
  const whole = resolve(path);
  try {
    return await fs.realpath(whole);
  } catch {
    const parent = dirname(whole);
    return parent === whole ? whole : join(await realPath(parent), basename(whole));
  }
}

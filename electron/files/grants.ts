import fs from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, join, relative, resolve } from 'node:path';
import { LIST_ENDING } from './list-ending';

/**
 * Which paths the window may name, and for what. A window taken over by a hostile file can ask for no other: lists of
 * the library for reading and writing, files of a chosen folder with one of the wanted endings for reading, and single
 * files that the user chose or opened. Nothing hidden (a leading dot) below a folder, and nothing but lists is written.
 */
export class Grants {
  readonly #libraries = new Set<string>();
  /** Wanted endings of each chosen folder, lower case, with the dot. */
  readonly #readable = new Map<string, ReadonlySet<string>>();
  readonly #files = new Set<string>();

  async grantLibrary(folder: string): Promise<void> {
    this.#libraries.add(await realPath(folder));
  }

  async revokeLibrary(folder: string): Promise<void> {
    this.#libraries.delete(await realPath(folder));
  }

  /** @param endings lower case, without the dot */
  async grantReading(folder: string, endings: readonly string[]): Promise<void> {
    const real = await realPath(folder);
    const dotted = endings.map((each) => `.${each}`);
    this.#readable.set(real, new Set([...(this.#readable.get(real) ?? []), ...dotted]));
  }

  async revokeReading(folder: string): Promise<void> {
    this.#readable.delete(await realPath(folder));
  }

  async revokeFile(path: string): Promise<void> {
    this.#files.delete(await realPath(path));
  }

  /** One file that the user chose: it may be read, and written again when it is a list. */
  async grantFile(path: string): Promise<void> {
    this.#files.add(await realPath(path));
  }

  /** Links are followed first: a link in a granted folder to somewhere else is somewhere else. */
  async allowsReading(path: string): Promise<boolean> {
    const real = await plainPath(path);
    if (real === undefined) return false;
    if (this.#files.has(real) || this.#isInLibrary(real)) return true;
    return [...this.#readable].some(
      ([folder, endings]) => isOpenFile(folder, real) && endings.has(endingOf(real)),
    );
  }

  async allowsWriting(path: string): Promise<boolean> {
    const real = await plainPath(path);
    if (real === undefined || endingOf(real) !== LIST_ENDING) return false;
    return this.#files.has(real) || this.#isInLibrary(real);
  }

  #isInLibrary(real: string): boolean {
    if (endingOf(real) !== LIST_ENDING) return false;
    return [...this.#libraries].some((folder) => isOpenFile(folder, real));
  }
}

/** True when `path` is below `folder` (not the folder itself). Both absolute. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way);
}

/** True when some part of the way from `folder` down to `path` begins with a dot. */
export function isHiddenBelow(folder: string, path: string): boolean {
  return relative(folder, path)
    .split(/[/\\]/)
    .some((part) => part.startsWith('.'));
}

/** The path with links followed; for a file that is not there yet, with those of the nearest folder that is. */
export async function realPath(path: string): Promise<string> {
  const whole = resolve(path);
  try {
    return await fs.realpath(whole);
  } catch {
    const parent = dirname(whole);
    return parent === whole ? whole : join(await realPath(parent), basename(whole));
  }
}

async function plainPath(path: string): Promise<string | undefined> {
  return isAbsolute(path) && !path.includes('\0') ? realPath(path) : undefined;
}

/** Below the folder and hidden nowhere on the way. A colon names a second content of a file on Windows. */
function isOpenFile(folder: string, real: string): boolean {
  return isInside(folder, real) && !isHiddenBelow(folder, real) && !relative(folder, real).includes(':');
}

function endingOf(path: string): string {
  return extname(path).toLowerCase();
}

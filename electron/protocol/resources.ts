import fs from 'node:fs/promises';
import { join } from 'node:path';
import { isInside } from '../files/grants';
import { contentType } from './content-type';

/** Folders that the window may read, all of them read-only. */
export interface ResourceFolders {
  /** The built renderer; `/data/index.json` lies here too, because it is made by the build. */
  readonly renderer: string;
  /** Shipped systems and books: `/data/…`. */
  readonly data: string;
}

export interface Resource {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly type: string;
}

/**
 * The file behind a URL's path, or undefined: no such file, a folder, or a way out of its folder.
 * @param urlPath as in the URL, still percent-encoded: `/assets/index.js`
 */
export async function readResource(folders: ResourceFolders, urlPath: string): Promise<Resource | undefined> {
  const path = resourcePath(folders, urlPath);
  if (path === undefined) return undefined;
  try {
    // A link could lead out of the folder that the words of the path stay in.
    const folder = path.startsWith(join(folders.data, '/')) ? folders.data : folders.renderer;
    const [real, realFolder] = await Promise.all([fs.realpath(path), fs.realpath(folder)]);
    if (!isInside(realFolder, real)) return undefined;
    return { path, bytes: new Uint8Array(await fs.readFile(real)), type: contentType(path) };
  } catch {
    return undefined;
  }
}

/** Where a URL's path leads on the disk; undefined when it names nothing that may be served. */
export function resourcePath(folders: ResourceFolders, urlPath: string): string | undefined {
  const parts = decodedParts(urlPath);
  if (parts === undefined) return undefined;
  if (parts.length === 0) return join(folders.renderer, 'index.html');
  const isShippedData = parts[0] === 'data' && parts.length > 1 && parts.join('/') !== 'data/index.json';
  const folder = isShippedData ? folders.data : folders.renderer;
  const path = join(folder, ...(isShippedData ? parts.slice(1) : parts));
  return isInside(folder, path) ? path : undefined;
}

function decodedParts(urlPath: string): readonly string[] | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  // A backslash or a drive letter is a way out on Windows, hidden files are nobody's business.
  if (/[\\\0:]/.test(decoded)) return undefined;
  const parts = decoded.split('/').filter((part) => part !== '');
  return parts.some((part) => part.startsWith('.')) ? undefined : parts;
}

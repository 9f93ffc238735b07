import fs from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './file-problem';

/**
 * Makes a folder with those above it. Step by step, because Node's own recursive `mkdir` says "no such file" of a
 * disk that is read-only.
 * @returns whether it was not there before
 * @throws the file system's error; `ENOTDIR` where a file stands in the way
 */
export async function makeFolder(folder: string): Promise<boolean> {
  if (await isFolder(folder)) return false;
  const above = dirname(folder);
  if (above !== folder) await makeFolder(above);
  try {
    await fs.mkdir(folder);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    // Made by somebody else in this moment, or no folder at all.
    if (await isFolder(folder)) return false;
    throw Object.assign(new Error(`ENOTDIR: ${folder} is a file`), { code: 'ENOTDIR', path: folder });
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await fs.stat(path).catch(() => undefined))?.isDirectory() === true;
}

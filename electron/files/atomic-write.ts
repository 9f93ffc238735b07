import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf } from './file-problem';

/** Windows refuses to replace a file while a virus scanner or an indexer looks at it; this soon passes. */
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);
const BUSY_WAITS_MS = [20, 60, 180, 400];

/** Left by a program that was killed between writing and renaming; swept away when a day old. */
const TEMPORARY = /^\.muster-[0-9a-f]{12}\.tmp$/;
const STALE_MS = 24 * 60 * 60 * 1000;

/**
 * Writes a file so that at every moment the old or the new content is there whole: the new content goes
 * beside it, is forced to the disk, then takes its name. A link keeps being a link, a mode keeps being a mode.
 * A pipe or a device cannot be replaced: it takes the content as it comes.
 * @throws the file system's error, with nothing changed; `EACCES` too for a file marked read-only, which a
 *   rename would replace in spite of the mark
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const target = await followLinks(path);
  const before = await fs.stat(target).catch(ifMissing);
  // A pipe or a device is written into; a file in its place would be another thing. A folder refuses.
  if (before !== undefined && !before.isFile()) return fs.writeFile(target, content);
  if (before !== undefined && (before.mode & 0o222) === 0) throw refused(target);
  await refuseReadOnlyFolder(dirname(target));

  const beside = join(dirname(target), `.muster-${randomBytes(6).toString('hex')}.tmp`);
  try {
    const file = await fs.open(beside, 'wx', before === undefined ? 0o666 : before.mode & 0o777);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await replace(beside, target);
  } catch (error) {
    await fs.rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(target));
}

/** Removes what killed programs left in a folder. Never throws. */
export async function sweepTemporaryFiles(folder: string, now: number): Promise<void> {
  const names = await fs.readdir(folder).catch(() => [] as string[]);
  for (const name of names.filter((each) => TEMPORARY.test(each))) {
    const path = join(folder, name);
    const stat = await fs.stat(path).catch(() => undefined);
    if (stat !== undefined && now - stat.mtimeMs > STALE_MS)
      await fs.rm(path, { force: true }).catch(() => undefined);
  }
}

async function followLinks(path: string): Promise<string> {
  const real = await fs.realpath(path).catch(ifMissing);
  if (real !== undefined) return real;
  // A new file: its folder may be a link, and it may be where a link leads to.
  const place = join(await fs.realpath(dirname(path)), basename(path));
  const leadsTo = await fs.readlink(place).catch(() => undefined);
  return leadsTo === undefined ? place : followLinks(resolve(dirname(place), leadsTo));
}

/** Root may write anywhere, so the mark itself is read. On Windows the mark on a folder means something else. */
async function refuseReadOnlyFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const stat = await fs.stat(folder);
  if ((stat.mode & 0o222) === 0) throw refused(folder);
}

async function replace(from: string, to: string): Promise<void> {
  for (const wait of process.platform === 'win32' ? BUSY_WAITS_MS : []) {
    try {
      return await fs.rename(from, to);
    } catch (error) {
      if (!BUSY.has(codeOf(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  await fs.rename(from, to);
}

/** Makes the rename itself last through a power cut. Not every system lets a folder be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close().catch(() => undefined);
}

function ifMissing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
}

function refused(path: string): Error {
  return Object.assign(new Error(`EACCES: ${path} is marked read-only`), { code: 'EACCES', path });
}

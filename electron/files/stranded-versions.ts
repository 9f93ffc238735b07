import fs from 'node:fs/promises';
import { join } from 'node:path';
import { decodeWhole } from '../../renderer/engine/source/decode-whole';
import type { KnownIds } from './known-ids';
import { readWholeFile } from './read-whole-file';
import { fileNameOf, type Versions } from './versions';

/** A folder of lists, and where earlier contents of them are kept. */
export interface KeptFolder {
  readonly folder: string;
  readonly versions: Versions;
}

/** Earlier contents of a list under a name that no file has any more. */
export interface Stranded {
  readonly versions: Versions;
  readonly name: string;
  readonly ids: readonly string[];
}

/**
 * What is kept of a list under names that it no longer has: it was renamed outside the program or put into another folder.
 * A name is the list's when the latest content under it is; of what is kept there only what has the list's id is taken.
 * @param isHeld whether a file of that name waits in the bin: it is no name that is gone
 */
export async function strandedVersions(
  id: string,
  folders: readonly KeptFolder[],
  ids: KnownIds,
  isHeld: (fileName: string) => Promise<boolean>,
): Promise<readonly Stranded[]> {
  const stranded: Stranded[] = [];
  for (const { folder, versions } of folders) {
    const there = new Set(await fs.readdir(folder).catch(() => [] as string[]));
    for (const name of await versions.names()) {
      if (there.has(name)) continue;
      const own: string[] = [];
      for (const kept of await versions.list(name)) {
        const file = join(versions.folder, name, kept.id);
        const isOwn = (await ids.idOf(file, kept.id, () => textOf(file))) === id;
        if (!isOwn && own.length === 0) break;
        if (isOwn) own.push(kept.id);
      }
      if (own.length > 0 && !(await isHeld(fileNameOf(name)))) stranded.push({ versions, name, ids: own });
    }
  }
  return stranded;
}

async function textOf(path: string): Promise<string | undefined> {
  const read = await readWholeFile(path);
  const decoded = read.kind === 'done' ? decodeWhole(read.value.bytes) : undefined;
  return decoded?.kind === 'text' ? decoded.text : undefined;
}

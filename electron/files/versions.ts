import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ListVersion } from '../messages';
import { writeAtomically } from './atomic-write';
import { contentVersion } from './content-version';
import { makeFolder } from './make-folder';

/**
 * Autosave writes every few seconds; a version for each would push the useful ones out. The first save of an
 * hour's work always keeps what was there before it.
 */
const APART_MS = 5 * 60 * 1000;
const MOST_VERSIONS = 30;
const MOST_AGE_MS = 90 * 24 * 60 * 60 * 1000;
const ID = /^(\d{13})-[0-9a-f]{8}$/;

/**
 * Earlier contents of list files: `<folder>/<file name>/<milliseconds>-<start of digest>`.
 * @param folder the hidden folder that holds them
 */
export class Versions {
  constructor(readonly folder: string) {}

  /**
   * Keeps what is about to be replaced.
   * @param force keep it even if another was kept a moment ago (somebody else's text)
   */
  async keep(path: string, content: Uint8Array, now: number, force = false): Promise<void> {
    const known = await this.list(path);
    const newest = known[0];
    if (!force && newest !== undefined && now - newest.replaced < APART_MS) return;
    const id = `${String(Math.round(now)).padStart(13, '0')}-${contentVersion(content).slice(0, 8)}`;
    const folder = this.#folderOf(path);
    await makeHiddenFolder(this.folder);
    await makeFolder(folder);
    await writeAtomically(join(folder, id), content);
    await this.#prune(path, now);
  }

  /** Newest first. */
  async list(path: string): Promise<readonly ListVersion[]> {
    const folder = this.#folderOf(path);
    const names = await fs.readdir(folder).catch(() => [] as string[]);
    const found: ListVersion[] = [];
    for (const id of names) {
      const match = ID.exec(id);
      const stat = match && (await fs.stat(join(folder, id)).catch(() => undefined));
      if (match && stat) found.push({ id, replaced: Number(match[1]), size: stat.size });
    }
    return found.sort((one, other) => other.replaced - one.replaced || (one.id < other.id ? 1 : -1));
  }

  /** Names of files of which something is kept; a file that had the name is often gone. */
  names(): Promise<readonly string[]> {
    return fs.readdir(this.folder).catch(() => []);
  }

  /** Hands earlier contents of a name to a file, which may have some of its own and be of another folder. */
  async moveTo(other: Versions, path: string, name: string, ids: readonly string[]): Promise<void> {
    await makeHiddenFolder(other.folder);
    await makeFolder(other.#folderOf(path));
    for (const id of ids) {
      const from = join(this.folder, name, id);
      // The folders may lie on two disks, so that a rename would not do.
      const content = await fs.readFile(from);
      await writeAtomically(join(other.#folderOf(path), id), content);
      await fs.rm(from);
    }
    // What is left in it is of another list.
    await fs.rmdir(join(this.folder, name)).catch(() => undefined);
  }

  /** A new list takes a name that another one had: what is kept of that one is put aside, under a name that no file has. */
  async putAside(path: string): Promise<void> {
    const taken = new Set(await this.names());
    if (!taken.has(basename(path))) return;
    let number = 1;
    while (taken.has(`${basename(path)}~${number}`)) number += 1;
    // Where that cannot be done, the new list is saved all the same.
    await fs.rename(this.#folderOf(path), `${this.#folderOf(path)}~${number}`).catch(() => undefined);
  }

  /** @returns where a version's content lies; undefined for an id that is none */
  pathOf(path: string, id: string): string | undefined {
    return ID.test(id) ? join(this.#folderOf(path), id) : undefined;
  }

  #folderOf(path: string): string {
    return join(this.folder, basename(path));
  }

  async #prune(path: string, now: number): Promise<void> {
    const known = await this.list(path);
    const old = known.filter(
      (each, index) => index >= MOST_VERSIONS || (index > 0 && now - each.replaced > MOST_AGE_MS),
    );
    for (const each of old) await fs.rm(join(this.#folderOf(path), each.id), { force: true });
  }
}

/** The file name that earlier contents are of, also those that were put aside. */
export function fileNameOf(name: string): string {
  return name.replace(/~\d+$/, '');
}

/** A leading dot hides a folder everywhere but on Windows, which wants an attribute. */
export async function makeHiddenFolder(folder: string): Promise<void> {
  const isNew = await makeFolder(folder);
  if (!isNew || process.platform !== 'win32') return;
  await new Promise<void>((resolve) => execFile('attrib', ['+h', folder], () => resolve()));
}

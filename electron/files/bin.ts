import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { headInText } from '../../renderer/engine/exchange/list/head-in-text';
import { decodeWhole } from '../../renderer/engine/source/decode-whole';
import { BIN_DAYS, type BinItem } from '../messages';
import { isListFile, withoutListEnding } from './list-ending';
import { readWholeFile } from './read-whole-file';
import { makeHiddenFolder } from './versions';

const ID = /^(\d{13})-[0-9a-f]{6}$/;

/**
 * Deleted lists: `<folder>/<milliseconds>-<random>/<file name>`, so that the name needs no escaping and moving
 * there and back is one rename.
 */
export class Bin {
  /** What lies here does not change: each is read once. */
  readonly #names = new Map<string, string>();

  constructor(readonly folder: string) {}

  async put(path: string, fileName: string, now: number): Promise<BinItem> {
    const id = `${String(Math.round(now)).padStart(13, '0')}-${randomBytes(3).toString('hex')}`;
    await makeHiddenFolder(this.folder);
    await fs.mkdir(join(this.folder, id));
    try {
      await fs.rename(path, join(this.folder, id, fileName));
    } catch (error) {
      await fs.rmdir(join(this.folder, id)).catch(() => undefined);
      throw error;
    }
    const held = join(this.folder, id, fileName);
    const { size } = await fs.stat(held);
    return { id, name: await this.#nameOf(id, held, fileName), deleted: Math.round(now), size };
  }

  /** Newest first. */
  async list(): Promise<readonly BinItem[]> {
    const ids = await fs.readdir(this.folder).catch(() => [] as string[]);
    const items: BinItem[] = [];
    for (const id of ids) {
      const match = ID.exec(id);
      const content = match && (await this.contentOf(id));
      if (!match || !content) continue;
      items.push({
        id,
        name: await this.#nameOf(id, content.path, content.fileName),
        deleted: Number(match[1]),
        size: (await fs.stat(content.path)).size,
      });
    }
    return items.sort((one, other) => other.deleted - one.deleted);
  }

  /** The list's own name; the file's where that cannot be read. */
  async #nameOf(id: string, path: string, fileName: string): Promise<string> {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const read = await readWholeFile(path);
    const decoded = read.kind === 'done' ? decodeWhole(read.value.bytes) : undefined;
    const own = decoded?.kind === 'text' ? headInText(decoded.text).name : undefined;
    const name = own ?? withoutListEnding(fileName);
    // What cannot be read now may be read later.
    if (read.kind === 'done') this.#names.set(id, name);
    return name;
  }

  /** Whether a file of that name waits here. */
  async holds(fileName: string): Promise<boolean> {
    for (const id of await fs.readdir(this.folder).catch(() => [] as string[])) {
      if ((await this.contentOf(id))?.fileName === fileName) return true;
    }
    return false;
  }

  async contentOf(id: string): Promise<{ readonly path: string; readonly fileName: string } | undefined> {
    if (!ID.test(id)) return undefined;
    const names = await fs.readdir(join(this.folder, id)).catch(() => [] as string[]);
    const fileName = names.find(isListFile);
    return fileName === undefined ? undefined : { path: join(this.folder, id, fileName), fileName };
  }

  /** Moves a list out again. */
  async take(id: string, to: string): Promise<void> {
    const content = await this.contentOf(id);
    if (content === undefined)
      throw Object.assign(new Error(`ENOENT: nothing in the bin as ${id}`), { code: 'ENOENT' });
    await fs.rename(content.path, to);
    await fs.rm(join(this.folder, id), { recursive: true, force: true });
  }

  /** Removes for ever what has lain here for `BIN_DAYS`. */
  async purge(now: number): Promise<void> {
    const ids = await fs.readdir(this.folder).catch(() => [] as string[]);
    for (const id of ids) {
      const match = ID.exec(id);
      if (!match || now - Number(match[1]) < BIN_DAYS * 24 * 60 * 60 * 1000) continue;
      await fs.rm(join(this.folder, id), { recursive: true, force: true });
    }
  }
}

import fs from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { headInText } from '../../renderer/engine/exchange/list/head-in-text';
import { decodeWhole } from '../../renderer/engine/source/decode-whole';
import type {
  BinItem,
  HostResult,
  LibraryListing,
  ListFileInfo,
  ListText,
  ListVersion,
  SavedList,
  SaveListRequest,
} from '../messages';
import { sweepTemporaryFiles, writeAtomically } from './atomic-write';
import { Bin } from './bin';
import { contentVersion } from './content-version';
import { attempt, codeOf, done, failed, problem } from './file-problem';
import { isHiddenBelow, isInside } from './grants';
import { KnownIds } from './known-ids';
import { isListFile, LIST_ENDING, withoutListEnding } from './list-ending';
import { makeFolder } from './make-folder';
import { readWholeFile } from './read-whole-file';
import { freeName, safeFileName } from './safe-file-name';
import { strandedVersions } from './stranded-versions';
import { Versions } from './versions';
import { walkFolder } from './walk-folder';

/** So many files are read side by side: thousands of open files are more than a system allows. */
const AT_ONCE = 32;

export interface LibraryOptions {
  readonly folder: string;
  /** Where earlier contents of lists outside the library are kept. */
  readonly outsideVersions: string;
  readonly now?: () => number;
}

/**
 * The folder of list files, and saving of list files wherever they are. Paths are trusted here: who may name
 * which path is decided before (`Grants`).
 */
export class Library {
  readonly folder: string;
  readonly #now: () => number;
  readonly #versions: Versions;
  readonly #outside: string;
  readonly #bin: Bin;
  readonly #ids = new KnownIds();
  /** Saves of one file run one after the other: the second must see what the first wrote. */
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(options: LibraryOptions) {
    this.folder = options.folder;
    this.#now = options.now ?? Date.now;
    this.#versions = new Versions(join(options.folder, '.versions'));
    this.#outside = options.outsideVersions;
    this.#bin = new Bin(join(options.folder, '.bin'));
  }

  /** Makes the folder, sweeps what crashes left, empties the bin of what is too old. */
  async open(): Promise<void> {
    await makeFolder(this.folder);
    await sweepTemporaryFiles(this.folder, this.#now());
    await this.#bin.purge(this.#now());
  }

  list(): Promise<HostResult<LibraryListing>> {
    return attempt('read', this.folder, async () => {
      const walk = await walkFolder(this.folder, ['muster'], { leavesFolder: true });
      const files = walk.files.map((file) => ({
        path: file.path,
        name: nameOf(file.path),
        folder: file.name.split('/').slice(0, -1).join('/'),
        modified: file.modified,
        size: file.size,
      }));
      return done({ files, problems: walk.problems });
    });
  }

  /** The lists with an id. A file that cannot be read now is none of them. */
  async find(id: string): Promise<HostResult<readonly ListFileInfo[]>> {
    const listing = await this.list();
    if (listing.kind !== 'done') return listing;
    const { files } = listing.value;
    const found: ListFileInfo[] = [];
    for (let from = 0; from < files.length; from += AT_ONCE) {
      const some = files.slice(from, from + AT_ONCE);
      const ids = await Promise.all(some.map((file) => this.#idOf(file)));
      found.push(...some.filter((_, index) => ids[index] === id));
    }
    return done(found);
  }

  async read(path: string): Promise<HostResult<ListText>> {
    return textOf(await readWholeFile(path), path);
  }

  save(request: SaveListRequest): Promise<HostResult<SavedList>> {
    const key = request.path ?? '';
    const before = this.#queues.get(key) ?? Promise.resolve();
    const saving = before.then(() =>
      request.path === undefined ? this.#saveNew(request) : this.#replace(request, request.path),
    );
    this.#queues.set(key, saving);
    void saving.finally(() => {
      if (this.#queues.get(key) === saving) this.#queues.delete(key);
    });
    return saving;
  }

  /** Resolves once every save that was asked for has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#queues.values());
  }

  listVersions(path: string): Promise<HostResult<readonly ListVersion[]>> {
    return attempt('read', path, async () => {
      // What cannot be carried over now stays where it is.
      await this.#carryVersions(path).catch(() => undefined);
      return done(await this.#versionsFor(path).list(path));
    });
  }

  async readVersion(path: string, id: string): Promise<HostResult<ListText>> {
    const kept = this.#versionsFor(path).pathOf(path, id);
    if (kept === undefined) return failed(problem('not-found', path, `no version ${id}`));
    return textOf(await readWholeFile(kept), path);
  }

  putInBin(path: string): Promise<HostResult<BinItem>> {
    return attempt('write', path, async () => {
      if (!this.#holds(path)) return failed(problem('not-allowed', path, 'not a list of the library'));
      return done(await this.#bin.put(path, basename(path), this.#now()));
    });
  }

  listBin(): Promise<HostResult<readonly BinItem[]>> {
    return attempt('read', this.folder, async () => {
      await this.#bin.purge(this.#now());
      return done(await this.#bin.list());
    });
  }

  restore(id: string): Promise<HostResult<SavedList>> {
    return attempt('write', undefined, async () => {
      const content = await this.#bin.contentOf(id);
      if (content === undefined)
        return failed(problem('not-found', undefined, `nothing in the bin as ${id}`));
      const path = await this.#freePath(withoutListEnding(content.fileName));
      if (basename(path) !== content.fileName) await this.#versions.putAside(path);
      await this.#bin.take(id, path);
      const version = contentVersion(await fs.readFile(path));
      return done({ path, name: nameOf(path), version });
    });
  }

  #saveNew(request: SaveListRequest): Promise<HostResult<SavedList>> {
    return attempt('write', join(this.folder, request.name), async () => {
      await makeFolder(this.folder);
      const path = await this.#freePath(safeFileName(request.name));
      await this.#versions.putAside(path);
      await writeAtomically(path, request.text);
      return done({ path, name: nameOf(path), version: contentVersion(request.text) });
    });
  }

  #replace(request: SaveListRequest, path: string): Promise<HostResult<SavedList>> {
    return attempt('write', path, async () => {
      const current = await fs.readFile(path).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      });
      const now: SavedList = { path, name: nameOf(path), version: contentVersion(request.text) };
      if (current === undefined) {
        const moved = await this.#movedTo(request);
        if (moved !== undefined) {
          const there = await this.#replace(request, moved);
          return there.kind === 'done' ? done({ ...there.value, was: 'moved' }) : there;
        }
        // Deleted or taken elsewhere by somebody: writing it again loses nothing.
        await makeFolder(dirname(path));
        await writeAtomically(path, request.text);
        return done({ ...now, was: 'gone' });
      }
      const onDisk = contentVersion(current);
      if (onDisk === contentVersion(request.text)) return done(now);
      const isOurs = onDisk === request.basedOn;
      if (!isOurs && request.overwrite !== true) {
        const why = request.basedOn === undefined ? 'already-exists' : 'changed-on-disk';
        return failed(problem(why, path, `on disk: ${onDisk}`));
      }
      await this.#versionsFor(path).keep(path, current, this.#now(), !isOurs);
      await writeAtomically(path, request.text);
      return done(now);
    });
  }

  /**
   * Where a file is that was renamed outside, or put into another folder of the library: the only list with the id, holding
   * what was read. Else two files would be one list.
   */
  async #movedTo({ text, basedOn }: SaveListRequest): Promise<string | undefined> {
    const { id } = headInText(text);
    const found = id === undefined ? undefined : await this.find(id);
    const [only, ...others] = found?.kind === 'done' ? found.value : [];
    if (only === undefined || others.length > 0) return undefined;
    const content = await fs.readFile(only.path).catch(() => undefined);
    return content !== undefined && contentVersion(content) === basedOn ? only.path : undefined;
  }

  /**
   * A list that was renamed outside has its versions under the name that it had: they go along, unless another file has the
   * same id, as then nobody knows whose they are.
   */
  async #carryVersions(path: string): Promise<void> {
    const read = await this.read(path);
    const id = read.kind === 'done' ? headInText(read.value.text).id : undefined;
    if (id === undefined) return;
    const listing = await this.list();
    const files = listing.kind === 'done' ? listing.value.files : [];
    const folders = [...new Set([this.folder, dirname(path), ...files.map((file) => dirname(file.path))])];
    const stranded = await strandedVersions(
      id,
      folders.map((folder) => ({ folder, versions: this.#versionsFor(join(folder, basename(path))) })),
      this.#ids,
      (fileName) => this.#bin.holds(fileName),
    );
    if (stranded.length === 0 || !(await this.#isAlone(path, id))) return;
    for (const { versions, name, ids } of stranded)
      await versions.moveTo(this.#versionsFor(path), path, name, ids);
  }

  /** Whether no other file of the library, or beside it, is of the list. */
  async #isAlone(path: string, id: string): Promise<boolean> {
    const found = await this.find(id);
    if (found.kind !== 'done' || found.value.some((file) => file.path !== path)) return false;
    if (isInside(this.folder, path)) return true;
    for (const name of await fs.readdir(dirname(path))) {
      if (!isListFile(name) || name === basename(path)) continue;
      const read = await this.read(join(dirname(path), name));
      if (read.kind === 'done' && headInText(read.value.text).id === id) return false;
    }
    return true;
  }

  async #freePath(name: string): Promise<string> {
    const taken = await fs.readdir(this.folder);
    return join(this.folder, freeName(name, taken.map(nameOf)) + LIST_ENDING);
  }

  #idOf({ path, modified, size }: ListFileInfo): Promise<string | undefined> {
    return this.#ids.idOf(path, `${modified} ${size}`, async () => {
      const read = await this.read(path);
      return read.kind === 'done' ? read.value.text : undefined;
    });
  }

  #holds(path: string): boolean {
    return isInside(this.folder, path) && !isHiddenBelow(this.folder, path) && isListFile(path);
  }

  /** Lists of two folders may have one name, so each folder has versions of its own. */
  #versionsFor(path: string): Versions {
    if (dirname(path) === this.folder) return this.#versions;
    return new Versions(join(this.#outside, contentVersion(dirname(path)).slice(0, 16)));
  }
}

function textOf(read: Awaited<ReturnType<typeof readWholeFile>>, path: string): HostResult<ListText> {
  if (read.kind !== 'done') return read;
  const decoded = decodeWhole(read.value.bytes);
  if (decoded.kind === 'undecodable') {
    const { encoding, line } = decoded;
    return failed({ ...problem('not-text', path, `no clean ${encoding}`), line });
  }
  return done({ path, name: nameOf(path), text: decoded.text, version: read.value.version });
}

function nameOf(path: string): string {
  return withoutListEnding(basename(path));
}

import { KnownIds } from '../../electron/files/known-ids';
import { freeName, safeFileName } from '../../electron/files/safe-file-name';
import {
  BIN_DAYS,
  type BinItem,
  type HostProblemKind,
  type HostResult,
  type LibraryListing,
  type ListFileInfo,
  type ListText,
  type ListVersion,
  type SavedList,
  type SaveListRequest,
} from '../../electron/messages';
import { headInText } from '../engine/exchange/list/head-in-text';
import { done } from './host';
import type { BinRow, ListRow, Tables, VersionRow } from './tables';
import { textVersion } from './text-version';

/** As the desktop's file layer: one version per five minutes of work, thirty of them. */
const APART_MS = 5 * 60 * 1000;
const MOST_VERSIONS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const PREFIX = 'library:/';
/** Files that a page was given to write: `BrowserFiles`. */
const OUTSIDE = 'file:/';

/** Where the versions of a deleted list are kept. */
const binPath = (id: string): string => `bin:/${id}`;

/** The versions of one list stand together. */
const versionKey = (path: string, id: string): string => `${path}\n${id}`;

/** The library of lists over tables instead of files; the same promises as the desktop's `Library`. */
export class StoredLibrary {
  readonly #tables: Tables;
  readonly #now: () => number;
  readonly #ids = new KnownIds();
  #lastId = 0;

  constructor(tables: Tables, now: () => number = Date.now) {
    this.#tables = tables;
    this.#now = now;
  }

  owns(path: string): boolean {
    return path.startsWith(PREFIX);
  }

  list(): Promise<HostResult<LibraryListing>> {
    return attempt(async () => {
      const rows = await this.#tables.all('lists');
      const files = rows.map(fileInfo);
      return done({ files: files.sort((one, other) => (one.name < other.name ? -1 : 1)), problems: [] });
    });
  }

  find(id: string): Promise<HostResult<readonly ListFileInfo[]>> {
    return attempt(async () => {
      const found: ListFileInfo[] = [];
      for (const row of await this.#tables.all('lists')) {
        if ((await this.#ids.idOf(row.path, row.version, async () => row.text)) === id)
          found.push(fileInfo(row));
      }
      return done(found);
    });
  }

  read(path: string): Promise<HostResult<ListText>> {
    return attempt(async () => {
      const row = await this.#tables.get('lists', path);
      if (row === undefined) return failed('not-found', path);
      return done({ path, name: row.name, text: row.text, version: row.version });
    });
  }

  save(request: SaveListRequest): Promise<HostResult<SavedList>> {
    return attempt(async () => {
      const version = await textVersion(request.text);
      return request.path === undefined
        ? this.#saveNew(request, version)
        : this.#replace(request, request.path, version);
    });
  }

  listVersions(path: string): Promise<HostResult<readonly ListVersion[]>> {
    return attempt(async () => {
      const rows = await this.#versionsOf(path);
      return done(rows.map(({ id, replaced, text }) => ({ id, replaced, size: sizeOf(text) })));
    });
  }

  readVersion(path: string, id: string): Promise<HostResult<ListText>> {
    return attempt(async () => {
      const row = await this.#tables.get('versions', versionKey(path, id));
      if (row === undefined) return failed('not-found', path);
      return done({ path, name: nameOf(path), text: row.text, version: row.version });
    });
  }

  putInBin(path: string): Promise<HostResult<BinItem>> {
    return attempt(async () => {
      const row = await this.#tables.get('lists', path);
      if (row === undefined) return failed('not-found', path);
      const id = this.#freshId();
      const deleted = this.#now();
      const { name, text, version } = row;
      // First the copy, then the removal: a tab that dies between leaves two, not none.
      await this.#tables.change('bin', id, () => ({ row: { id, name, text, version, deleted } }));
      await this.#tables.change('lists', path, () => ({ row: undefined }));
      // Another list may take the name: what is kept goes along.
      await this.#moveVersions(path, binPath(id));
      return done(binItem({ id, name, text, deleted }));
    });
  }

  listBin(): Promise<HostResult<readonly BinItem[]>> {
    return attempt(async () => {
      const rows = await this.#tables.all('bin');
      const isOld = (deleted: number): boolean => this.#now() - deleted >= BIN_DAYS * DAY_MS;
      for (const row of rows.filter((each) => isOld(each.deleted))) {
        await this.#tables.change('bin', row.id, () => ({ row: undefined }));
        await this.#moveVersions(binPath(row.id), undefined);
      }
      const kept = rows.filter((each) => !isOld(each.deleted));
      return done(kept.map(binItem).sort((one, other) => other.deleted - one.deleted));
    });
  }

  restore(id: string): Promise<HostResult<SavedList>> {
    return attempt(async () => {
      const row = await this.#tables.get('bin', id);
      if (row === undefined) return failed('not-found', undefined);
      const saved = await this.#saveNew({ name: row.name, text: row.text }, row.version);
      await this.#tables.change('bin', id, () => ({ row: undefined }));
      if (saved.kind === 'done') await this.#moveVersions(binPath(id), saved.value.path);
      return saved;
    });
  }

  async #saveNew(request: SaveListRequest, version: string): Promise<HostResult<SavedList>> {
    const wanted = safeFileName(request.name);
    const taken = new Set((await this.#tables.all('lists')).map((each) => each.name));
    for (;;) {
      const name = freeName(wanted, taken);
      const path = pathOf(name);
      let isFree = true;
      await this.#tables.change('lists', path, (current) => {
        // Another tab may have taken the name since the names were read.
        isFree = current === undefined;
        return isFree ? { row: { path, name, text: request.text, version, modified: this.#now() } } : 'leave';
      });
      if (isFree) return done({ path, name, version });
      taken.add(name);
    }
  }

  async #replace(request: SaveListRequest, path: string, version: string): Promise<HostResult<SavedList>> {
    const name = nameOf(path);
    let before: ListRow | undefined;
    let conflict: HostProblemKind | undefined;
    await this.#tables.change('lists', path, (current) => {
      before = current;
      if (current !== undefined && current.version !== request.basedOn && current.version !== version) {
        if (request.overwrite !== true) {
          conflict = request.basedOn === undefined ? 'already-exists' : 'changed-on-disk';
          return 'leave';
        }
      }
      return { row: { path, name, text: request.text, version, modified: this.#now() } };
    });
    if (conflict !== undefined) return failed(conflict, path);
    if (before !== undefined && before.version !== version) {
      await this.#keepVersion(before, before.version !== request.basedOn);
    }
    return done({ path, name, version });
  }

  /** Keeps a text of a file outside the library that is overwritten. Its path is of one page: what others left goes. */
  async keepOutside(path: string, text: string, version: string): Promise<void> {
    for (const { key, replaced } of await this.#tables.all('versions', OUTSIDE)) {
      if (this.#now() - replaced > DAY_MS)
        await this.#tables.change('versions', key, () => ({ row: undefined }));
    }
    await this.#keepVersion({ path, text, version }, true);
  }

  async #keepVersion(row: Pick<ListRow, 'path' | 'text' | 'version'>, force: boolean): Promise<void> {
    const known = await this.#versionsOf(row.path);
    const newest = known[0];
    const replaced = this.#now();
    if (!force && newest !== undefined && replaced - newest.replaced < APART_MS) return;
    const id = this.#freshId();
    const key = versionKey(row.path, id);
    const { path, text, version } = row;
    await this.#tables.change('versions', key, () => ({ row: { key, path, id, text, version, replaced } }));
    for (const old of known.slice(MOST_VERSIONS - 1)) {
      await this.#tables.change('versions', old.key, () => ({ row: undefined }));
    }
  }

  /** @param to undefined: they are not kept any longer */
  async #moveVersions(from: string, to: string | undefined): Promise<void> {
    for (const row of await this.#versionsOf(from)) {
      if (to !== undefined) {
        const key = versionKey(to, row.id);
        await this.#tables.change('versions', key, () => ({ row: { ...row, key, path: to } }));
      }
      await this.#tables.change('versions', row.key, () => ({ row: undefined }));
    }
  }

  async #versionsOf(path: string): Promise<readonly VersionRow[]> {
    const rows = await this.#tables.all('versions', versionKey(path, ''));
    return rows.toSorted((one, other) => other.replaced - one.replaced || (one.id < other.id ? 1 : -1));
  }

  /** Ids rise with time, also within one millisecond. */
  #freshId(): string {
    this.#lastId = Math.max(this.#lastId + 1, this.#now() * 1000);
    return String(this.#lastId);
  }
}

export async function attempt<Value>(work: () => Promise<HostResult<Value>>): Promise<HostResult<Value>> {
  try {
    return await work();
  } catch (error) {
    return failure(error, undefined);
  }
}

const PROBLEMS: Readonly<Record<string, HostProblemKind>> = {
  QuotaExceededError: 'disk-full',
  NotFoundError: 'not-found',
  NotAllowedError: 'not-allowed',
  NoModificationAllowedError: 'read-only',
};

/** What the browser threw, as a problem that can be put into words. */
export function failure(error: unknown, path: string | undefined) {
  const name = error instanceof Error ? error.name : '';
  const kind = Object.hasOwn(PROBLEMS, name) ? (PROBLEMS[name] as HostProblemKind) : 'failed';
  return failed(kind, path, error instanceof Error ? `${name}: ${error.message}` : String(error));
}

export function failed(kind: HostProblemKind, path: string | undefined, detail: string = kind) {
  return { kind: 'failed', problem: { kind, path, detail } } as const;
}

function pathOf(name: string): string {
  return `${PREFIX}${name}.muster`;
}

function fileInfo({ path, name, text, modified }: ListRow): ListFileInfo {
  return { path, name, folder: '', modified, size: sizeOf(text) };
}

/** By the list's own name; by that of its row, the first that it had, where it cannot be read. */
function binItem({ id, name, text, deleted }: Omit<BinRow, 'version'>): BinItem {
  return { id, name: headInText(text).name ?? name, deleted, size: sizeOf(text) };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.muster$/, '');
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

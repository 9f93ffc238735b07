import fs from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type DataPlace, FILE_ENDINGS, type HostResult, type JsonValue, type PlaceFile } from '../messages';
import { attempt, done, failed, problem } from './file-problem';
import type { Grants } from './grants';
import { walkFolder } from './walk-folder';
import { watchPlace } from './watch-place';

/** A place as it is remembered between starts. */
interface KeptPlace {
  readonly id: string;
  readonly kind: DataPlace['kind'];
  readonly path: string;
}

export interface PlacesParts {
  readonly grants: Grants;
  /** Writes down what is to be remembered. */
  readonly keep: (places: JsonValue) => Promise<void>;
  /** Files of a place came, went or changed. */
  readonly changed: () => void;
}

/** Folders and zips of data that the user added. They are read where they lie, watched, and never written. */
export class Places {
  readonly #parts: PlacesParts;
  #places: readonly KeptPlace[] = [];
  readonly #removed = new Map<string, KeptPlace>();
  readonly #watches = new Map<string, () => void>();

  constructor(parts: PlacesParts) {
    this.#parts = parts;
  }

  /** @param stored what an earlier run kept; anything may stand there */
  async open(stored: unknown): Promise<void> {
    for (const place of keptPlaces(stored)) await this.#take(place);
  }

  close(): void {
    for (const stop of this.#watches.values()) stop();
    this.#watches.clear();
  }

  async list(): Promise<HostResult<readonly DataPlace[]>> {
    return done(await Promise.all(this.#places.map((place) => this.#listed(place))));
  }

  /** A folder or a zip that the user chose or dropped. One that is there already stays what it was. */
  add(path: string): Promise<HostResult<DataPlace>> {
    return attempt('read', path, async () => {
      const stat = await fs.stat(path);
      const kind = stat.isDirectory() ? 'folder' : 'zip';
      if (kind === 'zip' && !/\.zip$/i.test(path)) {
        return failed(problem('not-supported', path, 'neither a folder nor a zip'));
      }
      const known = this.#places.find((place) => place.path === path);
      if (known !== undefined) return done(await this.#listed(known));
      const place = { id: this.#freeId(), kind, path } as const;
      await this.#take(place);
      await this.#keep();
      return done(await this.#listed(place));
    });
  }

  async remove(id: string): Promise<HostResult<null>> {
    const place = this.#places.find((each) => each.id === id);
    if (place === undefined) return done(null);
    this.#places = this.#places.filter((each) => each !== place);
    this.#removed.set(id, place);
    this.#watches.get(id)?.();
    this.#watches.delete(id);
    if (place.kind === 'folder') await this.#parts.grants.revokeReading(place.path);
    else await this.#parts.grants.revokeFile(place.path);
    await this.#keep();
    return done(null);
  }

  async restore(id: string): Promise<HostResult<DataPlace>> {
    const place = this.#removed.get(id);
    if (place === undefined) return failed(problem('not-found', undefined, id));
    this.#removed.delete(id);
    await this.#take(place);
    await this.#keep();
    return done(await this.#listed(place));
  }

  /** Where a file of a place lies, if the window may read it. */
  async fileOf(id: string, name: string): Promise<string | undefined> {
    const place = this.#places.find((each) => each.id === id);
    if (place === undefined) return undefined;
    const path = place.kind === 'zip' ? place.path : join(place.path, name);
    if (place.kind === 'zip' && name !== basename(place.path)) return undefined;
    return (await this.#parts.grants.allowsReading(path)) ? path : undefined;
  }

  async #take(place: KeptPlace): Promise<void> {
    this.#places = [...this.#places, place];
    if (place.kind === 'folder') await this.#parts.grants.grantReading(place.path, FILE_ENDINGS.data);
    else await this.#parts.grants.grantFile(place.path);
    this.#watches.set(place.id, watchPlace(place.kind, place.path, this.#parts.changed));
  }

  async #keep(): Promise<void> {
    await this.#parts.keep(this.#places.map(({ id, kind, path }) => ({ id, kind, path })));
  }

  #freeId(): string {
    const taken = [...this.#places, ...this.#removed.values()].map(({ id }) => Number(id));
    return String(Math.max(0, ...taken) + 1);
  }

  async #listed(place: KeptPlace): Promise<DataPlace> {
    const { id, kind, path } = place;
    const listed = { id, kind, path, name: this.#nameOf(place) };
    const found = await attempt('read', path, async () =>
      done(kind === 'folder' ? await folderFiles(path) : await zipFile(path)),
    );
    return found.kind === 'done'
      ? { ...listed, ...found.value }
      : { ...listed, files: [], problems: found.kind === 'failed' ? [found.problem] : [] };
  }

  /** Names stand in the paths of problems, so each is another. */
  #nameOf(place: KeptPlace): string {
    const name = basename(place.path) || place.path;
    const before = this.#places.slice(0, this.#places.indexOf(place));
    const same = before.filter((each) => (basename(each.path) || each.path) === name).length;
    return same === 0 ? name : `${name} (${same + 1})`;
  }
}

type Listed = Pick<DataPlace, 'files' | 'problems'>;

async function folderFiles(path: string): Promise<Listed> {
  // A folder that is gone is said once, and not as a folder without data.
  await fs.readdir(path);
  const { files, problems } = await walkFolder(path, FILE_ENDINGS.data);
  return {
    files: files.map(({ name, size, modified }): PlaceFile => ({ name, size, modified })),
    problems,
  };
}

async function zipFile(path: string): Promise<Listed> {
  const { size, mtimeMs } = await fs.stat(path);
  return { files: [{ name: basename(path), size, modified: mtimeMs }], problems: [] };
}

function keptPlaces(stored: unknown): readonly KeptPlace[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown): KeptPlace[] => {
    const { id, kind, path } = (each ?? {}) as Readonly<Record<string, unknown>>;
    const isPlace = typeof id === 'string' && typeof path === 'string' && dirname(path) !== path;
    return isPlace && (kind === 'folder' || kind === 'zip') ? [{ id, kind, path }] : [];
  });
}

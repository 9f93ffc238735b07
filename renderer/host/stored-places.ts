import {
  type DataPlace,
  FILE_ENDINGS,
  type HostResult,
  MAX_FILE_BYTES,
  MAX_FOLDER_FILES,
} from '../../electron/messages';
import { done } from './host';
import { attempt, failed } from './stored-library';
import type { PlaceRow, Tables } from './tables';

/** What is kept of a folder or a zip. */
export interface GivenPlace {
  readonly kind: DataPlace['kind'];
  readonly name: string;
  /** With their paths below the folder; of a zip the zip itself. */
  readonly files: readonly {
    readonly name: string;
    readonly file: Blob & { readonly lastModified?: number };
  }[];
}

const ENDINGS: readonly string[] = FILE_ENDINGS.data;
const endingOf = (name: string): string => /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
/** Folders of tools and systems; as on the desktop nothing hidden is read. */
const isHidden = (name: string): boolean =>
  name.split('/').some((part) => part.startsWith('.') || part === 'node_modules');

/** Copies of folders and zips of data, kept where lists are kept. */
export class StoredPlaces {
  readonly #tables: Tables;
  readonly #now: () => number;
  #isTidied = false;

  constructor(tables: Tables, now: () => number = Date.now) {
    this.#tables = tables;
    this.#now = now;
  }

  list(): Promise<HostResult<readonly DataPlace[]>> {
    return attempt(async () => {
      await this.#tidy();
      const rows = await this.#rows();
      return done(rows.filter(({ isRemoved }) => !isRemoved).map(placeOf));
    });
  }

  /** One of that name and kind is replaced: adding it again is how a browser reads it anew. */
  add(given: GivenPlace): Promise<HostResult<DataPlace>> {
    return attempt(async () => {
      const tooLarge = given.files.find(({ file }) => file.size > MAX_FILE_BYTES);
      if (tooLarge !== undefined) return failed('too-large', tooLarge.name);
      const files =
        given.kind === 'zip'
          ? given.files.slice(0, 1)
          : given.files.filter(({ name }) => ENDINGS.includes(endingOf(name)) && !isHidden(name));
      if (files.length === 0) return failed('not-found', given.name, 'no data');
      if (files.length > MAX_FOLDER_FILES)
        return failed('too-many-files', given.name, `${files.length} files`);
      const rows = await this.#rows();
      const known = rows.find(({ kind, name }) => kind === given.kind && name === given.name);
      const taken = new Set(rows.filter((row) => row !== known).map(({ name }) => name));
      const now = this.#now();
      const row: PlaceRow = {
        id: known?.id ?? freeId(rows, now),
        name: freeName(given.name, taken),
        kind: given.kind,
        added: known?.added ?? now,
        isRemoved: false,
        files: files
          .map(({ name, file }) => ({
            name,
            size: file.size,
            modified: file.lastModified ?? now,
            content: file,
          }))
          .sort((one, other) => (one.name < other.name ? -1 : 1)),
      };
      await this.#tables.change('places', row.id, () => ({ row }));
      return done(placeOf(row));
    });
  }

  remove(id: string): Promise<HostResult<null>> {
    return attempt(async () => {
      await this.#tidy();
      await this.#tables.change('places', id, (row) =>
        row === undefined ? 'leave' : { row: { ...row, isRemoved: true } },
      );
      return done(null);
    });
  }

  restore(id: string): Promise<HostResult<DataPlace>> {
    return attempt(async () => {
      let restored: PlaceRow | undefined;
      await this.#tables.change('places', id, (row) => {
        restored = row === undefined ? undefined : { ...row, isRemoved: false };
        return restored === undefined ? 'leave' : { row: restored };
      });
      return restored === undefined ? failed('not-found', undefined) : done(placeOf(restored));
    });
  }

  async #rows(): Promise<readonly PlaceRow[]> {
    return (await this.#tables.all('places')).toSorted((one, other) => one.added - other.added);
  }

  /** Before the first change: what was removed in an earlier run is forgotten, what is removed in this one is not. */
  async #tidy(): Promise<void> {
    if (this.#isTidied) return;
    this.#isTidied = true;
    for (const { id } of (await this.#rows()).filter(({ isRemoved }) => isRemoved)) {
      await this.#tables.change('places', id, () => ({ row: undefined }));
    }
  }
}

const placeOf = ({ id, name, kind, files }: PlaceRow): DataPlace => ({
  id,
  name,
  kind,
  path: undefined,
  files,
  problems: [],
});

function freeId(rows: readonly PlaceRow[], now: number): string {
  let id = now;
  while (rows.some((row) => row.id === String(id))) id += 1;
  return String(id);
}

/** Names stand in the paths of problems, so each is another. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted} (${number})`;
  return name;
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataFile, endingOf } from '../../renderer/engine/catalogue/community/data-file';
import { readHead } from '../../renderer/engine/catalogue/shelf/read-head';
import { decodeWhole } from '../../renderer/engine/source/decode-whole';
import type { SourceProblem } from '../../renderer/engine/source/source-problem';
import { readWholeFile } from '../files/read-whole-file';
import type { HostProblem } from '../messages';
import { CommunityShelf } from './community-shelf';
import { dataFilesAt } from './data-files';

/** A file of data with its text, not understood but for the id at its head. */
export interface ShelvedFile {
  readonly path: string;
  readonly id: string;
  readonly text: string;
  /** Tested before it was shipped, so not looked into again. */
  readonly isShipped: boolean;
}

export interface ShelvedSystem {
  readonly system: ShelvedFile;
  readonly capabilities: ShelvedFile | undefined;
  /** By id; of two with one id the later given. */
  readonly books: ReadonlyMap<string, ShelvedFile>;
}

interface Growing {
  system: ShelvedFile | undefined;
  capabilities: ShelvedFile | undefined;
  readonly books: Map<string, ShelvedFile>;
}

/**
 * What data there are: the shipped ones, then what `--data` adds, which goes before. Only heads are read here; a book is
 * validated and compiled when a list needs it.
 */
export class DataShelf {
  readonly problems: HostProblem[] = [];
  /** What is wrong with zips of data. */
  readonly zipProblems: SourceProblem[] = [];
  /** Paths that were given and have no data of any game in them. */
  readonly strange: string[] = [];
  /** What is not ours, as far as it may be data. */
  readonly community = new CommunityShelf();
  readonly #systems = new Map<string, Growing>();

  static async fill(shipped: string, added: readonly string[]): Promise<DataShelf> {
    const shelf = new DataShelf();
    await shelf.#addShipped(shipped);
    for (const path of added) await shelf.#add(path);
    return shelf;
  }

  system(id: string): ShelvedSystem | undefined {
    const found = this.#systems.get(id);
    return found?.system === undefined ? undefined : { ...found, system: found.system };
  }

  /** The shipped data have a fixed layout, so what is no book need not be looked at. */
  async #addShipped(folder: string): Promise<void> {
    const names = await readdir(folder).catch(() => [] as string[]);
    for (const name of names.sort()) {
      const books = await readdir(join(folder, name, 'books')).catch(() => [] as string[]);
      const files = ['system.json', 'capabilities.json', ...books.sort().map((book) => join('books', book))];
      for (const file of files.filter((each) => each.endsWith('.json'))) {
        const path = join(folder, name, file);
        const read = await readWholeFile(path);
        if (read.kind === 'done') this.#shelve(path, read.value.bytes, true);
      }
    }
  }

  async #add(path: string): Promise<void> {
    const { files, problems, zipProblems } = await dataFilesAt(path);
    this.problems.push(...problems);
    this.zipProblems.push(...zipProblems);
    if (problems.length + zipProblems.length === 0 && !(await hasData(files))) this.strange.push(path);
    for (const file of files) this.#shelve(file.path, file.bytes, false);
  }

  #shelve(path: string, bytes: Uint8Array, isShipped: boolean): void {
    if (endingOf(path) !== 'json') {
      this.community.add({ path, bytes });
      return;
    }
    const decoded = decodeWhole(bytes);
    if (decoded.kind === 'undecodable') {
      const { encoding, line } = decoded;
      this.problems.push({ kind: 'not-text', path, detail: `no clean ${encoding}`, line });
      return;
    }
    const { text } = decoded;
    const head = headOf(text);
    if (head === undefined) {
      this.community.add({ path, bytes });
      return;
    }
    if (head.kind === 'book')
      this.#of(head.system).books.set(head.id, { path, text, isShipped, id: head.id });
    else this.#of(head.system)[head.kind] = { path, text, isShipped, id: head.system };
  }

  #of(id: string): Growing {
    const known = this.#systems.get(id) ?? { system: undefined, capabilities: undefined, books: new Map() };
    this.#systems.set(id, known);
    return known;
  }
}

/** As far as the beginnings of files tell. */
async function hasData(files: readonly DataFile[]): Promise<boolean> {
  for (const { path, bytes } of files) {
    const head = await readHead({ path, place: path, version: '', read: async () => bytes });
    if (head !== undefined) return true;
  }
  return false;
}

export interface Head {
  readonly kind: 'system' | 'capabilities' | 'book';
  readonly id: string;
  readonly system: string;
}

/** Which of our files it is; undefined for any other file. A file whose layout is not ours is parsed to see. */
export function headOf(text: string): Head | undefined {
  // Files that a program or a careful hand wrote: fields of the top stand two spaces in.
  const field = (name: string): string | undefined =>
    new RegExp(`^ {2}"${name}": "([^"\\\\]+)"`, 'm').exec(text)?.[1];
  const has = (name: string): boolean => new RegExp(`^ {2}"${name}": `, 'm').test(text);
  return head({ id: field('id'), system: field('system') }, has) ?? parsedHead(text);
}

function parsedHead(text: string): Head | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const { id, system } = value as Readonly<Record<string, unknown>>;
    const words = {
      id: typeof id === 'string' ? id : undefined,
      system: typeof system === 'string' ? system : undefined,
    };
    return head(words, (name) => Object.hasOwn(value, name));
  } catch {
    return undefined;
  }
}

function head(
  { id, system }: { readonly id: string | undefined; readonly system: string | undefined },
  has: (name: string) => boolean,
): Head | undefined {
  if (system !== undefined && id !== undefined && has('units')) return { kind: 'book', id, system };
  if (system !== undefined && has('capabilities')) return { kind: 'capabilities', id: system, system };
  return id !== undefined && system === undefined && has('costs') && has('forces')
    ? { kind: 'system', id, system: id }
    : undefined;
}

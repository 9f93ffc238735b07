import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataFile, endingOf } from '../../renderer/engine/catalogue/community/data-file';
import { type DataShelf, fillShelf } from '../../renderer/engine/catalogue/shelf/data-shelf';
import type { ShelfFile } from '../../renderer/engine/catalogue/shelf/shelf-file';
import { filesOf } from '../../renderer/engine/catalogue/shelf/shelved-system';
import { decodeWhole } from '../../renderer/engine/source/decode-whole';
import type { SourceProblem } from '../../renderer/engine/source/source-problem';
import { readWholeFile } from '../files/read-whole-file';
import type { HostProblem } from '../messages';
import { dataFilesAt } from './data-files';

/** What data there are for a run: the shipped ones, then what `--data` adds, which goes before. */
export interface FilledShelf {
  readonly shelf: DataShelf;
  readonly problems: readonly HostProblem[];
  /** What is wrong with zips of data. */
  readonly zipProblems: readonly SourceProblem[];
  /** Paths that were given and have no data of any game in them. */
  readonly strange: readonly string[];
}

/** Only heads are understood here; a book is read when a list needs it. */
export async function fillDataShelf(shipped: string, added: readonly string[]): Promise<FilledShelf> {
  const files = await shippedFiles(shipped);
  const problems: HostProblem[] = [];
  const zipProblems: SourceProblem[] = [];
  const whole = new Set<string>();
  for (const place of new Set(added)) {
    const found = await dataFilesAt(place);
    problems.push(...found.problems, ...found.files.flatMap(undecodable));
    zipProblems.push(...found.zipProblems);
    if (found.problems.length + found.zipProblems.length === 0) whole.add(place);
    files.push(...found.files.map((file) => shelfFile(file, place)));
  }
  const shelf = await fillShelf(files);
  const used = new Set(shelf.systems.flatMap(filesOf).map(({ file }) => file.place));
  return { shelf, problems, zipProblems, strange: [...whole].filter((place) => !used.has(place)) };
}

/** The shipped data have a fixed layout, so what is no book need not be looked at. */
async function shippedFiles(folder: string): Promise<ShelfFile[]> {
  const files: ShelfFile[] = [];
  const names = await readdir(folder).catch(() => [] as string[]);
  for (const name of names.sort()) {
    const books = await readdir(join(folder, name, 'books')).catch(() => [] as string[]);
    const all = ['system.json', 'capabilities.json', ...books.sort().map((book) => join('books', book))];
    for (const file of all.filter((each) => each.endsWith('.json'))) {
      const path = join(folder, name, file);
      const read = await readWholeFile(path);
      if (read.kind === 'done') files.push(shelfFile({ path, bytes: read.value.bytes }, undefined));
    }
  }
  return files;
}

function shelfFile({ path, bytes }: DataFile, place: string | undefined): ShelfFile {
  return { path, place, version: '', read: async () => bytes };
}

/** Files of ours that are no clean text are told at once: nothing of them is used. */
function undecodable({ path, bytes }: DataFile): readonly HostProblem[] {
  const decoded = endingOf(path) === 'json' ? decodeWhole(bytes) : undefined;
  if (decoded?.kind !== 'undecodable') return [];
  return [{ kind: 'not-text', path, detail: `no clean ${decoded.encoding}`, line: decoded.line }];
}

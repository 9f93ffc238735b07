import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFile } from '../../renderer/engine/catalogue/community/data-file';
import { openZip } from '../../renderer/engine/source/zip/open-zip';
import { isZip } from '../../renderer/engine/source/zip/zip-entries';

/** A folder that holds community data in XML, with its files unpacked. */
export interface DataSet {
  /** The folder below the one that was given; all sets of one folder of folders are measured as one. */
  readonly name: string;
  readonly files: readonly DataFile[];
}

const entriesOf = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));

/** One after the other, as all of them at once are much. */
export function* dataSets(corpora: string): Generator<DataSet> {
  for (const entry of entriesOf(corpora).filter((each) => each.isDirectory())) {
    const folder = join(corpora, entry.name);
    const below = entriesOf(folder).filter((each) => each.isDirectory());
    for (const path of [folder, ...below.map(({ name }) => join(folder, name))]) {
      const files = filesIn(path);
      if (files.length > 0) yield { name: entry.name, files };
    }
  }
}

function filesIn(folder: string): readonly DataFile[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile() && /\.(gst|cat)z?$/i.test(entry.name))
    .map(({ name }) =>
      unpacked({ path: join(folder, name), bytes: new Uint8Array(readFileSync(join(folder, name))) }),
    );
}

function unpacked(file: DataFile): DataFile {
  if (!isZip(file.bytes)) return file;
  const member = openZip(file.bytes, file.path).members[0]?.read();
  if (member === undefined || 'problem' in member) throw new Error(`cannot be unpacked: ${file.path}`);
  return { path: file.path.replace(/z$/i, ''), bytes: member.bytes };
}

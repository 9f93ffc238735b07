import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFile } from '../../renderer/engine/catalogue/community/data-file';
import { DATA_ENDINGS, openDocuments } from '../../renderer/engine/catalogue/community/open-documents';
import { openZip } from '../../renderer/engine/source/zip/open-zip';
import { isZip } from '../../renderer/engine/source/zip/zip-entries';

/** A real file and those that it needs: its system, and the catalogues that it links. */
export interface RealFile {
  readonly file: DataFile;
  /** What is in it, if it is a zip of one file. */
  readonly unzipped: DataFile | undefined;
  readonly isList: boolean;
  readonly around: readonly DataFile[];
}

const LIST_ENDINGS = ['ros', 'rosz'];
/** Larger files around a changed one are left out most of the time: reading them again says little. */
const LARGE = 400_000;

const endingOf = (name: string): string => name.replace(/^.*\./, '').toLowerCase();

/** All files of data and all lists below some folders; each folder is a set of data of its own. */
export function realFiles(folders: readonly string[]): readonly RealFile[] {
  return folders.flatMap(realFilesOf);
}

function realFilesOf(folder: string): readonly RealFile[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const read = (name: string): DataFile => ({
    path: join(folder, name),
    bytes: new Uint8Array(readFileSync(join(folder, name))),
  });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const lists = names
    .filter((name) => LIST_ENDINGS.includes(endingOf(name)))
    .map((name): RealFile => {
      const file = read(name);
      return { file, unzipped: unzipped(file), isList: true, around: [] };
    });
  const files = names.filter((name) => DATA_ENDINGS.includes(endingOf(name))).map(read);
  const documents = files.flatMap((file) => {
    const [document] = openDocuments(file).documents;
    return document ? [{ file, document }] : [];
  });
  const system = documents.find(({ document }) => document.isSystem)?.file;
  const data = documents.map(({ file, document }): RealFile => {
    const needed = new Set<DataFile>(system && system !== file ? [system] : []);
    const follow = (of: (typeof documents)[number]): void => {
      if (of.document.isSystem) return;
      for (const { targetId } of of.document.definition.catalogueLinks ?? []) {
        const target = documents.find(({ document: each }) => each.definition.id === targetId);
        if (!target || target.file === file || needed.has(target.file)) continue;
        needed.add(target.file);
        follow(target);
      }
    };
    follow({ file, document });
    // A system alone offers little: the smallest of its catalogues comes along.
    const smallest = documents
      .filter((each) => !each.document.isSystem)
      .sort((a, b) => a.file.bytes.length - b.file.bytes.length)[0];
    if (document.isSystem && smallest) needed.add(smallest.file);
    return { file, unzipped: unzipped(file), isList: false, around: [...needed] };
  });
  const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  return [...lists, ...data, ...realFiles(below)];
}

function unzipped({ path, bytes }: DataFile): DataFile | undefined {
  if (!isZip(bytes)) return undefined;
  const member = openZip(bytes, path).members[0]?.read();
  return member && 'bytes' in member ? { path: path.replace(/z$/, ''), bytes: member.bytes } : undefined;
}

export const isLarge = (file: DataFile): boolean => file.bytes.length > LARGE;

import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DataFile, endingOf } from '../../renderer/engine/catalogue/community/data-file';
import { DATA_ENDINGS, isHidden } from '../../renderer/engine/catalogue/community/open-documents';
import type { SourceProblem } from '../../renderer/engine/source/source-problem';
import { openZip } from '../../renderer/engine/source/zip/open-zip';
import { isZip } from '../../renderer/engine/source/zip/zip-entries';
import { fileProblem } from '../files/file-problem';
import { readWholeFile } from '../files/read-whole-file';
import { walkFolder } from '../files/walk-folder';
import type { HostProblem } from '../messages';

export interface DataFiles {
  /** Their paths are as a person would write them: the path given, then the way below it with `/`. */
  readonly files: readonly DataFile[];
  readonly problems: readonly HostProblem[];
  /** What is wrong with zips and their members. */
  readonly zipProblems: readonly SourceProblem[];
}

/** Endings of zips that are one file of data each, and of what download tools make. */
const ZIPPED_DATA: ReadonlySet<string> = new Set(['gstz', 'catz', 'bsi', 'bsr']);

/**
 * Files of data at a path: a folder with all below it, a zip of one, or one file. Schemas beside the data
 * (`*.schema.json`) are for editors and passed by.
 */
export async function dataFilesAt(path: string): Promise<DataFiles> {
  try {
    if ((await stat(path)).isDirectory()) return await filesOfFolder(path);
  } catch (error) {
    return { files: [], problems: [fileProblem(error, path, 'read')], zipProblems: [] };
  }
  const read = await readWholeFile(path);
  if (read.kind !== 'done') {
    return { files: [], problems: read.kind === 'failed' ? [read.problem] : [], zipProblems: [] };
  }
  const { bytes } = read.value;
  // Known by its content: a zip may have any ending.
  return isZip(bytes) && !ZIPPED_DATA.has(endingOf(path))
    ? filesOfZip(path, bytes)
    : { files: [{ path, bytes }], problems: [], zipProblems: [] };
}

async function filesOfFolder(folder: string): Promise<DataFiles> {
  const walk = await walkFolder(folder, DATA_ENDINGS);
  const files: DataFile[] = [];
  const problems: HostProblem[] = [...walk.problems];
  for (const found of walk.files.filter((file) => isData(file.name))) {
    const read = await readWholeFile(found.path);
    if (read.kind === 'done') files.push({ path: join(folder, found.name), bytes: read.value.bytes });
    else if (read.kind === 'failed') problems.push(read.problem);
  }
  return { files, problems, zipProblems: [] };
}

/** A zip of a repository, most often with one folder around all. Names are words only: nothing is written anywhere. */
function filesOfZip(path: string, bytes: Uint8Array): DataFiles {
  const { members, problems } = openZip(bytes, path);
  const files: DataFile[] = [];
  const zipProblems: SourceProblem[] = [...problems];
  const data = members.filter((member) => isData(member.path) && !isHidden(member.path));
  for (const member of data.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const read = member.read();
    if ('bytes' in read) files.push({ path: `${path}/${member.path}`, bytes: read.bytes });
    else zipProblems.push(read.problem);
  }
  return { files, problems: [], zipProblems };
}

function isData(name: string): boolean {
  const file = basename(name);
  return DATA_ENDINGS.includes(endingOf(file)) && !/\.schema\.json$/i.test(file) && !file.startsWith('.');
}

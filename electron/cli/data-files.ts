import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { fileProblem } from '../files/file-problem';
import { readWholeFile } from '../files/read-whole-file';
import { walkFolder } from '../files/walk-folder';
import { type HostProblem, MAX_FILE_BYTES, MAX_FOLDER_FILES } from '../messages';

/** A file of data as it lies on the disk or in a zip; nothing of it is understood yet. */
export interface DataFile {
  /** As a person would write it: the path given, then the way below it with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface DataFiles {
  readonly files: readonly DataFile[];
  readonly problems: readonly HostProblem[];
}

const ENDINGS = ['json'];
/** All files of a zip together; beyond it is no data but a bomb. */
const MOST_ZIPPED_BYTES = 512 * 1024 * 1024;

/**
 * Files of data at a path: a folder with all below it, a zip, or one file. Schemas beside the data (`*.schema.json`)
 * are for editors and passed by.
 */
export async function dataFilesAt(path: string): Promise<DataFiles> {
  try {
    if ((await stat(path)).isDirectory()) return await filesOfFolder(path);
  } catch (error) {
    return { files: [], problems: [fileProblem(error, path, 'read')] };
  }
  const read = await readWholeFile(path);
  if (read.kind !== 'done') return { files: [], problems: read.kind === 'failed' ? [read.problem] : [] };
  const { bytes } = read.value;
  // "PK": a zip by whatever ending.
  return bytes[0] === 0x50 && bytes[1] === 0x4b
    ? filesOfZip(path, bytes)
    : { files: [{ path, bytes }], problems: [] };
}

async function filesOfFolder(folder: string): Promise<DataFiles> {
  const walk = await walkFolder(folder, ENDINGS);
  const files: DataFile[] = [];
  const problems: HostProblem[] = [...walk.problems];
  for (const found of walk.files.filter((file) => isData(file.name))) {
    const read = await readWholeFile(found.path);
    if (read.kind === 'done') files.push({ path: join(folder, found.name), bytes: read.value.bytes });
    else if (read.kind === 'failed') problems.push(read.problem);
  }
  return { files, problems };
}

function filesOfZip(path: string, bytes: Uint8Array): DataFiles {
  const problems: HostProblem[] = [];
  let total = 0;
  let count = 0;
  try {
    const unzipped = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isData(name)) return false;
        total += originalSize;
        count += 1;
        if (originalSize <= MAX_FILE_BYTES && total <= MOST_ZIPPED_BYTES && count <= MAX_FOLDER_FILES)
          return true;
        problems.push({ kind: 'too-large', path: `${path}/${name}`, detail: `${originalSize} bytes` });
        return false;
      },
    });
    // The names in a zip are words only: nothing is written anywhere.
    const names = Object.keys(unzipped).sort();
    return {
      files: names.map((name) => ({ path: `${path}/${name}`, bytes: unzipped[name] as Uint8Array })),
      problems,
    };
  } catch (error) {
    return {
      files: [],
      problems: [{ kind: 'failed', path, detail: error instanceof Error ? error.message : String(error) }],
    };
  }
}

function isData(name: string): boolean {
  const file = basename(name);
  return file.endsWith('.json') && !file.endsWith('.schema.json') && !file.startsWith('.');
}

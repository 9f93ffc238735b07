import fs from 'node:fs/promises';
import { READ_WITHOUT_WAITING } from '../files/read-without-waiting';
import { MAX_FILE_BYTES } from '../messages';

/** Tells where a file of a place of data lies; undefined for what the window may not read. */
export type FindPlaceFile = (id: string, name: string) => Promise<string | undefined>;

export interface PlaceAnswer {
  readonly status: 200 | 206;
  readonly bytes: Uint8Array;
}

const PATH = /^\/places\/([0-9]+)\/(.+)$/;
const RANGE = /^bytes=0-(\d{1,9})$/;

/**
 * A file of a place that the user added, or its beginning: `/places/<id>/<name>`.
 * @param range value of the header; only beginnings are given
 * @returns undefined for all that may not be read or is no file
 */
export async function readPlaceFile(
  find: FindPlaceFile,
  urlPath: string,
  range: string | null,
): Promise<PlaceAnswer | undefined> {
  const [, id = '', way = ''] = PATH.exec(urlPath) ?? [];
  if (id === '') return undefined;
  try {
    const path = await find(id, way.split('/').map(decodeURIComponent).join('/'));
    if (path === undefined) return undefined;
    const file = await fs.open(path, READ_WITHOUT_WAITING);
    try {
      const stat = await file.stat();
      if (!stat.isFile() || stat.size > MAX_FILE_BYTES) return undefined;
      const most = Number(RANGE.exec(range ?? '')?.[1] ?? stat.size) + 1;
      if (most >= stat.size) return { status: 200, bytes: new Uint8Array(await file.readFile()) };
      const bytes = new Uint8Array(most);
      const { bytesRead } = await file.read(bytes, 0, most, 0);
      return { status: 206, bytes: bytes.subarray(0, bytesRead) };
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}

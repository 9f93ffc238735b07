import type { DataShelf } from '../engine/catalogue/shelf/data-shelf';
import { filesOf } from '../engine/catalogue/shelf/shelved-system';
import { decodeText } from '../engine/source/decode-text';
import { openZip } from '../engine/source/zip/open-zip';
import { isZip } from '../engine/source/zip/zip-entries';
import type { FileLines } from './protocol/data-view';

/** Lines shown above and below the one that is meant. */
const AROUND = 40;
/** Data may stand in one line of a megabyte; what is cut there is said by an ellipsis. */
const MOST_CHARACTERS = 400;

/** Lines of a file around one of them; undefined when the file cannot be read as text. */
export async function fileLines(
  { systems, strays }: DataShelf,
  path: string,
  line: number,
): Promise<FileLines | undefined> {
  const all = [...systems.flatMap(filesOf), ...strays].map(({ file }) => file);
  const file = all.find((each) => each.path === path);
  if (file === undefined) return undefined;
  const bytes = await file.read().catch(() => undefined);
  if (bytes === undefined) return undefined;
  const decoded = decodeText(isZip(bytes) ? firstMember(bytes, path) : bytes);
  if ('unknownEncoding' in decoded) return undefined;
  const lines = decoded.text.split('\n');
  const first = Math.max(1, Math.min(line, lines.length) - AROUND);
  return {
    path,
    first,
    count: lines.length,
    lines: lines
      .slice(first - 1, first + AROUND * 2)
      .map((each) => (each.length > MOST_CHARACTERS ? `${each.slice(0, MOST_CHARACTERS)}…` : each)),
  };
}

function firstMember(bytes: Uint8Array, path: string): Uint8Array {
  const read = openZip(bytes, path).members[0]?.read();
  return read !== undefined && 'bytes' in read ? read.bytes : new Uint8Array();
}

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
/** Of a line that is cut, so much is shown before the place that is meant. */
const BEFORE = 120;

/**
 * Lines of a file around a place in it; undefined when the file cannot be read as text.
 * @param column from 1
 */
export async function fileLines(
  { systems, strays }: DataShelf,
  path: string,
  line: number,
  column: number,
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
  const meant = cut(lines[line - 1] ?? '', column - 1);
  return {
    path,
    first,
    count: lines.length,
    lines: lines
      .slice(first - 1, first + AROUND * 2)
      .map((each, index) => (first + index === line ? meant : cut(each, 0)).text),
    mark: meant.at,
  };
}

/** So much of a line as is shown, and where in that the place stands. */
function cut(line: string, place: number): { readonly text: string; readonly at: number } {
  const at = Math.min(place, line.length);
  if (line.length <= MOST_CHARACTERS) return { text: line, at };
  const from = at < MOST_CHARACTERS - BEFORE ? 0 : at - BEFORE;
  const shown = line.slice(from, from + MOST_CHARACTERS);
  const head = from === 0 ? '' : '…';
  const tail = from + MOST_CHARACTERS < line.length ? '…' : '';
  return { text: head + shown + tail, at: at - from + head.length };
}

function firstMember(bytes: Uint8Array, path: string): Uint8Array {
  const read = openZip(bytes, path).members[0]?.read();
  return read !== undefined && 'bytes' in read ? read.bytes : new Uint8Array();
}

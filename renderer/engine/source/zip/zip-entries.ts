import { decodeWindows1252 } from '../decode-text';
import type { ProblemParams } from '../source-problem';

/** A member as the zip's directory lists it. */
export interface ZipEntry {
  /** With `/` between folders. */
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its own header stands. */
  readonly offset: number;
  readonly isLink: boolean;
}

type Refusal = {
  readonly [Kind in keyof ProblemParams]: { readonly kind: Kind; readonly params: ProblemParams[Kind] };
}['broken-zip' | 'zip-of-parts' | 'zip-64' | 'zip-too-many'];

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const HEADER_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const HEADER_SIZE = 30;
/** A comment of at most 65,535 bytes may follow the end record. */
const MOST_COMMENT = 0xffff;
const IN_UTF8 = 1 << 11;
/** Both mean: the real number stands in a record of Zip64. */
const MORE_16 = 0xffff;
const MORE_32 = 0xffffffff;
const UNIX_TYPE = 0xf000;
const UNIX_LINK = 0xa000;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2] + 1;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - END_SIZE - MOST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at--) {
    const isEnd = view.getUint32(at, true) === END_SIGNATURE;
    if (isEnd && at + END_SIZE + view.getUint16(at + 20, true) <= view.byteLength) return at;
  }
  return undefined;
}

/** Old programs write the letters of their own country; most write UTF-8 without saying so. */
function pathOf(bytes: Uint8Array, isUtf8: boolean): string {
  let path: string;
  try {
    path = new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    path = decodeWindows1252(bytes);
  }
  return path.replaceAll('\\', '/');
}

/** Reads the directory of a zip. Members that overlap, as those of a bomb do, make it a broken zip. */
export function zipEntries(bytes: Uint8Array, most: number): readonly ZipEntry[] | Refusal {
  const broken = { kind: 'broken-zip', params: {} } as const;
  const view = viewOf(bytes);
  const end = findEnd(view);
  if (end === undefined) return broken;
  const count = view.getUint16(end + 10, true);
  const directorySize = view.getUint32(end + 12, true);
  const directoryAt = view.getUint32(end + 16, true);
  if (count === MORE_16 || directorySize === MORE_32 || directoryAt === MORE_32)
    return { kind: 'zip-64', params: {} };
  if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count)
    return { kind: 'zip-of-parts', params: {} };
  if (count > most) return { kind: 'zip-too-many', params: { count, most } };

  const entries: ZipEntry[] = [];
  let at = directoryAt;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_SIZE > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) return broken;
    const flags = view.getUint16(at + 8, true);
    const nameLength = view.getUint16(at + 28, true);
    const next = at + ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) return broken;
    const packedSize = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const offset = view.getUint32(at + 42, true);
    if (packedSize === MORE_32 || size === MORE_32 || offset === MORE_32)
      return { kind: 'zip-64', params: {} };
    entries.push({
      path: pathOf(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength), (flags & IN_UTF8) !== 0),
      flags,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize,
      size,
      offset,
      isLink: ((view.getUint32(at + 38, true) >>> 16) & UNIX_TYPE) === UNIX_LINK,
    });
    at = next;
  }
  return overlap(entries, directoryAt) ? broken : entries;
}

function overlap(entries: readonly ZipEntry[], directoryAt: number): boolean {
  let free = 0;
  for (const { offset, packedSize } of [...entries].sort((a, b) => a.offset - b.offset)) {
    if (offset < free) return true;
    free = offset + HEADER_SIZE + packedSize;
  }
  return free > directoryAt;
}

/** The packed bytes of a member; undefined when they are not there. */
export function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array | undefined {
  const view = viewOf(bytes);
  const { offset, packedSize } = entry;
  if (offset + HEADER_SIZE > bytes.length || view.getUint32(offset, true) !== HEADER_SIGNATURE)
    return undefined;
  const from = offset + HEADER_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return from + packedSize <= bytes.length ? bytes.subarray(from, from + packedSize) : undefined;
}

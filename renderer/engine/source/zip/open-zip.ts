import { Inflate } from 'fflate';
import type { ProblemParams, SourceProblem } from '../source-problem';
import { crc32 } from './crc32';
import { packedBytes, type ZipEntry, zipEntries } from './zip-entries';

/** How much of a zip is read at most; beyond it is no data but a bomb. */
export interface ZipLimits {
  readonly members: number;
  /** Bytes of one member. */
  readonly memberBytes: number;
  /** Bytes of all members that are read. */
  readonly totalBytes: number;
  /** Unpacked against packed, for members of more than `RATIO_FROM` bytes. The most repetitive data known have 60. */
  readonly ratio: number;
}

export const ZIP_LIMITS: ZipLimits = {
  members: 20_000,
  memberBytes: 64 * 1024 * 1024,
  totalBytes: 384 * 1024 * 1024,
  ratio: 250,
};

/** Below this a high ratio does no harm: a file of blanks is small. */
const RATIO_FROM = 1024 * 1024;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

export interface ZipMember {
  /** With `/` between folders; never absolute, never climbing. */
  readonly path: string;
  /** Bytes when unpacked, as the zip says; `read` holds it to that. */
  readonly size: number;
  /** Unpacks it. One problem instead of the bytes when it is damaged, too large, encrypted or packed in an unknown way. */
  read(): { readonly bytes: Uint8Array } | { readonly problem: SourceProblem };
}

export interface OpenZip {
  /** Files in the order of the zip's directory; folders and symbolic links are left out. */
  readonly members: readonly ZipMember[];
  readonly problems: readonly SourceProblem[];
}

type ZipKind = Extract<keyof ProblemParams, 'broken-zip' | `zip-${string}` | `member-${string}`>;

function problem<Kind extends ZipKind>(
  kind: Kind,
  file: string,
  params: ProblemParams[Kind],
  severity: 'error' | 'warning' = 'error',
): SourceProblem {
  return { severity, kind, file, line: 1, column: 1, at: [], params } as unknown as SourceProblem;
}

/**
 * Opens a zip; nothing is unpacked before it is asked for. Never throws; what it takes in time and memory is bounded by
 * the limits, whatever the zip claims.
 * @param file name that the problems carry; those of a member carry `<file>/<path>`
 */
export function openZip(bytes: Uint8Array, file: string, limits: ZipLimits = ZIP_LIMITS): OpenZip {
  const entries = zipEntries(bytes, limits.members);
  if ('kind' in entries) return { members: [], problems: [problem(entries.kind, file, entries.params)] };
  const problems: SourceProblem[] = [];
  const members: ZipMember[] = [];
  const seen = new Set<string>();
  const budget = { left: limits.totalBytes };
  for (const entry of entries) {
    const { path, size, isLink } = entry;
    if (path.endsWith('/') || isLink) continue;
    const name = `${file}/${path}`;
    if (leavesFolder(path)) problems.push(problem('member-path', name, {}));
    else if (seen.has(path)) problems.push(problem('member-twice', name, {}, 'warning'));
    else members.push({ path, size, read: () => readMember(bytes, entry, name, limits, budget) });
    seen.add(path);
  }
  return { members, problems };
}

/** Absolute paths of every system, and paths that climb; zero bytes cut a path in two for some programs. */
const leavesFolder = (path: string): boolean =>
  path === '' || /^\/|^[a-zA-Z]:|\0/.test(path) || path.split('/').includes('..');

function readMember(
  zip: Uint8Array,
  entry: ZipEntry,
  name: string,
  limits: ZipLimits,
  budget: { left: number },
): { readonly bytes: Uint8Array } | { readonly problem: SourceProblem } {
  const { size, method, flags, crc, packedSize } = entry;
  const no = <Kind extends ZipKind>(kind: Kind, params: ProblemParams[Kind]) => ({
    problem: problem(kind, name, params),
  });
  if (flags & ENCRYPTED) return no('member-encrypted', {});
  if (method !== STORED && method !== DEFLATED) return no('member-method', { method });
  if (size > limits.memberBytes) return no('member-too-large', { size, most: limits.memberBytes });
  if (size > RATIO_FROM && size > packedSize * limits.ratio) {
    return no('zip-ratio', { ratio: Math.round(size / Math.max(1, packedSize)), most: limits.ratio });
  }
  if (size > budget.left) return no('zip-too-large', { most: limits.totalBytes });
  budget.left -= size;
  const packed = packedBytes(zip, entry);
  const bytes = packed && (method === STORED ? packed : inflated(packed, size));
  if (bytes === undefined || bytes.length !== size || crc32(bytes) !== crc) return no('member-damaged', {});
  return { bytes };
}

/** Packed bytes that are unpacked at once; they grow to 1,032 times as many at most. */
const STEP = 32 * 1024;

/** Stops as soon as more comes out than was announced, so that nothing unpacks for ever. */
function inflated(packed: Uint8Array, size: number): Uint8Array | undefined {
  const bytes = new Uint8Array(size);
  let length = 0;
  let isTooLong = false;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length <= size) bytes.set(chunk, length);
    else isTooLong = true;
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length && !isTooLong; at += STEP) {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch {
    // fflate throws at what is no deflated data
    return undefined;
  }
  return isTooLong || length !== size ? undefined : bytes;
}

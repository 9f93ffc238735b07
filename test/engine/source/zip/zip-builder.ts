import { deflateSync } from 'fflate';
import { crc32 } from '../../../../renderer/engine/source/zip/crc32';

export interface MemberDraft {
  readonly path: string | Uint8Array;
  readonly text?: string;
  readonly bytes?: Uint8Array;
  readonly isStored?: boolean;
  /** What the zip says instead of the truth. */
  readonly claims?: {
    readonly size?: number;
    readonly packedSize?: number;
    readonly crc?: number;
    readonly method?: number;
    readonly flags?: number;
    readonly offset?: number;
    readonly mode?: number;
  };
}

const HEADER = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** A zip as its specification describes it, or one that lies. */
export function zipOf(
  members: readonly MemberDraft[],
  end: { readonly count?: number; readonly disk?: number; readonly comment?: string } = {},
): Uint8Array {
  const parts: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let at = 0;
  for (const { path, text = '', bytes = new TextEncoder().encode(text), isStored, claims = {} } of members) {
    const name = typeof path === 'string' ? new TextEncoder().encode(path) : path;
    const packed = isStored ? bytes : deflateSync(bytes);
    const method = claims.method ?? (isStored ? 0 : 8);
    const sizes = [
      claims.crc ?? crc32(bytes),
      claims.packedSize ?? packed.length,
      claims.size ?? bytes.length,
    ];
    const header = new DataView(new ArrayBuffer(30));
    header.setUint32(0, HEADER, true);
    header.setUint16(8, method, true);
    sizes.forEach((value, index) => {
      header.setUint32(14 + index * 4, value, true);
    });
    header.setUint16(26, name.length, true);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, ENTRY, true);
    entry.setUint16(8, claims.flags ?? 0, true);
    entry.setUint16(10, method, true);
    sizes.forEach((value, index) => {
      entry.setUint32(16 + index * 4, value, true);
    });
    entry.setUint16(28, name.length, true);
    entry.setUint32(38, ((claims.mode ?? 0) << 16) >>> 0, true);
    entry.setUint32(42, claims.offset ?? at, true);
    parts.push(new Uint8Array(header.buffer), name, packed);
    entries.push(new Uint8Array(entry.buffer), name);
    at += 30 + name.length + packed.length;
  }
  const directory = joined(entries);
  const comment = new TextEncoder().encode(end.comment ?? '');
  const tail = new DataView(new ArrayBuffer(22));
  tail.setUint32(0, END, true);
  tail.setUint16(4, end.disk ?? 0, true);
  tail.setUint16(8, end.count ?? members.length, true);
  tail.setUint16(10, end.count ?? members.length, true);
  tail.setUint32(12, directory.length, true);
  tail.setUint32(16, at, true);
  tail.setUint16(20, comment.length, true);
  return joined([...parts, directory, new Uint8Array(tail.buffer), comment]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

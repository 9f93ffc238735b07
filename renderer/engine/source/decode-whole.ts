import { decodeText } from './decode-text';

export type WholeText =
  | { readonly kind: 'text'; readonly text: string }
  /** Some bytes mean nothing in the encoding. `line`: that of the first of them, from 1. */
  | {
      readonly kind: 'undecodable';
      readonly encoding: string;
      readonly line: number;
      /** With U+FFFD for what cannot be read: to see what kind of file it is, and for nothing else. */
      readonly lossy: string;
    };

/**
 * Bytes of a file that may be written again, or that rules are read from: all of its text or none. What stood where a
 * byte cannot be read is lost once a text with U+FFFD in its place is saved.
 */
export function decodeWhole(bytes: Uint8Array): WholeText {
  const decoded = decodeText(bytes);
  if ('unknownEncoding' in decoded) {
    const lossy = new TextDecoder().decode(bytes);
    return { kind: 'undecodable', encoding: decoded.unknownEncoding, line: 1, lossy };
  }
  const { text, encoding, isWhole } = decoded;
  return isWhole
    ? { kind: 'text', text }
    : { kind: 'undecodable', encoding, line: firstBadLine(bytes, encoding), lossy: text };
}

/** Looks for the shortest beginning that cannot be decoded, by halves. */
function firstBadLine(bytes: Uint8Array, encoding: string): number {
  const beginning = (length: number): string | undefined => {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
    } catch {
      return undefined;
    }
  };
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (middle <= bytes.length && beginning(middle) !== undefined) good = middle;
    else bad = middle;
  }
  return (beginning(good) ?? '').split(/\r\n?|\n/).length;
}

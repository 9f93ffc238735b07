import type { Roster } from '../roster/document';
import { canonicalJson } from './canonical-json';
import { wellFormed } from './well-formed';

/** Given by the shell: SHA-256 of the bytes, in lower-case hexadecimal. */
export type Sha256 = (bytes: Uint8Array) => Promise<string> | string;

/**
 * Digest of a list: SHA-256 over its canonical form, fields that we do not know included, its own `digest` field not.
 * The same list has the same digest however its file was formatted.
 */
export async function digest(roster: Roster, sha256: Sha256): Promise<string> {
  const { digest: _, ...content } = roster as Roster & { readonly digest?: unknown };
  return sha256(new TextEncoder().encode(canonicalJson(wellFormed(content))));
}

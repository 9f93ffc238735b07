import { createHash } from 'node:crypto';

/** SHA-256 of a file's bytes, hexadecimal: two files with one version are the same file. */
export function contentVersion(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

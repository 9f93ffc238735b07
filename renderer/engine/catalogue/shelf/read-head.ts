import { openZip } from '../../source/zip/open-zip';
import { isZip } from '../../source/zip/zip-entries';
import { bareName, endingOf } from '../community/data-file';
import { isHidden } from '../community/open-documents';
import { type FileHead, fileHead, HEAD_BYTES } from './file-head';
import type { ShelfFile } from './shelf-file';

/**
 * The head of one file, with as little read as its format allows.
 * @returns `broken` for a file that was meant as data and has lost its head, undefined for one that is none
 * @throws when the file cannot be read
 */
export async function readHead(file: ShelfFile): Promise<FileHead | 'broken' | undefined> {
  if (file.head !== undefined) return file.head;
  const packed = endingOf(file.path).endsWith('z');
  if (file.readStart !== undefined && !packed) {
    const { bytes, isWhole } = await file.readStart(HEAD_BYTES);
    const head = fileHead(bytes, isWhole);
    if (head !== 'more') return head;
  }
  const bytes = await file.read();
  const head = fileHead(isZip(bytes) ? unpacked(bytes, file.path) : bytes, true);
  return head === 'more' ? undefined : head;
}

/** The one file of data in a zip of one. */
function unpacked(bytes: Uint8Array, path: string): Uint8Array {
  const files = openZip(bytes, path).members.filter((member) => !isHidden(member.path));
  const member =
    files.find((each) => /\.(gst|cat|json)$/i.test(each.path)) ??
    files.find((each) => /\.xml$/i.test(each.path) || bareName(each.path) === bareName(path));
  const read = member?.read();
  return read !== undefined && 'bytes' in read ? read.bytes : new Uint8Array();
}

import { strFromU8, unzipSync } from 'fflate';

const ZIP = [0x50, 0x4b];

/** The XML of a `.ros` or `.rosz` file, unpacked by another program than ours; undefined for other files. */
export function xmlOf(file: Uint8Array): string | undefined {
  const isZip = ZIP.every((byte, at) => file[at] === byte);
  const member = isZip ? Object.entries(unzipSync(file)).find(([path]) => path.endsWith('.ros'))?.[1] : file;
  if (member === undefined) return undefined;
  const [first, second] = member;
  const encoding =
    (first === 0xff && second === 0xfe) || (second === 0 && first !== 0) ? 'utf-16le' : 'utf-8';
  const text = encoding === 'utf-8' ? strFromU8(member) : new TextDecoder(encoding).decode(member);
  return /^\ufeff?\s*</.test(text) ? text.replace(/^\ufeff/, '') : undefined;
}

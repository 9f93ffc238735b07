/** Room for an ending, a number and a file system that counts 255 bytes. */
const MOST_BYTES = 180;
// Windows keeps these for devices, whatever the ending.
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i;

/**
 * A file name that Windows, macOS and Linux accept, as near as may be to what the user wrote.
 * @returns without ending, never empty, at most 180 bytes of UTF-8
 */
export function safeFileName(wanted: string, fallback = 'list'): string {
  const plain = wanted
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
    .replace(/[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = shortened(plain).replace(/[\s.]+$/, '');
  if (short === '') return fallback;
  return DEVICE.test(short) ? `${short}_` : short;
}

function shortened(name: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let kept = '';
  for (const character of name) {
    bytes += encoder.encode(character).length;
    if (bytes > MOST_BYTES) break;
    kept += character;
  }
  return kept;
}

/**
 * The first of `name`, `name 2`, `name 3` … that is not taken. Case does not tell names apart: it does not
 * on Windows and macOS, and a library may move there.
 */
export function freeName(name: string, taken: Iterable<string>): string {
  const lower = new Set([...taken].map((each) => each.normalize('NFC').toLowerCase()));
  if (!lower.has(name.toLowerCase())) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name} ${number}`;
    if (!lower.has(next.toLowerCase())) return next;
  }
}

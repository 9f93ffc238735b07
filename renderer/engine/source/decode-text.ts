/** Bytes of a file of data → its text. */

export interface DecodedText {
  /** Without a mark of byte order; line ends are `\n`. */
  readonly text: string;
  readonly encoding: string;
  /** False: some bytes mean nothing in the encoding, U+FFFD stands for them. */
  readonly isWhole: boolean;
}

/** What a declaration may name, as `TextDecoder` calls it. */
const DECLARED: ReadonlyMap<string, string> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['ascii', 'utf-8'],
  // Programs write this into texts that are then saved as UTF-8; real UTF-16 is known by its bytes.
  ['utf-16', 'utf-8'],
  ['unicode', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['iso-8859-15', 'iso-8859-15'],
  ['windows-1252', 'windows-1252'],
  ['windows-1250', 'windows-1250'],
  ['windows-1251', 'windows-1251'],
]);

const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;
/** A declaration is at the beginning and short. */
const HEAD_BYTES = 200;

/**
 * The encoding by the mark of byte order, else by zero bytes, else by XML's declaration, else UTF-8.
 * @returns undefined with the name that was declared when no decoder has it
 */
function encodingOf(bytes: Uint8Array): { readonly encoding: string | undefined; readonly declared: string } {
  const [first, second, third] = bytes;
  const known = (encoding: string) => ({ encoding, declared: encoding });
  if (first === 0xef && second === 0xbb && third === 0xbf) return known('utf-8');
  if (first === 0xff && second === 0xfe) return known('utf-16le');
  if (first === 0xfe && second === 0xff) return known('utf-16be');
  if (first !== undefined && first !== 0 && second === 0) return known('utf-16le');
  if (first === 0 && second !== undefined && second !== 0) return known('utf-16be');
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  const declared = DECLARATION.exec(head)?.[1];
  if (declared === undefined) return known('utf-8');
  return { encoding: DECLARED.get(declared.toLowerCase()), declared };
}

/** What Windows-1252 has where Latin-1 has control characters. */
const LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Node 20's own decoder of this name leaves the control characters. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('iso-8859-1').decode(bytes);
  return text.replace(/[\u0080-\u009f]/g, (letter) => LETTERS[letter.charCodeAt(0) - 0x80] as string);
}

/** Bytes that are decoded at once. */
const PIECE = 8 * 1024;

/**
 * Decoders are several times as fast with pieces of nothing but ASCII, and most pieces of data are that.
 * @throws when some bytes mean nothing
 */
function decodeUtf8(bytes: Uint8Array): string {
  // of the first piece the mark of byte order is left out, of others what looks like one is a letter
  const first = new TextDecoder('utf-8', { fatal: true });
  const others = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const pieces: string[] = [];
  let from = 0;
  while (from < bytes.length) {
    let to = Math.min(bytes.length, from + PIECE);
    // no letter is cut in two
    while (to < bytes.length && ((bytes[to] as number) & 0xc0) === 0x80) to++;
    pieces.push((from === 0 ? first : others).decode(bytes.subarray(from, to)));
    from = to;
  }
  return pieces.join('');
}

function decode(bytes: Uint8Array, encoding: string): { readonly text: string; readonly isWhole: boolean } {
  if (encoding === 'windows-1252') return { text: decodeWindows1252(bytes), isWhole: true };
  try {
    const text =
      encoding === 'utf-8' ? decodeUtf8(bytes) : new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return { text, isWhole: true };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), isWhole: false };
  }
}

/** @returns the name of the encoding alone when it is one that we do not know */
export function decodeText(bytes: Uint8Array): DecodedText | { readonly unknownEncoding: string } {
  const { encoding, declared } = encodingOf(bytes);
  if (encoding === undefined) return { unknownEncoding: declared };
  const { text, isWhole } = decode(bytes, encoding);
  return { text: text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text, encoding, isWhole };
}

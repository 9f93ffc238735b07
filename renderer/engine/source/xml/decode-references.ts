import { stop } from './xml-mistake';

const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** `#x10FFFF` and some noughts; a name that is longer means nothing. */
const LONGEST_NAME = 40;

const isCharacter = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

/**
 * Replaces `&amp;`, `&#10;` and the like. There are no other entities: declaring them is refused.
 * @param from where the piece stands in the text, for mistakes
 */
export function decodeReferences(piece: string, from: number): string {
  let decoded = '';
  let done = 0;
  for (let at = piece.indexOf('&'); at >= 0; at = piece.indexOf('&', done)) {
    const end = piece.indexOf(';', at);
    const name = piece.slice(at + 1, end < 0 ? at + 1 : Math.min(end, at + 1 + LONGEST_NAME));
    decoded += piece.slice(done, at) + (PREDEFINED.get(name) ?? numbered(name, from + at));
    done = end + 1;
  }
  return decoded + piece.slice(done);
}

function numbered(name: string, at: number): string {
  const number = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name);
  if (!number) {
    // a semicolon that ends some later sentence does not make a name of what stands before it
    if (name === '' || /[&\s<]/.test(name)) stop('bare-ampersand', at, {});
    stop('unknown-entity', at, { entity: `&${name};` });
  }
  const [, hex, decimal] = number;
  const code = hex === undefined ? Number.parseInt(decimal as string, 10) : Number.parseInt(hex, 16);
  if (!isCharacter(code)) stop('bad-character', at, { code });
  return String.fromCodePoint(code);
}

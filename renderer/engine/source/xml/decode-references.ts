import { stop } from './xml-mistake';

const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const REFERENCE = /&([^&;\s<]*)(;?)/g;

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
  return piece.replace(REFERENCE, (whole, name: string, end: string, at: number) => {
    if (end === '' || name === '') stop('bare-ampersand', from + at, {});
    const plain = PREDEFINED.get(name);
    if (plain !== undefined) return plain;
    const number = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name);
    if (!number) stop('unknown-entity', from + at, { entity: whole });
    const [, hex, decimal] = number;
    const code = hex === undefined ? Number.parseInt(decimal as string, 10) : Number.parseInt(hex, 16);
    if (!isCharacter(code)) stop('bad-character', from + at, { code });
    return String.fromCodePoint(code);
  });
}

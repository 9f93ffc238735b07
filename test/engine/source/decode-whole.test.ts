import { describe, expect, test } from 'vitest';
import { decodeWhole } from '../../../renderer/engine/source/decode-whole';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const utf16 = (text: string, isBig: boolean): Uint8Array =>
  joined(
    ...[...`\ufeff${text}`].map((letter) => {
      const code = letter.charCodeAt(0);
      return Uint8Array.from(isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]);
    }),
  );

describe('a text that can be decoded', () => {
  test.each([
    { claim: 'UTF-8', bytes: utf8('{"name": "Armée"}'), text: '{"name": "Armée"}' },
    { claim: 'UTF-8 with a mark', bytes: utf8('\ufeffArmée'), text: 'Armée' },
    { claim: 'UTF-16 with a mark, little end first', bytes: utf16('Armée', false), text: 'Armée' },
    { claim: 'UTF-16 with a mark, big end first', bytes: utf16('Armée', true), text: 'Armée' },
    { claim: 'a U+FFFD that somebody wrote', bytes: utf8('a\ufffdb'), text: 'a\ufffdb' },
    { claim: 'nothing at all', bytes: utf8(''), text: '' },
  ])('$claim', ({ bytes, text }) => {
    expect(decodeWhole(bytes)).toEqual({ kind: 'text', text });
  });
});

describe('a text with bytes that mean nothing says in which line the first of them is', () => {
  test.each([
    { claim: 'in the first line', bytes: latin1('Armée'), line: 1 },
    { claim: 'further down', bytes: latin1('a\nb\nArmée\nfiancé'), line: 3 },
    { claim: 'with the line ends of Windows', bytes: latin1('a\r\nb\r\nArmée'), line: 3 },
    { claim: 'after a U+FFFD that somebody wrote', bytes: joined(utf8('\ufffd\n'), latin1('é')), line: 2 },
    { claim: 'cut off inside a letter', bytes: utf8('a\né').subarray(0, 3), line: 2 },
    { claim: 'a lone half of a pair in UTF-16', bytes: utf16('a\n\ud800b', false), line: 2 },
  ])('$claim', ({ bytes, line }) => {
    expect(decodeWhole(bytes)).toMatchObject({ kind: 'undecodable', line });
  });
});

import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../renderer/engine/source/decode-text';

const PIECE = 8 * 1024;
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a long text in UTF-8, which is decoded in pieces', () => {
  test.each([
    { claim: 'of ASCII', text: 'a'.repeat(3 * PIECE + 1) },
    { claim: 'of letters of two bytes, one byte off', text: `a${'é'.repeat(2 * PIECE)}` },
    { claim: 'of letters of three bytes', text: '’'.repeat(PIECE) },
    { claim: 'of letters of four bytes, three bytes off', text: `abc${'🐉'.repeat(PIECE)}` },
    { claim: 'with a mark of byte order where a piece begins', text: `${'a'.repeat(PIECE)}\uFEFFb` },
    { claim: 'with nothing in it', text: '' },
  ])('$claim', ({ text }) => {
    expect(decodeText(utf8(text))).toEqual({ text, encoding: 'utf-8', isWhole: true });
  });

  test('the mark at its beginning is none of it', () => {
    const text = 'é'.repeat(PIECE);
    expect(decodeText(utf8(`\uFEFF${text}`))).toEqual({ text, encoding: 'utf-8', isWhole: true });
  });

  test.each([
    { claim: 'a byte that means nothing', bytes: [0xff] },
    { claim: 'a letter that is cut short', bytes: [0xe2, 0x80] },
    { claim: 'many bytes that go on with no letter', bytes: Array.from({ length: 2 * PIECE }, () => 0x80) },
  ])('$claim, late in it, is told and stands for itself', ({ bytes }) => {
    const whole = new Uint8Array([...utf8('a’'.repeat(PIECE)), ...bytes, ...utf8('b')]);
    expect(decodeText(whole)).toEqual({
      text: new TextDecoder().decode(whole),
      encoding: 'utf-8',
      isWhole: false,
    });
  });
});

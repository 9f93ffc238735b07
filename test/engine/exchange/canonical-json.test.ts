import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../renderer/engine/exchange/canonical-json';
import { digest } from '../../../renderer/engine/exchange/digest';
import { aRoster } from './roster-builder';

describe('the canonical form', () => {
  test.each([
    {
      claim: 'numbers as ECMAScript writes them',
      value: [Number('333333333.33333329'), 1e30, 4.5, 0.002, 1e-27, -0, 1e21, 100],
      text: '[333333333.3333333,1e+30,4.5,0.002,1e-27,0,1e+21,100]',
    },
    { claim: 'literals', value: [null, true, false], text: '[null,true,false]' },
    {
      claim: 'control characters escaped, the rest not',
      value: '\u20ac$\u000f\nA\'B"\\\u2028é/',
      text: '"€$\\u000f\\nA\'B\\"\\\\\u2028é/"',
    },
    {
      claim: 'keys by UTF-16 code units, not by code points',
      value: { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 },
      text: '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"\u{1f600}":5,"\ufb33":3}',
    },
    {
      claim: 'keys sorted at every depth, lists left alone',
      value: { b: [{ d: 1, c: 2 }, 1], a: {} },
      text: '{"a":{},"b":[{"c":2,"d":1},1]}',
    },
    { claim: 'what is undefined is not there', value: { a: undefined, b: 1 }, text: '{"b":1}' },
    {
      claim: 'a key called __proto__ is a plain key',
      value: JSON.parse('{"__proto__":1,"a":2}'),
      text: '{"__proto__":1,"a":2}',
    },
  ])('$claim', ({ value, text }) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test.each([
    { claim: 'a lone surrogate', value: 'a\ud800b' },
    { claim: 'a lone surrogate in a key', value: { 'a\udc00': 1 } },
    { claim: 'Infinity', value: [Number.POSITIVE_INFINITY] },
    { claim: 'NaN', value: Number.NaN },
    { claim: 'a function', value: { a: () => 1 } },
  ])('$claim has none', ({ value }) => {
    expect(() => canonicalJson(value)).toThrow(RangeError);
  });
});

describe('the digest', () => {
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

  test('is SHA-256 over the canonical form', async () => {
    expect(await digest(aRoster(), sha256)).toBe(sha256(new TextEncoder().encode(canonicalJson(aRoster()))));
  });

  test('does not depend on the order of fields, nor on a seal that the list carries', async () => {
    const reversed = Object.fromEntries(Object.entries(aRoster()).reverse());
    const sealed = { ...reversed, digest: 'something' } as never;
    expect(await digest(sealed, sha256)).toBe(await digest(aRoster(), sha256));
  });

  test('sees fields that we do not know', async () => {
    expect(await digest({ ...aRoster(), tableNumber: 4 } as never, sha256)).not.toBe(
      await digest(aRoster(), sha256),
    );
  });

  test('takes a list whose text has a lone surrogate', async () => {
    expect(await digest(aRoster({ name: 'a\ud800' }), sha256)).toBe(
      await digest(aRoster({ name: 'a\ufffd' }), sha256),
    );
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_DEPTH } from '../../../renderer/engine/source/json-scanner';
import { readJson } from '../../../renderer/engine/source/read-json';

const problemsOf = (text: string) =>
  readJson(text, 'a.json').problems.map(({ kind, line, column }) => `${kind} ${line}:${column}`);

describe('mistakes whose meaning is plain', () => {
  test.each<{ claim: string; text: string; value: unknown; problems: string[] }>([
    { claim: 'a comma before }', text: '{"a":1,}', value: { a: 1 }, problems: ['trailing-comma 1:7'] },
    { claim: 'a comma before ]', text: '[1, 2,\n]', value: [1, 2], problems: ['trailing-comma 1:6'] },
    {
      claim: 'no comma between properties',
      text: '{"a":1\n "b":2}',
      value: { a: 1, b: 2 },
      problems: ['missing-comma 1:7'],
    },
    { claim: 'no comma between members', text: '[1 2]', value: [1, 2], problems: ['missing-comma 1:3'] },
    {
      claim: 'single quotes',
      text: "{'a':'b'}",
      value: { a: 'b' },
      problems: ['single-quotes 1:2', 'single-quotes 1:6'],
    },
    {
      claim: 'typographic quotes',
      text: '{“a”:«b»}',
      value: { a: 'b' },
      problems: ['curly-quotes 1:2', 'curly-quotes 1:6'],
    },
    { claim: 'a key without quotes', text: '{a:1}', value: { a: 1 }, problems: ['unquoted-key 1:2'] },
    {
      claim: 'comments',
      text: '// x\n{"a": /* y */ 1}',
      value: { a: 1 },
      problems: ['comment-in-json 1:1', 'comment-in-json 2:7'],
    },
    { claim: 'a mark of byte order', text: '\uFEFF{}', value: {}, problems: ['byte-order-mark 1:1'] },
    {
      claim: 'words that are not JSON’s',
      text: '[True, None]',
      value: [true, 'None'],
      problems: ['unquoted-text 1:2', 'unquoted-text 1:8'],
    },
    {
      claim: 'numbers out of all proportion',
      text: '[1e999, -1e300, 99999999]',
      value: [100_000_000, -100_000_000, 99_999_999],
      problems: ['number-out-of-range 1:2', 'number-out-of-range 1:9'],
    },
    { claim: 'a leading nought', text: '[012]', value: [12], problems: ['bad-number 1:2'] },
    {
      claim: 'a plus and a bare point',
      text: '[+1, .5, 1.]',
      value: [1, 0.5, 1],
      problems: ['bad-number 1:2', 'bad-number 1:6', 'bad-number 1:10'],
    },
    {
      claim: 'the same key twice',
      text: '{"a":1,\n"a":2}',
      value: { a: 2 },
      problems: ['duplicate-key 2:1'],
    },
    {
      claim: 'no quote at the end of a line',
      text: '{"a":"b,\n"c":1}',
      value: { a: 'b', c: 1 },
      problems: ['line-break-in-text 1:6'],
    },
    { claim: 'a tab in a text', text: '["a\tb"]', value: ['a\tb'], problems: ['control-in-text 1:4'] },
    { claim: 'a backslash alone', text: '["a\\d"]', value: ['ad'], problems: ['bad-escape 1:4'] },
    { claim: 'no colon', text: '{"a" 1}', value: { a: 1 }, problems: ['missing-colon 1:6'] },
  ])('$claim', ({ text, value, problems }) => {
    expect(problemsOf(text)).toEqual(problems);
    expect(readJson(text, 'a.json').value).toEqual(value);
  });
});

describe('one quote that went missing', () => {
  test.each([
    {
      claim: 'after a key',
      text: '{"a: "b", "c": 1}',
      value: { a: 'b', c: 1 },
      problems: ['missing-quote 1:2'],
    },
    {
      claim: 'after a key of a number',
      text: '{"a: 1,\n"c": 1}',
      value: { a: 1, c: 1 },
      problems: ['missing-quote 1:2'],
    },
    {
      claim: 'before a key',
      text: '{a": "b", "c": 1}',
      value: { a: 'b', c: 1 },
      problems: ['unquoted-key 1:2'],
    },
    {
      claim: 'before a key of several words',
      text: '{"x": {a b": 1}}',
      value: { x: { 'a b': 1 } },
      problems: ['unquoted-key 1:8'],
    },
    {
      claim: 'before a text',
      text: '{"a": b c", "d": 1}',
      value: { a: 'b c', d: 1 },
      problems: ['unquoted-text 1:7'],
    },
    {
      claim: 'before a sentence',
      text: '{"a": One, and: two",\n"d": 1}',
      value: { a: 'One, and: two', d: 1 },
      problems: ['unquoted-text 1:7'],
    },
    {
      claim: 'before a text that begins as a number',
      text: '{"a": 2026-11-30", "d": 1}',
      value: { a: '2026-11-30', d: 1 },
      problems: ['unquoted-text 1:7'],
    },
    {
      claim: 'after a text, before the next key',
      text: '{"a": "b, "c": 1}',
      value: { a: 'b', c: 1 },
      problems: ['missing-quote 1:7'],
    },
    {
      claim: 'after a text, before the end of what is around it',
      text: '{"x": [{"a": "b}], "c": 1}',
      value: { x: [{ a: 'b' }], c: 1 },
      problems: ['missing-quote 1:14'],
    },
    {
      claim: 'after a text at the end of a line with brackets',
      text: '{"x": [{"a": "b}],\n"c": 1}',
      value: { x: [{ a: 'b' }], c: 1 },
      problems: ['line-break-in-text 1:14'],
    },
    {
      claim: 'after a text that has brackets of its own',
      text: '{"a": "b [1],\n"c": 1}',
      value: { a: 'b [1]', c: 1 },
      problems: ['line-break-in-text 1:7'],
    },
  ])('$claim is one mistake, and the rest is read', ({ text, value, problems }) => {
    expect(problemsOf(text)).toEqual(problems);
    expect(readJson(text, 'a.json').value).toEqual(value);
  });

  test('none at all: commas, colons and brackets inside of texts and keys mean nothing', () => {
    const value = { 'a: b': 'c, ', 'd, "e': ['f:', '}', ', '], '5+': '{' };
    for (const indent of [0, 2])
      expect(readJson(JSON.stringify(value, null, indent), 'a.json')).toMatchObject({ value, problems: [] });
  });

  test('anywhere in a file of ours', () => {
    const text = readFileSync(
      join(import.meta.dirname, '../../../schemas/examples/good/system.json'),
      'utf8',
    );
    const quotes = [...text.matchAll(/"/g)].map(({ index }) => index);
    for (const at of quotes) {
      expect(problemsOf(text.slice(0, at) + text.slice(at + 1))).toHaveLength(1);
    }
  });

  test.each([
    { claim: 'numbers without end', text: `[${'1,'.repeat(300_000)}1]` },
    {
      claim: 'keys without end',
      text: `{${Array.from({ length: 100_000 }, (_, each) => `"k${each}":1`).join()}}`,
    },
    { claim: 'closing brackets without end', text: `["${']'.repeat(300_000)}\n]` },
    { claim: 'commas without end', text: `["${', '.repeat(300_000)}"x]` },
  ])('$claim take time by their length', ({ text }) => {
    const start = performance.now();
    readJson(text, 'a.json');
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('mistakes that end the reading', () => {
  test.each<{ claim: string; text: string; problems: string[] }>([
    { claim: 'nothing', text: ' \n', problems: ['empty-file 1:1'] },
    { claim: 'a bracket that is never closed', text: '{"a":[1', problems: ['unexpected-end 1:8'] },
    { claim: 'a property without value', text: '{"a":}', problems: ['unexpected-character 1:6'] },
    { claim: 'the wrong bracket', text: '{"a":[1}}', problems: ['wrong-bracket 1:8'] },
    { claim: 'more after the end', text: '{} {}', problems: ['text-after-end 1:4'] },
    { claim: 'two commas', text: '[1,,2]', problems: ['unexpected-character 1:4'] },
    { claim: 'too deep', text: '['.repeat(MOST_DEPTH + 1), problems: [`too-deep 1:${MOST_DEPTH + 1}`] },
  ])('$claim', ({ text, problems }) => {
    expect(problemsOf(text)).toEqual(problems);
    expect(readJson(text, 'a.json').value).toBeUndefined();
  });
});

describe('positions', () => {
  const text =
    '{\n  "units": [\n    { "name": { "en": "Heavy Infantry" },\n      "options": [{}, { "pionts": 3 }] }\n  ]\n}';
  const read = readJson(text, 'army.json');

  test('a value and its key', () => {
    expect(read.positionAt('/units/0/options/1/pionts')).toEqual({ line: 4, column: 35 });
    expect(read.positionAt('/units/0/options/1/pionts', true)).toEqual({ line: 4, column: 25 });
  });

  test('what is not there has the position of what is around it', () => {
    expect(read.positionAt('/units/0/models')).toEqual({ line: 3, column: 5 });
    expect(read.positionAt('/units/0/models', true)).toEqual({ line: 3, column: 5 });
  });

  test('a path for people: names, else numbers from one', () => {
    const params = { property: 'pionts', known: [] };
    const problem = read.locate({
      severity: 'error',
      kind: 'unknown-property',
      pointer: '/units/0/options/1/pionts',
      params,
    });
    expect(problem).toMatchObject({
      file: 'army.json',
      line: 4,
      at: ['units', 'Heavy Infantry', 'options', '2', 'pionts'],
    });
  });

  test('keys with slashes and tildes', () => {
    expect(readJson('{"a/b~c": {"": 1}}', 'x').positionAt('/a~1b~0c/')).toEqual({ line: 1, column: 16 });
  });
});

describe('laws', () => {
  test.each([
    { claim: 'a colon before a quote', text: String.raw`{" :\"":false}` },
    { claim: 'a colon and a second key in it', text: String.raw`{"a: \"b\": ":1}` },
    { claim: 'a backslash at its end', text: String.raw`{"a:\\":1}` },
    { claim: 'the colon on the next line', text: '{"a:b"\n\n                     :1}' },
  ])('a key may have $claim', ({ text }) => {
    const read = readJson(text, 'x');
    expect(read.problems).toEqual([]);
    expect(read.value).toEqual(JSON.parse(text));
  });

  test('what JSON writes is read without a problem and as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(4), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        // Numbers out of all proportion are a mistake of their own.
        fc.pre(!/\d{9}|e\+/.test(text));
        const read = readJson(text, 'x');
        expect(read.problems).toEqual([]);
        expect(read.value).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('what JSON refuses is a problem, what it accepts is none but for keys used twice', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      "'b'",
      'c',
      '1',
      '-',
      '.5',
      '"',
      '\\',
      ' ',
      '\n',
      'null',
      '//',
      '“',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 24 }), (parts) => {
        const text = parts.join('');
        const { problems } = readJson(text, 'x');
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        const others = problems.filter(({ kind }) => kind !== 'duplicate-key');
        expect(others.length === 0, text).toBe(isJson);
      }),
      { numRuns: 2000 },
    );
  });

  test('a text of any kind never throws, and its problems have places in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { line, column } of readJson(text, 'x').problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(column).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });
});

test('a key named __proto__ is a plain property', () => {
  const value = readJson('{"__proto__": {"polluted": true}, "constructor": 1}', 'x').value as object;
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

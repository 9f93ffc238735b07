import { describe, expect, test } from 'vitest';
import { jsonExtent } from '../../../../renderer/engine/source/nodes/json-extent';
import { type ReadJsonNodes, readJsonNodes } from '../../../../renderer/engine/source/nodes/read-json-nodes';
import { processorTime } from '../../../builders/processor-time';

const read = (text: string | Uint8Array): ReadJsonNodes =>
  readJsonNodes(typeof text === 'string' ? new TextEncoder().encode(text) : text, 'a.json');
const told = (text: string | Uint8Array): string[] =>
  read(text).problems.map(({ kind, line, column }) => `${kind} ${line}:${column}`);

describe('JSON of others', () => {
  test('is read as it is', () => {
    const { value, problems, isRefused } = read('\uFEFF{"a": [1, {"b": "c"}], "__proto__": {"x": 1}}');
    expect(value).toEqual(JSON.parse('{"a": [1, {"b": "c"}], "__proto__": {"x": 1}}'));
    expect({ problems, isRefused }).toEqual({ problems: [], isRefused: false });
  });

  test('with mistakes whose meaning is plain is read and told', () => {
    expect(read('{"a": 1,}').value).toEqual({ a: 1 });
    expect(told('{"a": 1,}')).toEqual(['trailing-comma 1:8']);
  });

  test('that is none is told', () => {
    expect(read('{"a": ').value).toBeUndefined();
    expect(told('{"a": ')).toEqual(['unexpected-end 1:7']);
  });

  test('with bytes that mean nothing is read, with where the first stands', () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode('{\n"a":"'), 0xff, 0x22, 0x7d]);
    expect(read(bytes).value).toEqual({ a: '\uFFFD' });
    expect(told(bytes)).toEqual(['bad-encoding 2:6']);
  });

  test('knows where its objects and their properties stand', () => {
    const { value, positionOf } = read('{\n  "rules": [\n    {"id": "r",\n     "name": "R"}\n  ]\n}');
    const [rule] = (value as { rules: [object] }).rules;
    expect(positionOf(rule)).toEqual({ line: 3, column: 5 });
    expect(positionOf(rule, 'name')).toEqual({ line: 4, column: 6 });
    expect(positionOf(rule, 'page')).toEqual({ line: 3, column: 5 });
    expect(positionOf({})).toBeUndefined();
  });
});

describe('JSON beyond the limits is refused soon', () => {
  test.each<{ claim: string; text: () => string; problem: string }>([
    { claim: 'nested without end', text: () => '['.repeat(100_000), problem: 'too-deep 1:1' },
    {
      claim: 'nested and closed',
      text: () => `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`,
      problem: 'too-deep 1:1',
    },
    {
      claim: 'arrays without end',
      text: () => `[${'[],'.repeat(2_000_000)}[]]`,
      problem: 'too-many-objects 1:1',
    },
    {
      claim: 'numbers without end',
      text: () => `[${'1,'.repeat(10_000_000)}1]`,
      problem: 'too-many-values 1:1',
    },
    {
      claim: 'texts without end',
      text: () => `{"catalogue":{"rules":[${'"",'.repeat(10_000_000)}""]}}`,
      problem: 'too-many-values 1:1',
    },
    {
      claim: 'a text of millions of letters',
      text: () => `{"a":"${'\\\\'.repeat(4_000_000)}"}`,
      problem: 'value-too-long 1:1',
    },
    {
      claim: 'a text that does not end',
      text: () => `"${'\\'.repeat(10_000_001)}`,
      problem: 'value-too-long 1:1',
    },
    {
      claim: 'properties without end',
      text: () => `{${Array.from({ length: 200_000 }, (_, index) => `"k${index}":1`).join()}}`,
      problem: 'too-many-properties 1:1',
    },
    { claim: 'more than is read', text: () => ' '.repeat(64 * 1024 * 1024 + 1), problem: 'too-large 1:1' },
  ])('$claim', ({ text, problem }) => {
    const json = text();
    let refused = read('');
    const took = processorTime(() => {
      refused = read(json);
    });
    expect(refused).toMatchObject({ isRefused: true, value: undefined });
    expect(told(json)).toEqual([problem]);
    expect(took).toBeLessThan(5000);
  });
});

test.each<{ claim: string; text: string; extent: object }>([
  {
    claim: 'brackets in texts do not count',
    text: '{"[{": "]}\\"[["}',
    extent: { depth: 1, count: 1, properties: 1, longest: 6, commas: 0 },
  },
  {
    claim: 'escaped backslashes end before a quote',
    text: '["\\\\", [], {}]',
    extent: { depth: 2, count: 3, longest: 2, commas: 2 },
  },
  {
    claim: 'properties count by object',
    text: '{"a":{"b":1,"c":2},"d":{"e":3}}',
    extent: { properties: 2, count: 3 },
  },
  { claim: 'closing more than was opened', text: ']]}[', extent: { depth: 1, count: 1 } },
])('what a text amounts to: $claim', ({ text, extent }) => {
  expect(jsonExtent(text)).toMatchObject(extent);
});

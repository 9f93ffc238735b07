import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson } from '../../../electron/cli/format-json';

test('what fits on a line stands on one', () => {
  expect(formatJson({ id: 'a', list: [1, 2], empty: [], none: {} })).toBe(
    '{ "id": "a", "list": [1, 2], "empty": [], "none": {} }\n',
  );
  expect(formatJson({ deep: { deeper: { deepest: 1 } } })).toBe(
    '{\n  "deep": { "deeper": { "deepest": 1 } }\n}\n',
  );
});

test('it is the same value, whatever it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(formatJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

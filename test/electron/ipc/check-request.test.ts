import { describe, expect, test } from 'vitest';
import { isRequest } from '../../../electron/ipc/check-request';
import { HOST_CALLS, type HostCallName } from '../../../electron/messages';

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

const CASES: readonly { claim: string; call: HostCallName; args: readonly unknown[]; is: boolean }[] = [
  { claim: 'a call without argument', call: 'listLibrary', args: [], is: true },
  { claim: 'an argument where none belongs', call: 'listLibrary', args: [{}], is: false },
  { claim: 'an id of a list', call: 'findLists', args: [{ id: 'a' }], is: true },
  { claim: 'dropped files', call: 'openDropped', args: [{ paths: ['/a', '/b'] }], is: true },
  { claim: 'dropped files that are no paths', call: 'openDropped', args: [{ paths: ['/a', 1] }], is: false },
  { claim: 'what the page says of dropped files', call: 'openDropped', args: [{ files: [] }], is: false },
  { claim: 'no id', call: 'findLists', args: [{}], is: false },
  { claim: 'a path', call: 'readList', args: [{ path: '/a' }], is: true },
  { claim: 'an empty path', call: 'readList', args: [{ path: '' }], is: false },
  { claim: 'a path with a zero byte', call: 'readList', args: [{ path: '/a\0' }], is: false },
  { claim: 'a path without end', call: 'readList', args: [{ path: 'x'.repeat(5000) }], is: false },
  { claim: 'a bare path', call: 'readList', args: ['/a'], is: false },
  { claim: 'nothing', call: 'readList', args: [], is: false },
  { claim: 'null', call: 'readList', args: [null], is: false },
  { claim: 'a field too many', call: 'readList', args: [{ path: '/a', __proto__x: 1 }], is: false },
  { claim: 'a second argument', call: 'readList', args: [{ path: '/a' }, 1], is: false },
  { claim: 'a new list', call: 'saveList', args: [{ name: 'A', text: '{}' }], is: true },
  {
    claim: 'an undefined field that may be left out',
    call: 'saveList',
    args: [{ name: 'A', text: '', path: undefined }],
    is: true,
  },
  {
    claim: 'a flag that is no flag',
    call: 'saveList',
    args: [{ name: 'A', text: '', overwrite: 1 }],
    is: false,
  },
  {
    claim: 'bytes to export',
    call: 'exportFile',
    args: [{ name: 'a.rosz', content: new Uint8Array(3) }],
    is: true,
  },
  { claim: 'numbers to export', call: 'exportFile', args: [{ name: 'a.rosz', content: [1, 2] }], is: false },
  { claim: 'a place', call: 'openAtPlace', args: [{ path: '/a', line: 2, column: 1 }], is: true },
  {
    claim: 'a line before the first',
    call: 'openAtPlace',
    args: [{ path: '/a', line: 0, column: 1 }],
    is: false,
  },
  {
    claim: 'a line that is none',
    call: 'openAtPlace',
    args: [{ path: '/a', line: '2;x', column: 1 }],
    is: false,
  },
  { claim: 'an unknown purpose', call: 'chooseFiles', args: [{ purpose: 'toString' }], is: false },
  { claim: 'settings of any JSON', call: 'writeSettings', args: [{ a: [1, null, { b: 'x' }] }], is: true },
  { claim: 'settings that are a list', call: 'writeSettings', args: [[1]], is: false },
  { claim: 'settings with what is no JSON', call: 'writeSettings', args: [{ a: Number.NaN }], is: false },
  { claim: 'settings without bottom', call: 'writeSettings', args: [{ a: deep(40) }], is: false },
  { claim: 'settings without end', call: 'writeSettings', args: [{ a: 'x'.repeat(2_000_000) }], is: false },
];

describe('what the window asks', () => {
  test.each(CASES)('$call with $claim: $is', ({ call, args, is }) => {
    expect(isRequest(call, args)).toBe(is);
  });

  test('every call of the table is checked', () => {
    for (const call of HOST_CALLS) expect(isRequest(call, [Symbol('nonsense')]), call).toBe(false);
  });
});

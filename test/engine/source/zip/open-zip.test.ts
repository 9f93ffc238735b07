import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { crc32 } from '../../../../renderer/engine/source/zip/crc32';
import { openZip, ZIP_LIMITS } from '../../../../renderer/engine/source/zip/open-zip';
import { type MemberDraft, zipOf } from './zip-builder';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Texts of members that can be read, kinds of problems of the others. */
function contents(bytes: Uint8Array, limits = ZIP_LIMITS): Record<string, string> {
  const { members, problems } = openZip(bytes, 'a.zip', limits);
  const all: Record<string, string> = {};
  for (const { file, kind } of problems) all[file.replace('a.zip/', '')] = `! ${kind}`;
  for (const member of members) {
    const read = member.read();
    all[member.path] = 'bytes' in read ? new TextDecoder().decode(read.bytes) : `! ${read.problem.kind}`;
  }
  return all;
}

describe('zips as programs write them', () => {
  test('packed and stored members, folders are left out', () => {
    const bytes = zipSync({
      'top/': new Uint8Array(0),
      'top/a.cat': utf8('aaaaaaaaaaaa'),
      'top/b.gst': [utf8('b'), { level: 0 }],
      empty: new Uint8Array(0),
    });
    expect(contents(bytes)).toEqual({ 'top/a.cat': 'aaaaaaaaaaaa', 'top/b.gst': 'b', empty: '' });
  });

  test('a comment at the end, with another end record inside', () => {
    const bytes = zipOf([{ path: 'a', text: 'x' }], { comment: 'PK\u0005\u0006 is no end' });
    expect(contents(bytes)).toEqual({ a: 'x' });
  });

  test('names in old letters and with backslashes', () => {
    const bytes = zipOf([
      { path: Uint8Array.from([0x65, 0x5c, 0xe9]), text: 'x' },
      { path: 'f\\é', text: 'y' },
    ]);
    expect(contents(bytes)).toEqual({ 'e/é': 'x', 'f/é': 'y' });
  });

  test('a large member, unpacked in steps', () => {
    const text = Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 104729).join(' ');
    const bytes = zipOf([{ path: 'a', text }]);
    expect(bytes.length).toBeGreaterThan(3 * 32 * 1024);
    expect(contents(bytes)).toEqual({ a: text });
  });

  test('the checksum of the specification', () => {
    expect(crc32(utf8('123456789'))).toBe(0xcbf43926);
    expect(crc32(utf8('The quick brown fox jumps over the lazy dog'))).toBe(0x414fa339);
  });
});

describe('what is refused', () => {
  test.each<{ claim: string; member: MemberDraft; problem: string }>([
    {
      claim: 'a password',
      member: { path: 'a', text: 'x', claims: { flags: 1 } },
      problem: 'member-encrypted',
    },
    {
      claim: 'another way of packing',
      member: { path: 'a', text: 'x', claims: { method: 14 } },
      problem: 'member-method',
    },
    {
      claim: 'a wrong checksum',
      member: { path: 'a', text: 'x', claims: { crc: 1 } },
      problem: 'member-damaged',
    },
    {
      claim: 'more than was announced',
      member: { path: 'a', text: 'x'.repeat(50_000), claims: { size: 10 } },
      problem: 'member-damaged',
    },
    {
      claim: 'less than was announced',
      member: { path: 'a', text: 'x', claims: { size: 9 } },
      problem: 'member-damaged',
    },
    {
      claim: 'what is not deflated at all',
      member: { path: 'a', text: 'xxxx', isStored: true, claims: { method: 8 } },
      problem: 'member-damaged',
    },
    {
      claim: 'a size beyond the limit',
      member: { path: 'a', text: 'x', claims: { size: 65 * 1024 * 1024 } },
      problem: 'member-too-large',
    },
    {
      claim: 'four million letters in four thousand bytes',
      member: { path: 'a', text: 'x'.repeat(4_000_000) },
      problem: 'zip-ratio',
    },
    {
      claim: 'a header that is not there',
      member: { path: 'a', text: 'x', claims: { offset: 1 } },
      problem: 'member-damaged',
    },
  ])('$claim', ({ member, problem }) => {
    // one byte less, so that a wrong offset does not reach into the directory
    const packedSize = member.claims?.offset === undefined ? {} : { packedSize: 1 };
    const draft = { ...member, claims: { ...member.claims, ...packedSize } };
    expect(contents(zipOf([draft, { path: 'b', text: 'y' }]))).toMatchObject({ a: `! ${problem}` });
  });

  test.each(['../a', 'a/../../b', '/etc/a', 'C:/a', 'c:a', 'a\\..\\b', '..', 'a\u0000b'])(
    'a path that leaves the folder: %j',
    (path) => {
      expect(Object.values(contents(zipOf([{ path, text: 'x' }])))).toEqual(['! member-path']);
    },
  );

  test.each(['..a/b', 'a/b..c', 'a.b', 'ab:c/d', '__proto__', 'constructor'])(
    'a path that stays inside: %j',
    (path) => {
      expect(Object.entries(contents(zipOf([{ path, text: 'x' }])))).toEqual(
        path === '__proto__' ? [] : [[path, 'x']],
      );
      expect(openZip(zipOf([{ path, text: 'x' }]), 'a.zip').members.map((member) => member.path)).toEqual([
        path,
      ]);
    },
  );

  test('a name twice: the first is read', () => {
    const { members, problems } = openZip(
      zipOf([
        { path: 'a', text: 'x' },
        { path: 'a', text: 'y' },
      ]),
      'a.zip',
    );
    expect(problems).toMatchObject([{ kind: 'member-twice', severity: 'warning', file: 'a.zip/a' }]);
    const read = members[0]?.read();
    expect(members).toHaveLength(1);
    expect(read && 'bytes' in read && new TextDecoder().decode(read.bytes)).toBe('x');
  });

  test('symbolic links are no files', () => {
    expect(contents(zipOf([{ path: 'a', text: '/etc/passwd', claims: { mode: 0xa1ff } }]))).toEqual({});
  });

  test.each<{ claim: string; bytes: () => Uint8Array; kind: string }>([
    { claim: 'nothing', bytes: () => new Uint8Array(0), kind: 'broken-zip' },
    {
      claim: 'no zip',
      bytes: () => utf8('PK\u0003\u0004 but nothing behind it, however long it is'),
      kind: 'broken-zip',
    },
    { claim: 'half a zip', bytes: () => zipOf([{ path: 'a', text: 'x' }]).slice(0, 60), kind: 'broken-zip' },
    {
      claim: 'more members than stand there',
      bytes: () => zipOf([{ path: 'a' }], { count: 2 }),
      kind: 'broken-zip',
    },
    { claim: 'a part of several', bytes: () => zipOf([{ path: 'a' }], { disk: 1 }), kind: 'zip-of-parts' },
    { claim: 'Zip64', bytes: () => zipOf([{ path: 'a' }], { count: 0xffff }), kind: 'zip-64' },
    {
      claim: 'Zip64 in a member',
      bytes: () => zipOf([{ path: 'a', claims: { size: 0xffffffff } }]),
      kind: 'zip-64',
    },
    {
      claim: 'members that share their bytes',
      bytes: () =>
        zipOf([
          { path: 'a', text: 'x'.repeat(99) },
          { path: 'b', claims: { offset: 0 } },
        ]),
      kind: 'broken-zip',
    },
    {
      claim: 'more members than are read',
      bytes: () =>
        zipOf(
          Array.from({ length: ZIP_LIMITS.members + 1 }, (_, index) => ({
            path: `${index}`,
            isStored: true,
          })),
        ),
      kind: 'zip-too-many',
    },
  ])('$claim', ({ bytes, kind }) => {
    const { members, problems } = openZip(bytes(), 'a.zip');
    expect(members).toEqual([]);
    expect(problems.map((problem) => problem.kind)).toEqual([kind]);
  });

  test('all members together beyond the limit: what still fits is read', () => {
    const bytes = zipOf(['a', 'b', 'c'].map((path) => ({ path, text: 'x'.repeat(40) })));
    expect(contents(bytes, { ...ZIP_LIMITS, totalBytes: 100 })).toMatchObject({
      a: 'x'.repeat(40),
      b: 'x'.repeat(40),
      c: '! zip-too-large',
    });
  });
});

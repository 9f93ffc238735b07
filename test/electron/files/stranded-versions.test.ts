import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Library } from '../../../electron/files/library';
import type { HostResult } from '../../../electron/messages';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();

let where: string;
let library: Library;

beforeEach(async () => {
  where = await folder();
  let now = Date.UTC(2026, 10, 30);
  library = new Library({
    folder: join(where, 'lists'),
    outsideVersions: join(where, 'versions'),
    // Each save is of another hour, so that each keeps what was before it.
    now: () => {
      now += 3_600_000;
      return now;
    },
  });
  await library.open();
});

function value<Value>(result: HostResult<Value>): Value {
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.value;
}

const HELD = { name: 'A', text: '{"id":"a","v":1}' };
/** Texts of the versions of a file, newest first. */
const kept = async (path: string): Promise<readonly string[]> => {
  const versions = value(await library.listVersions(path));
  return Promise.all(versions.map(async ({ id }) => value(await library.readVersion(path, id)).text));
};
/** A list with an earlier version, 1, that is now at 2. */
const anEdited = async (): Promise<string> => {
  const { path, version } = value(await library.save(HELD));
  await library.save({ ...HELD, path, text: '{"id":"a","v":2}', basedOn: version });
  return path;
};

test.each([
  { claim: 'renamed', to: 'lists/B.muster' },
  { claim: 'put into a folder of the library', to: 'lists/club/A.muster' },
])('those of a list that was $claim outside go along', async ({ to }) => {
  const path = await anEdited();
  await mkdir(join(where, 'lists/club'));
  const now = join(where, to);
  await rename(path, now);
  expect(await kept(now)).toEqual([HELD.text]);
  expect(value(await library.listVersions(path))).toEqual([]);
});

test('those of a list that came back from a folder join its own', async () => {
  const path = await anEdited();
  const there = join(where, 'lists/club/A.muster');
  await mkdir(join(where, 'lists/club'));
  await writeFile(join(where, 'lists/club/Other.muster'), '{"id":"other"}');
  await rename(path, there);
  const { version } = value(await library.read(there));
  await library.save({ ...HELD, path: there, text: '{"id":"a","v":3}', basedOn: version });
  expect(await kept(there)).toEqual(['{"id":"a","v":2}', HELD.text]);
  await rename(there, path);
  expect(await kept(path)).toEqual(['{"id":"a","v":2}', HELD.text]);
});

test.each([
  { claim: 'of another list', to: 'B.muster', text: '{"id":"b"}' },
  { claim: 'without an id', to: 'B.muster', text: '{"v":1}' },
  { claim: 'of the same id beside a second one', to: 'B.muster', text: '{"id":"a"}', twin: true },
  {
    claim: 'of the same id while the list waits in the bin',
    to: 'B.muster',
    text: '{"id":"a"}',
    isBinned: true,
  },
])('a file $claim does not get them', async ({ to, text, twin = false, isBinned = false }) => {
  const path = await anEdited();
  if (isBinned) await library.putInBin(path);
  else await rm(path);
  await writeFile(join(where, 'lists', to), text);
  if (twin) await writeFile(join(where, 'lists/C.muster'), text);
  expect(await kept(join(where, 'lists', to))).toEqual([]);
  // Nothing is lost: the list comes back, and has them.
  await rm(join(where, 'lists', to));
  await rm(join(where, 'lists/C.muster'), { force: true });
  await writeFile(path, '{"id":"a"}');
  expect(await kept(path)).toEqual([HELD.text]);
});

test('a new list under the name of a deleted one has none of its versions, which come back with it', async () => {
  const path = await anEdited();
  const { id } = value(await library.putInBin(path));
  expect(value(await library.save({ name: 'A', text: '{"id":"new"}' })).path).toBe(path);
  expect(await kept(path)).toEqual([]);
  const back = value(await library.restore(id));
  expect(back.name).toBe('A 2');
  expect(await kept(back.path)).toEqual([HELD.text]);
  expect(await kept(path)).toEqual([]);
});

test('those of a list outside the library go along within its folder, unless a second one is there', async () => {
  const from = join(where, 'A.muster');
  const to = join(where, 'B.muster');
  await writeFile(from, HELD.text);
  const { version } = value(await library.read(from));
  await library.save({ ...HELD, path: from, text: '{"id":"a","v":2}', basedOn: version });
  await rename(from, to);
  await writeFile(join(where, 'C.muster'), HELD.text);
  expect(await kept(to)).toEqual([]);
  await rm(join(where, 'C.muster'));
  expect(await kept(to)).toEqual([HELD.text]);
});

import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { Library } from '../../../electron/files/library';
import type { HostResult } from '../../../electron/messages';
import { BINNED_LISTS } from '../../builders/binned-lists';
import { temporaryFolders } from '../temporary-folder';

const folder = temporaryFolders();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let where: string;
let now: number;
let library: Library;

beforeEach(async () => {
  where = await folder();
  now = Date.UTC(2026, 10, 30);
  library = new Library({
    folder: join(where, 'lists'),
    outsideVersions: join(where, 'versions'),
    now: () => now,
  });
  await library.open();
});

function value<Value>(result: HostResult<Value>): Value {
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.value;
}

const names = async (): Promise<readonly string[]> =>
  value(await library.list()).files.map((file) => file.name);

describe('the library', () => {
  test('gives new lists free names that every system accepts', async () => {
    for (const name of ['Warhost', 'warhost', 'a/b: c?', '', 'CON']) await library.save({ name, text: name });
    expect(await names()).toEqual(['CON_', 'Warhost', 'a b c', 'list', 'warhost 2']);
  });

  test('a list with its ending in capitals keeps its name for itself, where capitals tell no files apart', async () => {
    await writeFile(join(where, 'lists/Warhost.MUSTER'), 'theirs');
    expect(value(await library.save({ name: 'Warhost', text: 'mine' })).name).toBe('Warhost 2');
    expect(value(await library.list()).files.map((file) => file.name)).toEqual(['Warhost 2', 'Warhost']);
  });

  test('two new lists of one name saved at once are two lists', async () => {
    const both = await Promise.all([
      library.save({ name: 'Twin', text: '1' }),
      library.save({ name: 'Twin', text: '2' }),
    ]);
    expect(both.map((each) => value(each).name).sort()).toEqual(['Twin', 'Twin 2']);
  });

  test.each([
    {
      claim: 'renamed outside is written where it is now',
      to: 'B.muster',
      text: undefined,
      was: 'moved',
      files: ['B'],
    },
    {
      claim: 'put into a folder below is written there',
      to: 'club/A.muster',
      text: undefined,
      was: 'moved',
      files: ['A'],
    },
    {
      claim: 'renamed and changed is left to be asked about',
      to: 'B.muster',
      text: '{"id":"a","v":9}',
      was: 'gone',
      files: ['A', 'B'],
    },
    { claim: 'deleted is written again', to: undefined, text: undefined, was: 'gone', files: ['A'] },
  ])('an open list whose file was $claim', async ({ to, text, was, files }) => {
    const first = value(await library.save({ name: 'A', text: '{"id":"a","v":1}' }));
    await library.save({ name: 'Other', text: '{"id":"b"}' });
    await mkdir(join(where, 'lists/club'));
    if (to === undefined) await rm(first.path);
    else await rename(first.path, join(where, 'lists', to));
    if (to !== undefined && text !== undefined) await writeFile(join(where, 'lists', to), text);
    const edit = { path: first.path, name: 'A', text: '{"id":"a","v":2}', basedOn: first.version };
    const saved = value(await library.save(edit));
    expect(saved).toMatchObject({ was, path: was === 'moved' ? join(where, 'lists', to ?? '') : first.path });
    expect((await names()).toSorted()).toEqual([...files, 'Other']);
    expect(await readFile(saved.path, 'utf8')).toBe(edit.text);
    const again = await library.save({
      ...edit,
      path: saved.path,
      text: '{"id":"a","v":3}',
      basedOn: saved.version,
    });
    expect(value(again)).not.toHaveProperty('was');
  });

  test('lists folders below it, passes by what is hidden or no list', async () => {
    await mkdir(join(where, 'lists/club/2026'), { recursive: true });
    await writeFile(join(where, 'lists/club/2026/Open.muster'), 'x');
    await writeFile(join(where, 'lists/notes.txt'), 'x');
    await mkdir(join(where, 'lists/.versions'));
    await writeFile(join(where, 'lists/.versions/Old.muster'), 'x');
    expect(value(await library.list()).files).toMatchObject([{ name: 'Open', folder: 'club/2026', size: 1 }]);
  });

  test('finds lists by their id, as their files are now', async () => {
    const one = value(await library.save({ name: 'One', text: '{"id":"a"}' }));
    await library.save({ name: 'Two', text: '{"units":[{"id":"a"}],"id":"b"}' });
    await library.save({ name: 'Broken', text: '{"id":"a"' });
    await library.save({ name: 'Odd', text: 'null' });
    const found = async (id: string) => value(await library.find(id)).map(({ name }) => name);
    expect([await found('a'), await found('b'), await found('c')]).toEqual([['One'], ['Two'], []]);
    await library.save({ ...one, text: '{"id":"other"}', basedOn: one.version });
    expect([await found('a'), await found('other')]).toEqual([[], ['One']]);
  });

  test.each([
    { claim: 'a file that is not UTF-8', bytes: Buffer.from('{\n"é"}', 'latin1'), kind: 'not-text', line: 2 },
    { claim: 'a file that is gone', bytes: undefined, kind: 'not-found', line: undefined },
  ])('$claim is a problem with its kind', async ({ bytes, kind, line }) => {
    const path = join(where, 'lists/a.muster');
    if (bytes !== undefined) await writeFile(path, bytes);
    const place = line === undefined ? {} : { line };
    expect(await library.read(path)).toMatchObject({ kind: 'failed', problem: { kind, path, ...place } });
  });

  test('UTF-16 with its mark is text', async () => {
    const path = join(where, 'lists/a.muster');
    await writeFile(path, Buffer.from('\ufeff{"é":1}', 'utf16le'));
    expect(value(await library.read(path)).text).toBe('{"é":1}');
  });

  test('a byte order mark is not part of the text', async () => {
    const path = join(where, 'lists/a.muster');
    await writeFile(path, '\ufeff{}');
    expect(value(await library.read(path)).text).toBe('{}');
  });
});

describe('saving again', () => {
  const save = (path: string, text: string, basedOn?: string, overwrite = false) =>
    library.save({ path, name: 'x', text, ...(basedOn === undefined ? {} : { basedOn }), overwrite });

  test('a save that knows what it replaces is written', async () => {
    const { path, version } = value(await library.save({ name: 'A', text: 'one' }));
    const second = value(await save(path, 'two', version));
    expect(await readFile(path, 'utf8')).toBe('two');
    expect(value(await save(path, 'three', second.version)).version).not.toBe(second.version);
  });

  test.each([
    { claim: 'a file that changed since', known: true, kind: 'changed-on-disk' },
    { claim: 'a file that was never read', known: false, kind: 'already-exists' },
  ])('$claim is not overwritten', async ({ known, kind }) => {
    const { path, version } = value(await library.save({ name: 'A', text: 'one' }));
    await writeFile(path, 'theirs');
    expect(await save(path, 'mine', known ? version : undefined)).toMatchObject({ problem: { kind } });
    expect(await readFile(path, 'utf8')).toBe('theirs');
  });

  test('the same text saved by somebody else is no conflict', async () => {
    const { path, version } = value(await library.save({ name: 'A', text: 'one' }));
    await writeFile(path, 'two');
    expect((await save(path, 'two', version)).kind).toBe('done');
  });

  test('a list that somebody deleted is written again', async () => {
    const { path, version } = value(await library.save({ name: 'A', text: 'one' }));
    await library.putInBin(path);
    expect((await save(path, 'two', version)).kind).toBe('done');
    expect(await readFile(path, 'utf8')).toBe('two');
  });

  test('saves asked for at once run one after the other', async () => {
    const { path, version } = value(await library.save({ name: 'A', text: 'one' }));
    const results = await Promise.all([save(path, 'two', version), save(path, 'three', version)]);
    expect(results.map((each) => each.kind)).toEqual(['done', 'failed']);
    await library.settled();
    expect(await readFile(path, 'utf8')).toBe('two');
  });
});

describe('versions', () => {
  test('one is kept per five minutes of work, and the one before the work began', async () => {
    let saved = value(await library.save({ name: 'A', text: '0' }));
    for (const minute of [0, 1, 2, 6, 7, 12]) {
      now = Date.UTC(2026, 10, 30) + minute * MINUTE;
      saved = value(
        await library.save({ path: saved.path, name: 'A', text: `at ${minute}`, basedOn: saved.version }),
      );
    }
    const kept = value(await library.listVersions(saved.path));
    const texts = await Promise.all(
      kept.map(async ({ id }) => value(await library.readVersion(saved.path, id)).text),
    );
    expect(texts).toEqual(['at 7', 'at 2', '0']);
  });

  test('thirty are kept, none older than ninety days but the newest', async () => {
    let saved = value(await library.save({ name: 'A', text: 'first' }));
    for (let turn = 0; turn < 40; turn += 1) {
      now += 10 * MINUTE;
      saved = value(
        await library.save({ path: saved.path, name: 'A', text: `${turn}`, basedOn: saved.version }),
      );
    }
    expect(value(await library.listVersions(saved.path))).toHaveLength(30);
    now += 100 * DAY;
    saved = value(await library.save({ path: saved.path, name: 'A', text: 'late', basedOn: saved.version }));
    expect(value(await library.listVersions(saved.path))).toHaveLength(1);
  });

  test('lists outside the library have theirs elsewhere, apart even with one name', async () => {
    for (const side of ['left', 'right']) {
      await mkdir(join(where, side));
      const path = join(where, side, 'A.muster');
      await writeFile(path, side);
      const { version } = value(await library.read(path));
      await library.save({ path, name: 'A', text: 'new', basedOn: version });
      expect(await readdir(join(where, side))).toEqual(['A.muster']);
      const [kept] = value(await library.listVersions(path));
      expect(value(await library.readVersion(path, kept?.id ?? '')).text).toBe(side);
    }
  });

  test('no id leads anywhere else', async () => {
    const { path } = value(await library.save({ name: 'A', text: 'x' }));
    expect(await library.readVersion(path, '../../lists/A.muster')).toMatchObject({
      problem: { kind: 'not-found' },
    });
  });
});

describe('the bin', () => {
  test('gives back what was put in, under a free name', async () => {
    const { path } = value(await library.save({ name: 'A', text: 'old' }));
    const { id } = value(await library.putInBin(path));
    await library.save({ name: 'A', text: 'new' });
    expect(value(await library.restore(id))).toMatchObject({ name: 'A 2' });
    expect(await readFile(join(where, 'lists/A 2.muster'), 'utf8')).toBe('old');
    expect(value(await library.listBin())).toEqual([]);
  });

  test.each(BINNED_LISTS)('tells $claim', async ({ text, name }) => {
    const { path } = value(await library.save({ name: 'A', text }));
    expect(value(await library.putInBin(path)).name).toBe(name);
    expect(value(await library.listBin())).toMatchObject([{ name }]);
  });

  test('takes and gives back a list with its ending in capitals', async () => {
    await writeFile(join(where, 'lists/A.MUSTER'), 'old');
    const { id } = value(await library.putInBin(join(where, 'lists/A.MUSTER')));
    expect(value(await library.listBin())).toMatchObject([{ id, name: 'A' }]);
    expect(value(await library.restore(id))).toMatchObject({ name: 'A' });
    expect(await readFile(join(where, 'lists/A.muster'), 'utf8')).toBe('old');
  });

  test('keeps for thirty days', async () => {
    const { path } = value(await library.save({ name: 'A', text: 'old' }));
    const { id } = value(await library.putInBin(path));
    now += 29 * DAY;
    expect(value(await library.listBin())).toMatchObject([{ id, name: 'A', size: 3 }]);
    now += 1 * DAY;
    expect(value(await library.listBin())).toEqual([]);
    expect(await library.restore(id)).toMatchObject({ problem: { kind: 'not-found' } });
  });

  test.each([
    { claim: 'a file outside the library', path: 'outside.muster' },
    { claim: 'a file that is no list', path: 'lists/notes.txt' },
    { claim: 'a kept version', path: 'lists/.versions/x.muster' },
  ])('takes no $claim', async ({ path }) => {
    await mkdir(join(where, 'lists/.versions'), { recursive: true });
    await writeFile(join(where, path), 'x');
    expect(await library.putInBin(join(where, path))).toMatchObject({ problem: { kind: 'not-allowed' } });
    expect(await readFile(join(where, path), 'utf8')).toBe('x');
  });

  test.each(['', '..', '../..', '0000000000000-abcdef/../x'])(
    'an id like "%s" restores nothing',
    async (id) => {
      expect(await library.restore(id)).toMatchObject({ problem: { kind: 'not-found' } });
    },
  );
});

test('opening sweeps what killed programs left', async () => {
  const trace = join(where, 'lists/.muster-0123456789ab.tmp');
  await writeFile(trace, 'half');
  const old = new Date(now - 3 * DAY);
  await utimes(trace, old, old);
  await library.open();
  expect(await readdir(join(where, 'lists'))).toEqual([]);
});

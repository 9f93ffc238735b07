import { beforeEach, describe, expect, test } from 'vitest';
import type { HostResult } from '../../electron/messages';
import { StoredLibrary } from '../../renderer/host/stored-library';
import { MemoryTables } from '../../renderer/host/tables';
import { BINNED_LISTS } from '../builders/binned-lists';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let now: number;
let tables: MemoryTables;
let library: StoredLibrary;

beforeEach(() => {
  now = Date.UTC(2026, 10, 30);
  tables = new MemoryTables();
  library = new StoredLibrary(tables, () => now);
});

function value<Value>(result: HostResult<Value>): Value {
  if (result.kind !== 'done') throw new Error(JSON.stringify(result));
  return result.value;
}

describe('the library of a browser keeps the desktop’s promises', () => {
  test('new lists get free names', async () => {
    await Promise.all(['A', 'a', 'A/?'].map((name) => library.save({ name, text: name })));
    const names = value(await library.list()).files.map((file) => file.name.toLowerCase());
    expect(names.sort()).toEqual(['a', 'a 2', 'a 3']);
  });

  test('a list reads as it was saved, with the version of its bytes', async () => {
    const saved = value(await library.save({ name: 'A', text: 'héros' }));
    expect(value(await library.read(saved.path))).toEqual({ ...saved, text: 'héros' });
    expect(saved.version).toMatch(/^[0-9a-f]{64}$/);
    expect(value(await library.list()).files[0]?.size).toBe(6);
  });

  test('lists are found by their id, as they are now', async () => {
    const one = value(await library.save({ name: 'One', text: '{"id":"a"}' }));
    await library.save({ name: 'Two', text: '{"id":"b"}' });
    const found = async (id: string) => value(await library.find(id)).map(({ path }) => path);
    expect([await found('a'), await found('c')]).toEqual([[one.path], []]);
    await library.save({ ...one, text: '{"id":"c"}', basedOn: one.version });
    expect([await found('a'), await found('c')]).toEqual([[], [one.path]]);
  });

  test('another tab’s text is not overwritten, until told to, and then kept', async () => {
    const { path, version } = value(await library.save({ name: 'A', text: 'one' }));
    const other = new StoredLibrary(tables, () => now);
    await other.save({ path, name: 'A', text: 'theirs', basedOn: version });
    const mine = { path, name: 'A', text: 'mine', basedOn: version };
    expect(await library.save(mine)).toMatchObject({ problem: { kind: 'changed-on-disk', path } });
    now += 1;
    expect((await library.save({ ...mine, overwrite: true })).kind).toBe('done');
    const [kept] = value(await library.listVersions(path));
    expect(value(await library.readVersion(path, kept?.id ?? '')).text).toBe('theirs');
  });

  test('a save that never read the list is refused', async () => {
    const { path } = value(await library.save({ name: 'A', text: 'one' }));
    expect(await library.save({ path, name: 'A', text: 'two' })).toMatchObject({
      problem: { kind: 'already-exists' },
    });
  });

  test('versions: one per five minutes, thirty at most', async () => {
    let saved = value(await library.save({ name: 'A', text: 'first' }));
    for (let turn = 0; turn < 70; turn += 1) {
      now += 3 * MINUTE;
      saved = value(
        await library.save({ path: saved.path, name: 'A', text: `${turn}`, basedOn: saved.version }),
      );
    }
    const kept = value(await library.listVersions(saved.path));
    expect(kept).toHaveLength(30);
    expect(kept.every((each, index) => index === 0 || each.replaced < (kept[index - 1]?.replaced ?? 0))).toBe(
      true,
    );
  });

  test('versions are those of one list, whatever others are called', async () => {
    const names = ['A', 'AA', 'A\n1'];
    const saved = await Promise.all(
      names.map(async (name) => value(await library.save({ name, text: `${name} 1` }))),
    );
    for (const { path, name, version } of saved) {
      await library.save({ path, name, text: `${name} 2`, basedOn: version });
    }
    const [first] = saved;
    const kept = value(await library.listVersions(first?.path ?? ''));
    expect(kept).toHaveLength(1);
    expect(value(await library.readVersion(first?.path ?? '', kept[0]?.id ?? '')).text).toBe('A 1');
    expect(await library.readVersion(first?.path ?? '', 'none')).toMatchObject({
      problem: { kind: 'not-found' },
    });
  });

  test('what is written over by a restored version is always kept, so that it can be taken back', async () => {
    const { path, version } = value(await library.save({ name: 'A', text: 'one' }));
    now += MINUTE;
    await library.save({ path, name: 'A', text: 'two', basedOn: version });
    now += MINUTE;
    const [one] = value(await library.listVersions(path));
    const text = value(await library.readVersion(path, one?.id ?? '')).text;
    await library.save({ path, name: 'A', text, overwrite: true });
    const [two] = value(await library.listVersions(path));
    expect(value(await library.readVersion(path, two?.id ?? '')).text).toBe('two');
  });

  test('texts of files outside it are kept for the page that has them', async () => {
    await library.keepOutside('file:/p-1/A.muster', 'theirs', 'v');
    const [kept] = value(await library.listVersions('file:/p-1/A.muster'));
    expect(value(await library.readVersion('file:/p-1/A.muster', kept?.id ?? '')).text).toBe('theirs');
    now += 2 * DAY;
    await library.keepOutside('file:/q-1/B.muster', 'theirs', 'v');
    expect(value(await library.listVersions('file:/p-1/A.muster'))).toEqual([]);
  });

  test('the bin gives back and forgets after thirty days', async () => {
    const first = value(await library.save({ name: 'A', text: 'one' }));
    const { id } = value(await library.putInBin(first.path));
    await library.save({ name: 'A', text: 'two' });
    expect(value(await library.restore(id)).name).toBe('A 2');
    const again = value(await library.putInBin(first.path));
    now += 30 * DAY;
    expect(value(await library.listBin())).toEqual([]);
    expect(await library.restore(again.id)).toMatchObject({ problem: { kind: 'not-found' } });
  });

  test('versions go into the bin with their list and come back with it; another list of its name has none', async () => {
    const { path, version } = value(await library.save({ name: 'A', text: 'one' }));
    await library.save({ path, name: 'A', text: 'two', basedOn: version });
    const { id } = value(await library.putInBin(path));
    expect(value(await library.save({ name: 'A', text: 'another' })).path).toBe(path);
    expect(value(await library.listVersions(path))).toEqual([]);
    const back = value(await library.restore(id));
    const [kept, ...others] = value(await library.listVersions(back.path));
    expect(others).toEqual([]);
    expect(value(await library.readVersion(back.path, kept?.id ?? '')).text).toBe('one');
    await library.putInBin(back.path);
    now += 30 * DAY;
    expect(value(await library.listBin())).toEqual([]);
    expect(await tables.all('versions')).toEqual([]);
  });

  test.each(BINNED_LISTS)('the bin tells $claim', async ({ text, name }) => {
    const { path } = value(await library.save({ name: 'A', text }));
    expect(value(await library.putInBin(path)).name).toBe(name);
    expect(value(await library.listBin())).toMatchObject([{ name }]);
  });

  test('a full store is a full disk', async () => {
    tables.change = () => Promise.reject(Object.assign(new Error('no room'), { name: 'QuotaExceededError' }));
    expect(await library.save({ name: 'A', text: 'x' })).toMatchObject({ problem: { kind: 'disk-full' } });
  });
});

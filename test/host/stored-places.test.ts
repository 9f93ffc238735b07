import { describe, expect, test } from 'vitest';
import { type GivenPlace, StoredPlaces } from '../../renderer/host/stored-places';
import { MemoryTables, type Tables } from '../../renderer/host/tables';

const aFile = (name: string, text = 'x') => ({
  name,
  file: new File([text], name.split('/').at(-1) ?? name),
});

const folder = (name: string, ...files: readonly string[]): GivenPlace => ({
  kind: 'folder',
  name,
  files: files.map((each) => aFile(each)),
});

async function names(places: StoredPlaces): Promise<readonly string[]> {
  const listed = await places.list();
  if (listed.kind !== 'done') throw new Error('not listed');
  return listed.value.map((place) => `${place.name}: ${place.files.map(({ name }) => name).join(' ')}`);
}

/** A clock that never shows one time twice. */
function aClock(): () => number {
  let now = 0;
  return () => ++now;
}

const aStore = (tables: Tables = new MemoryTables()) => new StoredPlaces(tables, aClock());

describe('places that a browser keeps', () => {
  test('of a folder the files that may be data, by name', async () => {
    const places = aStore();
    await places.add(folder('game', 'b.cat', 'sub/a.GST', 'read me.md', '.git/c.json', 'sub/.x.json'));
    expect(await names(places)).toEqual(['game: b.cat sub/a.GST']);
  });

  test('last, in the order in which they were added', async () => {
    const tables = new MemoryTables();
    const places = aStore(tables);
    await places.add(folder('second', 'a.cat'));
    await places.add(folder('first', 'a.cat'));
    expect(await names(aStore(tables))).toEqual(['second: a.cat', 'first: a.cat']);
  });

  test('one that is added again takes the place of what was there', async () => {
    const places = aStore();
    await places.add(folder('game', 'a.cat'));
    await places.add(folder('other', 'a.cat'));
    const again = await places.add(folder('game', 'b.cat'));
    expect(again.kind).toBe('done');
    expect(await names(places)).toEqual(['game: b.cat', 'other: a.cat']);
  });

  test('a zip and a folder of one name are two, with two names', async () => {
    const places = aStore();
    await places.add(folder('game', 'a.cat'));
    await places.add({ kind: 'zip', name: 'game', files: [aFile('game')] });
    expect(await names(places)).toEqual(['game: a.cat', 'game (2): game']);
  });

  test('a removed one is gone, and can be brought back until the program starts again', async () => {
    const tables = new MemoryTables();
    const places = aStore(tables);
    const added = await places.add(folder('game', 'a.cat'));
    const id = added.kind === 'done' ? added.value.id : '';
    await places.remove(id);
    expect(await names(places)).toEqual([]);
    await places.restore(id);
    expect(await names(places)).toEqual(['game: a.cat']);
    await places.remove(id);
    const restarted = aStore(tables);
    expect(await names(restarted)).toEqual([]);
    expect(await restarted.restore(id)).toMatchObject({ kind: 'failed', problem: { kind: 'not-found' } });
  });

  test.each([
    {
      claim: 'no data',
      place: folder('pictures', 'a.png'),
      problem: { kind: 'not-found', detail: 'no data' },
    },
    {
      claim: 'a file that is too large',
      place: {
        kind: 'zip',
        name: 'huge.zip',
        files: [{ name: 'huge.zip', file: { size: 2 ** 30 } as File }],
      } as const,
      problem: { kind: 'too-large', path: 'huge.zip' },
    },
  ])('with $claim are not kept', async ({ place, problem }) => {
    const places = aStore();
    expect(await places.add(place)).toMatchObject({ kind: 'failed', problem });
    expect(await names(places)).toEqual([]);
  });
});

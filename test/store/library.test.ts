import { describe, expect, test } from 'vitest';
import { libraryRows, selectPlaces } from '../../renderer/store/library-rows';
import type { LibraryEntry, LibraryState } from '../../renderer/store/library-slice';
import {
  deleteList,
  duplicateList,
  loadLibrary,
  restoreList,
  undeleteList,
} from '../../renderer/store/load-library';
import { createList, goToLibrary } from '../../renderer/store/open-list';
import type { ListSummary } from '../../renderer/worker/protocol/list-summary';
import { aStore, CHOICE } from './a-store';

function anEntry(
  name: string,
  over: Partial<LibraryEntry> = {},
  summary: Partial<ListSummary> | null = {},
): LibraryEntry {
  return {
    path: name,
    name,
    folder: '',
    modified: 1,
    size: 1,
    version: 'v',
    problem: undefined,
    summary:
      summary === null
        ? undefined
        : {
            id: name,
            name,
            systemId: 'game',
            dataKey: 'game',
            bookIds: [],
            system: 'A Game',
            army: 'Army',
            edition: '',
            event: '',
            player: '',
            points: 100,
            limit: 1000,
            verdict: 'legal',
            errors: 0,
            lost: 0,
            findings: [],
            forces: [],
            ...summary,
          },
    ...over,
  };
}

const STATE: Pick<LibraryState, 'entries' | 'place' | 'search' | 'sort'> = {
  entries: [
    anEntry(
      'Tide',
      { modified: 3, folder: 'Club' },
      { army: 'Nécrons', points: 2825, verdict: 'illegal', errors: 2 },
    ),
    anEntry('Hive', { modified: 2 }, { army: 'Tyranids', systemId: 'other' }),
    anEntry(
      'Broken',
      { modified: 9, problem: { from: 'engine', problem: { kind: 'not-a-list', detail: '' } } },
      null,
    ),
  ],
  place: { kind: 'all' },
  search: '',
  sort: { column: 'changed', isDescending: true },
};
const names = (state: typeof STATE): readonly string[] => libraryRows(state).map((row) => row.name);

describe('the rows of the library', () => {
  test.each([
    { claim: 'last changed first', change: {}, rows: ['Broken', 'Tide', 'Hive'] },
    { claim: 'a place leaves only its own', change: { place: { kind: 'illegal' } }, rows: ['Tide'] },
    { claim: 'of one game', change: { place: { kind: 'game', id: 'other' } }, rows: ['Hive'] },
    { claim: 'of one folder', change: { place: { kind: 'folder', name: 'Club' } }, rows: ['Tide'] },
    { claim: 'what cannot be read has a place', change: { place: { kind: 'unreadable' } }, rows: ['Broken'] },
    { claim: 'a search knows no accents', change: { search: 'necron' }, rows: ['Tide'] },
    {
      claim: 'by verdict the gravest first',
      change: { sort: { column: 'verdict', isDescending: false } },
      rows: ['Broken', 'Tide', 'Hive'],
    },
    {
      claim: 'by points',
      change: { sort: { column: 'points', isDescending: true } },
      rows: ['Tide', 'Hive', 'Broken'],
    },
  ] as const)('$claim', ({ change, rows }) => {
    expect(names({ ...STATE, ...change } as typeof STATE)).toEqual(rows);
  });
});

describe('the library', () => {
  test('reads summaries one after the other, and a broken file is a row with its problem', async () => {
    const { store } = await aStore({ host: { lists: { Broken: 'Dear Luc,' } } });
    await store.dispatch(createList(CHOICE));
    await store.dispatch(goToLibrary());
    const { entries } = store.getState().library;
    expect(entries.find((entry) => entry.name === 'Broken')?.problem).toMatchObject({
      problem: { kind: 'not-a-list' },
    });
    expect(entries.find((entry) => entry.name === 'A list')?.summary).toMatchObject({
      army: 'The Army',
      limit: 1000,
    });
    expect(selectPlaces(store.getState())).toMatchObject({ all: 2, illegal: 1, unreadable: 1 });
  });

  test('a file that did not change is not read again', async () => {
    const { store, host } = await aStore();
    await store.dispatch(createList(CHOICE));
    await store.dispatch(goToLibrary());
    let reads = 0;
    const { readList } = host;
    Object.assign(host, {
      readList: (request: { path: string }) => {
        reads += 1;
        return readList(request);
      },
    });
    await store.dispatch(loadLibrary());
    expect(reads).toBe(0);
  });

  test('a copy has a name and an id of its own', async () => {
    const { store } = await aStore();
    await store.dispatch(createList(CHOICE));
    await store.dispatch(goToLibrary());
    const [entry] = store.getState().library.entries;
    await store.dispatch(duplicateList(entry as LibraryEntry));
    const summaries = store.getState().library.entries.map(({ summary }) => summary);
    expect(summaries.map((summary) => summary?.name).toSorted()).toEqual(['A list', 'A list (copy)']);
    expect(new Set(summaries.map((summary) => summary?.id)).size).toBe(2);
    // The next Del is meant for the copy, not for the list it was made of.
    const { chosen, entries } = store.getState().library;
    expect(entries.find(({ path }) => path === chosen)?.name).toBe('A list (copy)');
  });

  test('deleting asks nothing and can be undone', async () => {
    const { store } = await aStore();
    await store.dispatch(createList(CHOICE));
    await store.dispatch(goToLibrary());
    const [entry] = store.getState().library.entries;
    await store.dispatch(deleteList(entry as LibraryEntry, 'A list'));
    expect(store.getState().library).toMatchObject({ entries: [], deleted: { name: 'A list' } });
    await store.dispatch(undeleteList());
    expect(store.getState().library.entries).toHaveLength(1);
    expect(store.getState().library.deleted).toBeUndefined();
  });

  test('what was deleted lies in the bin, newest first, and can be put back from there', async () => {
    const { store } = await aStore();
    for (const name of ['First', 'Second']) {
      await store.dispatch(createList({ ...CHOICE, name }));
      await store.dispatch(goToLibrary());
    }
    for (const name of ['Second', 'First']) {
      const entry = store.getState().library.entries.find((each) => each.name === name);
      await store.dispatch(deleteList(entry as LibraryEntry, name));
    }
    const [newest, older] = store.getState().library.bin;
    expect([newest?.name, older?.name].toSorted()).toEqual(['First', 'Second']);
    expect((newest?.deleted ?? 0) >= (older?.deleted ?? 0)).toBe(true);
    await store.dispatch(restoreList(older?.id ?? ''));
    const { entries, bin, chosen } = store.getState().library;
    expect(entries.map(({ name }) => name)).toEqual([older?.name]);
    expect(bin.map(({ id }) => id)).toEqual([newest?.id]);
    expect(chosen).toBe(entries[0]?.path);
  });
});

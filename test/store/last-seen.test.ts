import { describe, expect, test } from 'vitest';
import type { GivenPlace } from '../../renderer/host/stored-places';
import { MemoryTables } from '../../renderer/host/tables';
import { addPlace, removePlace } from '../../renderer/store/data-places';
import type { Seen, SeenPort } from '../../renderer/store/last-seen';
import { libraryRows } from '../../renderer/store/library-rows';
import { placeChosen } from '../../renderer/store/library-slice';
import { loadLibrary } from '../../renderer/store/load-library';
import { createList, goToLibrary } from '../../renderer/store/open-list';
import { storageSeen } from '../../renderer/store/seen-storage';
import { settingsChanged } from '../../renderer/store/settings-slice';
import { HARBOUR_FILES } from '../builders/community-data';
import { aStore } from './a-store';

const HARBOUR: GivenPlace = {
  kind: 'folder',
  name: 'harbour',
  files: Object.entries(HARBOUR_FILES).map(([name, text]) => ({ name, file: new Blob([text]) })),
};

function aSeenPort(): SeenPort {
  let kept: Readonly<Record<string, Seen>> = {};
  return {
    read: () => kept,
    write: (all) => {
      kept = all;
    },
  };
}

/** The library with one list of added data, and how it stands there. */
async function aLibrary({ limit = 500, seen = aSeenPort(), tables = new MemoryTables() } = {}) {
  const made = await aStore({ host: { tables }, seen });
  const { store, host } = made;
  host.nextPlaces.push(HARBOUR);
  await store.dispatch(addPlace('folder'));
  await store.dispatch(
    createList({ system: 'harbour', book: 'port', limit, name: 'Harbour', force: undefined }),
  );
  await store.dispatch(goToLibrary());
  const row = (from = store) => from.getState().library.entries.find(({ name }) => name === 'Harbour');
  const remove = async (): Promise<void> => {
    const [place] = store.getState().data.places ?? [];
    await store.dispatch(removePlace({ id: place?.id ?? '', name: 'harbour' }));
  };
  return { ...made, row, remove, seen, tables };
}

describe('a list whose data are removed', () => {
  test.each([
    { claim: 'legal', limit: 500, points: 90, verdict: 'legal', errors: 0, units: ['Admiral 90'] },
    { claim: 'not legal', limit: 50, points: 0, verdict: 'illegal', errors: 1, units: [] },
  ])(
    'keeps army, points and verdict as they were last seen: $claim',
    async ({ limit, points, verdict, errors, units }) => {
      const is = { points, verdict, errors };
      const { row, remove } = await aLibrary({ limit });
      expect(row()?.summary).toMatchObject({ army: 'Port Guard', ...is });
      await remove();
      expect(row()?.problem).toMatchObject({ problem: { kind: 'unknown-system' } });
      expect(row()?.summary).toMatchObject({
        name: 'Harbour',
        army: 'Port Guard',
        system: 'Harbour Wars',
        limit,
        ...is,
      });
      const shown = row()?.summary?.forces.flatMap((force) =>
        force.units.map(({ name, price }) => `${name} ${price}`),
      );
      expect(shown).toEqual(units);
    },
  );

  test('is found among the lists whose data are missing, and not among those that are broken or not legal', async () => {
    const { store, remove } = await aLibrary({ limit: 50 });
    await remove();
    const at = (kind: 'missing' | 'unreadable' | 'illegal' | 'all') => {
      store.dispatch(placeChosen({ kind }));
      return libraryRows(store.getState().library).length;
    };
    expect([at('all'), at('missing'), at('unreadable'), at('illegal')]).toEqual([1, 1, 0, 0]);
  });

  test('is so at the next start too', async () => {
    const first = await aLibrary();
    await first.remove();
    const { store } = await aStore({ host: { tables: first.tables }, seen: first.seen });
    await store.dispatch(loadLibrary());
    expect(first.row(store)?.summary).toMatchObject({ army: 'Port Guard', points: 90, verdict: 'legal' });
  });

  test('that was changed since, or was never seen here with its data, has no verdict, and its own names and prices', async () => {
    const first = await aLibrary();
    await first.remove();
    const { store } = await aStore({ host: { tables: first.tables } });
    await store.dispatch(loadLibrary());
    expect(first.row(store)?.summary).toMatchObject({ army: 'Port Guard', points: 90, verdict: undefined });

    const path = first.row()?.path ?? '';
    const read = await first.host.readList({ path });
    const text = read.kind === 'done' ? read.value.text.replace('{', '{"notes": "late",') : '';
    await first.host.saveList({ path, name: 'Harbour', text, overwrite: true });
    await first.store.dispatch(loadLibrary());
    expect(first.row()?.summary?.verdict).toBeUndefined();
  });

  test('speaks of its army in the language in which it was seen, or as its file does', async () => {
    const { store, row, remove } = await aLibrary();
    await remove();
    store.dispatch(settingsChanged({ language: 'fr' }));
    await expect.poll(() => row()?.version).toBeDefined();
    expect(row()?.summary).toMatchObject({ army: 'Port Guard', verdict: 'legal' });
  });

  test('has its verdict from the data again once they are back', async () => {
    const { store, host, row, remove } = await aLibrary();
    await remove();
    host.nextPlaces.push(HARBOUR);
    await store.dispatch(addPlace('folder'));
    expect(row()).toMatchObject({ problem: undefined, summary: { verdict: 'legal', points: 90 } });
  });

  test('nothing is written while nothing new is seen', async () => {
    let writes = 0;
    const seen = aSeenPort();
    const counting: SeenPort = {
      read: seen.read,
      write: (all) => {
        writes += 1;
        seen.write(all);
      },
    };
    const { store } = await aLibrary({ seen: counting });
    const before = writes;
    await store.dispatch(loadLibrary());
    expect(writes).toBe(before);
    expect(before).toBeGreaterThan(0);
  });
});

describe('what was seen, in the storage of the page', () => {
  const seen: Seen = {
    version: 'abc',
    language: 'en',
    ...{ army: 'A', system: 'S', edition: '', points: 5, limit: undefined },
    ...{ verdict: 'legal', errors: 0, lost: 0 },
  };
  function aStorage(text: string | undefined): Storage {
    const kept = new Map(text === undefined ? [] : [['muster-roll.seen', text]]);
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as unknown as Storage;
  }

  test('is read as it was written', () => {
    const port = storageSeen(aStorage(undefined));
    port.write({ 'a.muster': seen });
    expect(port.read()).toEqual({ 'a.muster': { ...seen } });
  });

  test.each(['{', 'null', '[1]', '{"a":5}', JSON.stringify({ a: { ...seen, points: '5' } })])(
    'of anything else that stands there nothing is taken: %s',
    (text) => {
      expect(storageSeen(aStorage(text)).read()).toEqual({});
    },
  );

  test('is nowhere without a storage', () => {
    const port = storageSeen(undefined);
    port.write({ a: seen });
    expect(port.read()).toEqual({});
  });
});

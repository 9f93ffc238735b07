import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../renderer/host/memory-host';
import { memoryWindows } from '../../renderer/host/memory-windows';
import { connect } from '../../renderer/store/connect';
import { chooseRow, edit } from '../../renderer/store/edit-list';
import { createList, goToLibrary } from '../../renderer/store/open-list';
import { saveNow } from '../../renderer/store/save-list';
import { createStore } from '../../renderer/store/store';
import type { EngineClient } from '../../renderer/worker/engine-client';
import type { EngineFate } from '../../renderer/worker/living-engine';
import { anEngine } from '../worker/builders/an-engine';
import { addUnit, aJournal, CHOICE, noticeText } from './a-store';

/** The store over an engine that can die. */
async function aMortalStore() {
  let count = 0;
  let living: EngineClient | undefined = anEngine(undefined, `e${count}-`).client;
  const fates = new Set<(fate: EngineFate) => void>();
  const patches = new Set<Parameters<EngineClient['onPatch']>[0]>();
  const follow = (client: EngineClient): EngineClient => {
    client.onPatch((patch) => {
      for (const listener of patches) listener(patch);
    });
    return client;
  };
  follow(living);
  const engine: EngineClient = {
    call: (name, request) =>
      living === undefined
        ? Promise.resolve({ kind: 'failed', problem: { kind: 'fault', detail: 'stopped' } } as never)
        : living.call(name, request),
    onPatch: (listener) => {
      patches.add(listener);
      return () => patches.delete(listener);
    },
    onProgress: () => () => undefined,
    onFate: (listener) => {
      fates.add(listener);
      return () => fates.delete(listener);
    },
    stop: () => undefined,
  };
  const host = await createMemoryHost();
  const journal = aJournal();
  const ports = { host, engine, now: () => 1000, journal, windows: memoryWindows() };
  const store = createStore(ports);
  connect(store, ports);
  const die = (fate: EngineFate = 'restarted'): void => {
    count += 1;
    living = fate === 'gone' ? undefined : follow(anEngine(undefined, `e${count}-`).client);
    for (const listener of fates) listener(fate);
  };
  const names = () =>
    store.getState().builder.view?.rows.flatMap((row) => (row.kind === 'unit' ? [row.name] : []));
  return { store, host, journal, die, names };
}

describe('an engine that died', () => {
  test('has the list open again as it was, saved or not, and it can be edited', async () => {
    const world = await aMortalStore();
    const { store, die, names, host } = world;
    await store.dispatch(createList(CHOICE));
    await addUnit(world, 'spears');
    await store.dispatch(saveNow());
    host.failSaves('disk-full');
    await addUnit(world, 'lord');
    await store.dispatch(saveNow());
    host.failSaves(undefined);
    die();
    await expect.poll(() => noticeText(store.getState().view.notice)).toContain('started again');
    expect(names()).toEqual(['Lord', 'Spears']);
    expect(await store.dispatch(saveNow())).toBe(true);
    await addUnit(world, 'spears');
    expect(names()).toHaveLength(3);
    expect(await store.dispatch(saveNow())).toBe(true);
    expect(store.getState().document.problem).toBeUndefined();
  });

  test('leaves the user where they are', async () => {
    const world = await aMortalStore();
    const { store, die } = world;
    await store.dispatch(createList(CHOICE));
    await addUnit(world, 'spears');
    await store.dispatch(saveNow());
    const row = store.getState().builder.view?.rows.find(({ kind }) => kind === 'unit')?.key;
    store.dispatch(chooseRow(row));
    const { key, path } = store.getState().document;
    die();
    await expect.poll(() => store.getState().view.notice).toBeDefined();
    expect(store.getState().builder.row).toBe(row);
    expect(store.getState().document).toMatchObject({ key, path, isOpen: true });
  });

  test('with nothing open, says so and goes on', async () => {
    const { store, die } = await aMortalStore();
    die();
    await expect.poll(() => store.getState().view.notice?.severity).toBe('warning');
    await store.dispatch(createList(CHOICE));
    expect(store.getState().document.isOpen).toBe(true);
  });

  test('for good: what is not saved is kept aside, and leaving asks', async () => {
    const world = await aMortalStore();
    const { store, die, journal, host } = world;
    await store.dispatch(createList(CHOICE));
    host.failSaves('disk-full');
    await addUnit(world, 'lord');
    await store.dispatch(saveNow());
    die('gone');
    await expect.poll(() => noticeText(store.getState().view.notice)).toContain('again and again');
    expect(journal.entries()).toMatchObject([{ isAside: true, text: expect.stringContaining('Lord') }]);
    await store.dispatch(goToLibrary());
    expect(store.getState().document.stopped).toMatchObject({ isKept: true });
  });

  test('an edit that it did not do is said', async () => {
    const { store, die } = await aMortalStore();
    await store.dispatch(createList(CHOICE));
    die('gone');
    await store.dispatch(edit({ kind: 'details', details: { player: 'Julie' } }));
    expect(store.getState().view.notice?.severity).toBe('error');
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { edit } from '../../renderer/store/edit-list';
import { isUnsaved } from '../../renderer/store/is-unsaved';
import { createList, goToLibrary, openList } from '../../renderer/store/open-list';
import { AUTOSAVE_MS, saveNow } from '../../renderer/store/save-list';
import { aStore, CHOICE } from './a-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function withList() {
  const made = await aStore();
  await made.store.dispatch(createList(CHOICE));
  const force = made.store.getState().builder.view?.rows[0];
  const add = (entryId: string) =>
    made.store.dispatch(edit({ kind: 'add', force: force?.kind === 'force' ? force.node : '', entryId }));
  const files = async () => {
    const listing = await made.host.listLibrary();
    return listing.kind === 'done' ? listing.value.files : [];
  };
  const textOf = async (path: string): Promise<string> => {
    const read = await made.host.readList({ path });
    return read.kind === 'done' ? read.value.text : '';
  };
  return { ...made, add, files, textOf };
}

describe('saving', () => {
  test('a new list is a file at once', async () => {
    const { store, files } = await withList();
    expect(await files()).toMatchObject([{ name: 'A list' }]);
    expect(isUnsaved(store.getState())).toBe(false);
  });

  test('an edit is written when the hand rests, into the same file', async () => {
    const { store, add, files, textOf } = await withList();
    await add('spears');
    expect(isUnsaved(store.getState())).toBe(true);
    await vi.waitFor(() => expect(isUnsaved(store.getState())).toBe(false), { timeout: 2 * AUTOSAVE_MS });
    const all = await files();
    expect(all).toHaveLength(1);
    expect(await textOf(all[0]?.path ?? '')).toContain('Spears');
  });

  test('edits in quick succession are written once', async () => {
    const { host, add } = await withList();
    const save = vi.spyOn(host, 'saveList');
    for (let count = 0; count < 5; count += 1) {
      await add('spears');
      await vi.advanceTimersByTimeAsync(AUTOSAVE_MS / 2);
    }
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS + 10);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('leaving writes what is not written yet', async () => {
    const { store, add, files, textOf } = await withList();
    await add('lord');
    await store.dispatch(goToLibrary());
    expect(await textOf((await files())[0]?.path ?? '')).toContain('Lord');
    expect(store.getState().builder.view).toBeUndefined();
  });

  test('a full disk is told, and the next try saves', async () => {
    const { store, host, add } = await withList();
    await add('lord');
    host.failNextSave('disk-full');
    await store.dispatch(saveNow());
    expect(store.getState().document.problem?.kind).toBe('disk-full');
    expect(isUnsaved(store.getState())).toBe(true);
    await store.dispatch(saveNow());
    expect(store.getState().document.problem).toBeUndefined();
    expect(isUnsaved(store.getState())).toBe(false);
  });

  test('a file that another program changed is not overwritten until the user says so', async () => {
    const { store, host, add, files, textOf } = await withList();
    const path = (await files())[0]?.path ?? '';
    const read = await host.readList({ path });
    const version = read.kind === 'done' ? read.value.version : '';
    await host.saveList({ path, name: 'A list', text: '{"theirs":1}', basedOn: version });
    await add('lord');
    await store.dispatch(saveNow());
    expect(store.getState().document.problem?.kind).toBe('changed-on-disk');
    expect(await textOf(path)).toBe('{"theirs":1}');
    await store.dispatch(saveNow(true));
    expect(await textOf(path)).toContain('Lord');
  });

  test('says whether everything is on the disk', async () => {
    const { store, host, add } = await withList();
    expect(await store.dispatch(saveNow())).toBe(true);
    await add('lord');
    host.failNextSave('read-only');
    expect(await store.dispatch(saveNow())).toBe(false);
    expect(await store.dispatch(saveNow())).toBe(true);
  });

  test('an engine that gives no text is a save that failed', async () => {
    const { store, engine, add } = await withList();
    await add('lord');
    const { call } = engine.client;
    vi.spyOn(engine.client, 'call').mockImplementation((name, request) =>
      name === 'text'
        ? Promise.resolve({ kind: 'failed', problem: { kind: 'fault', detail: 'gone' } })
        : call(name, request),
    );
    expect(await store.dispatch(saveNow())).toBe(false);
    expect(store.getState().document).toMatchObject({ isSaving: false, problem: { kind: 'failed' } });
  });

  test('a save that was called off is told, and does not go on for ever', async () => {
    const { store, host, add } = await withList();
    await add('lord');
    vi.spyOn(host, 'saveList').mockResolvedValueOnce({ kind: 'cancelled' });
    expect(await store.dispatch(saveNow())).toBe(false);
    expect(store.getState().document).toMatchObject({ isSaving: false, problem: { kind: 'failed' } });
  });

  test('a list opened again is the list that was left', async () => {
    const { store, add, files } = await withList();
    await add('lord');
    await add('spears');
    const before = store.getState().builder.view?.rows;
    await store.dispatch(goToLibrary());
    const [file] = await files();
    await store.dispatch(openList(file?.path ?? '', file?.modified));
    expect(store.getState().builder.view?.rows).toEqual(before);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { edit } from '../../renderer/store/edit-list';
import { recover } from '../../renderer/store/journal';
import { createList, goToLibrary, openList } from '../../renderer/store/open-list';
import { AUTOSAVE_MS, isUnsaved, JOURNAL_MS, saveNow } from '../../renderer/store/save-list';
import { aJournal, aStore, CHOICE } from './a-store';

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

describe('the journal', () => {
  test('holds an edit before the file does, and is empty once it does', async () => {
    const { journal, add } = await withList();
    await add('spears');
    await vi.advanceTimersByTimeAsync(JOURNAL_MS + 10);
    expect(journal.text()).toContain('Spears');
    await vi.waitFor(() => expect(journal.text()).toBeUndefined(), { timeout: 2 * AUTOSAVE_MS });
  });

  test('brings back what a crash left, into its file', async () => {
    const first = await withList();
    await first.add('spears');
    await vi.advanceTimersByTimeAsync(JOURNAL_MS + 10);
    const left = first.journal.text();
    const [file] = await first.files();
    const { store, host, journal } = await aStore({ journal: aJournal(left) });
    await host.saveList({ name: 'A list', text: await first.textOf(file?.path ?? '') });
    expect(await store.dispatch(recover())).toBe(true);
    const listing = await host.listLibrary();
    const paths = listing.kind === 'done' ? listing.value.files.map((each) => each.path) : [];
    expect(paths).toHaveLength(1);
    const read = await host.readList({ path: paths[0] ?? '' });
    expect(read.kind === 'done' && read.value.text).toContain('Spears');
    expect(journal.text()).toBeUndefined();
  });

  test('writes beside a file that has changed since', async () => {
    const entry = JSON.stringify({
      path: 'library:/A list.muster',
      basedOn: 'older',
      name: 'A list',
      text: '{"mine":1}',
    });
    const { store, host } = await aStore({
      journal: aJournal(entry),
      host: { lists: { 'A list': '{"theirs":1}' } },
    });
    expect(await store.dispatch(recover())).toBe(true);
    const listing = await host.listLibrary();
    expect(listing.kind === 'done' && listing.value.files).toHaveLength(2);
  });

  test.each(['', '{', '[]', '{"name":1}'])('%j is no journal and harms nothing', async (text) => {
    const { store } = await aStore({ journal: aJournal(text) });
    expect(await store.dispatch(recover())).toBe(false);
  });
});

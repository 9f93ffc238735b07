import { describe, expect, test } from 'vitest';
import type { OpenedFile } from '../../electron/messages';
import { edit } from '../../renderer/store/edit-list';
import { createList, openFile } from '../../renderer/store/open-list';
import { saveNow } from '../../renderer/store/save-list';
import { aStore, CHOICE } from './a-store';

async function aFile(): Promise<{ readonly text: string; readonly id: string }> {
  const { store, host } = await aStore();
  await store.dispatch(createList(CHOICE));
  const listing = await host.listLibrary();
  const path = listing.kind === 'done' ? (listing.value.files[0]?.path ?? '') : '';
  const read = await host.readList({ path });
  const text = read.kind === 'done' ? read.value.text : '';
  return { text, id: (JSON.parse(text) as { id: string }).id };
}

const opened = (text: string, over: Partial<OpenedFile>): OpenedFile => ({
  path: undefined,
  name: 'A list.muster',
  bytes: new TextEncoder().encode(text),
  version: 'v1',
  ...over,
});

describe('a file from outside', () => {
  test('a list of our own is edited where it lies', async () => {
    const { text, id } = await aFile();
    const { store, host } = await aStore();
    const saves: unknown[] = [];
    const { saveList } = host;
    Object.assign(host, {
      saveList: (request: Parameters<typeof saveList>[0]) => {
        saves.push({ path: request.path, basedOn: request.basedOn });
        return saveList(request);
      },
    });
    await store.dispatch(openFile(opened(text, { path: '/home/a/A list.muster' })));
    expect(store.getState().builder.view?.head.id).toBe(id);
    expect(store.getState().document).toMatchObject({ path: '/home/a/A list.muster', basedOn: 'v1' });
    await store.dispatch(edit({ kind: 'details', details: { player: 'Julie' } }));
    await store.dispatch(saveNow());
    expect(saves).toEqual([{ path: '/home/a/A list.muster', basedOn: 'v1' }]);
  });

  test('without a path it becomes a new list of the library, with an id of its own', async () => {
    const { text, id } = await aFile();
    const { store, host } = await aStore();
    await store.dispatch(openFile(opened(text.replace(id, 'elsewhere'), {})));
    expect(store.getState().builder.view?.head.id).not.toBe('elsewhere');
    const listing = await host.listLibrary();
    expect(listing.kind === 'done' && listing.value.files).toHaveLength(1);
  });

  test.each([
    {
      claim: 'of ours that cannot be written back is said to be a copy',
      name: 'A list.muster',
      says: /A list\.muster was opened as a copy/,
    },
    {
      claim: 'of another program is not: nobody expects that it is written',
      name: 'A list.json',
      says: undefined,
    },
  ])('a file $claim', async ({ name, says }) => {
    const { text } = await aFile();
    const { store } = await aStore();
    await store.dispatch(openFile(opened(text, { name })));
    expect(store.getState().builder.view).toBeDefined();
    const said = store.getState().view.notice?.text;
    if (says === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(says);
  });

  test('what is no list is told, and nothing is opened or written', async () => {
    const { store, host } = await aStore();
    await store.dispatch(openFile(opened('Dear Luc,', { name: 'list.txt' })));
    expect(store.getState().view.notice).toMatchObject({ severity: 'error' });
    expect(store.getState().builder.view).toBeUndefined();
    expect(store.getState().view.isBusy).toBe(false);
    const listing = await host.listLibrary();
    expect(listing.kind === 'done' && listing.value.files).toEqual([]);
  });
});

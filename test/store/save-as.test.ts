import { expect, test } from 'vitest';
import { edit } from '../../renderer/store/edit-list';
import { isUnsaved } from '../../renderer/store/is-unsaved';
import { createList } from '../../renderer/store/open-list';
import { saveAs } from '../../renderer/store/save-as';
import { saveNow } from '../../renderer/store/save-list';
import { aStore, CHOICE, noticeText } from './a-store';

test('without a list nothing is asked', async () => {
  const { store, host } = await aStore();
  await store.dispatch(saveAs());
  expect(host.exported).toEqual([]);
});

test('the list goes on at the new place', async () => {
  const { store, host } = await aStore();
  await store.dispatch(createList(CHOICE));
  await store.dispatch(saveAs());
  expect(host.exported).toMatchObject([
    { name: 'A list.muster', content: expect.stringContaining('"A list"') },
  ]);
  expect(store.getState().document.path).toBe('exported:/A list.muster');
  expect(isUnsaved(store.getState())).toBe(false);
});

test('is written once, as another list than the one that stays behind', async () => {
  const { store, host } = await aStore();
  await store.dispatch(createList(CHOICE));
  const { path = '' } = store.getState().document;
  const saved: string[] = [];
  const { saveList } = host;
  Object.assign(host, {
    saveList: (request: Parameters<typeof saveList>[0]) => {
      saved.push(request.path ?? '');
      return saveList(request);
    },
  });
  await store.dispatch(saveAs());
  expect(saved).toEqual([]);
  const idOf = (text: unknown): string => (JSON.parse(String(text)) as { id: string }).id;
  const [exported] = host.exported;
  const read = await host.readList({ path });
  const before = idOf(read.kind === 'done' ? read.value.text : '{}');
  expect(idOf(exported?.content)).not.toBe(before);
  // Over its own file, or as a download, it is the list that it was.
  expect(exported?.same?.path).toBe(path);
  expect(idOf(exported?.same?.content)).toBe(before);
  // What is edited there goes on under the id that was written.
  const force = store.getState().builder.view?.rows[0];
  await store.dispatch(
    edit({ kind: 'add', force: force?.kind === 'force' ? force.node : '', entryId: 'lord' }),
  );
  const requests: string[] = [];
  Object.assign(host, {
    saveList: async ({ text, path: where }: Parameters<typeof saveList>[0]) => {
      requests.push(text);
      return { kind: 'done', value: { path: where, name: 'A list', version: 'v' } };
    },
  });
  await store.dispatch(saveNow());
  expect(requests.map(idOf)).toEqual([idOf(exported?.content)]);
});

test('where the browser can only download, that is said, and the list stays where it was', async () => {
  const { store, host } = await aStore();
  await store.dispatch(createList(CHOICE));
  const { path } = store.getState().document;
  const downloaded = { kind: 'done', value: { path: undefined, name: 'A list.muster', version: '' } };
  Object.assign(host, { exportFile: async () => downloaded });
  await store.dispatch(saveAs());
  expect(noticeText(store.getState().view.notice)).toMatch(/A list\.muster is among your downloads/);
  expect(store.getState().document.path).toBe(path);
});

test('a dialog that is closed leaves everything as it was', async () => {
  const { store, host } = await aStore();
  await store.dispatch(createList(CHOICE));
  const { path } = store.getState().document;
  Object.assign(host, { exportFile: async () => ({ kind: 'cancelled' }) });
  await store.dispatch(saveAs());
  expect(store.getState().document.path).toBe(path);
});

test('an edit that is still on its way is saved too', async () => {
  const { store, host } = await aStore();
  await store.dispatch(createList(CHOICE));
  const force = store.getState().builder.view?.rows[0];
  void store.dispatch(
    edit({ kind: 'add', force: force?.kind === 'force' ? force.node : '', entryId: 'lord' }),
  );
  await store.dispatch(saveNow());
  const read = await host.readList({ path: store.getState().document.path ?? '' });
  expect(read.kind === 'done' && read.value.text).toContain('Lord');
});

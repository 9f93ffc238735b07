import { expect, test } from 'vitest';
import { titleOf } from '../../renderer/store/library-rows';
import { loadLibrary } from '../../renderer/store/load-library';
import { createList, goToLibrary } from '../../renderer/store/open-list';
import { renameList, unrenameList } from '../../renderer/store/rename-list';
import { aStore, CHOICE } from './a-store';

async function aLibrary() {
  const { store } = await aStore();
  await store.dispatch(createList(CHOICE));
  await store.dispatch(goToLibrary());
  await store.dispatch(loadLibrary());
  const entry = () => {
    const [first] = store.getState().library.entries;
    if (first === undefined) throw new Error('the library is empty');
    return first;
  };
  return { store, entry };
}

test('a list of the library gets another name and stays the same list; one step back, and it has the first again', async () => {
  const { store, entry } = await aLibrary();
  const { path } = entry();
  const before = titleOf(entry());
  await store.dispatch(renameList(entry(), ' Spring '));
  expect([entry().path, titleOf(entry())]).toEqual([path, 'Spring']);
  expect(store.getState().library.renamed).toEqual({ path, before, after: 'Spring' });
  await store.dispatch(unrenameList());
  expect([entry().path, titleOf(entry())]).toEqual([path, before]);
  expect(store.getState().library.renamed).toBeUndefined();
});

test('no name and the same name change nothing', async () => {
  const { store, entry } = await aLibrary();
  const { version } = entry();
  for (const name of ['  ', titleOf(entry())]) await store.dispatch(renameList(entry(), name));
  expect(entry().version).toBe(version);
  expect(store.getState().library.renamed).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { createList, goToLibrary } from '../../renderer/store/open-list';
import { takeDrop } from '../../renderer/store/take-drop';
import { aStore, CHOICE, noticeText } from './a-store';

/** A store with one list, and files as a hand would drop them. */
async function aDrop() {
  const app = await aStore();
  const { store, host } = app;
  await store.dispatch(createList(CHOICE));
  await store.dispatch(goToLibrary());
  const read = await host.readList({ path: 'library:/A list.muster' });
  const list = JSON.parse(read.kind === 'done' ? read.value.text : '{}') as object;
  const aList = (name: string) => new File([JSON.stringify({ ...list, id: name, name })], `${name}.muster`);
  const names = async () => {
    const listing = await host.listLibrary();
    return listing.kind === 'done' ? listing.value.files.map(({ name }) => name) : [];
  };
  const drop = (files: readonly File[], places: Parameters<typeof takeDrop>[0]['places'] = []) =>
    store.dispatch(takeDrop({ files, places }));
  return { ...app, aList, names, drop, state: () => store.getState() };
}

test('several lists are opened, the last one stays open', async () => {
  const { aList, drop, names, state } = await aDrop();
  await drop([aList('One'), aList('Two')]);
  expect(state().view.screen).toBe('builder');
  expect(state().builder.view?.head.name).toBe('Two');
  expect(await names()).toEqual(['A list', 'One', 'Two']);
});

test('a file that is no list is told by its name, and the list that is open stays', async () => {
  const { aList, drop, state } = await aDrop();
  await drop([aList('One')]);
  await drop([new File(['%PDF'], 'rules.pdf')]);
  expect(state().view.notice).toMatchObject({ severity: 'error' });
  expect(noticeText(state().view.notice)).toContain('rules.pdf');
  expect(state().builder.view?.head.name).toBe('One');
});

test('data lead to the data screen, whatever is shown', async () => {
  const { aList, drop, state } = await aDrop();
  await drop([aList('One')]);
  const file = new File(['<gameSystem id="s" name="S" revision="1"/>'], 'S.gst');
  await drop([], [{ kind: 'folder', file: new File([], 'mine'), files: [{ name: 'S.gst', file }] }]);
  expect(state().view.screen).toBe('data');
  expect(state().data.places?.map(({ name }) => name)).toEqual(['mine']);
});

test('lists that come with their data are opened after these', async () => {
  const { aList, drop, state } = await aDrop();
  const file = new File(['<gameSystem id="s" name="S" revision="1"/>'], 'S.gst');
  await drop(
    [aList('One')],
    [{ kind: 'folder', file: new File([], 'mine'), files: [{ name: 'S.gst', file }] }],
  );
  expect(state().data.places).toHaveLength(1);
  expect(state().builder.view?.head.name).toBe('One');
});

const DATA = new File(['<gameSystem id="s" name="S" revision="1"/>'], 'S.gst');

describe('a folder', () => {
  test('of lists alone is opened as its lists are, and is no data', async () => {
    const { aList, drop, names, state } = await aDrop();
    const lists = [aList('One'), aList('Two')];
    await drop([], [{ kind: 'folder', file: new File([], 'mine'), files: [], lists }]);
    expect(state().view.screen).toBe('builder');
    expect(state().data.places ?? []).toEqual([]);
    expect(await names()).toEqual(['A list', 'One', 'Two']);
    expect(noticeText(state().view.notice)).not.toMatch(/Nothing was added/);
  });

  test('of lists and data is both', async () => {
    const { aList, drop, names, state } = await aDrop();
    const files = [{ name: 'S.gst', file: DATA }];
    await drop([], [{ kind: 'folder', file: new File([], 'mine'), files, lists: [aList('One')] }]);
    expect(state().data.places?.map(({ name }) => name)).toEqual(['mine']);
    expect(await names()).toEqual(['A list', 'One']);
  });

  test('of lists that are named as data may be is opened too', async () => {
    const { aList, drop, names, state } = await aDrop();
    const file = new File([await aList('One').text()], 'One.json');
    await drop([], [{ kind: 'folder', file: new File([], 'mine'), files: [{ name: 'One.json', file }] }]);
    expect(await names()).toEqual(['A list', 'One']);
    expect(state().data.places ?? []).toEqual([]);
  });

  test.each([
    { claim: 'no file at all', files: [] },
    { claim: 'a file that is neither', files: [{ name: 'x.json', file: new File(['{}'], 'x.json') }] },
  ])('with $claim is told to hold neither', async ({ files }) => {
    const { drop, names, state } = await aDrop();
    await drop([], [{ kind: 'folder', file: new File([], 'mine'), files }]);
    expect(noticeText(state().view.notice)).toMatch(/“mine” holds neither lists .* nor data/);
    expect(state().data.places ?? []).toEqual([]);
    expect(await names()).toEqual(['A list']);
  });
});

test('a single file of data is not added, and what to do is said', async () => {
  const { drop, state, names } = await aDrop();
  await drop([new File(['<catalogue/>'], 'Elves.cat'), new File([''], 'Dwarfs.cat')]);
  expect(state().view.screen).toBe('library');
  expect(noticeText(state().view.notice)).toMatch(/“Elves\.cat” and one more: .*Drop the folder/);
  expect(await names()).toEqual(['A list']);
});

import { describe, expect, test } from 'vitest';
import type { GivenPlace } from '../../renderer/host/stored-places';
import { addPlace, removePlace } from '../../renderer/store/data-places';
import { edit, undo } from '../../renderer/store/edit-list';
import { createList, openList } from '../../renderer/store/open-list';
import { saveNow } from '../../renderer/store/save-list';
import { wentTo } from '../../renderer/store/view-slice';
import { HARBOUR_FILES } from '../builders/community-data';
import { aStore, noticeText } from './a-store';

type Files = Readonly<Record<string, string>>;

const port = (change: (text: string) => string): Files => ({
  ...HARBOUR_FILES,
  'Port Guard.cat': change(HARBOUR_FILES['Port Guard.cat'] as string),
});
const DEARER = port((text) => text.replace('value="90"', 'value="100"'));
const TORN = port((text) => text.slice(0, 900));
/** The catalogue as its author rearranged it: the admiral is reached by another path. */
const MOVED = port((text) => text.replace('id="admiral" name', 'id="admiral-2" name'));

function aFolder(files: Files, name = 'harbour'): GivenPlace {
  return {
    kind: 'folder',
    name,
    files: Object.entries(files).map(([file, text]) => ({
      name: file,
      file: Object.assign(new Blob([text]), { lastModified: text.length }),
    })),
  };
}

/** A list of added data, with a second admiral, saved. */
async function aList(files: Files = HARBOUR_FILES) {
  const made = await aStore();
  const { store, host } = made;
  /** Adding a folder again is how a browser reads it anew. */
  const read = async (again: Files, name?: string): Promise<void> => {
    host.nextPlaces.push(aFolder(again, name));
    await store.dispatch(addPlace('folder'));
  };
  await read(files);
  const choice = { system: 'harbour', book: 'port', limit: 500, name: 'Harbour', force: undefined };
  await store.dispatch(createList(choice));
  const view = () => store.getState().builder.view;
  const fleet = view()?.rows.find((row) => row.kind === 'force');
  const force = fleet?.kind === 'force' ? fleet.node : '';
  await store.dispatch(edit({ kind: 'add', force, entryId: 'admiral' }));
  await store.dispatch(saveNow());
  const notice = () => store.getState().view.notice;
  const units = () => view()?.rows.flatMap((row) => (row.kind === 'unit' ? [row.name] : []));
  return { ...made, read, view, notice, units };
}

describe('data are read anew while a list of them is open', () => {
  test('it is worked out with them, which is said with what it changes, and undo is kept', async () => {
    const { store, read, view, notice, units } = await aList();
    expect(view()?.totals.spent).toBe(180);
    await read(DEARER);
    expect(view()?.totals.spent).toBe(200);
    expect(notice()).toMatchObject({ severity: 'warning' });
    expect(noticeText(notice())).toContain('180 points before, 200 now.');
    expect(store.getState().document).toMatchObject({ isOpen: true, renewed: 1 });
    await store.dispatch(undo());
    expect(units()).toEqual(['Admiral']);
    expect(view()?.totals.spent).toBe(100);
  });

  test('it says that a list is not legal any more', async () => {
    const { read, notice } = await aList();
    await read(port((text) => text.replace('value="90"', 'value="300"')));
    expect(noticeText(notice())).toContain('It is not legal any more.');
  });

  test('what is found again by its name stands in its place, in the steps behind it too', async () => {
    const { store, read, view, units } = await aList();
    await read(MOVED);
    expect(view()?.rows.some((row) => 'isLost' in row && row.isLost)).toBe(false);
    await store.dispatch(undo());
    expect(units()).toEqual(['Admiral']);
    expect(view()?.rows.some((row) => 'isLost' in row && row.isLost)).toBe(false);
  });

  test('nothing is written and nothing is said when its own data are the same', async () => {
    const { store, host, read, notice } = await aList();
    const before = await host.readList({ path: store.getState().document.path ?? '' });
    await read({
      ...HARBOUR_FILES,
      'Other.cat': '<catalogue id="other" name="Other" gameSystemId="harbour"/>',
    });
    expect(notice()).toBeUndefined();
    expect(await host.readList({ path: store.getState().document.path ?? '' })).toEqual(before);
  });

  test('damaged ones are not taken: it goes on with those read before, and that is said', async () => {
    const { store, read, view, notice, units } = await aList();
    await read(TORN);
    expect(view()?.totals.spent).toBe(180);
    expect(notice()).toMatchObject({ severity: 'error', to: 'data' });
    expect(noticeText(notice())).toMatch(/cannot be used: Port Guard\. The list goes on/);
    await store.dispatch(undo());
    expect(units()).toEqual(['Admiral']);
    await read(DEARER);
    expect(view()?.totals.spent).toBe(100);
    expect(noticeText(notice())).toContain('worked out with the new ones');
  });

  test('damaged ones are not taken from another place either, unasked', async () => {
    const { read, view, notice } = await aList();
    await read(DEARER, 'second');
    expect(view()?.totals.spent).toBe(200);
    await read(TORN, 'second');
    expect(view()?.totals.spent).toBe(200);
    expect(noticeText(notice())).toContain('second/Port Guard.cat');
  });

  test('removed ones stay as long as it is open, and that is said', async () => {
    const { store, view, notice } = await aList();
    const [place] = store.getState().data.places ?? [];
    await store.dispatch(removePlace({ id: place?.id ?? '', name: 'harbour' }));
    expect(view()?.totals.spent).toBe(180);
    expect(noticeText(notice())).toMatch(/Harbour Wars are not there\. “Harbour” goes on/);
  });

  test('the notice goes when it is not true any more', async () => {
    const { store, host, notice } = await aList();
    const [place] = store.getState().data.places ?? [];
    await store.dispatch(removePlace({ id: place?.id ?? '', name: 'harbour' }));
    await host.restorePlace({ id: place?.id ?? '' });
    host.emit('places-changed', null);
    await expect.poll(notice).toBeUndefined();
  });

  test('a list whose data were missing is opened when they come', async () => {
    const first = await aList();
    const text = await first.host.readList({ path: first.store.getState().document.path ?? '' });
    const { store, host } = await aStore({
      host: { lists: { Harbour: text.kind === 'done' ? text.value.text : '' } },
    });
    await store.dispatch(openList('library:/Harbour.muster', 1));
    expect(store.getState().builder.missing).toBeDefined();
    host.nextPlaces.push(aFolder(HARBOUR_FILES));
    await host.addPlace({ kind: 'folder' });
    host.emit('places-changed', null);
    await expect.poll(() => store.getState().document.isOpen).toBe(true);
    expect(store.getState().builder.view?.totals.spent).toBe(180);
  });

  test('the data screen, where the folder was added, says it', async () => {
    const { store, read, notice } = await aList();
    store.dispatch(wentTo('data'));
    await read(DEARER);
    expect(noticeText(notice())).toContain('180 points before, 200 now.');
  });
});

import { describe, expect, test, vi } from 'vitest';
import { type ReadList, readList } from '../../renderer/engine/exchange/list/read-list';
import type { Roster } from '../../renderer/engine/roster/document';
import { edit } from '../../renderer/store/edit-list';
import { openAgain } from '../../renderer/store/keep-or-leave';
import { goToSheet } from '../../renderer/store/make-sheet';
import { openFiles } from '../../renderer/store/open-files';
import { createList, goToLibrary, openList } from '../../renderer/store/open-list';
import { saveAs } from '../../renderer/store/save-as';
import { saveNow } from '../../renderer/store/save-list';
import { copyAsText, exportList } from '../../renderer/store/share-list';
import { noticed } from '../../renderer/store/view-slice';
import { addUnit, aStore, CHOICE, noticeText } from './a-store';

/** A list whose game or army is not among the data. */
type Unknown = 'system' | 'unnamed system' | 'book';

async function aListOf(unknown: Unknown): Promise<string> {
  const first = await aStore();
  await first.store.dispatch(createList(CHOICE));
  await addUnit(first, 'spears');
  await first.store.dispatch(saveNow());
  const read = await first.host.readList({ path: first.store.getState().document.path ?? '' });
  const text = read.kind === 'done' ? read.value.text : '';
  if (unknown === 'unnamed system') {
    const list = JSON.parse(text) as Roster;
    const books = list.books.map((book) => ({ ...book, id: 'gone-book', name: 'Gone' }));
    const forces = list.forces.map((force) => ({ ...force, catalogueId: 'gone-book' }));
    return JSON.stringify({ ...list, system: { ...list.system, id: '', name: '' }, books, forces });
  }
  return unknown === 'system'
    ? text.replaceAll('"id": "game"', '"id": "gone-game"')
    : text
        .replaceAll('"id": "book"', '"id": "gone-book"')
        .replaceAll('"catalogueId": "book"', '"catalogueId": "gone-book"');
}

const KINDS = {
  system: 'unknown-system',
  'unnamed system': 'unnamed-system',
  book: 'unknown-book',
} as const;

describe.each(['system', 'unnamed system', 'book'] as const)('a list of an unknown %s', (unknown) => {
  async function opened() {
    const text = await aListOf(unknown);
    const made = await aStore({ host: { lists: { 'A list': text } } });
    await made.store.dispatch(openList('library:/A list.muster', 1));
    return { ...made, text };
  }

  test('is shown with its last known names and prices, and what is missing is told', async () => {
    const { store } = await opened();
    const { builder, view, document } = store.getState();
    expect(view).toMatchObject({ screen: 'builder', isBusy: false });
    expect(document.isOpen).toBe(false);
    expect(builder.known).toMatchObject({ head: { name: 'A list' }, spent: 150, limit: 1000 });
    expect(
      builder.known?.rows.flatMap((row) => (row.kind === 'unit' ? [[row.name, row.price]] : [])),
    ).toEqual([['Spears', 150]]);
    expect(builder.missing?.problem.kind).toBe(KINDS[unknown]);
    expect(view.notice).toMatchObject({ severity: 'error', to: 'data' });
  });

  test('cannot be edited, which is said, and is never written', async () => {
    const { store, host, text } = await opened();
    await store.dispatch(edit({ kind: 'remove', node: 'x' }));
    expect(noticeText(store.getState().view.notice)).toContain('not changed');
    store.dispatch(noticed(undefined));
    store.dispatch(goToSheet());
    expect(store.getState().view).toMatchObject({ screen: 'builder', notice: { severity: 'warning' } });
    store.dispatch(noticed(undefined));
    await store.dispatch(exportList('txt'));
    expect(store.getState().view.notice?.severity).toBe('warning');
    await store.dispatch(saveNow());
    await store.dispatch(goToLibrary());
    expect(store.getState().view.screen).toBe('library');
    expect(store.getState().builder.known).toBeUndefined();
    const read = await host.readList({ path: 'library:/A list.muster' });
    expect(read.kind === 'done' && read.value.text).toBe(text);
  });

  test('leaves the program as a file, with what it says itself; as text it does not', async () => {
    const { store, host, text } = await opened();
    const written: { name: string; content: string | Uint8Array }[] = [];
    vi.spyOn(host, 'exportFile').mockImplementation(async ({ name, content }) => {
      written.push({ name, content });
      return { kind: 'done', value: { name, path: undefined, version: '' } };
    });
    await store.dispatch(saveAs());
    await store.dispatch(exportList('rosz'));
    expect(written.map(({ name }) => name)).toEqual(['A list.muster', 'A list.rosz']);
    const [list, rosz] = written.map(({ content }) => readList(content));
    expect(list).toEqual(readList(text));
    expect(rosz).toMatchObject({ kind: 'list', roster: (list as ReadList).roster });
    expect(store.getState().view.notice?.severity).toBe('ok');
    store.dispatch(noticed(undefined));
    await store.dispatch(copyAsText());
    expect(store.getState().view.notice?.severity).toBe('warning');
    expect(store.getState().builder.missing).toBeDefined();
  });

  test('from a file is shown too, and becomes no new list', async () => {
    const bytes = new TextEncoder().encode(await aListOf(unknown));
    const { store, host } = await aStore();
    await store.dispatch(openFiles([{ path: undefined, name: 'b.muster', bytes, version: '' }]));
    expect(store.getState().builder.missing).toBeDefined();
    const listing = await host.listLibrary();
    expect(listing.kind === 'done' && listing.value.files).toEqual([]);
  });

  test('opened again once its data are there is open like any other', async () => {
    const { store, host } = await opened();
    const path = 'library:/A list.muster';
    const first = await aStore();
    await first.store.dispatch(createList(CHOICE));
    await first.store.dispatch(saveNow());
    const good = await first.host.readList({ path: first.store.getState().document.path ?? '' });
    // What the data have now, the list asks for: the other way round than in life, to the same end.
    await host.saveList({
      path,
      name: 'A list',
      text: good.kind === 'done' ? good.value.text : '',
      overwrite: true,
    });
    await store.dispatch(openAgain());
    expect(store.getState().builder.missing).toBeUndefined();
    expect(store.getState().document.isOpen).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { memoryWindows } from '../../renderer/host/memory-windows';
import { MemoryTables } from '../../renderer/host/tables';
import { chooseRow, edit } from '../../renderer/store/edit-list';
import { followFile } from '../../renderer/store/follow-file';
import { createList, goToLibrary, openList } from '../../renderer/store/open-list';
import { saveNow } from '../../renderer/store/save-list';
import { addUnit, aStore, CHOICE, noticeText } from './a-store';

/** One list open in two windows. */
async function twoWindows() {
  const tables = new MemoryTables();
  const held = new Map<string, object>();
  const first = await aStore({ host: { tables }, windows: memoryWindows(held) });
  await first.store.dispatch(createList(CHOICE));
  await expect.poll(() => held.size).toBe(2);
  const path = first.store.getState().document.path ?? '';
  const second = await aStore({ host: { tables }, windows: memoryWindows(held), ids: 'm' });
  await second.store.dispatch(openList(path, 0));
  const names = ({ store }: typeof first) =>
    store.getState().builder.view?.rows.flatMap((row) => (row.kind === 'unit' ? [row.name] : []));
  return { first, second, names, path };
}

describe('one list in two windows', () => {
  test('the second says so, as long as it is', async () => {
    const { first, second } = await twoWindows();
    await expect.poll(() => second.store.getState().document.isElsewhere).toBe(true);
    expect(noticeText(second.store.getState().view.notice)).toContain('another window');
    expect(first.store.getState().document.isElsewhere).toBe(false);
    await first.store.dispatch(goToLibrary());
    await expect.poll(() => second.store.getState().document.isElsewhere).toBe(false);
  });

  test('each shows what the other saves, and none ends in a conflict', async () => {
    const { first, second, names } = await twoWindows();
    await addUnit(second, 'lord');
    expect(await second.store.dispatch(saveNow())).toBe(true);
    first.host.emit('library-changed', null);
    await expect.poll(() => names(first)).toEqual(['Lord']);
    expect(first.store.getState().view.notice?.severity).toBe('warning');
    await addUnit(first, 'spears');
    expect(await first.store.dispatch(saveNow())).toBe(true);
    await second.store.dispatch(followFile());
    expect(names(second)).toEqual(names(first));
    expect(second.store.getState().document.problem).toBeUndefined();
  });

  test('where the user is stays where it is', async () => {
    const { first, second } = await twoWindows();
    await addUnit(first, 'lord');
    await first.store.dispatch(saveNow());
    await second.store.dispatch(followFile());
    const row = second.store.getState().builder.view?.rows.find((each) => each.kind === 'unit')?.key;
    second.store.dispatch(chooseRow(row));
    await first.store.dispatch(edit({ kind: 'details', details: { player: 'Julie' } }));
    await first.store.dispatch(saveNow());
    await second.store.dispatch(followFile());
    expect(second.store.getState().builder.row).toBe(row);
    expect(second.store.getState().builder.view?.chosen.kind).toBe('unit');
  });

  test('what is unsaved here is not followed away: that is a conflict, with its choices', async () => {
    const { first, second, names } = await twoWindows();
    await addUnit(first, 'lord');
    await first.store.dispatch(saveNow());
    await addUnit(second, 'spears');
    await second.store.dispatch(followFile());
    expect(names(second)).toEqual(['Spears']);
    expect(await second.store.dispatch(saveNow())).toBe(false);
    expect(second.store.getState().document.problem?.kind).toBe('changed-on-disk');
    expect(second.store.getState().view.notice).toBeUndefined();
  });

  test('a conflict that is over is not told any more', async () => {
    const { first, second, path } = await twoWindows();
    const { basedOn = '' } = first.store.getState().document;
    const before = await first.host.readList({ path });
    const text = before.kind === 'done' ? before.value.text : '';
    await addUnit(first, 'lord');
    await first.store.dispatch(saveNow());
    await addUnit(second, 'spears');
    expect(await second.store.dispatch(saveNow())).toBe(false);
    await first.host.saveList({ path, name: 'A list', text, overwrite: true });
    expect(second.store.getState().document.basedOn).toBe(basedOn);
    second.host.emit('library-changed', null);
    await expect.poll(() => second.store.getState().document.problem).toBeUndefined();
  });

  test('an edit on its way when the other’s text comes is not lost', async () => {
    const { first, second, names } = await twoWindows();
    await addUnit(first, 'lord');
    await first.store.dispatch(saveNow());
    await Promise.all([second.store.dispatch(followFile()), addUnit(second, 'spears')]);
    expect(names(second)).toContain('Spears');
  });

  test('a text that cannot be read is not followed', async () => {
    const { first, second, path } = await twoWindows();
    const { basedOn = '' } = first.store.getState().document;
    await first.host.saveList({ path, name: 'A list', text: 'Dear Luc,', basedOn });
    const before = second.store.getState().builder.view;
    await second.store.dispatch(followFile());
    expect(second.store.getState().builder.view).toBe(before);
    expect(second.store.getState().view.isBusy).toBe(false);
  });

  test('our own save is nothing to follow', async () => {
    const { first, names } = await twoWindows();
    await addUnit(first, 'lord');
    await first.store.dispatch(saveNow());
    const before = first.store.getState().builder.view;
    await first.store.dispatch(followFile());
    expect(first.store.getState().builder.view).toBe(before);
    expect(names(first)).toEqual(['Lord']);
  });
});

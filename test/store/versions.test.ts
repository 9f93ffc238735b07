import { describe, expect, test } from 'vitest';
import { edit, undo } from '../../renderer/store/edit-list';
import { keepMine } from '../../renderer/store/keep-or-leave';
import { loadLibrary } from '../../renderer/store/load-library';
import { createList, goToLibrary } from '../../renderer/store/open-list';
import { saveNow } from '../../renderer/store/save-list';
import { loadVersions, restoreInList, restoreVersion, unrestoreVersion } from '../../renderer/store/versions';
import { addUnit, aStore, CHOICE, noticeText } from './a-store';

const HOUR = 60 * 60 * 1000;

/** A list with one unit, that was saved once more with a second one. */
async function aList() {
  let now = Date.UTC(2026, 10, 30, 9);
  const made = await aStore({ host: { now: () => now } });
  const { store, host } = made;
  await store.dispatch(createList(CHOICE));
  const path = store.getState().document.path ?? '';
  const addAndSave = async (unit: string): Promise<void> => {
    await addUnit(made, unit);
    now += HOUR;
    await store.dispatch(saveNow());
  };
  await addAndSave('spears');
  await addAndSave('lord');
  await store.dispatch(loadVersions(path));
  const versions = () => store.getState().versions.versions;
  const units = () =>
    store.getState().builder.view?.rows.flatMap((row) => (row.kind === 'unit' ? [row.name] : []));
  const onDisk = async (): Promise<string> => {
    const read = await host.readList({ path });
    return read.kind === 'done' ? read.value.text : '';
  };
  const idOf = (index: number): string => versions()[index]?.id ?? '';
  return { ...made, path, versions, units, onDisk, idOf, later: () => (now += HOUR), addAndSave };
}

describe('earlier versions of a list', () => {
  test('are listed newest first, each with what it came to', async () => {
    const { versions } = await aList();
    expect(versions().map(({ points }) => points)).toEqual([150, 0]);
    expect(versions().map(({ replaced }) => replaced)).toEqual(
      [2, 1].map((hours) => Date.UTC(2026, 10, 30, 9) + hours * HOUR),
    );
  });

  test('one that cannot be read has no points, and does not keep the others from having theirs', async () => {
    const { host, path, store, versions } = await aList();
    await host.saveList({ path, name: 'A list', text: 'Dear Luc,', overwrite: true });
    await host.saveList({ path, name: 'A list', text: '{}', overwrite: true });
    await store.dispatch(loadVersions(path));
    expect(versions().map(({ points }) => points)).toEqual([undefined, expect.anything(), 150, 0]);
  });
});

test('of two that were replaced within a minute the notice says the second', async () => {
  const { host, path, store, idOf } = await aList();
  for (const text of ['Dear Luc,', '{}'])
    await host.saveList({ path, name: 'A list', text, overwrite: true });
  await store.dispatch(loadVersions(path));
  await store.dispatch(restoreVersion(path, idOf(1)));
  expect(store.getState().library.restored?.until.hasSeconds).toBe(true);
});

describe('in the open list', () => {
  test('one that is put back is a step like any other: undo takes it back', async () => {
    const { store, path, units, idOf, onDisk } = await aList();
    await store.dispatch(restoreInList(path, idOf(0)));
    expect(units()).toEqual(['Spears']);
    expect(store.getState().builder.view?.history.undo?.key).toBe('restore');
    expect(store.getState().view.notice?.severity).toBe('ok');
    expect(noticeText(store.getState().view.notice)).toMatch(/Undo takes that back/);
    expect(await store.dispatch(saveNow())).toBe(true);
    expect(await onDisk()).not.toContain('Lord');
    await store.dispatch(undo());
    await expect.poll(() => store.getState().view.notice).toBeUndefined();
    expect(units()).toEqual(['Lord', 'Spears']);
    await store.dispatch(saveNow());
    expect(await onDisk()).toContain('Lord');
  });

  test('steps before it are kept', async () => {
    const { store, path, units, idOf } = await aList();
    await store.dispatch(restoreInList(path, idOf(1)));
    expect(units()).toEqual([]);
    await store.dispatch(undo());
    await store.dispatch(undo());
    expect(units()).toEqual(['Spears']);
  });

  test('the text of another window that was written over is there', async () => {
    const made = await aList();
    const { store, host, path, units, onDisk } = made;
    const theirs = (await onDisk()).replace('"name": "A list"', '"name": "Theirs"');
    await host.saveList({ path, name: 'A list', text: theirs, overwrite: true });
    await addUnit(made, 'spears');
    expect(await store.dispatch(saveNow())).toBe(false);
    await store.dispatch(keepMine());
    expect(units()).toHaveLength(3);
    await store.dispatch(loadVersions(path));
    await store.dispatch(restoreInList(path, made.idOf(0)));
    expect(store.getState().builder.view?.head.name).toBe('Theirs');
  });

  test('of one that is gone is told', async () => {
    const { store, path, units } = await aList();
    await store.dispatch(restoreInList(path, 'gone'));
    expect(store.getState().view.notice?.severity).toBe('error');
    expect(units()).toEqual(['Lord', 'Spears']);
  });

  test('nothing becomes of a text that is no list', async () => {
    const { store, host, path, units, onDisk, idOf } = await aList();
    const before = await onDisk();
    await host.saveList({ path, name: 'A list', text: 'Dear Luc,', overwrite: true });
    await host.saveList({ path, name: 'A list', text: before, overwrite: true });
    await store.dispatch(loadVersions(path));
    await store.dispatch(restoreInList(path, idOf(0)));
    expect(store.getState().view.notice?.severity).toBe('error');
    expect(units()).toEqual(['Lord', 'Spears']);
  });
});

describe('in the library', () => {
  async function atLibrary() {
    const made = await aList();
    await made.store.dispatch(goToLibrary());
    const entry = () => made.store.getState().library.entries[0];
    return { ...made, entry };
  }

  test('one is put back, and that is taken back', async () => {
    const { store, path, idOf, onDisk, entry } = await atLibrary();
    await store.dispatch(restoreVersion(path, idOf(0)));
    expect(await onDisk()).not.toContain('Lord');
    expect(entry()?.summary?.points).toBe(150);
    expect(store.getState().library).toMatchObject({ chosen: path, restored: { path } });
    await store.dispatch(unrestoreVersion());
    expect(await onDisk()).toContain('Lord');
    expect(store.getState().library.restored).toBeUndefined();
  });

  test('one is the way back for a list that cannot be read any more', async () => {
    const { store, host, path, entry, idOf } = await atLibrary();
    await host.saveList({ path, name: 'A list', text: '{"format": 1, "na', overwrite: true });
    await store.dispatch(loadLibrary());
    expect(entry()?.problem).toBeDefined();
    await store.dispatch(loadVersions(path));
    await store.dispatch(restoreVersion(path, idOf(0)));
    expect(entry()).toMatchObject({ problem: undefined, summary: { verdict: expect.anything() } });
  });

  test('one that is gone leaves the list as it is, and that is told', async () => {
    const { store, path, onDisk } = await atLibrary();
    await store.dispatch(restoreVersion(path, 'gone'));
    expect(await onDisk()).toContain('Lord');
    expect(store.getState().library.restored).toBeUndefined();
    expect(store.getState().view.notice?.severity).toBe('error');
  });
});

test('a list that is edited after a restored version keeps that version too', async () => {
  const { store, path, versions, idOf, later } = await aList();
  later();
  await store.dispatch(restoreInList(path, idOf(1)));
  await store.dispatch(saveNow());
  later();
  await store.dispatch(edit({ kind: 'details', details: { name: 'B list' } }));
  await store.dispatch(saveNow());
  await store.dispatch(loadVersions(path));
  expect(versions().length).toBeGreaterThanOrEqual(4);
});

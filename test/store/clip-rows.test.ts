import { describe, expect, test } from 'vitest';
import { chosenRows, duplicateChosen, removeChosen, toggleMark } from '../../renderer/store/chosen-rows';
import { copyChosen, paste } from '../../renderer/store/clip-rows';
import { chooseRow, edit, rowKey } from '../../renderer/store/edit-list';
import { createList } from '../../renderer/store/open-list';
import type { Store } from '../../renderer/store/store';
import { fr } from '../../renderer/words/fr';
import { aStore, CHOICE, noticeText } from './a-store';

async function aListOf(...entries: readonly string[]) {
  const world = await aStore();
  const { store } = world;
  await store.dispatch(createList(CHOICE));
  const keys: string[] = [];
  for (const entryId of entries) {
    const created = await store.dispatch(edit({ kind: 'add', force: army(store), entryId }));
    keys.push(rowKey(created ?? ''));
  }
  return { ...world, keys };
}

function army(store: Store): string {
  const row = store.getState().builder.view?.rows[0];
  return row?.kind === 'force' ? row.node : '';
}

const units = (store: Store): readonly string[] =>
  (store.getState().builder.view?.rows ?? []).flatMap((row) => (row.kind === 'unit' ? [row.name] : []));

describe('several units of a list', () => {
  test('go in one step, which is named by how many, and come back in one', async () => {
    const { store, engine, keys } = await aListOf('lord', 'spears', 'riders');
    store.dispatch(toggleMark(keys[0] as string));
    store.dispatch(toggleMark(keys[1] as string));
    // The row that was chosen last is one of them: a mark adds to it.
    expect(chosenRows(store.getState().builder).map((row) => row.name)).toEqual(['Lord', 'Spears']);
    await store.dispatch(removeChosen());
    expect(units(store)).toEqual(['Riders']);
    expect(store.getState().builder.view?.history.undo).toEqual({ key: 'remove', name: 'Lord', count: 2 });
    expect(store.getState().builder.marked).toEqual([]);
    await engine.client.call('undo', null);
    expect(units(store)).toEqual(['Lord', 'Spears', 'Riders']);
  });

  test('are doubled in one step', async () => {
    const { store, keys } = await aListOf('lord', 'spears');
    for (const key of keys) store.dispatch(toggleMark(key));
    await store.dispatch(duplicateChosen());
    expect(units(store)).toEqual(['Lord', 'Lord', 'Spears', 'Spears']);
  });

  test.each([
    { key: 'Del', act: removeChosen },
    { key: 'Ctrl X', act: () => copyChosen(true) },
  ])(
    '$key leaves the only force of a list, chosen as it is, and says why in both languages',
    async ({ act }) => {
      const { store } = await aListOf('spears');
      store.dispatch(chooseRow(rowKey(army(store))));
      await store.dispatch(act());
      expect(units(store)).toEqual(['Spears']);
      expect(store.getState().builder.row).toBe(rowKey(army(store)));
      const { notice } = store.getState().view;
      expect(noticeText(notice)).toBe('Army stays: a list needs a detachment, and this is the only one.');
      expect(noticeText(notice, fr)).toBe(
        'Armée reste\u00a0: il faut un détachement à une liste, et c’est le seul.',
      );
    },
  );

  test('are no longer marked once they are gone', async () => {
    const { store, engine, keys } = await aListOf('lord', 'spears');
    for (const key of keys) store.dispatch(toggleMark(key));
    await engine.client.call('undo', null);
    expect(store.getState().builder.marked).toEqual([keys[0]]);
  });
});

describe('copying and pasting', () => {
  test('a unit goes into another list of the game, and is chosen there', async () => {
    const { store, keys } = await aListOf('lord', 'spears');
    store.dispatch(chooseRow(keys[1]));
    await store.dispatch(copyChosen());
    expect(store.getState().view.said).toBe('Spears copied');
    await store.dispatch(createList({ ...CHOICE, name: 'Another' }));
    expect(units(store)).toEqual([]);
    await store.dispatch(paste(''));
    expect(units(store)).toEqual(['Spears']);
    const { row, view } = store.getState().builder;
    expect(view?.rows.find((each) => each.key === row)).toMatchObject({ name: 'Spears' });
    expect(view?.history.undo).toMatchObject({ key: 'paste', name: 'Spears' });
  });

  test('cutting takes the unit away; pasting brings it back', async () => {
    const { store, keys } = await aListOf('lord', 'spears');
    store.dispatch(chooseRow(keys[0]));
    await store.dispatch(copyChosen(true));
    expect(units(store)).toEqual(['Spears']);
    await store.dispatch(paste(''));
    expect(units(store)).toEqual(['Lord', 'Spears']);
  });

  test('with nothing copied there is nothing to paste, and it says so', async () => {
    const { store } = await aListOf('lord');
    await store.dispatch(paste('{"list":1}'));
    expect(noticeText(store.getState().view.notice)).toMatch(/Nothing to paste/);
    expect(units(store)).toEqual(['Lord']);
  });

  test.each([
    {
      claim: 'of another game',
      change: (list: string) => list.replaceAll('"game"', '"chess"'),
      says: /another game/,
    },
    { claim: 'that is no list', change: () => '[]', says: /no list/ },
    {
      claim: 'that this list has no place for',
      change: (list: string) => list.replaceAll('"lord"', '"duke"'),
      says: /nothing in this list takes it: Lord/,
    },
  ])('a copy $claim changes nothing and says why', async ({ change, says }) => {
    const { store, engine, keys } = await aListOf('lord');
    const copied = await engine.client.call('copy', { nodes: [(keys[0] as string).slice(2)] });
    if (copied.kind === 'failed') throw new Error(copied.problem.detail);
    const { clip } = copied.value;
    await store.dispatch(paste(JSON.stringify({ ...clip, list: change(clip.list) })));
    expect(units(store)).toEqual(['Lord']);
    expect(noticeText(store.getState().view.notice)).toMatch(says);
  });
});

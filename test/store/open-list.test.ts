import { describe, expect, test } from 'vitest';
import { memoryWindows } from '../../renderer/host/memory-windows';
import { chooseRow } from '../../renderer/store/edit-list';
import { goToLibrary, openList } from '../../renderer/store/open-list';
import type { Ports } from '../../renderer/store/store';
import { createStore } from '../../renderer/store/store';
import { fr } from '../../renderer/words/fr';
import type { EngineClient } from '../../renderer/worker/engine-client';
import { aStore, CHOICE, noticeText } from './a-store';

/** A list in the library, and an engine that takes its time with the data until it is told to go on. */
async function aSlowEngine() {
  const world = await aStore();
  const created = await world.engine.client.call('create', CHOICE);
  if (created.kind === 'failed') throw new Error(created.problem.detail);
  const [head] = created.value.view.rows;
  const force = head?.kind === 'force' ? head.node : '';
  await world.engine.client.call('edit', { kind: 'add', force, entryId: 'spears' });
  const text = await world.engine.client.call('text', null);
  if (text.kind === 'failed') throw new Error(text.problem.detail);
  const saved = await world.host.saveList({ name: 'A list', text: text.value.text });
  if (saved.kind !== 'done') throw new Error(saved.kind);
  await world.engine.client.call('close', null);

  let goOn: () => void = () => {};
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const engine: EngineClient = {
    ...world.engine.client,
    async call(name, request) {
      if (name === 'open') await waiting;
      return world.engine.client.call(name, request);
    },
  };
  const ports: Ports = {
    host: world.host,
    engine,
    now: () => 1000,
    journal: world.journal,
    windows: memoryWindows(),
  };
  return { store: createStore(ports), path: saved.value.path, goOn: () => goOn() };
}

/** Until what the file says by itself is shown. */
const knownShown = ({ store }: Pick<Awaited<ReturnType<typeof aSlowEngine>>, 'store'>) =>
  expect.poll(() => store.getState().builder.known).toBeDefined();

describe('a list whose data take their time', () => {
  test('shows its choices with their last known prices and total, then all that is to be said', async () => {
    const { store, path, goOn } = await aSlowEngine();
    const opening = store.dispatch(openList(path, 1));
    await knownShown({ store });
    const { builder, view, document } = store.getState();
    expect(view).toMatchObject({ screen: 'builder', isBusy: true });
    expect(document.isOpen).toBe(false);
    expect(builder.view).toBeUndefined();
    expect(builder.known).toMatchObject({ head: { name: 'A list' }, spent: 150, limit: 1000 });
    expect(builder.known?.rows.map((row) => row.kind)).toEqual(['force', 'unit']);
    expect(builder.known?.rows[1]).toMatchObject({ name: 'Spears', price: 150 });
    const keys = builder.known?.rows.map((row) => row.key);

    goOn();
    await opening;
    const after = store.getState();
    expect(after.builder.known).toBeUndefined();
    expect(after.builder.view?.totals).toMatchObject({ spent: 150, limit: 1000 });
    expect(after.view).toMatchObject({ screen: 'builder', isBusy: false });
    // The rows are the same ones: what is on the screen stays.
    expect(after.builder.view?.rows.map((row) => row.key)).toEqual(expect.arrayContaining(keys ?? []));
  });

  test('what was odd about the file is said, and not that it is a new list', async () => {
    const world = await aStore();
    const created = await world.engine.client.call('create', CHOICE);
    if (created.kind === 'failed') throw new Error(created.problem.detail);
    const text = await world.engine.client.call('text', null);
    if (text.kind === 'failed') throw new Error(text.problem.detail);
    const sealed = text.value.text.replace('{', '{ "digest": "0",');
    const saved = await world.host.saveList({ name: 'A list', text: sealed });
    if (saved.kind !== 'done') throw new Error(saved.kind);
    await world.store.dispatch(openList(saved.value.path, 1));
    const { notice } = world.store.getState().view;
    expect(notice?.severity).toBe('warning');
    expect(noticeText(notice)).toMatch(/^The file was changed outside the program .*\.$/);
    expect(noticeText(notice, fr)).toMatch(/^Le fichier a été .*\.$/);
  });

  test('one that is left before it was read stays left', async () => {
    const { store, path, goOn } = await aSlowEngine();
    const opening = store.dispatch(openList(path, 1));
    await knownShown({ store });
    await store.dispatch(goToLibrary());
    goOn();
    await opening;
    expect(store.getState().view).toMatchObject({ screen: 'library', isBusy: false });
    expect(store.getState().document.isOpen).toBe(false);
  });

  test('choosing a row in the meantime does no harm', async () => {
    const { store, path, goOn } = await aSlowEngine();
    const opening = store.dispatch(openList(path, 1));
    await knownShown({ store });
    store.dispatch(chooseRow(store.getState().builder.known?.rows[1]?.key));
    goOn();
    await opening;
    expect(store.getState().builder.view).toBeDefined();
  });
});

test('a list that is read in a blink is shown once', async () => {
  const { store, path, goOn } = await aSlowEngine();
  goOn();
  const seen: boolean[] = [];
  store.subscribe(() => seen.push(store.getState().builder.known !== undefined));
  await store.dispatch(openList(path, 1));
  expect(seen).not.toContain(true);
  expect(store.getState().builder.view?.totals.spent).toBe(150);
});

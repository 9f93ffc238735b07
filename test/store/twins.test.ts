import { describe, expect, test } from 'vitest';
import type { OpenedFile } from '../../electron/messages';
import { answerTwin } from '../../renderer/store/ask-twin';
import { edit, undo } from '../../renderer/store/edit-list';
import type { LibraryEntry } from '../../renderer/store/library-slice';
import { duplicateList } from '../../renderer/store/load-library';
import { openFiles } from '../../renderer/store/open-files';
import { createList, goToLibrary, openList } from '../../renderer/store/open-list';
import { saveAs } from '../../renderer/store/save-as';
import { saveNow } from '../../renderer/store/save-list';
import type { TwinAnswer } from '../../renderer/store/twin-slice';
import { addUnit, aStore, CHOICE, noticeText } from './a-store';

/** Where the file lies: written back by the desktop, and by a browser with handles; or only read. */
const WAYS = [
  { claim: 'a file that is edited where it lies', path: '/home/a/A list.muster' },
  { claim: 'a file that is only read', path: undefined },
] as const;

const HERE = 'library:/A list.muster';

/** A library with one list, and what its file says. */
async function aLibrary() {
  const app = await aStore();
  const { store, host } = app;
  await store.dispatch(createList(CHOICE));
  await store.dispatch(goToLibrary());
  const textOf = async (path: string): Promise<string> => {
    const read = await host.readList({ path });
    return read.kind === 'done' ? read.value.text : '';
  };
  const names = async () => {
    const listing = await host.listLibrary();
    return listing.kind === 'done' ? listing.value.files.map(({ name }) => name) : [];
  };
  const text = await textOf(HERE);
  const file = (change: object, path: string | undefined): OpenedFile => ({
    path,
    name: 'A list.muster',
    bytes: new TextEncoder().encode(JSON.stringify({ ...JSON.parse(text), ...change })),
    version: 'of-the-file',
  });
  /** Opens a file; answers what is asked. */
  const open = async (opened: OpenedFile, answer?: TwinAnswer) => {
    const opening = store.dispatch(openFiles([opened]));
    if (answer !== undefined) {
      await expect.poll(() => store.getState().twin.question).toBeDefined();
      store.dispatch(answerTwin(answer));
    }
    await opening;
  };
  const state = () => store.getState();
  const idOf = (json: string) => (JSON.parse(json) as { id: string }).id;
  return { ...app, text, textOf, names, file, open, state, idOf, id: idOf(text) };
}

const OTHER = { player: 'Julie', changed: '2026-11-29T10:00:00.000Z' };

describe.each(WAYS)('$claim', ({ path }) => {
  test('and says what the library’s list says: that one is opened, and it is said', async () => {
    const { open, file, state, names, textOf, text } = await aLibrary();
    await open(file({ changed: '2020-01-01T00:00:00.000Z' }, path));
    expect(state().document.path).toBe(HERE);
    expect(state().view.screen).toBe('builder');
    expect(state().view.notice).toMatchObject({ severity: 'ok' });
    expect(noticeText(state().view.notice)).toContain('“A list” is among your lists already');
    expect(await names()).toEqual(['A list']);
    expect(await textOf(HERE)).toBe(text);
  });

  test('and is another list of one name: nothing is asked', async () => {
    const { open, file, state } = await aLibrary();
    await open(file({ id: 'another' }, path));
    expect(state().builder.view?.head.id).toBe('another');
    expect(state().twin.question).toBeUndefined();
  });

  test('in another state: nothing is opened before the answer, and the question says which is newer', async () => {
    const { store, file, state, names, text } = await aLibrary();
    const opening = store.dispatch(openFiles([file(OTHER, path)]));
    await expect.poll(() => state().twin.question).toBeDefined();
    expect(state().twin.question).toEqual({
      name: 'A list',
      changed: { mine: (JSON.parse(text) as { changed: string }).changed, file: OTHER.changed },
      isInPlace: path !== undefined,
    });
    expect(state().view.screen).toBe('library');
    store.dispatch(answerTwin('cancel'));
    await opening;
    expect(state().twin.question).toBeUndefined();
    expect(state().document.isOpen).toBe(false);
    expect(await names()).toEqual(['A list']);
  });

  test('in another state, both kept: two lists from now on', async () => {
    const { store, open, file, state, names, textOf, text, id, host, idOf } = await aLibrary();
    const saves: (string | undefined)[] = [];
    const { saveList } = host;
    Object.assign(host, {
      saveList: (request: Parameters<typeof saveList>[0]) => {
        saves.push(request.path, idOf(request.text));
        return request.path === path && path !== undefined
          ? { kind: 'done', value: { path, name: 'A list', version: 'v2' } }
          : saveList(request);
      },
    });
    await open(file(OTHER, path), 'both');
    const own = state().builder.view?.head.id ?? '';
    expect(own).not.toBe(id);
    // The file has it at once, so that it is known for another list the next time.
    expect(saves).toEqual([path, own]);
    expect(await textOf(HERE)).toBe(text);
    expect(await names()).toHaveLength(path === undefined ? 2 : 1);
    await store.dispatch(goToLibrary());
    await open(file({ ...OTHER, id: own }, path));
    expect(state().builder.view?.head.id).toBe(own);
  });

  test('in another state, replaced: the library has the file’s text, and its own among the earlier versions', async () => {
    const { open, file, state, names, textOf, text, host, id, idOf, store } = await aLibrary();
    // A version was kept a moment ago: this one is kept all the same.
    await store.dispatch(openList(HERE, undefined));
    await store.dispatch(edit({ kind: 'details', details: { club: 'One' } }));
    await store.dispatch(saveNow());
    await store.dispatch(goToLibrary());
    const mine = await textOf(HERE);
    expect(mine).not.toBe(text);
    await open(file(OTHER, path), 'replace');
    const now = await textOf(HERE);
    expect(JSON.parse(now)).toMatchObject({ player: 'Julie' });
    expect(idOf(now)).toBe(id);
    expect(state().document).toMatchObject({ path: HERE, problem: undefined });
    expect(noticeText(state().view.notice)).toContain('earlier versions');
    expect(await names()).toEqual(['A list']);
    const versions = await host.listVersions({ path: HERE });
    const kept = versions.kind === 'done' ? versions.value : [];
    const texts = await Promise.all(
      kept.map(async (version) => {
        const read = await host.readVersion({ path: HERE, id: version.id });
        return read.kind === 'done' ? read.value.text : '';
      }),
    );
    expect(texts).toEqual([mine, text]);
  });

  test('in another state, mine opened: the file is let be', async () => {
    const { open, file, state, textOf, text } = await aLibrary();
    await open(file(OTHER, path), 'mine');
    expect(state().document.path).toBe(HERE);
    expect(state().builder.view?.head.event).not.toContain('Julie');
    expect(state().view.notice).toBeUndefined();
    expect(await textOf(HERE)).toBe(text);
  });
});

describe('the list that is open', () => {
  test('is not opened once more when its own file comes: what can be undone stays', async () => {
    const { store, open, file, state, textOf } = await aLibrary();
    await store.dispatch(openList(HERE, undefined));
    await addUnit({ store });
    await store.dispatch(saveNow());
    const { forces } = JSON.parse(await textOf(HERE)) as { forces: unknown };
    await open(file({ forces }, undefined));
    expect(noticeText(state().view.notice)).toContain('among your lists already');
    expect(state().builder.view?.history.undo).toBeDefined();
  });

  test('is saved before the two are compared, and again when it was changed while it was asked', async () => {
    const { store, file, state, textOf } = await aLibrary();
    await store.dispatch(openList(HERE, undefined));
    await store.dispatch(edit({ kind: 'details', details: { club: 'One' } }));
    const opening = store.dispatch(openFiles([file(OTHER, undefined)]));
    await expect.poll(() => state().twin.question).toBeDefined();
    await store.dispatch(edit({ kind: 'details', details: { club: 'Two' } }));
    store.dispatch(answerTwin('both'));
    await opening;
    expect(JSON.parse(await textOf(HERE))).toMatchObject({ club: 'Two' });
    expect(state().document.path).not.toBe(HERE);
  });
});

test('a file of the library itself is no twin of its copy', async () => {
  const { host, open, file, state, store } = await aLibrary();
  await host.saveList({ name: 'By hand', text: new TextDecoder().decode(file(OTHER, undefined).bytes) });
  await open({ ...file(OTHER, 'library:/By hand.muster'), name: 'By hand.muster' });
  expect(state().document.path).toBe('library:/By hand.muster');
  expect(state().twin.question).toBeUndefined();
  // Of two, one in the same state is meant.
  await store.dispatch(goToLibrary());
  await open(file({}, '/elsewhere/A list.muster'));
  expect(state().document.path).toBe(HERE);
});

test('a duplicate is another list, of which nothing is asked', async () => {
  const { store, state, open, file, id } = await aLibrary();
  const [entry] = state().library.entries;
  await store.dispatch(duplicateList(entry as LibraryEntry));
  await open(file({}, undefined));
  expect(state().builder.view?.head.id).toBe(id);
  expect(state().document.path).toBe(HERE);
});

test('duplicates made at once have names of their own', async () => {
  const { store, state, names } = await aLibrary();
  const entry = state().library.entries[0] as LibraryEntry;
  await Promise.all([store.dispatch(duplicateList(entry)), store.dispatch(duplicateList(entry))]);
  expect((await names()).toSorted()).toEqual(['A list', 'A list (copy 2)', 'A list (copy)'].toSorted());
  const titles = state().library.entries.map(({ summary }) => summary?.name);
  expect(new Set(titles).size).toBe(3);
});

test('what was saved elsewhere is another list, of which nothing is asked, and undoing does not change that', async () => {
  const { store, state, host, open, id, textOf, text } = await aLibrary();
  const written = new Map<string, string>();
  const { saveList } = host;
  Object.assign(host, {
    saveList: (request: Parameters<typeof saveList>[0]) => {
      if (request.path?.startsWith('exported:') !== true) return saveList(request);
      written.set(request.path, request.text);
      return { kind: 'done', value: { path: request.path, name: 'A list', version: `v${written.size}` } };
    },
  });
  await store.dispatch(openList(HERE, undefined));
  await addUnit({ store });
  await store.dispatch(saveAs());
  const path = state().document.path ?? '';
  expect(path).toBe('exported:/A list.muster');
  const mine = await textOf(HERE);
  expect(mine).not.toBe(text);
  const own = state().builder.view?.head.id;
  expect(own).not.toBe(id);
  expect((JSON.parse(String(host.exported[0]?.content)) as { id: string }).id).toBe(own);
  await store.dispatch(undo());
  await store.dispatch(saveNow());
  expect((JSON.parse(written.get(path) ?? '{}') as { id: string }).id).toBe(own);
  await store.dispatch(goToLibrary());
  const bytes = new TextEncoder().encode(written.get(path));
  await open({ path, name: 'A list.muster', bytes, version: 'v1' });
  expect(state().twin.question).toBeUndefined();
  expect(state().document.path).toBe(path);
  expect(await textOf(HERE)).toBe(mine);
});

test('of several files each is asked for in turn, and one that is not wanted does not keep the next from coming', async () => {
  const { store, state, file } = await aLibrary();
  const another = { ...file({ id: 'another', name: 'Another' }, undefined), name: 'Another.muster' };
  const opening = store.dispatch(openFiles([file(OTHER, undefined), another]));
  await expect.poll(() => state().twin.question).toBeDefined();
  store.dispatch(answerTwin('cancel'));
  await opening;
  expect(state().builder.view?.head.name).toBe('Another');
});

test('a file of the library is opened without a look at the others, one from outside without their verdicts', async () => {
  const { host, open, file, store } = await aLibrary();
  const asked: string[] = [];
  const { findLists, readList } = host;
  Object.assign(host, {
    findLists: (request: Parameters<typeof findLists>[0]) => {
      asked.push(request.id);
      return findLists(request);
    },
    readList: (request: Parameters<typeof readList>[0]) => {
      asked.push(request.path);
      return readList(request);
    },
  });
  await open({ ...file({}, HERE), version: 'same' });
  expect(asked).toEqual([]);
  await store.dispatch(goToLibrary());
  asked.length = 0;
  await open(file({ id: 'another' }, '/elsewhere/Another.muster'));
  expect(asked).toEqual(['another']);
});

test('a library that was never read is looked through all the same', async () => {
  const { file, host } = await aLibrary();
  const listing = await host.listLibrary();
  const path = listing.kind === 'done' ? listing.value.files[0]?.path : undefined;
  const read = await host.readList({ path: path ?? '' });
  const fresh = await aStore({ host: { lists: { Mine: read.kind === 'done' ? read.value.text : '' } } });
  await fresh.store.dispatch(openFiles([file({}, '/elsewhere/A list.muster')]));
  expect(fresh.store.getState().document.path).toBe('library:/Mine.muster');
});

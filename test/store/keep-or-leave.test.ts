import { describe, expect, test } from 'vitest';
import type { HostProblemKind } from '../../electron/messages';
import { keepMine, leaveUnsaved, saveCopy, stayHere, takeTheirs } from '../../renderer/store/keep-or-leave';
import { loadAside, openAside } from '../../renderer/store/load-aside';
import { openFiles } from '../../renderer/store/open-files';
import { createList, goToLibrary, openList } from '../../renderer/store/open-list';
import { saveNow } from '../../renderer/store/save-list';
import { addUnit, aStore, CHOICE } from './a-store';

/** A list with a unit that could not be saved. */
async function stuck(kind: HostProblemKind = 'read-only') {
  const made = await aStore();
  const { store, host } = made;
  await store.dispatch(createList(CHOICE));
  const path = store.getState().document.path ?? '';
  if (kind === 'changed-on-disk') {
    const { basedOn = '' } = store.getState().document;
    const read = await host.readList({ path });
    const text = read.kind === 'done' ? read.value.text.replace('A list', 'Theirs') : '';
    await host.saveList({ path, name: 'A list', text, basedOn });
  } else host.failSaves(kind);
  await addUnit(made, 'lord');
  const textOf = async (which = path): Promise<string> => {
    const read = await host.readList({ path: which });
    return read.kind === 'done' ? read.value.text : '';
  };
  const files = async (): Promise<readonly string[]> => {
    const listing = await host.listLibrary();
    return listing.kind === 'done' ? listing.value.files.map(({ name }) => name) : [];
  };
  const shown = () => store.getState().builder.view?.rows.map((row) => ('name' in row ? row.name : ''));
  return { ...made, path, textOf, files, shown };
}

type Stuck = Awaited<ReturnType<typeof stuck>>;
const KINDS = ['read-only', 'disk-full', 'not-allowed', 'changed-on-disk'] as const;

const WAYS: readonly { readonly way: string; readonly go: (made: Stuck) => Promise<unknown> }[] = [
  { way: 'back to the lists', go: ({ store }) => store.dispatch(goToLibrary()) },
  { way: 'to another list', go: ({ store, path }) => store.dispatch(openList(path, 0)) },
  { way: 'to a new list', go: ({ store }) => store.dispatch(createList({ ...CHOICE, name: 'Second' })) },
  {
    way: 'to a file',
    go: async (made) => {
      const list = { ...JSON.parse(await made.textOf()), id: 'filed', name: 'Filed' };
      const bytes = new TextEncoder().encode(JSON.stringify(list));
      await made.store.dispatch(openFiles([{ path: undefined, name: 'b.muster', bytes, version: '' }]));
    },
  },
  {
    way: 'out of the window',
    go: async ({ host }) => {
      host.emit('closing', null);
      await expect.poll(() => host.closings.length).toBe(1);
    },
  },
];

describe.each(KINDS)('a list that cannot be saved (%s)', (kind) => {
  test.each(WAYS)('$way: the list stays, with the choices', async ({ go }) => {
    const made = await stuck(kind);
    await go(made);
    const { document, view } = made.store.getState();
    expect(document).toMatchObject({ isOpen: true, problem: { kind }, stopped: { isKept: true } });
    expect(view.screen).toBe('builder');
    expect(made.shown()).toContain('Lord');
    expect(made.host.closings).not.toContain('closed');
    expect(made.journal.entries()).toHaveLength(1);
    expect(made.journal.entries()[0]?.text).toContain('Lord');
  });
});

describe('out of the choices', () => {
  test('stay: the list is as it was, and asks again the next time', async () => {
    const made = await stuck();
    await made.store.dispatch(goToLibrary());
    made.store.dispatch(stayHere());
    expect(made.store.getState().document.stopped).toBeUndefined();
    expect(made.shown()).toContain('Lord');
    await made.store.dispatch(goToLibrary());
    expect(made.store.getState().document.stopped?.next).toEqual({ kind: 'library' });
  });

  test('keep mine, once the disk takes it: saved, and on to where the user was going', async () => {
    const made = await stuck();
    await made.store.dispatch(goToLibrary());
    made.host.failSaves(undefined);
    await made.store.dispatch(keepMine());
    expect(made.store.getState().view.screen).toBe('library');
    expect(await made.textOf()).toContain('Lord');
    expect(made.journal.keys()).toEqual([]);
  });

  test('keep mine, and the disk still refuses: the choices stay', async () => {
    const made = await stuck();
    await made.store.dispatch(goToLibrary());
    await made.store.dispatch(keepMine());
    expect(made.store.getState().document).toMatchObject({
      isOpen: true,
      stopped: { next: { kind: 'library' } },
    });
  });

  test('keep mine over theirs: theirs is an earlier version', async () => {
    const made = await stuck('changed-on-disk');
    await made.store.dispatch(goToLibrary());
    await made.store.dispatch(keepMine());
    expect(await made.textOf()).toContain('Lord');
    const versions = await made.host.listVersions({ path: made.path });
    const [kept] = versions.kind === 'done' ? versions.value : [];
    const text = await made.host.readVersion({ path: made.path, id: kept?.id ?? '' });
    expect(text.kind === 'done' && text.value.text).toContain('Theirs');
  });

  test('a copy beside a file that was changed: both are lists of the library', async () => {
    const made = await stuck('changed-on-disk');
    await made.store.dispatch(goToLibrary());
    await made.store.dispatch(saveCopy());
    expect(await made.files()).toEqual(['A list', 'A list (copy)']);
    expect(await made.textOf()).toContain('Theirs');
    expect(await made.textOf('library:/A list (copy).muster')).toContain('Lord');
    expect(made.store.getState().view.screen).toBe('library');
    expect(made.journal.keys()).toEqual([]);
  });

  test('a copy elsewhere when the library takes nothing', async () => {
    const made = await stuck('read-only');
    await made.store.dispatch(goToLibrary());
    await made.store.dispatch(saveCopy());
    expect(made.host.exported).toMatchObject([
      { name: 'A list.muster', content: expect.stringContaining('Lord') },
    ]);
    expect(made.store.getState().view.screen).toBe('library');
    expect(made.journal.keys()).toEqual([]);
  });

  test('a download is a copy that nobody can be sure of: the changes are kept aside too', async () => {
    const made = await stuck('disk-full');
    Object.assign(made.host, {
      exportFile: async () => ({
        kind: 'done',
        value: { path: undefined, name: 'A list.muster', version: '' },
      }),
    });
    await made.store.dispatch(goToLibrary());
    await made.store.dispatch(saveCopy());
    expect(made.store.getState().view.screen).toBe('library');
    expect(made.journal.entries()).toMatchObject([{ isAside: true }]);
  });

  test('a dialog that is closed leaves the choices', async () => {
    const made = await stuck('disk-full');
    Object.assign(made.host, { exportFile: async () => ({ kind: 'cancelled' }) });
    await made.store.dispatch(goToLibrary());
    await made.store.dispatch(saveCopy());
    expect(made.store.getState().document.stopped).toBeDefined();
  });

  test('take theirs: it is shown, mine is kept aside', async () => {
    const made = await stuck('changed-on-disk');
    await made.store.dispatch(goToLibrary());
    await made.store.dispatch(takeTheirs());
    const { document, builder } = made.store.getState();
    expect(builder.view?.head.name).toBe('Theirs');
    expect(document).toMatchObject({ isOpen: true, problem: undefined, stopped: undefined, path: made.path });
    expect(await made.store.dispatch(saveNow())).toBe(true);
    expect(made.journal.entries()).toMatchObject([{ isAside: true, text: expect.stringContaining('Lord') }]);
  });

  test('leave without saving: gone, kept aside, offered, and opened again as it was', async () => {
    const made = await stuck('read-only');
    await made.store.dispatch(goToLibrary());
    await made.store.dispatch(leaveUnsaved());
    expect(made.store.getState().view.screen).toBe('library');
    expect(await made.textOf()).not.toContain('Lord');
    await made.store.dispatch(loadAside());
    const [offered] = made.store.getState().library.aside;
    expect(offered).toMatchObject({ name: 'A list', at: 1000 });
    made.host.failSaves(undefined);
    await made.store.dispatch(openAside(offered?.key ?? ''));
    expect(made.shown()).toContain('Lord');
    expect(await made.textOf()).toContain('Lord');
    expect(made.journal.keys()).toEqual([]);
  });

  test('leave a new list that the library never took: it is in the journal', async () => {
    const made = await aStore();
    made.host.failSaves('disk-full');
    await made.store.dispatch(createList(CHOICE));
    await made.store.dispatch(goToLibrary());
    expect(made.store.getState().document.stopped).toBeDefined();
    await made.store.dispatch(leaveUnsaved());
    await made.store.dispatch(loadAside());
    expect(made.store.getState().library.aside).toMatchObject([{ name: 'A list' }]);
  });

  test.each([
    { way: 'another list', name: 'A list' },
    { way: 'a new list', name: 'Second' },
    { way: 'a file', name: 'Filed' },
  ])('leave without saving goes on to $way', async ({ way, name }) => {
    const made = await stuck('read-only');
    await WAYS.find((each) => each.way === `to ${way}`)?.go(made);
    await made.store.dispatch(leaveUnsaved());
    expect(made.store.getState().builder.view?.head.name).toBe(name);
    expect(made.shown()).not.toContain('Lord');
    expect(made.journal.entries()).toContainEqual(expect.objectContaining({ isAside: true }));
  });

  test('close without saving closes', async () => {
    const made = await stuck('read-only');
    made.host.emit('closing', null);
    await expect.poll(() => made.host.closings).toEqual(['stays']);
    await made.store.dispatch(leaveUnsaved());
    expect(made.host.closings).toEqual(['stays', 'closed']);
    expect(made.journal.entries()).toMatchObject([{ isAside: true }]);
  });

  test('a window with everything saved closes at once', async () => {
    const { store, host } = await aStore();
    await store.dispatch(createList(CHOICE));
    host.emit('closing', null);
    await expect.poll(() => host.closings).toEqual(['closed']);
  });

  test('a list that is saved after all asks nothing any more', async () => {
    const made = await stuck('read-only');
    await made.store.dispatch(goToLibrary());
    made.host.failSaves(undefined);
    await made.store.dispatch(saveNow());
    expect(made.store.getState().document.stopped).toBeUndefined();
  });
});

test('what the window itself has open is not offered', async () => {
  const made = await stuck();
  await made.store.dispatch(saveNow());
  await made.store.dispatch(loadAside());
  expect(made.journal.keys()).toHaveLength(1);
  expect(made.store.getState().library.aside).toEqual([]);
});

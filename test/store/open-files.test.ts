import { describe, expect, test } from 'vitest';
import type { OpenedFile } from '../../electron/messages';
import { edit } from '../../renderer/store/edit-list';
import { chooseFile, openFiles } from '../../renderer/store/open-files';
import { createList } from '../../renderer/store/open-list';
import { saveNow } from '../../renderer/store/save-list';
import { en } from '../../renderer/words/en';
import { toldWords } from '../../renderer/words/notice-words';
import { aStore, CHOICE, noticeText } from './a-store';

async function aFile(): Promise<{ readonly text: string; readonly id: string }> {
  const { store, host } = await aStore();
  await store.dispatch(createList(CHOICE));
  const listing = await host.listLibrary();
  const path = listing.kind === 'done' ? (listing.value.files[0]?.path ?? '') : '';
  const read = await host.readList({ path });
  const text = read.kind === 'done' ? read.value.text : '';
  return { text, id: (JSON.parse(text) as { id: string }).id };
}

const opened = (text: string | Uint8Array, over: Partial<OpenedFile> = {}): OpenedFile => ({
  path: undefined,
  name: 'A list.muster',
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
  version: 'v1',
  ...over,
});
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a file from outside', () => {
  test('a list of our own is edited where it lies', async () => {
    const { text, id } = await aFile();
    const { store, host } = await aStore();
    const saves: unknown[] = [];
    const { saveList } = host;
    Object.assign(host, {
      saveList: (request: Parameters<typeof saveList>[0]) => {
        saves.push({ path: request.path, basedOn: request.basedOn });
        return saveList(request);
      },
    });
    await store.dispatch(openFiles([opened(text, { path: '/home/a/A list.muster' })]));
    expect(store.getState().builder.view?.head.id).toBe(id);
    expect(store.getState().document).toMatchObject({ path: '/home/a/A list.muster', basedOn: 'v1' });
    await store.dispatch(edit({ kind: 'details', details: { player: 'Julie' } }));
    await store.dispatch(saveNow());
    expect(saves).toEqual([{ path: '/home/a/A list.muster', basedOn: 'v1' }]);
  });

  test('without a path it becomes a list of the library, which is known again', async () => {
    const { text, id } = await aFile();
    const { store, host } = await aStore();
    await store.dispatch(openFiles([opened(text)]));
    expect(store.getState().builder.view?.head.id).toBe(id);
    const listing = await host.listLibrary();
    expect(listing.kind === 'done' && listing.value.files).toHaveLength(1);
  });

  test.each([
    {
      claim: 'of ours that cannot be written back is said to be a copy',
      name: 'A list.muster',
      says: /A list\.muster was opened as a copy/,
    },
    {
      claim: 'of another program is not: nobody expects that it is written',
      name: 'A list.json',
      says: undefined,
    },
  ])('a file $claim', async ({ name, says }) => {
    const { text } = await aFile();
    const { store } = await aStore();
    await store.dispatch(openFiles([opened(text, { name })]));
    expect(store.getState().builder.view).toBeDefined();
    const said = noticeText(store.getState().view.notice);
    if (says === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(says);
  });

  test('what is no list is told, and nothing is opened or written', async () => {
    const { store, host } = await aStore();
    await store.dispatch(openFiles([opened('Dear Luc,', { name: 'list.txt' })]));
    expect(store.getState().view.notice).toMatchObject({ severity: 'error' });
    expect(store.getState().builder.view).toBeUndefined();
    expect(store.getState().view.isBusy).toBe(false);
    const listing = await host.listLibrary();
    expect(listing.kind === 'done' && listing.value.files).toEqual([]);
  });

  test('a list in Latin-1 is refused with its line, and never written', async () => {
    const { text } = await aFile();
    const { store, host } = await aStore();
    const file = latin1(text.replace('A list', 'Armée'));
    const line = text.slice(0, text.indexOf('A list')).split('\n').length;
    await store.dispatch(openFiles([opened(file, { path: '/home/a/x.muster', name: 'x.muster' })]));
    const said = noticeText(store.getState().view.notice);
    expect(said).toContain('x.muster');
    expect(said).toContain(`line ${line}`);
    expect(said).toContain('UTF-8');
    expect(store.getState().document.isOpen).toBe(false);
    const listing = await host.listLibrary();
    expect(listing.kind === 'done' && listing.value.files).toEqual([]);
  });
});

describe('a file that cannot be read, opened over a list', () => {
  test.each([
    { claim: 'no list', file: opened('Dear Luc,', { path: '/a/b.muster' }) },
    { claim: 'no list, as a file to import', file: opened('{"units":[]}', { name: 'x.json' }) },
    { claim: 'empty', file: opened('', { path: '/a/b.muster' }) },
    { claim: 'cut off', file: opened('{"format":1,"system":{"id":', { path: '/a/b.muster' }) },
    { claim: 'in Latin-1', file: opened(latin1('{"name":"é"}'), { path: '/a/b.muster' }) },
  ])('$claim: the list stays as it is, and the file is told by its name', async ({ file }) => {
    const { store, engine } = await aStore();
    await store.dispatch(createList(CHOICE));
    const before = store.getState();
    await store.dispatch(openFiles([file]));
    const after = store.getState();
    expect(noticeText(after.view.notice)).toContain(file.name);
    expect(after.view).toMatchObject({ screen: 'builder', isBusy: false });
    expect(after.document).toEqual(before.document);
    expect(after.builder.view).toBe(before.builder.view);
    expect((await engine.client.call('text', null)).kind).toBe('done');
  });
});

describe('several files at once', () => {
  test('each that cannot be read is told, by its name and why; the good one is open', async () => {
    const { text } = await aFile();
    const { store, host } = await aStore();
    host.nextFiles.push({
      files: [
        opened('', { name: 'empty.muster' }),
        opened(text),
        opened('Dear Luc,', { name: 'letter.txt' }),
      ],
      problems: [{ kind: 'too-large', path: '/home/a/big.ros', detail: '' }],
    });
    await store.dispatch(chooseFile());
    const { notice } = store.getState().view;
    expect(notice?.severity).toBe('error');
    expect(noticeText(notice)).toContain('3');
    expect(notice?.refused?.map((each) => toldWords(en, each))).toEqual([
      expect.stringMatching(/^big\.ros .*too large/),
      expect.stringMatching(/^empty\.muster .*empty/),
      expect.stringMatching(/^letter\.txt .*text/),
    ]);
    expect(store.getState().builder.view?.head.name).toBe('A list');
  });

  test('files that the system opens one by one wait for each other, and all that fail are told', async () => {
    const { text } = await aFile();
    const { store, host } = await aStore();
    host.emit('open-file', { kind: 'done', value: opened('', { name: 'empty.muster' }) });
    host.emit('open-file', { kind: 'done', value: opened(text) });
    host.emit('open-file', {
      kind: 'failed',
      problem: { kind: 'not-found', path: 'C:\\a\\gone.muster', detail: '' },
    });
    await store.dispatch(openFiles([]));
    expect(store.getState().view.notice?.refused).toHaveLength(2);
    const [, second] = store.getState().view.notice?.refused ?? [];
    expect(second && toldWords(en, second)).toMatch(/^gone\.muster /);
    expect(store.getState().builder.view?.head.name).toBe('A list');
  });

  test('the next handful does not carry what was told of the last', async () => {
    const { store, host } = await aStore();
    host.nextFiles.push([opened('', { name: 'one.muster' })], [opened('', { name: 'two.muster' })]);
    await store.dispatch(chooseFile());
    await store.dispatch(chooseFile());
    const refused = store.getState().view.notice?.refused ?? [];
    expect(refused.map((each) => toldWords(en, each))).toEqual([expect.stringMatching(/^two\.muster/)]);
  });
});

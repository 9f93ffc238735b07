import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryWindows } from '../../renderer/host/memory-windows';
import { freeEntries, recover, writeJournal } from '../../renderer/store/journal';
import { entryText, type JournalEntry } from '../../renderer/store/journal-entry';
import { createList, goToLibrary } from '../../renderer/store/open-list';
import { AUTOSAVE_MS, JOURNAL_MS, saveNow } from '../../renderer/store/save-list';
import { addUnit, aJournal, aStore, CHOICE, type StoreOptions } from './a-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function withList(options: StoreOptions = {}) {
  const made = await aStore(options);
  await made.store.dispatch(createList(CHOICE));
  return made;
}

/** A list of the small game as text. */
async function aText(unit: string): Promise<string> {
  const made = await withList();
  await addUnit(made, unit);
  await made.store.dispatch(saveNow());
  const read = await made.host.readList({ path: made.store.getState().document.path ?? '' });
  return read.kind === 'done' ? read.value.text : '';
}

async function filesOf({ host }: Awaited<ReturnType<typeof aStore>>): Promise<readonly string[]> {
  const listing = await host.listLibrary();
  const texts: string[] = [];
  for (const { path } of listing.kind === 'done' ? listing.value.files : []) {
    const read = await host.readList({ path });
    if (read.kind === 'done') texts.push(read.value.text);
  }
  return texts;
}

const entry = (over: Partial<JournalEntry>): string =>
  entryText({
    path: undefined,
    basedOn: undefined,
    name: 'A list',
    text: '{}',
    at: 1,
    isAside: false,
    ...over,
  });

describe('the journal', () => {
  test('holds an edit before the file does, and is empty once it does', async () => {
    const made = await withList();
    await addUnit(made);
    await vi.advanceTimersByTimeAsync(JOURNAL_MS + 10);
    expect(made.journal.entries()[0]?.text).toContain('Spears');
    await vi.waitFor(() => expect(made.journal.entries()).toEqual([]), { timeout: 2 * AUTOSAVE_MS });
  });

  test('has at once what could not be saved: a new list, and an edit', async () => {
    const made = await aStore();
    made.host.failSaves('disk-full');
    await made.store.dispatch(createList(CHOICE));
    expect(made.journal.entries()).toMatchObject([{ path: undefined, name: 'A list', isAside: false }]);
    await addUnit(made, 'lord');
    await made.store.dispatch(saveNow());
    expect(made.journal.entries()).toHaveLength(1);
    expect(made.journal.entries()[0]?.text).toContain('Lord');
  });

  test('has one entry for each list: a second one that cannot be saved takes no other’s place', async () => {
    const journal = aJournal({ other: entry({ name: 'Other', isAside: true }) });
    const made = await aStore({ journal });
    made.host.failSaves('disk-full');
    await made.store.dispatch(createList(CHOICE));
    expect(journal.entries().map(({ name }) => name)).toEqual(['Other', 'A list']);
  });

  test('is full: it says so', async () => {
    const journal = { ...aJournal(), write: () => false };
    const made = await withList({ journal });
    await addUnit(made);
    expect(await made.store.dispatch(writeJournal())).toBe(false);
    await made.store.dispatch(saveNow());
    expect(await made.store.dispatch(writeJournal())).toBe(true);
  });
});

describe('at the start', () => {
  test('what a crash left comes back into its file', async () => {
    const first = await withList();
    await addUnit(first);
    await vi.advanceTimersByTimeAsync(JOURNAL_MS + 10);
    const [left] = first.journal.entries();
    const { path = '' } = first.store.getState().document;
    const onDisk = await first.host.readList({ path });
    const second = await aStore({
      journal: aJournal(Object.fromEntries(first.journal.kept)),
      host: { lists: { 'A list': onDisk.kind === 'done' ? onDisk.value.text : '' } },
    });
    expect(left?.path).toBe(path);
    expect(await second.store.dispatch(recover())).toBe(1);
    const files = await filesOf(second);
    expect(files).toHaveLength(1);
    expect(files[0]).toContain('Spears');
    expect(second.journal.entries()).toEqual([]);
  });

  test('a list that was never saved becomes a new one', async () => {
    const text = await aText('lord');
    const made = await aStore({ journal: aJournal({ k: entry({ text }) }) });
    expect(await made.store.dispatch(recover())).toBe(1);
    expect(await filesOf(made)).toEqual([text]);
  });

  test.each([
    { claim: 'whose file has changed since', over: { path: 'library:/A list.muster', basedOn: 'older' } },
    { claim: 'that was left unsaved', over: { isAside: true } },
    { claim: 'that is no list', over: { text: 'not a list' } },
  ])('a list $claim is offered, and no file is touched', async ({ over }) => {
    const text = await aText('lord');
    const made = await aStore({
      journal: aJournal({ k: entry({ text, ...over }) }),
      host: { lists: { 'A list': '{"theirs":1}' } },
    });
    expect(await made.store.dispatch(recover())).toBe(0);
    expect(await filesOf(made)).toEqual(['{"theirs":1}']);
    expect(await made.store.dispatch(freeEntries())).toMatchObject([{ key: 'k', isAside: true }]);
  });

  test('a library that takes nothing leaves the list in the journal', async () => {
    const text = await aText('lord');
    const made = await aStore({ journal: aJournal({ k: entry({ text }) }) });
    made.host.failSaves('read-only');
    expect(await made.store.dispatch(recover())).toBe(0);
    expect(made.journal.entries()).toMatchObject([{ text, isAside: true }]);
  });

  test.each(['', '{', '[]', '{"name":1}', '{"name":"A","text":5}'])(
    '%j is no entry and harms nothing',
    async (text) => {
      const made = await aStore({ journal: aJournal({ k: text }) });
      expect(await made.store.dispatch(recover())).toBe(0);
      expect(made.journal.keys()).toEqual([]);
    },
  );
});

describe('two windows of one journal', () => {
  test('the list that another window is editing is not taken for a crash’s', async () => {
    const held = new Map<string, object>();
    const journal = aJournal();
    const first = await withList({ journal, windows: memoryWindows(held) });
    await addUnit(first);
    await vi.advanceTimersByTimeAsync(JOURNAL_MS + 10);
    expect(journal.entries()).toHaveLength(1);
    const second = await aStore({ journal, windows: memoryWindows(held) });
    expect(await second.store.dispatch(recover())).toBe(0);
    expect(await second.store.dispatch(freeEntries())).toEqual([]);
    expect(journal.entries()).toHaveLength(1);
    expect(await first.store.dispatch(saveNow())).toBe(true);
  });

  test('once that window has crashed, it is', async () => {
    const held = new Map<string, object>();
    const journal = aJournal();
    const windows = memoryWindows(held);
    const first = await withList({ journal, windows });
    first.host.failSaves('disk-full');
    await addUnit(first);
    await first.store.dispatch(saveNow());
    windows.crash();
    first.stop();
    const second = await aStore({ journal, windows: memoryWindows(held) });
    expect(await second.store.dispatch(freeEntries())).toHaveLength(1);
  });

  test('a list that is left lets its entry go', async () => {
    const held = new Map<string, object>();
    const made = await withList({ windows: memoryWindows(held) });
    await vi.advanceTimersByTimeAsync(20);
    expect([...held.keys()].sort()).toEqual([
      expect.stringMatching(/^journal\//),
      expect.stringMatching(/^list\/library:.*A list/),
    ]);
    await made.store.dispatch(goToLibrary());
    expect([...held.keys()]).toEqual([]);
  });
});

import { told } from '../words/notice-words';
import { WORDS } from '../words/use-words';
import { copyName } from './copy-name';
import { asLastSeen, rememberSeen } from './last-seen';
import { selectLibraryRows, titleOf } from './library-rows';
import {
  binListed,
  entriesRead,
  entryChosen,
  infoRead,
  isOfData,
  type LibraryEntry,
  libraryListed,
  listDeleted,
  type ReadEntry,
  summariesForgotten,
} from './library-slice';
import { hostFailed } from './say-problem';
import type { Ports, Thunk } from './store';
import { noticed } from './view-slice';
import { withHead } from './with-head';

/**
 * Lists the files at once, then reads them one after the other: names first, verdicts as they come.
 * @param choose path of the list that is to be the chosen one
 */
export const loadLibrary =
  (choose?: string): Thunk<Promise<void>> =>
  async (dispatch) => {
    if (!(await dispatch(listFiles()))) return;
    if (choose !== undefined) dispatch(entryChosen(choose));
    await dispatch(readSummaries());
  };

/** The files by their names. @returns false when they could not be listed */
export const listFiles =
  (): Thunk<Promise<boolean>> =>
  async (dispatch, getState, { host }) => {
    if (getState().library.info === undefined) {
      const info = await host.getAppInfo();
      if (info.kind === 'done') dispatch(infoRead(info.value));
    }
    const listing = await host.listLibrary();
    if (listing.kind === 'done') dispatch(libraryListed(listing.value.files));
    return listing.kind === 'done';
  };

/** Which reading is the latest, for each store. */
const rounds = new WeakMap<Ports, number>();

/** So long what was read waits for more: each time that entries are told, all of the library is sorted and drawn again. */
const TELL_EVERY_MS = 200;

/** Reads what is not known yet. A later call takes over from an earlier one that is still on its way. */
export const readSummaries = (): Thunk<Promise<void>> => async (dispatch, getState, ports) => {
  const mine = (rounds.get(ports) ?? 0) + 1;
  rounds.set(ports, mine);
  const waiting = getState()
    .library.entries.filter((entry) => entry.version === undefined && entry.problem === undefined)
    .toSorted((one, other) => other.modified - one.modified);
  let read: ReadEntry[] = [];
  const tell = (): void => {
    if (read.length > 0) dispatch(entriesRead(read));
    read = [];
  };
  let toldAt = ports.now();
  for (const entry of waiting) {
    const result = await dispatch(readEntry(entry, () => mine === rounds.get(ports)));
    if (result !== undefined) read.push(result);
    if (mine !== rounds.get(ports)) return;
    if (ports.now() - toldAt < TELL_EVERY_MS) continue;
    tell();
    toldAt = ports.now();
  }
  tell();
  dispatch(rememberSeen());
};

/** @returns undefined for a file that is not read after all */
const readEntry =
  ({ path, modified }: LibraryEntry, isWanted: () => boolean): Thunk<Promise<ReadEntry | undefined>> =>
  async (dispatch, _, { host, engine }) => {
    const file = { path, modified };
    const text = await host.readList({ path });
    if (text.kind === 'cancelled' || !isWanted()) return undefined;
    if (text.kind === 'failed') {
      const problem = { from: 'host', problem: text.problem } as const;
      return { ...file, version: undefined, summary: undefined, problem };
    }
    const { version } = text.value;
    const answer = await engine.call('summary', { text: text.value.text });
    if (answer.kind === 'done') return { ...file, version, summary: answer.value, problem: undefined };
    const known = isOfData(answer.problem)
      ? await engine.call('last-known', { text: text.value.text })
      : undefined;
    const summary = known?.kind === 'done' ? dispatch(asLastSeen(path, version, known.value)) : undefined;
    return { ...file, version, summary, problem: { from: 'engine', problem: answer.problem } };
  };

/** Names in another language: everything is asked again, what stands there stays until the answer. */
export const rereadLibrary = (): Thunk<Promise<void>> => async (dispatch) => {
  dispatch(summariesForgotten());
  await dispatch(readSummaries());
};

/** Copies are made one after the other, as each must know the names of those before it. */
const copying = new WeakMap<Ports, Promise<void>>();

export const duplicateList =
  (entry: LibraryEntry): Thunk<Promise<void>> =>
  (dispatch, _, ports) => {
    const before = copying.get(ports) ?? Promise.resolve();
    const made = before.then(() => dispatch(makeCopy(entry)));
    copying.set(
      ports,
      made.catch(() => undefined),
    );
    return made;
  };

/** A name for a copy of a list, beside all that the library has by now. */
export const freeCopyName =
  (name: string): Thunk<Promise<string>> =>
  async (dispatch, getState) => {
    await dispatch(listFiles());
    const { library, settings } = getState();
    const taken = library.entries.flatMap((entry) => [titleOf(entry), entry.name]);
    return copyName(name, taken, WORDS[settings.language].library.copyOf);
  };

const makeCopy =
  (entry: LibraryEntry): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const name = await dispatch(freeCopyName(titleOf(entry)));
    const text = await host.readList({ path: entry.path });
    const saved =
      text.kind === 'done'
        ? await host.saveList({ name, text: withHead(text.value.text, { name, id: crypto.randomUUID() }) })
        : text;
    if (saved.kind === 'failed') dispatch(hostFailed(saved.problem));
    if (saved.kind !== 'done') return;
    // The copy, another list with an id of its own, is what the next key is meant for.
    await dispatch(loadLibrary(saved.value.path));
  };

/** Moves a list into the bin. Its neighbour is chosen instead of it: the next one, of the last the one before. */
export const deleteList =
  (entry: LibraryEntry, title: string): Thunk<Promise<void>> =>
  async (dispatch, getState, { host }) => {
    const binned = await host.binList({ path: entry.path });
    if (binned.kind === 'failed') dispatch(hostFailed(binned.problem));
    if (binned.kind === 'done') {
      dispatch(listDeleted({ id: binned.value.id, name: title }));
      const rows = selectLibraryRows(getState());
      const at = rows.findIndex(({ path }) => path === entry.path);
      if (getState().library.chosen === entry.path)
        dispatch(entryChosen((rows[at + 1] ?? rows[at - 1])?.path));
    }
    await dispatch(listFiles());
    await dispatch(loadBin());
    await dispatch(readSummaries());
  };

/** Takes the last deletion back. */
export const undeleteList = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { deleted } = getState().library;
  if (deleted !== undefined) await dispatch(restoreList(deleted.id));
};

/** What was deleted and can still be put back. */
export const loadBin =
  (): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const items = await host.listBin();
    if (items.kind === 'done') dispatch(binListed(items.value));
  };

/** Puts a deleted list back and chooses it. */
export const restoreList =
  (id: string): Thunk<Promise<void>> =>
  async (dispatch, getState, { host }) => {
    const restored = await host.restoreFromBin({ id });
    if (restored.kind === 'failed') dispatch(hostFailed(restored.problem));
    await dispatch(listFiles());
    if (restored.kind === 'done') {
      dispatch(entryChosen(restored.value.path));
      // Among the lists it is seen; in the bin it only goes.
      if (getState().library.place.kind === 'bin')
        dispatch(noticed({ severity: 'ok', told: told('bin-restored', restored.value.name) }));
    }
    // The strip that offers it goes only now, so that the keyboard goes from there to the row.
    if (getState().library.deleted?.id === id) dispatch(listDeleted(undefined));
    await dispatch(loadBin());
    await dispatch(readSummaries());
  };

import type { OpenedFile } from '../../electron/messages';
import type { ExaminedList } from '../worker/protocol/calls';
import { titleOf } from './library-rows';
import type { LibraryEntry } from './library-slice';
import { listId } from './list-id';
import { listFiles } from './load-library';
import type { Thunk } from './store';
import { busy } from './view-slice';

/** So many files are read side by side: one after the other a large library would keep the user waiting. */
const AT_ONCE = 32;

/** The list of the library that a file from outside holds too. */
export interface Twin {
  readonly path: string;
  readonly name: string;
  readonly modified: number;
  /** When it was last changed, ISO 8601, where its file says so. */
  readonly changed: string | undefined;
  /** The file has it in the same state. */
  readonly isSame: boolean;
}

/**
 * The list of the library with the id of the list in the file: one in the same state if there is one, else the one that
 * was changed last. None for a file of the library itself.
 */
export const findTwin =
  ({ path, bytes }: OpenedFile, { id }: ExaminedList): Thunk<Promise<Twin | undefined>> =>
  async (dispatch, getState) => {
    if (id === undefined || !(await dispatch(listFiles()))) return undefined;
    const { entries } = getState().library;
    if (entries.some((entry) => entry.path === path)) return undefined;
    dispatch(busy(true));
    let last: Twin | undefined;
    for (const entry of await dispatch(entriesWithId(id))) {
      const twin = await dispatch(compareTwin(entry, bytes));
      if (last === undefined || twin?.isSame === true) last = twin;
      if (twin?.isSame === true) break;
    }
    dispatch(busy(false));
    return last;
  };

/** Lists of the library with an id, last changed first. Their files are read where nothing is known of them yet. */
const entriesWithId =
  (id: string): Thunk<Promise<readonly LibraryEntry[]>> =>
  async (dispatch, getState) => {
    const entries = getState().library.entries.toSorted((one, other) => other.modified - one.modified);
    const found: LibraryEntry[] = [];
    for (let from = 0; from < entries.length; from += AT_ONCE) {
      const some = entries.slice(from, from + AT_ONCE);
      const ids = await Promise.all(some.map((entry) => dispatch(listId(entry))));
      found.push(...some.filter((_, index) => ids[index] === id));
    }
    return found;
  };

const compareTwin =
  (entry: LibraryEntry, bytes: Uint8Array): Thunk<Promise<Twin | undefined>> =>
  async (_dispatch, _getState, { host, engine }) => {
    const { path, modified } = entry;
    const read = await host.readList({ path });
    if (read.kind !== 'done') return undefined;
    const { text } = read.value;
    const examined = await engine.call('examine', { file: text });
    if (examined.kind === 'failed') return undefined;
    const compared = await engine.call('compare', { one: bytes, other: text });
    const isSame = compared.kind === 'done' && compared.value.isSame;
    return { path, name: titleOf(entry), modified, changed: examined.value.changed, isSame };
  };

import { titleOf } from './library-rows';
import { type LibraryEntry, listRenamed, renamingEnded } from './library-slice';
import { loadLibrary } from './load-library';
import { hostFailed } from './say-problem';
import type { Thunk } from './store';
import { withHead } from './with-head';

/** A list of the library gets another name; its file keeps its own, so that links to it hold. */
export const renameList =
  (entry: LibraryEntry, typed: string): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(renamingEnded());
    const before = titleOf(entry);
    const after = typed.trim();
    if (after === '' || after === before) return;
    if (await dispatch(writeName(entry.path, after)))
      dispatch(listRenamed({ path: entry.path, before, after }));
  };

/** Gives the list that was renamed last the name back that it had. */
export const unrenameList = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { renamed } = getState().library;
  if (renamed === undefined) return;
  if (await dispatch(writeName(renamed.path, renamed.before))) dispatch(listRenamed(undefined));
};

/** @returns whether the file says so now */
const writeName =
  (path: string, name: string): Thunk<Promise<boolean>> =>
  async (dispatch, _getState, { host }) => {
    const read = await host.readList({ path });
    const saved =
      read.kind === 'done'
        ? await host.saveList({ path, name, text: withHead(read.value.text, { name }), overwrite: true })
        : read;
    if (saved.kind === 'failed') dispatch(hostFailed(saved.problem));
    if (saved.kind !== 'done') return false;
    await dispatch(loadLibrary(path));
    return true;
  };

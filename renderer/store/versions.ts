import { told, type Until } from '../words/notice-words';
import { sharesMinute } from '../words/when';
import { chooseRow } from './edit-list';
import { followFile } from './follow-file';
import { listRestored } from './library-slice';
import { loadLibrary } from './load-library';
import { saveNow } from './save-list';
import { engineFailed, hostFailed } from './say-problem';
import type { Thunk } from './store';
import { versionRead, versionsListed } from './versions-slice';
import { noticed } from './view-slice';

/** Lists the earlier texts of a list, then reads what each came to. */
export const loadVersions =
  (path: string): Thunk<Promise<void>> =>
  async (dispatch, getState, { host, engine }) => {
    const listed = await host.listVersions({ path });
    if (listed.kind !== 'done') return;
    dispatch(versionsListed({ path, versions: listed.value }));
    for (const { id, points } of getState().versions.versions) {
      if (points !== undefined) continue;
      const read = await host.readVersion({ path, id });
      if (read.kind !== 'done') continue;
      const known = await engine.call('known', { file: read.value.text });
      if (getState().versions.path !== path) return;
      if (known.kind === 'done') dispatch(versionRead({ id, points: known.value.spent }));
    }
  };

/** When a version was replaced. */
const untilWhen =
  (id: string): Thunk<Until> =>
  (_dispatch, getState, { now }) => {
    const { versions } = getState().versions;
    const at = versions.find((each) => each.id === id)?.replaced ?? now();
    const all = versions.map(({ replaced }) => replaced);
    return { at, now: now(), hasSeconds: sharesMinute(at, all) };
  };

/**
 * Writes an earlier text over what the file of a list holds, which is then kept as the latest of the earlier ones.
 * @returns the name of the list, where that was done
 */
const writeVersion =
  (path: string, id: string): Thunk<Promise<string | undefined>> =>
  async (dispatch, _getState, { host }) => {
    const read = await host.readVersion({ path, id });
    const saved =
      read.kind === 'done'
        ? await host.saveList({ path, name: read.value.name, text: read.value.text, overwrite: true })
        : read;
    if (saved.kind === 'failed') dispatch(hostFailed(saved.problem));
    return saved.kind === 'done' ? saved.value.name : undefined;
  };

/** A list of the library becomes what it was; that can be taken back. */
export const restoreVersion =
  (path: string, id: string): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const until = dispatch(untilWhen(id));
    const name = await dispatch(writeVersion(path, id));
    if (name === undefined) return;
    const kept = await host.listVersions({ path });
    const [replaced] = kept.kind === 'done' ? kept.value : [];
    dispatch(listRestored(replaced === undefined ? undefined : { path, id: replaced.id, name, until }));
    await dispatch(loadLibrary(path));
  };

/** Takes the last restoring back. */
export const unrestoreVersion = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { restored } = getState().library;
  if (restored === undefined) return;
  const { path, id } = restored;
  const name = await dispatch(writeVersion(path, id));
  if (name === undefined) return;
  dispatch(listRestored(undefined));
  await dispatch(loadLibrary(path));
};

/** The open list becomes what it was: a step like any other, to be undone. */
export const restoreInList =
  (path: string, id: string): Thunk<Promise<void>> =>
  async (dispatch, _, { host, engine }) => {
    const until = dispatch(untilWhen(id));
    const read = await host.readVersion({ path, id });
    if (read.kind === 'failed') dispatch(hostFailed(read.problem));
    if (read.kind !== 'done') return;
    const answer = await engine.call('restore', { file: read.value.text });
    if (answer.kind === 'failed') {
      dispatch(engineFailed(answer.problem));
      return;
    }
    if (answer.value.isDone) {
      dispatch(chooseRow(undefined));
      dispatch(noticed({ severity: 'ok', told: told('version-in-list', until), about: 'restored' }));
      return;
    }
    // It is of other books: the file becomes that text, and the list follows it.
    if (!(await dispatch(saveNow())) || (await dispatch(writeVersion(path, id))) === undefined) return;
    await dispatch(followFile());
    dispatch(noticed({ severity: 'ok', told: told('version-in-list-anew', until) }));
  };

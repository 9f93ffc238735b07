import { clearEntry, entryLock, freeEntries, readEntry } from './journal';
import { maySafelyLeave } from './leave-list';
import { asideListed } from './library-slice';
import { showOpened } from './open-list';
import { saveNow } from './save-list';
import { engineFailed } from './say-problem';
import type { Thunk } from './store';
import { busy } from './view-slice';

/** Lists what was left unsaved and no window is working on. */
export const loadAside = (): Thunk<Promise<void>> => async (dispatch) => {
  const entries = await dispatch(freeEntries());
  dispatch(asideListed(entries.map(({ key, name, at }) => ({ key, name, at }))));
};

/** Opens what was left unsaved, as it was, and saves it if that can be done now. */
export const openAside =
  (key: string): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine, windows }) => {
    if (!(await dispatch(maySafelyLeave({ kind: 'aside', key })))) return;
    const letGo = await windows.take(entryLock(key));
    const entry = dispatch(readEntry(key));
    letGo?.();
    if (letGo === undefined || entry === undefined) return dispatch(loadAside());
    dispatch(busy(true));
    const answer = await engine.call('open', { file: entry.text });
    dispatch(busy(false));
    if (answer.kind === 'failed') {
      dispatch(engineFailed(answer.problem));
      return;
    }
    const { text, path, basedOn } = entry;
    const from = { savedAt: undefined, key, isUnsaved: true };
    dispatch(showOpened(answer.value, { ...from, path, basedOn }, 'builder', text));
    await dispatch(saveNow());
    // A file that a browser once let be written is out of reach by now.
    if (getState().document.problem?.kind !== 'not-found') return;
    dispatch(showOpened(answer.value, { ...from, path: undefined, basedOn: undefined }, 'builder', text));
    await dispatch(saveNow());
  };

export const discardAside =
  (key: string): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(clearEntry(key));
    await dispatch(loadAside());
  };

import { told } from '../words/notice-words';
import { commitTyping } from './commit-typing';
import { saveDone } from './document-slice';
import { isUnsaved } from './is-unsaved';
import { clearJournal } from './journal';
import { isOnlyShown } from './only-shown';
import { saveNow } from './save-list';
import { engineFailed, hostFailed } from './say-problem';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/**
 * Saves the open list, then writes it where the user says; it goes on from there, as another list than the one that
 * stays behind. A download is still the same list, and so is what was saved over its own file.
 */
export const saveAs =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    if (dispatch(isOnlyShown()) || !getState().document.isOpen) return;
    commitTyping();
    await dispatch(saveNow());
    const before = getState().document.path;
    if (!(await dispatch(writeElsewhere())) || before === getState().document.path) return;
    const answer = await engine.call('become-copy', null);
    if (answer.kind === 'failed') dispatch(engineFailed(answer.problem));
    else await dispatch(saveNow(true));
  };

/**
 * Writes the open list where the user says. It goes on from there. A browser without such a dialog downloads a copy.
 * @returns true when it was written
 */
export const writeElsewhere =
  (): Thunk<Promise<boolean>> =>
  async (dispatch, getState, { host, engine, now }) => {
    const answer = await engine.call('text', null);
    if (answer.kind === 'failed') {
      dispatch(engineFailed(answer.problem));
      return false;
    }
    const { text: content, name, revision } = answer.value;
    const written = await host.exportFile({ name: `${name}.muster`, content });
    if (written.kind === 'failed') dispatch(hostFailed(written.problem));
    if (written.kind !== 'done') return false;
    const { path, version, name: file } = written.value;
    const saved = path === undefined ? told('downloaded', file) : told('written', file);
    dispatch(noticed({ severity: 'ok', told: saved }));
    if (path !== undefined) {
      dispatch(saveDone({ path, basedOn: version, savedRevision: revision, savedAt: now() }));
      if (!isUnsaved(getState())) dispatch(clearJournal());
    }
    return true;
  };

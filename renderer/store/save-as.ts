import { told } from '../words/notice-words';
import { commitTyping } from './commit-typing';
import { saveDone } from './document-slice';
import { isUnsaved } from './is-unsaved';
import { clearJournal } from './journal';
import { saveNow } from './save-list';
import { engineFailed, hostFailed } from './say-problem';
import { exportShown } from './share-list';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/**
 * Saves the open list, then writes it where the user says; it goes on from there, as another list than the one that
 * stays behind. A download is still the same list, and so is what was saved over its own file.
 */
export const saveAs =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    if (getState().builder.missing !== undefined) {
      await dispatch(exportShown('muster'));
      return;
    }
    if (!getState().document.isOpen) return;
    commitTyping();
    await dispatch(saveNow());
    const before = getState().document.path;
    const id = crypto.randomUUID();
    if (!(await dispatch(writeElsewhere(id))) || before === getState().document.path) return;
    const written = getState().document.basedOn;
    const answer = await engine.call('become-copy', { id });
    if (answer.kind === 'failed') dispatch(engineFailed(answer.problem));
    // It was written as that copy already, unless an edit of this moment was saved before the list became it.
    else if (getState().document.basedOn !== written) await dispatch(saveNow(true));
  };

/**
 * Writes the open list where the user says. It goes on from there. A browser without such a dialog downloads a copy.
 * @param otherId that of the list which it is to be at another place than its own; left out, it is the same list everywhere
 * @returns true when it was written
 */
export const writeElsewhere =
  (otherId?: string): Thunk<Promise<boolean>> =>
  async (dispatch, getState, { host, engine, now }) => {
    const answer = await engine.call('text', null);
    if (answer.kind === 'failed') {
      dispatch(engineFailed(answer.problem));
      return false;
    }
    const { text, name, revision } = answer.value;
    const other = otherId === undefined ? answer : await engine.call('text', { id: otherId });
    if (other.kind === 'failed') {
      dispatch(engineFailed(other.problem));
      return false;
    }
    const same = { path: getState().document.path, content: text };
    const written = await host.exportFile({
      name: `${name}.muster`,
      content: other.value.text,
      ...(otherId === undefined ? {} : { same }),
    });
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

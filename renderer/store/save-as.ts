import { WORDS } from '../words/use-words';
import { saveDone } from './document-slice';
import { saveNow } from './save-list';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** Writes the open list where the user says; it goes on from there. A browser without such a dialog downloads a copy. */
export const saveAs =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { host, engine, now }) => {
    if (!getState().document.isOpen) return;
    await dispatch(saveNow());
    const answer = await engine.call('text', null);
    if (answer.kind === 'failed') return;
    const { text: content, name, revision } = answer.value;
    const written = await host.exportFile({ name: `${name}.muster`, content });
    const words = WORDS[getState().settings.language];
    if (written.kind === 'failed') {
      dispatch(noticed({ severity: 'error', text: words.problems.host[written.problem.kind] }));
    }
    if (written.kind !== 'done') return;
    const { path, version, name: file } = written.value;
    const text = path === undefined ? words.saving.downloaded(file) : words.sheet.saved(file);
    dispatch(noticed({ severity: 'ok', text }));
    if (path !== undefined) {
      dispatch(saveDone({ path, basedOn: version, savedRevision: revision, savedAt: now() }));
    }
  };

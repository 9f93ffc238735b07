import { WORDS } from '../words/use-words';
import { saveDone } from './document-slice';
import { saveNow } from './save-list';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** Writes the open list where the user says; it goes on from there. In a browser it is a copy among the downloads. */
export const saveAs =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { host, engine, now }) => {
    if (!getState().document.isOpen) return;
    await dispatch(saveNow());
    const answer = await engine.call('text', null);
    if (answer.kind === 'failed') return;
    const { text, name, revision } = answer.value;
    const written = await host.exportFile({ name: `${name}.muster`, content: text });
    const words = WORDS[getState().settings.language];
    if (written.kind === 'failed') {
      dispatch(noticed({ severity: 'error', text: words.problems.host[written.problem.kind] }));
    }
    if (written.kind !== 'done') return;
    dispatch(noticed({ severity: 'ok', text: words.sheet.saved(written.value.name) }));
    const { path, version } = written.value;
    if (path !== undefined) {
      dispatch(saveDone({ path, basedOn: version, savedRevision: revision, savedAt: now() }));
    }
  };

import { told } from '../words/notice-words';
import { viewFollowed } from './builder-slice';
import { documentFollowed } from './document-slice';
import { chooseRow } from './edit-list';
import { isUnsaved } from './is-unsaved';
import { keepText } from './kept-text';
import { saveNow, savesDone } from './save-list';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/**
 * The file of the open list may have been written by another window or program. As long as nothing is unsaved here, the
 * list follows it, so that two windows of one list do not end in a conflict. What cannot be read is not followed. A
 * conflict that is told is looked into again: it may be over.
 */
export const followFile = (): Thunk<Promise<void>> => async (dispatch, getState, ports) => {
  const { host, engine } = ports;
  await dispatch(savesDone());
  const { isOpen, key, path, basedOn, problem } = getState().document;
  if (!isOpen || path === undefined) return;
  if (problem?.kind === 'changed-on-disk') {
    await dispatch(saveNow());
    return;
  }
  if (isUnsaved(getState())) return;
  const read = await host.readList({ path });
  if (read.kind !== 'done' || read.value.version === basedOn) return;
  const { text, version } = read.value;
  if ((await engine.call('examine', { file: text })).kind === 'failed') return;
  // Edits that are on their way are the old list's: their patches are here before this answer.
  await engine.call('text', null);
  await dispatch(savesDone());
  const now = getState().document;
  if (now.key !== key || now.basedOn !== basedOn || isUnsaved(getState())) return;
  const answer = await engine.call('open', { file: text });
  if (answer.kind === 'failed') return;
  const { view } = answer.value;
  keepText(ports, { key, text });
  dispatch(
    documentFollowed({ basedOn: version, savedAt: ports.now(), savedRevision: view.history.revision }),
  );
  dispatch(viewFollowed(view));
  dispatch(chooseRow(getState().builder.row));
  dispatch(noticed({ severity: 'warning', told: told('followed'), about: 'file' }));
};

import { told } from '../words/notice-words';
import type { EngineFate } from '../worker/living-engine';
import { viewFollowed } from './builder-slice';
import { documentFollowed } from './document-slice';
import { chooseRow } from './edit-list';
import { keepAside, readEntry } from './journal';
import { keptText } from './kept-text';
import { closeList } from './leave-list';
import { faultsForgotten } from './library-slice';
import { readSummaries } from './load-library';
import { readSystems } from './new-list';
import { saveNow } from './save-list';
import type { Thunk } from './store';
import { busy, noticed, wentTo } from './view-slice';

/**
 * The engine's thread died. A new one has no list open: the list is opened again as the window last had it, which is at
 * most one step behind. What cannot be opened again is kept aside, so that it is not lost.
 */
export const reviveEngine =
  (fate: EngineFate): Thunk<Promise<void>> =>
  async (dispatch, getState, ports) => {
    dispatch(busy(false));
    if (fate === 'gone') {
      await dispatch(keepAside());
      dispatch(noticed({ severity: 'error', told: told('engine-gone') }));
      return;
    }
    dispatch(faultsForgotten());
    void dispatch(readSystems());
    if (getState().view.screen === 'library') void dispatch(readSummaries());
    const { isOpen, key, basedOn, savedAt } = getState().document;
    if (!isOpen) {
      // A list that was being opened has failed already, and said so.
      if (getState().view.notice === undefined) {
        dispatch(noticed({ severity: 'warning', told: told('engine-restarted') }));
      }
      return;
    }
    const text = keptText(ports, key) ?? dispatch(readEntry(key))?.text;
    const answer = text === undefined ? undefined : await ports.engine.call('open', { file: text });
    if (getState().document.key !== key) return;
    if (answer?.kind !== 'done') {
      await dispatch(keepAside());
      await dispatch(closeList());
      dispatch(wentTo('library'));
      dispatch(noticed({ severity: 'error', told: told('not-reopened') }));
      return;
    }
    dispatch(documentFollowed({ basedOn, savedAt, savedRevision: -1 }));
    dispatch(viewFollowed(answer.value.view));
    dispatch(chooseRow(getState().builder.row));
    dispatch(noticed({ severity: 'warning', told: told('reopened') }));
    await dispatch(saveNow());
  };

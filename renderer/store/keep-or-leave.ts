import { told } from '../words/notice-words';
import type { Destination } from './destination';
import { leavingStopped, saveDone } from './document-slice';
import { edit } from './edit-list';
import { isUnsaved } from './is-unsaved';
import { clearJournal, writeJournal } from './journal';
import { askWhatBecomes, closeList } from './leave-list';
import { openAside } from './load-aside';
import { freeCopyName } from './load-library';
import { openFiles } from './open-files';
import { createList, goToLibrary, openList, showOpened } from './open-list';
import { writeElsewhere } from './save-as';
import { saveNow } from './save-list';
import { engineFailed, hostFailed } from './say-problem';
import type { Thunk } from './store';
import { noticed, wentTo } from './view-slice';

/** Saves once more; over the other text where the file was changed, which is then kept as an earlier version. */
export const keepMine = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { stopped, problem } = getState().document;
  const isSaved = await dispatch(saveNow(problem?.kind === 'changed-on-disk'));
  if (isSaved) await dispatch(goOn(stopped?.next));
  else if (stopped !== undefined) await dispatch(askWhatBecomes(stopped.next));
};

/**
 * Writes the list elsewhere: into the library under a name of its own when only its file is in the way, else where the
 * user says (in a browser among the downloads).
 */
export const saveCopy = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { stopped, problem } = getState().document;
  const isCopied =
    (problem?.kind === 'changed-on-disk' && (await dispatch(copyInLibrary()))) ||
    (await dispatch(writeElsewhere()));
  if (isCopied) await dispatch(goOn(stopped?.next));
};

/** @returns false when the library does not take it either; nothing is changed then */
const copyInLibrary =
  (): Thunk<Promise<boolean>> =>
  async (dispatch, getState, { host, engine, now }) => {
    const name = await dispatch(freeCopyName(getState().builder.view?.head.name ?? ''));
    await dispatch(edit({ kind: 'details', details: { name } }));
    const answer = await engine.call('text', null);
    if (answer.kind === 'failed') return false;
    const { text, revision } = answer.value;
    const saved = await host.saveList({ name, text });
    if (saved.kind !== 'done') {
      await engine.call('undo', null);
      return false;
    }
    const { path, version } = saved.value;
    dispatch(saveDone({ path, basedOn: version, savedRevision: revision, savedAt: now() }));
    if (!isUnsaved(getState())) dispatch(clearJournal());
    return true;
  };

/** Opens the list as its file has it. What was edited here is kept aside. */
export const takeTheirs =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { host, engine }) => {
    const { path } = getState().document;
    if (path === undefined) return;
    const read = await host.readList({ path });
    if (read.kind === 'failed') dispatch(hostFailed(read.problem));
    if (read.kind !== 'done') return;
    await dispatch(writeJournal(true));
    const { text, version } = read.value;
    const answer = await engine.call('open', { file: text });
    if (answer.kind === 'failed') {
      dispatch(engineFailed(answer.problem));
      return;
    }
    dispatch(showOpened(answer.value, { path, basedOn: version, savedAt: undefined }, 'builder', text));
    dispatch(noticed({ severity: 'ok', told: told('took-theirs'), about: 'file' }));
  };

/** Goes where the user was going. What is not saved is kept aside, and offered from then on. */
export const leaveUnsaved = (): Thunk<Promise<void>> => (dispatch, getState) =>
  dispatch(goOn(getState().document.stopped?.next));

/** Tries again to open a list whose data were missing: they may have been added since. */
export const openAgain = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { missing } = getState().builder;
  if (missing !== undefined) await dispatch(goOn(missing.again));
};

export const stayHere = (): Thunk => (dispatch) => {
  dispatch(leavingStopped(undefined));
};

const goOn =
  (next: Destination | undefined): Thunk<Promise<void>> =>
  async (dispatch, getState, { host }) => {
    dispatch(leavingStopped(undefined));
    if (next === undefined) return;
    if (isUnsaved(getState())) {
      await dispatch(writeJournal(true));
      if (next.kind !== 'close') {
        await dispatch(closeList());
        // Whatever becomes of the next step, no screen stands without its list.
        dispatch(wentTo('library'));
      }
    }
    switch (next.kind) {
      case 'close':
        await host.confirmClose();
        return;
      case 'library':
        return dispatch(goToLibrary());
      case 'list':
        return dispatch(openList(next.path, next.modified, next.screen));
      case 'files':
        return dispatch(openFiles(next.files));
      case 'new':
        return dispatch(createList(next.choice));
      case 'aside':
        return dispatch(openAside(next.key));
    }
  };

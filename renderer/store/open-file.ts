import type { OpenedFile } from '../../electron/messages';
import { told } from '../words/notice-words';
import type { EngineProblem, ExaminedList } from '../worker/protocol/calls';
import { askTwin } from './ask-twin';
import { findTwin } from './find-twin';
import { openText } from './open-list';
import { openMine, replaceMine } from './open-twin';
import { saveNow } from './save-list';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/**
 * A list of our own that can be written back is edited where it lies, anything else becomes a list of the library. Where
 * the library has that list, no second one comes to be unasked.
 * @param mayLeave saves the open list first
 * @returns why it was not opened; `stays`: the open list cannot be left
 */
export const openFile =
  (
    file: OpenedFile,
    list: ExaminedList,
    mayLeave: () => Promise<boolean>,
  ): Thunk<Promise<EngineProblem | 'stays' | undefined>> =>
  async (dispatch) => {
    if (!(await mayLeave())) return 'stays';
    const twin = await dispatch(findTwin(file, list));
    if (twin === undefined) return dispatch(openItself(file, list.id === undefined));
    const changed = { mine: twin.changed, file: list.changed };
    const answer = twin.isSame
      ? 'mine'
      : await dispatch(askTwin({ name: twin.name, changed, isInPlace: isInPlace(file) }));
    // The open list may have been changed while it was asked.
    if (answer !== 'cancel' && !(await mayLeave())) return 'stays';
    switch (answer) {
      case 'both':
        return dispatch(openItself(file, true));
      case 'replace':
        return dispatch(replaceMine(twin, file));
      case 'mine':
        await dispatch(openMine(twin));
        return undefined;
      case 'cancel':
        return undefined;
    }
  };

const isOurs = ({ name }: OpenedFile): boolean => name.toLowerCase().endsWith('.muster');
const isInPlace = (file: OpenedFile): boolean => file.path !== undefined && isOurs(file);

/** @param isCopy it becomes another list, with an id of its own */
const openItself =
  (file: OpenedFile, isCopy: boolean): Thunk<Promise<EngineProblem | undefined>> =>
  async (dispatch, getState) => {
    const again = { kind: 'files', files: [file] } as const;
    const { path, basedOn } = isInPlace(file)
      ? { path: file.path, basedOn: file.version }
      : { path: undefined, basedOn: undefined };
    const problem = await dispatch(
      openText(file.bytes, { path, basedOn, savedAt: undefined, isCopy, again }),
    );
    if (problem !== undefined || !getState().document.isOpen) return problem;
    // Of other programs' files nobody expects that they are written.
    if (path === undefined && isOurs(file) && getState().view.notice === undefined) {
      dispatch(noticed({ severity: 'warning', told: told('opened-copy', file.name) }));
    }
    // A file that is edited where it lies is not written before it is.
    if (path === undefined || isCopy) await dispatch(saveNow());
    return undefined;
  };

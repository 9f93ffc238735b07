import type { OpenedFile } from '../../electron/messages';
import { told } from '../words/notice-words';
import type { EngineProblem } from '../worker/protocol/calls';
import type { Twin } from './find-twin';
import { openList, openText } from './open-list';
import { saveNow } from './save-list';
import type { Thunk } from './store';
import { noticed, wentTo } from './view-slice';

/** The list of the library is opened, not the file. */
export const openMine =
  ({ path, modified, name, isSame }: Twin): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { document } = getState();
    // Opened once more it would lose what can be undone.
    if (document.isOpen && document.path === path) dispatch(wentTo('builder'));
    else await dispatch(openList(path, modified));
    if (!isSame || getState().document.path !== path) return;
    dispatch(noticed({ severity: 'ok', told: told('same-twin', name) }));
  };

/**
 * The list of the library is from now on as the file has it. As it was, it is kept among its earlier versions, however
 * short ago one was kept: what is written over it is based on another text.
 * @returns why it was not opened; nothing is replaced then
 */
export const replaceMine =
  ({ path, name }: Twin, file: OpenedFile): Thunk<Promise<EngineProblem | undefined>> =>
  async (dispatch, getState) => {
    const again = { kind: 'files', files: [file] } as const;
    const from = { path, basedOn: file.version, savedAt: undefined, isUnsaved: true, again };
    const problem = await dispatch(openText(file.bytes, from));
    if (problem !== undefined || getState().document.path !== path) return problem;
    if (!(await dispatch(saveNow(true))) || getState().view.notice !== undefined) return undefined;
    dispatch(noticed({ severity: 'ok', told: told('replaced-twin', name) }));
    return undefined;
  };

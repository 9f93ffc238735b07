import type { ChosenFiles, HostProblem, OpenedFile } from '../../electron/messages';
import { type Told, told } from '../words/notice-words';
import type { EngineProblem } from '../worker/protocol/calls';
import { maySafelyLeave } from './leave-list';
import { openFile } from './open-file';
import { hostFailed } from './say-problem';
import type { Ports, Thunk } from './store';
import { busy, noticed } from './view-slice';

/** Files come from dialogs, drops and the system, several at a time: each waits for the one before it. */
const queues = new WeakMap<Ports, Promise<void>>();

/**
 * Opens files from outside, one after the other; the last one that can be read stays open. What cannot be read leaves
 * the open list alone and is told with its name and why.
 */
export const openFiles =
  (files: readonly OpenedFile[], problems: readonly HostProblem[] = []): Thunk<Promise<void>> =>
  (dispatch, _getState, ports) => {
    const before = queues.get(ports) ?? Promise.resolve();
    const opening = before.then(() => dispatch(openInTurn(files, problems)));
    queues.set(
      ports,
      opening.catch(() => undefined),
    );
    return opening;
  };

const openInTurn =
  (files: readonly OpenedFile[], problems: readonly HostProblem[]): Thunk<Promise<void>> =>
  async (dispatch, _, { engine }) => {
    const refuse = ({ name }: OpenedFile, problem: EngineProblem): void =>
      dispatch(refused(told('file-of-engine', name, problem)));
    for (const problem of problems) {
      const name = problem.path?.split(/[/\\]/).at(-1) ?? '';
      dispatch(refused(told('file-of-host', name, problem)));
    }
    for (const [index, file] of files.entries()) {
      dispatch(busy(true));
      const examined = await engine.call('examine', { file: file.bytes });
      dispatch(busy(false));
      if (examined.kind === 'failed') {
        refuse(file, examined.problem);
        continue;
      }
      const mayLeave = () => dispatch(maySafelyLeave({ kind: 'files', files: files.slice(index) }));
      const problem = await dispatch(openFile(file, examined.value, mayLeave));
      if (problem === 'stays') return;
      if (problem !== undefined) refuse(file, problem);
    }
  };

/** One more file that was not opened. Those that are told already stay. */
const refused =
  (file: Told): Thunk =>
  (dispatch, getState) => {
    const all = [...(getState().view.notice?.refused ?? []), file];
    const both = all.length === 1 ? file : told('not-opened', all.length);
    dispatch(noticed({ severity: 'error', told: both, refused: all }));
  };

/** Opens files that were dropped on the window as if they had been chosen. */
export const openDropped =
  (files: readonly File[]): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const opened = await host.openDropped({ files });
    if (opened.kind === 'failed') dispatch(hostFailed(opened.problem));
    if (opened.kind === 'done') await dispatch(openChosen(opened.value));
  };

export const chooseFile =
  (): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const chosen = await host.chooseFiles({ purpose: 'lists' });
    if (chosen.kind === 'failed') dispatch(hostFailed(chosen.problem));
    if (chosen.kind === 'done') await dispatch(openChosen(chosen.value));
  };

/** Opens the lists that a notice offers. */
export const openOffered =
  (files: readonly OpenedFile[]): Thunk<Promise<void>> =>
  (dispatch) =>
    dispatch(openChosen({ files, problems: [] }));

const openChosen =
  ({ files, problems }: ChosenFiles): Thunk<Promise<void>> =>
  (dispatch) => {
    // Another handful: what was told of the last one has been read.
    dispatch(noticed(undefined));
    return dispatch(openFiles(files, problems));
  };

import type { HostProblem, OpenedFile } from '../../electron/messages';
import { engineSentence, fileSentence, hostSentence } from '../words/problem-sentence';
import { WORDS } from '../words/use-words';
import type { EngineProblem } from '../worker/protocol/calls';
import { maySafelyLeave } from './leave-list';
import { isOfData } from './library-slice';
import { openText, showMissing, showOpened } from './open-list';
import { saveNow } from './save-list';
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
  async (dispatch, getState, { engine }) => {
    const words = () => WORDS[getState().settings.language];
    for (const problem of problems) {
      const name = problem.path?.split(/[/\\]/).at(-1) ?? '';
      dispatch(refused(fileSentence(name, hostSentence(problem, words()), words())));
    }
    for (const [index, file] of files.entries()) {
      dispatch(busy(true));
      const examined = await engine.call('examine', { file: file.bytes });
      dispatch(busy(false));
      if (examined.kind === 'failed') {
        dispatch(refused(fileSentence(file.name, engineSentence(examined.problem, words()), words())));
        continue;
      }
      if (!(await dispatch(maySafelyLeave({ kind: 'files', files: files.slice(index) })))) return;
      const problem = await dispatch(openFile(file));
      if (problem !== undefined) dispatch(refused(problem));
    }
  };

/**
 * A list of our own that can be written back is edited where it lies, anything else becomes a new list, and of a list of
 * ours that is said.
 * @returns why it was not opened
 */
const openFile =
  (file: OpenedFile): Thunk<Promise<string | undefined>> =>
  async (dispatch, getState, { engine }) => {
    const { path, name, bytes, version } = file;
    const again = { kind: 'files', files: [file] } as const;
    const isOurs = name.toLowerCase().endsWith('.muster');
    const why = (problem: EngineProblem): string => {
      const words = WORDS[getState().settings.language];
      return fileSentence(name, engineSentence(problem, words), words);
    };
    if (path !== undefined && isOurs) {
      const problem = await dispatch(openText(bytes, { path, basedOn: version, savedAt: undefined, again }));
      return problem === undefined ? undefined : why(problem);
    }
    dispatch(busy(true));
    const answer = await engine.call('import', { name, bytes });
    dispatch(busy(false));
    if (answer.kind === 'failed') {
      const known = isOfData(answer.problem) ? await engine.call('known', { file: bytes }) : undefined;
      if (known?.kind !== 'done') return why(answer.problem);
      dispatch(showMissing(known.value, { problem: answer.problem, again }));
      return undefined;
    }
    dispatch(showOpened(answer.value, { path: undefined, basedOn: undefined, savedAt: undefined }));
    // Of other programs' files nobody expects that they are written.
    if (isOurs && getState().view.notice === undefined) {
      const text = WORDS[getState().settings.language].saving.openedCopy(name);
      dispatch(noticed({ severity: 'warning', text }));
    }
    await dispatch(saveNow());
    return undefined;
  };

/** One more file that was not opened. Those that are told already stay. */
const refused =
  (sentence: string): Thunk =>
  (dispatch, getState) => {
    const words = WORDS[getState().settings.language];
    const all = [...(getState().view.notice?.refused ?? []), sentence];
    const text = all.length === 1 ? sentence : words.library.notOpened(all.length);
    dispatch(noticed({ severity: 'error', text, refused: all }));
  };

export const chooseFile =
  (): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const chosen = await host.chooseFiles({ purpose: 'lists' });
    if (chosen.kind === 'failed') dispatch(hostFailed(chosen.problem));
    if (chosen.kind !== 'done') return;
    // Another handful: what was told of the last one has been read.
    dispatch(noticed(undefined));
    await dispatch(openFiles(chosen.value.files, chosen.value.problems));
  };

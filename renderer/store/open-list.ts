import type { OpenedFile } from '../../electron/messages';
import { WORDS, type Words } from '../words/use-words';
import type { CallResult } from '../worker/engine-client';
import type { EngineProblem, OpenedList } from '../worker/protocol/calls';
import type { NewListChoice } from '../worker/protocol/new-list';
import { viewClosed, viewOpened } from './builder-slice';
import { documentClosed, documentOpened } from './document-slice';
import { loadLibrary } from './load-library';
import { saveNow } from './save-list';
import type { Thunk } from './store';
import { busy, noticed, type Screen, wentTo } from './view-slice';

interface OpenFrom {
  /** Name of a file from outside, for what is said of it. */
  readonly file?: string;
  readonly path: string | undefined;
  readonly basedOn: string | undefined;
  readonly savedAt: number | undefined;
}

const show =
  (answer: CallResult<OpenedList>, from: OpenFrom, screen: Screen): Thunk<boolean> =>
  (dispatch, getState) => {
    dispatch(busy(false));
    const words = WORDS[getState().settings.language];
    if (answer.kind === 'failed') {
      dispatch(noticed({ severity: 'error', text: openFailure(answer.problem, from.file, words) }));
      return false;
    }
    const { view, losses } = answer.value;
    const savedRevision = from.path === undefined ? -1 : view.history.revision;
    dispatch(documentOpened({ ...from, savedRevision }));
    dispatch(viewOpened(view));
    dispatch(wentTo(screen));
    if (losses.length > 0) {
      dispatch(noticed({ severity: 'warning', text: `${words.library.imported} ${losses.join(' · ')}` }));
    }
    return true;
  };

/** What, why, what to do; the engine's own sentence says where, in the user's language. */
function openFailure({ kind, detail }: EngineProblem, file: string | undefined, words: Words): string {
  const said = kind === 'fault' ? '' : detail;
  return [
    file === undefined ? words.problems.engine[kind] : words.library.brokenTitle(file),
    said === '' && file !== undefined ? words.problems.engine[kind] : said,
    words.library.brokenAsk,
  ]
    .filter((part) => part !== '')
    .join('. ')
    .replaceAll('..', '.');
}

/** Opens a list of the library. */
export const openList =
  (path: string, modified: number | undefined, screen: Screen = 'builder'): Thunk<Promise<void>> =>
  async (dispatch, getState, { host, engine }) => {
    await dispatch(leaveList());
    const text = await host.readList({ path });
    if (text.kind === 'failed') {
      const words = WORDS[getState().settings.language];
      dispatch(noticed({ severity: 'error', text: words.problems.host[text.problem.kind] }));
      return;
    }
    if (text.kind === 'cancelled') return;
    dispatch(busy(true));
    const answer = await engine.call('open', { text: text.value.text });
    dispatch(show(answer, { path, basedOn: text.value.version, savedAt: modified }, screen));
  };

/** Opens a file from outside: a list of our own with a path is edited where it lies, anything else becomes a new list. */
export const openFile =
  (file: OpenedFile): Thunk<Promise<void>> =>
  async (dispatch, _, { engine }) => {
    await dispatch(leaveList());
    dispatch(busy(true));
    if (file.path !== undefined && file.name.toLowerCase().endsWith('.muster')) {
      const answer = await engine.call('open', { text: new TextDecoder().decode(file.bytes) });
      dispatch(
        show(
          answer,
          { file: file.name, path: file.path, basedOn: file.version, savedAt: undefined },
          'builder',
        ),
      );
      return;
    }
    const answer = await engine.call('import', { name: file.name, bytes: file.bytes });
    const isShown = dispatch(
      show(answer, { file: file.name, path: undefined, basedOn: undefined, savedAt: undefined }, 'builder'),
    );
    if (isShown) await dispatch(saveNow());
  };

export const chooseFile =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { host }) => {
    const chosen = await host.chooseFiles({ purpose: 'lists' });
    if (chosen.kind === 'failed') {
      const words = WORDS[getState().settings.language];
      dispatch(noticed({ severity: 'error', text: words.problems.host[chosen.problem.kind] }));
    }
    if (chosen.kind !== 'done') return;
    for (const file of chosen.value) await dispatch(openFile(file));
  };

export const createList =
  (choice: NewListChoice): Thunk<Promise<void>> =>
  async (dispatch, _, { engine }) => {
    await dispatch(leaveList());
    dispatch(busy(true));
    const answer = await engine.call('create', choice);
    const isShown = dispatch(
      show(answer, { path: undefined, basedOn: undefined, savedAt: undefined }, 'builder'),
    );
    if (isShown) await dispatch(saveNow());
  };

/** Saves what is not saved yet and lets the list go. */
export const leaveList =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    if (!getState().document.isOpen) return;
    await dispatch(saveNow());
    dispatch(documentClosed());
    dispatch(viewClosed());
    await engine.call('close', null);
  };

export const goToLibrary = (): Thunk<Promise<void>> => async (dispatch) => {
  await dispatch(leaveList());
  dispatch(wentTo('library'));
  await dispatch(loadLibrary());
};

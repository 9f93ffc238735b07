import type { OpenedFile } from '../../electron/messages';
import { WORDS, type Words } from '../words/use-words';
import type { CallResult } from '../worker/engine-client';
import type { EngineProblem, OpenedList } from '../worker/protocol/calls';
import type { NewListChoice } from '../worker/protocol/new-list';
import { knownShown, viewClosed, viewOpened } from './builder-slice';
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
      const told = losses.map((each) => `${each}.`).join(' ');
      const text = from.path === undefined ? `${words.library.imported} ${told}` : told;
      dispatch(noticed({ severity: 'warning', text }));
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
  async (dispatch, getState, { host }) => {
    await dispatch(leaveList());
    const text = await host.readList({ path });
    if (text.kind === 'failed') {
      const words = WORDS[getState().settings.language];
      dispatch(noticed({ severity: 'error', text: words.problems.host[text.problem.kind] }));
      return;
    }
    if (text.kind === 'cancelled') return;
    const from = { path, basedOn: text.value.version, savedAt: modified };
    await dispatch(openText(text.value.text, from, screen));
  };

/** A list whose data are read within this time is shown once, with all that is to be said of it. */
const BLINK_MS = 60;

/** Reads a list; while its data are on the way, what its file says by itself is shown. */
const openText =
  (text: string, from: OpenFrom, screen: Screen): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    dispatch(busy(true));
    const opening = engine.call('open', { text });
    const known = await engine.call('known', { text });
    let isShown = false;
    const timer = setTimeout(() => {
      if (known.kind === 'failed') return;
      isShown = true;
      dispatch(knownShown(known.value));
      dispatch(wentTo(screen));
    }, BLINK_MS);
    const answer = await opening;
    clearTimeout(timer);
    if (!isShown) {
      dispatch(show(answer, from, screen));
      return;
    }
    // Left again before it was read.
    if (getState().builder.known === undefined) {
      dispatch(busy(false));
      await engine.call('close', null);
      return;
    }
    if (answer.kind === 'failed') {
      dispatch(viewClosed());
      dispatch(wentTo('library'));
    }
    dispatch(show(answer, from, screen));
  };

/**
 * Opens a file from outside: a list of our own that can be written back is edited where it lies, anything else becomes
 * a new list, and of a list of ours that is said.
 */
export const openFile =
  (file: OpenedFile): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    await dispatch(leaveList());
    const isOurs = file.name.toLowerCase().endsWith('.muster');
    if (file.path !== undefined && isOurs) {
      const from = { file: file.name, path: file.path, basedOn: file.version, savedAt: undefined };
      await dispatch(openText(new TextDecoder().decode(file.bytes), from, 'builder'));
      return;
    }
    dispatch(busy(true));
    const answer = await engine.call('import', { name: file.name, bytes: file.bytes });
    const isShown = dispatch(
      show(answer, { file: file.name, path: undefined, basedOn: undefined, savedAt: undefined }, 'builder'),
    );
    if (!isShown) return;
    // Of other programs' files nobody expects that they are written.
    if (isOurs && getState().view.notice === undefined) {
      const text = WORDS[getState().settings.language].saving.openedCopy(file.name);
      dispatch(noticed({ severity: 'warning', text }));
    }
    await dispatch(saveNow());
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

export const goToLibrary = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  await dispatch(leaveList());
  if (getState().builder.known !== undefined) dispatch(viewClosed());
  dispatch(wentTo('library'));
  await dispatch(loadLibrary());
};

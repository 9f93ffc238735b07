import { told } from '../words/notice-words';
import type { EngineProblem, OpenedList } from '../worker/protocol/calls';
import type { KnownView } from '../worker/protocol/known-view';
import type { NewListChoice } from '../worker/protocol/new-list';
import { dataMissing, knownShown, type MissingData, viewClosed, viewOpened } from './builder-slice';
import { documentClosed, documentOpened } from './document-slice';
import { keepText, ONLY_SHOWN } from './kept-text';
import { closeList, maySafelyLeave } from './leave-list';
import { entryChosen, isOfData } from './library-slice';
import { listFiles, readSummaries } from './load-library';
import { saveNow } from './save-list';
import { engineFailed, hostFailed } from './say-problem';
import type { Ports, Thunk } from './store';
import { busy, noticed, type Screen, wentTo } from './view-slice';

export interface OpenFrom {
  readonly path: string | undefined;
  readonly basedOn: string | undefined;
  readonly savedAt: number | undefined;
  /** Its entry in the journal; else it gets a new one. */
  readonly key?: string;
  /** The text is not what the file holds. */
  readonly isUnsaved?: boolean;
  /** Another list than the one of the file: it gets an id of its own. */
  readonly isCopy?: boolean;
}

/** What the engine opened becomes the open list. */
export const showOpened =
  (
    { view, losses }: OpenedList,
    { isUnsaved, isCopy, key = crypto.randomUUID(), ...from }: OpenFrom,
    screen: Screen = 'builder',
    text?: string | Uint8Array,
  ): Thunk =>
  (dispatch, getState, ports) => {
    const isSaved = from.path !== undefined && isUnsaved !== true && isCopy !== true;
    if (text !== undefined) keepText(ports, { key, text });
    // What was told of other files of the same handful is still to be read.
    const before = getState().view.notice;
    dispatch(documentOpened({ ...from, key, savedRevision: isSaved ? view.history.revision : -1 }));
    dispatch(viewOpened(view));
    dispatch(wentTo(screen));
    if (losses.en.length > 0) {
      dispatch(noticed({ severity: 'warning', told: told('losses', losses, from.path === undefined) }));
    }
    if (before?.refused !== undefined) dispatch(noticed(before));
  };

/** A list whose data are not there: it is shown as its file says it by itself, and what is missing is told. */
export const showMissing =
  (known: KnownView, missing: MissingData, text: string | Uint8Array): Thunk =>
  (dispatch, _, ports) => {
    dispatch(documentClosed());
    keepText(ports, { key: ONLY_SHOWN, text });
    dispatch(dataMissing({ known, missing }));
    dispatch(wentTo('builder'));
    dispatch(engineFailed(missing.problem));
  };

/** A list whose data are read within this time is shown once, with all that is to be said of it. */
const BLINK_MS = 60;

/** Which opening is the latest, for each store: an earlier one that is still on its way is not wanted any more. */
const turns = new WeakMap<Ports, number>();

/**
 * Reads a list; while its data are on the way, or are not there, what its file says by itself is shown.
 * @returns why it was not opened
 */
export const openText =
  (
    file: string | Uint8Array,
    from: OpenFrom & Pick<MissingData, 'again'>,
    screen: Screen = 'builder',
  ): Thunk<Promise<EngineProblem | undefined>> =>
  async (dispatch, getState, ports) => {
    const { engine } = ports;
    const { again, ...opened } = from;
    const turn = (turns.get(ports) ?? 0) + 1;
    turns.set(ports, turn);
    dispatch(busy(true));
    const opening = engine.call('open', { file, isCopy: from.isCopy === true });
    const known = await engine.call('known', { file });
    let isKnownShown = false;
    const timer = setTimeout(() => {
      if (known.kind === 'failed' || turns.get(ports) !== turn) return;
      isKnownShown = true;
      dispatch(documentClosed());
      dispatch(knownShown(known.value));
      dispatch(wentTo(screen));
    }, BLINK_MS);
    const answer = await opening;
    clearTimeout(timer);
    if (turns.get(ports) !== turn) return undefined;
    dispatch(busy(false));
    if (isKnownShown && getState().builder.known === undefined) {
      // Left again before it was read.
      await engine.call('close', null);
      return undefined;
    }
    if (answer.kind === 'done') {
      dispatch(showOpened(answer.value, opened, screen, file));
      return undefined;
    }
    if (known.kind === 'done' && isOfData(answer.problem)) {
      dispatch(showMissing(known.value, { problem: answer.problem, again }, file));
      return undefined;
    }
    if (isKnownShown) {
      dispatch(viewClosed());
      dispatch(wentTo('library'));
    }
    return answer.problem;
  };

/** Opens a list of the library. */
export const openList =
  (path: string, modified: number | undefined, screen: Screen = 'builder'): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    if (!(await dispatch(maySafelyLeave({ kind: 'list', path, modified, screen })))) return;
    const read = await host.readList({ path });
    if (read.kind === 'failed') dispatch(hostFailed(read.problem));
    if (read.kind !== 'done') return;
    const { text, version } = read.value;
    const again = { kind: 'list', path, modified, screen } as const;
    const problem = await dispatch(
      openText(text, { path, basedOn: version, savedAt: modified, again }, screen),
    );
    if (problem !== undefined) dispatch(engineFailed(problem));
  };

export const createList =
  (choice: NewListChoice): Thunk<Promise<void>> =>
  async (dispatch, _, { engine }) => {
    if (!(await dispatch(maySafelyLeave({ kind: 'new', choice })))) return;
    dispatch(busy(true));
    const answer = await engine.call('create', choice);
    dispatch(busy(false));
    if (answer.kind === 'failed') {
      dispatch(engineFailed(answer.problem));
      return;
    }
    dispatch(showOpened(answer.value, { path: undefined, basedOn: undefined, savedAt: undefined }));
    await dispatch(saveNow());
  };

export const goToLibrary = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  if (!(await dispatch(maySafelyLeave({ kind: 'library' })))) return;
  // Who comes back stands on the list that was left, which may be a new one.
  const { path } = getState().document;
  await dispatch(listFiles());
  await dispatch(closeList());
  if (path !== undefined) dispatch(entryChosen(path));
  dispatch(wentTo('library'));
  await dispatch(readSummaries());
};

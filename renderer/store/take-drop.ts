import { type DroppedPlace, FILE_ENDINGS } from '../../electron/messages';
import { told } from '../words/notice-words';
import { addDropped } from './data-places';
import { openDropped, openFiles } from './open-files';
import type { Thunk } from './store';
import { noticed, wentTo } from './view-slice';

/** A folder or a zip: it may hold data, lists or both. */
export interface DroppedFolder extends DroppedPlace {
  /** Files of a folder that are lists by their ending, and nothing else. */
  readonly lists?: readonly File[];
}

/** What a hand dropped on the window at once. */
export interface Dropped {
  readonly places: readonly DroppedFolder[];
  readonly files: readonly File[];
}

/**
 * Data are added, which the data screen shows, and lists opened after them, those of folders too: they may need the data.
 * A single file of data is none of both: it may lack what it is linked with.
 */
export const takeDrop =
  ({ places, files }: Dropped): Thunk<Promise<void>> =>
  async (dispatch) => {
    const inFolders: File[] = [];
    for (const place of places) inFolders.push(...(await dispatch(takeFolder(place))));
    const loose = files.filter(({ name }) => isData(name));
    const lists = [...inFolders, ...files.filter(({ name }) => !isData(name))];
    if (lists.length > 0) await dispatch(openDropped(lists));
    const [first] = loose;
    if (first === undefined) return;
    dispatch(noticed({ severity: 'warning', told: told('loose', first.name, loose.length - 1) }));
  };

/**
 * Adds what data there are in a folder or zip. One that holds neither data nor lists is told.
 * @returns the lists in it
 */
const takeFolder =
  ({ lists = [], ...place }: DroppedFolder): Thunk<Promise<readonly File[]>> =>
  async (dispatch, getState) => {
    const { files = [] } = place;
    if (lists.length > 0 && files.length === 0) return lists;
    if (getState().view.screen !== 'data') dispatch(wentTo('data'));
    const came = await dispatch(addDropped(place));
    if (typeof came === 'string') return lists;
    if (came.lists.length > 0) await dispatch(openFiles(came.lists));
    const all = [...lists, ...(await dispatch(listsAmong(files)))];
    if (all.length + came.lists.length === 0) {
      const neither = told('neither', came.name || (place.file?.name ?? ''), came.why);
      dispatch(noticed({ severity: 'error', told: neither, about: 'places' }));
    }
    return all;
  };

/** Of files that may be data as well as lists those that are lists. */
const listsAmong =
  (files: NonNullable<DroppedPlace['files']>): Thunk<Promise<readonly File[]>> =>
  async (_dispatch, _getState, { engine }) => {
    const found: File[] = [];
    for (const { name, file } of files) {
      if (!LISTS.includes(endingOf(name))) continue;
      const bytes = new Uint8Array(await file.arrayBuffer());
      if ((await engine.call('examine', { file: bytes })).kind === 'done') found.push(file);
    }
    return found;
  };

const LISTS: readonly string[] = FILE_ENDINGS.lists;
const DATA: readonly string[] = FILE_ENDINGS.data;

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

function isData(name: string): boolean {
  return DATA.includes(endingOf(name)) && !LISTS.includes(endingOf(name));
}

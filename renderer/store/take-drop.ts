import { type DroppedPlace, FILE_ENDINGS } from '../../electron/messages';
import { told } from '../words/notice-words';
import { addDropped } from './data-places';
import { openDropped } from './open-files';
import type { Thunk } from './store';
import { noticed, wentTo } from './view-slice';

/** What a hand dropped on the window at once. */
export interface Dropped {
  readonly places: readonly DroppedPlace[];
  readonly files: readonly File[];
}

/**
 * Data are added, which the data screen shows, and lists opened after them: they may need the data. A single file of
 * data is none of both: it may lack what it is linked with.
 */
export const takeDrop =
  ({ places, files }: Dropped): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (places.length > 0 && getState().view.screen !== 'data') dispatch(wentTo('data'));
    for (const place of places) await dispatch(addDropped(place));
    const loose = files.filter(({ name }) => isData(name));
    const lists = files.filter(({ name }) => !isData(name));
    if (lists.length > 0) await dispatch(openDropped(lists));
    const [first] = loose;
    if (first === undefined) return;
    dispatch(noticed({ severity: 'warning', told: told('loose', first.name, loose.length - 1) }));
  };

const LISTS: readonly string[] = FILE_ENDINGS.lists;
const DATA: readonly string[] = FILE_ENDINGS.data;

function isData(name: string): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return DATA.includes(ending) && !LISTS.includes(ending);
}

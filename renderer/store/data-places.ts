import type {
  DataPlace,
  DroppedPlace,
  HostProblem,
  HostResult,
  OpenedFile,
  PlaceInFile,
} from '../../electron/messages';
import { type NothingFound, told } from '../words/notice-words';
import type { DataOverview } from '../worker/protocol/data-view';
import type { ZippedList } from '../worker/zipped-lists';
import { checkData } from './check-data';
import { holdsData, placeOf, selectDataRows, whyNothing } from './data-rows';
import { dataRowChosen, overviewRead, placeRemoved, placesRead } from './data-slice';
import { summariesForgotten } from './library-slice';
import { readSummaries } from './load-library';
import { readSystems } from './new-list';
import { renewList } from './renew-list';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** Before anything is opened: the engine learns which folders and zips of data there are. */
export const openPlaces =
  (): Thunk<Promise<void>> =>
  async (dispatch, _, { host, engine }) => {
    const places = await host.listPlaces();
    if (places.kind !== 'done') return;
    dispatch(placesRead(places.value));
    await engine.call('set-places', { places: places.value });
  };

/** Places came or went, or files in them changed: everything made from them is made again. */
export const refreshPlaces = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  await dispatch(openPlaces());
  await dispatch(renewList());
  await dispatch(readSystems());
  dispatch(summariesForgotten());
  if (getState().view.screen === 'data') await dispatch(readOverview());
  if (getState().view.screen === 'library') await dispatch(readSummaries());
};

/** What data there are, by their heads; then each game is read whole, to count it and to see what is wrong. */
export const readOverview =
  (): Thunk<Promise<void>> =>
  async (dispatch, _, { engine }) => {
    const overview = await engine.call('data', null);
    if (overview.kind !== 'done') return;
    dispatch(overviewRead(overview.value));
    void dispatch(checkData());
  };

/** A place in which there are no data: what it is called, the lists that are there instead, and why there are no data. */
export interface NothingThere {
  readonly name: string;
  readonly lists: readonly OpenedFile[];
  readonly why: NothingFound;
}

/** @returns what a place came to that holds no data: it is not kept, and the user is to be told */
const added =
  (result: HostResult<DataPlace>): Thunk<Promise<'kept' | 'failed' | NothingThere>> =>
  async (dispatch, getState, { host, engine }) => {
    if (result.kind === 'failed') {
      const { detail, path = '' } = result.problem;
      if (detail === 'no data') return nothingThere({ ...NO_PLACE, name: path }, undefined);
      dispatch(placeFailed(result.problem));
    }
    if (result.kind !== 'done') return 'failed';
    const place = result.value;
    const isNew = getState().data.places?.every(({ id }) => id !== place.id) ?? true;
    dispatch(placeRemoved(undefined));
    await dispatch(refreshPlaces());
    const { overview } = getState().data;
    if (isNew && overview !== undefined && !holdsData(place, overview)) {
      // While it can still be read.
      const lists = await engine.call('zipped-lists', { place: place.id });
      await host.removePlace({ id: place.id });
      await dispatch(refreshPlaces());
      return nothingThere(place, overview, lists.kind === 'done' ? lists.value : []);
    }
    // What was added is what the next key is meant for.
    const rows = selectDataRows(getState());
    const own = rows.find((row) => placeOf(row, [place]) !== undefined);
    if (own !== undefined) dispatch(dataRowChosen(own.key));
    return 'kept';
  };

const NO_PLACE = { id: '', name: '', kind: 'folder', path: undefined, files: [], problems: [] } as const;

const nothingThere = (
  place: DataPlace,
  overview: DataOverview | undefined,
  lists: readonly ZippedList[] = [],
): NothingThere => ({
  name: place.path ?? place.name,
  lists: lists.map((list) => ({ ...list, path: undefined, version: '' })),
  why: whyNothing(place, overview),
});

/** Opens a file in an editor at a place, as near as the system can. */
export const openFileAt =
  (place: PlaceInFile): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const opened = await host.openAtPlace(place);
    if (opened.kind === 'failed') dispatch(placeFailed(opened.problem));
  };

/** Of a place without data: what was looked for, where, what stands in the way, what to do. */
const addedOrTold =
  (result: HostResult<DataPlace>): Thunk<Promise<void>> =>
  async (dispatch) => {
    const came = await dispatch(added(result));
    if (typeof came === 'string') return;
    const { name, lists } = came;
    if (lists.length > 0) {
      const only = told('only-lists', name, lists.length);
      dispatch(noticed({ severity: 'warning', told: only, about: 'places', lists }));
      return;
    }
    const nothing = told('nothing-added', came.name, came.why);
    dispatch(noticed({ severity: 'error', told: nothing, about: 'places' }));
  };

export const addPlace =
  (kind: DataPlace['kind']): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) =>
    dispatch(addedOrTold(await host.addPlace({ kind })));

/** Without data it may hold lists: whoever dropped it knows what is to be told. */
export const addDropped =
  (dropped: DroppedPlace): Thunk<Promise<'kept' | 'failed' | NothingThere>> =>
  async (dispatch, _, { host }) =>
    dispatch(added(await host.addDropped(dropped)));

export const removePlace =
  ({ id, name }: Pick<DataPlace, 'id' | 'name'>): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const removed = await host.removePlace({ id });
    if (removed.kind === 'failed') dispatch(placeFailed(removed.problem));
    if (removed.kind !== 'done') return;
    dispatch(placeRemoved({ id, name }));
    await dispatch(refreshPlaces());
  };

/** Takes the last removal back. */
export const restorePlace =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { host }) => {
    const { removed } = getState().data;
    if (removed === undefined) return;
    dispatch(placeRemoved(undefined));
    await dispatch(addedOrTold(await host.restorePlace({ id: removed.id })));
  };

/** The system's own window shows the file. */
export const revealFile =
  (path: string): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const shown = await host.revealInFolder({ path });
    if (shown.kind === 'failed') dispatch(placeFailed(shown.problem));
  };

const placeFailed =
  ({ kind, path }: HostProblem): Thunk =>
  (dispatch) => {
    dispatch(noticed({ severity: 'error', told: told('place-problem', path, kind), about: 'places' }));
  };

import type { DataPlace, DroppedPlace, HostProblem, HostResult, PlaceInFile } from '../../electron/messages';
import { told } from '../words/notice-words';
import type { DataOverview } from '../worker/protocol/data-view';
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

const added =
  (result: HostResult<DataPlace>): Thunk<Promise<void>> =>
  async (dispatch, getState, { host }) => {
    if (result.kind === 'failed') dispatch(placeFailed(result.problem));
    if (result.kind !== 'done') return;
    const place = result.value;
    const isNew = getState().data.places?.every(({ id }) => id !== place.id) ?? true;
    dispatch(placeRemoved(undefined));
    await dispatch(refreshPlaces());
    const { overview } = getState().data;
    if (isNew && overview !== undefined && !holdsData(place, overview)) {
      await host.removePlace({ id: place.id });
      await dispatch(refreshPlaces());
      dispatch(nothingAdded(place, overview));
      return;
    }
    // What was added is what the next key is meant for.
    const rows = selectDataRows(getState());
    const own = rows.find((row) => placeOf(row, [place]) !== undefined);
    if (own !== undefined) dispatch(dataRowChosen(own.key));
  };

/** Opens a file in an editor at a place, as near as the system can. */
export const openFileAt =
  (place: PlaceInFile): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const opened = await host.openAtPlace(place);
    if (opened.kind === 'failed') dispatch(placeFailed(opened.problem));
  };

/** A place without data is not kept: what was looked for, where, what stands in the way, what to do. */
const nothingAdded =
  (place: DataPlace, overview: DataOverview | undefined): Thunk =>
  (dispatch) => {
    const { name, path } = place;
    const nothing = told('nothing-added', path ?? name, whyNothing(place, overview));
    dispatch(noticed({ severity: 'error', told: nothing, about: 'places' }));
  };

export const addPlace =
  (kind: DataPlace['kind']): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) =>
    dispatch(added(await host.addPlace({ kind })));

export const addDropped =
  (dropped: DroppedPlace): Thunk<Promise<void>> =>
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
    await dispatch(added(await host.restorePlace({ id: removed.id })));
  };

/** The system's own window shows the file. */
export const revealFile =
  (path: string): Thunk<Promise<void>> =>
  async (dispatch, _, { host }) => {
    const shown = await host.revealInFolder({ path });
    if (shown.kind === 'failed') dispatch(placeFailed(shown.problem));
  };

const placeFailed =
  ({ kind, path, detail }: HostProblem): Thunk =>
  (dispatch) => {
    const name = path ?? '';
    if (detail === 'no data') {
      const empty = { id: '', name, kind: 'folder', path: undefined, files: [], problems: [] } as const;
      dispatch(nothingAdded(empty, undefined));
      return;
    }
    dispatch(noticed({ severity: 'error', told: told('place-problem', path, kind), about: 'places' }));
  };

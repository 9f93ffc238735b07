import { told } from '../words/notice-words';
import type { PlacesRequest } from '../worker/protocol/places';
import { movedTo, movingStarted, movingStopped, rowShown } from './builder-slice';
import { chosenRows, titleOf } from './chosen-rows';
import { chooseRow, edit, rowKey } from './edit-list';
import { endOf, type Moving } from './moving';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** What is chosen, on its way by keys: the first other place that takes it is shown. */
export const startMovingChosen = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const rows = chosenRows(getState().builder).filter((row) => row.kind === 'unit');
  const [first] = rows;
  if (first === undefined) return;
  const what: PlacesRequest = { kind: 'units', nodes: rows.map((row) => row.node) };
  // What was said of the last one.
  dispatch(noticed(undefined));
  await dispatch(startMoving(what, titleOf(first), rows.length, 'keys'));
  const { moving } = getState().builder;
  if (moving?.what !== what) return;
  const others = moving.places.filter((place) => !place.isHere);
  const [next] = [...others.filter(({ why }) => why === undefined), ...others];
  if (next !== undefined) {
    dispatch(movedTo(endOf(getState().builder.view?.rows ?? [], next)));
    return;
  }
  dispatch(movingStopped());
  dispatch(noticed({ severity: 'warning', told: told('nowhere', moving.name, moving.count) }));
};

/** Asks the engine where it may go; until it answers there is no place. */
export const startMoving =
  (what: PlacesRequest, name: string, count: number, by: Moving['by']): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    dispatch(movingStarted({ what, name, count, by, places: [], at: undefined }));
    const answer = await engine.call('places', what);
    // Put down before the answer came.
    if (getState().builder.moving?.what !== what) return;
    if (answer.kind === 'done') {
      dispatch(movingStarted({ what, name, count, by, places: answer.value, at: undefined }));
    } else dispatch(movingStopped());
  };

/** Arrows: the next other place, in the order of the ledger; it does not go round. */
export const stepPlace =
  (by: -1 | 1): Thunk =>
  (dispatch, getState) => {
    const { moving, view } = getState().builder;
    if (moving === undefined) return;
    const others = moving.places.filter((place) => !place.isHere);
    const at = others.findIndex((place) => place.key === moving.at?.place);
    const next = others[at + by];
    if (next !== undefined) dispatch(movedTo(endOf(view?.rows ?? [], next)));
  };

/** Puts down what is on its way. A place that a rule speaks against takes it only when `anyway`. */
export const putDown =
  (anyway = false): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { moving } = getState().builder;
    const place = moving?.places.find((each) => each.key === moving.at?.place);
    if (moving === undefined || place === undefined || (place.why !== undefined && !anyway)) return;
    const { force, block } = place;
    const { before } = moving.at ?? {};
    dispatch(movingStopped());
    if (moving.what.kind === 'offer') {
      const { entryId } = moving.what;
      const created = await dispatch(edit({ kind: 'add', entryId, force, block, before }));
      if (created !== undefined) dispatch(chooseRow(rowKey(created)));
    } else await dispatch(edit({ kind: 'place', nodes: moving.what.nodes, force, block, before }));
    dispatch(rowShown());
  };

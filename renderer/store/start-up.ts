import { told } from '../words/notice-words';
import { recover } from './journal';
import { loadAside } from './load-aside';
import { loadLibrary } from './load-library';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** Once the first screen is there: what a crash left is brought back, and what was left unsaved is offered. */
export const startUp = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const recovered = await dispatch(recover());
  if (recovered > 0) {
    dispatch(noticed({ severity: 'warning', told: told('recovered') }));
    if (getState().view.screen === 'library') await dispatch(loadLibrary());
  }
  await dispatch(loadAside());
};

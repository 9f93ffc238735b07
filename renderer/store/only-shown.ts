import { told } from '../words/notice-words';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** A list whose data are missing can only be read, and passed on as a file. Says so. @returns true when that is so */
export const isOnlyShown = (): Thunk<boolean> => (dispatch, getState) => {
  if (getState().builder.missing === undefined) return false;
  dispatch(noticed({ severity: 'warning', told: told('only-shown'), to: 'data' }));
  return true;
};

import { WORDS } from '../words/use-words';
import type { Thunk } from './store';
import { noticed } from './view-slice';

/** A list whose data are missing can only be read. Says so. @returns true when that is so */
export const isOnlyShown = (): Thunk<boolean> => (dispatch, getState) => {
  if (getState().builder.missing === undefined) return false;
  const text = WORDS[getState().settings.language].chosen.lastKnown;
  dispatch(noticed({ severity: 'warning', text, to: 'data' }));
  return true;
};

import { viewClosed } from './builder-slice';
import { commitTyping } from './commit-typing';
import type { Destination } from './destination';
import { documentClosed, leavingStopped } from './document-slice';
import { writeJournal } from './journal';
import { saveNow } from './save-list';
import type { Thunk } from './store';
import { keysShown, paletteShown, wentTo } from './view-slice';

/** Edits that come while a list is being saved are saved too; a hand cannot be faster than this many times. */
const MOST_SAVES = 20;

/**
 * Saves the open list before the user goes elsewhere. A list that cannot be saved keeps the user there: it is shown,
 * with what happened and what can be done (`keep-or-leave.ts` goes on from there).
 * @returns true when nothing would be lost
 */
export const maySafelyLeave =
  (next: Destination): Thunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    commitTyping();
    for (let turn = 0; turn < MOST_SAVES; turn += 1) {
      if (await dispatch(saveNow())) return true;
      if (getState().document.problem !== undefined) break;
    }
    await dispatch(askWhatBecomes(next));
    return false;
  };

/** Shows the choices for a list that is not saved to who was about to leave it. */
export const askWhatBecomes =
  (next: Destination): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isKept = await dispatch(writeJournal());
    if (!getState().document.isOpen) return;
    dispatch(keysShown(false));
    dispatch(paletteShown(false));
    if (getState().view.screen !== 'builder') dispatch(wentTo('builder'));
    dispatch(leavingStopped({ next, isKept }));
  };

/** Lets the list go. What is not saved by now is not saved. */
export const closeList =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { engine }) => {
    const { document, builder } = getState();
    if (!document.isOpen && builder.known === undefined) return;
    dispatch(documentClosed());
    dispatch(viewClosed());
    await engine.call('close', null);
  };

import { isTyping } from '../../components/is-typing';
import type { KeyPress } from '../../components/key-press';
import { ledgerFiltered } from '../../store/builder-slice';
import { markAll } from '../../store/chosen-rows';
import { commitTyping } from '../../store/commit-typing';
import { redo, undo } from '../../store/edit-list';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { goToSheet } from '../../store/make-sheet';
import { saveNow } from '../../store/save-list';
import type { Thunk } from '../../store/store';
import { focusSide } from './focus-side';
import { goToNextFinding } from './go-to-finding';
import { visibleRows } from './ledger/visible-rows';

/** All units, or those that the filter of the ledger leaves; the keyboard's row stays where it is. */
const markAllShown = (): Thunk => (dispatch, getState) => {
  const { row, view, filter } = getState().builder;
  dispatch(markAll(row, visibleRows(view?.rows ?? [], {}, filter)));
};

/** A field for a number shows what the list says: what was typed there and taken is a step of the list. */
function takesBackLetters(target: EventTarget | null): boolean {
  if (!isTyping(target)) return false;
  const field = target as HTMLInputElement;
  return field.type !== 'search' && field.getAttribute('inputmode') !== 'numeric';
}

/** Keys that hold in all three columns of the builder. */
export function useBuilderKeys(): (event: KeyPress) => void {
  const dispatch = useAppDispatch();
  const letters = useAppSelector((state) => state.settings.letters);
  return (event) => {
    const key = event.key.toLowerCase();
    const hasCommand = event.ctrlKey || event.metaKey;

    const act = (): boolean => {
      if (event.key === 'F8') {
        dispatch(goToNextFinding(event.shiftKey ? -1 : 1));
        return true;
      }
      if (hasCommand && key === 'z') {
        // In a text field it takes back letters, not steps of the list.
        if (takesBackLetters(event.target)) return false;
        void dispatch(event.shiftKey ? redo() : undo());
        return true;
      }
      if (hasCommand && key === 'y') {
        void dispatch(redo());
        return true;
      }
      if (hasCommand && key === 'p') {
        dispatch(goToSheet());
        return true;
      }
      if (hasCommand && key === 's') {
        commitTyping(true);
        void dispatch(saveNow());
        return true;
      }
      if (hasCommand && key === 'f') {
        dispatch(ledgerFiltered(''));
        return true;
      }
      // Out of a field too: what was typed counts as it does whenever a field is left.
      if (event.key === 'Escape') {
        focusSide('middle');
        return true;
      }
      if (isTyping(event.target)) return false;
      // Beside the ledger too: all text of the page is nothing that anybody wants to choose.
      if (hasCommand && key === 'a') {
        dispatch(markAllShown());
        focusSide('middle');
        return true;
      }
      if (letters && key === 'a' && !hasCommand && !event.altKey) {
        focusSide('left');
        return true;
      }
      return false;
    };

    if (act()) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

import { goTo } from '../../store/edit-list';
import type { Thunk } from '../../store/store';
import { focusRow } from './ledger/focus-row';

let last = -1;

/** `F8`: the next finding's place is chosen; after the last comes the first. */
export const goToFinding =
  (by: 1 | -1): Thunk =>
  (dispatch, getState) => {
    const findings = getState().builder.view?.findings ?? [];
    if (findings.length === 0) return;
    const start = last < 0 && by < 0 ? 0 : last;
    last = (start + by + findings.length) % findings.length;
    const finding = findings[last];
    dispatch(goTo(finding?.node, finding?.block));
    // In the army the keyboard stands on what is chosen; elsewhere it stays where it is.
    const { row } = getState().builder;
    if (row !== undefined && document.activeElement?.closest('[role="treegrid"]') != null) focusRow(row);
  };

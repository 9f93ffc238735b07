import { goTo } from '../../store/edit-list';
import type { Thunk } from '../../store/store';

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
  };

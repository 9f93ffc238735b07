import { findingShown, type ShownFinding } from '../../store/builder-slice';
import { commitTyping } from '../../store/commit-typing';
import type { Thunk } from '../../store/store';
import { paneChosen, said } from '../../store/view-slice';
import { WORDS } from '../../words/use-words';
import type { FindingView } from '../../worker/protocol/findings-view';
import { focusWhenDrawn } from './focus-when-drawn';
import { goToPlace } from './go-to-place';
import { focusRow } from './ledger/focus-row';

/** Chooses the place of a finding, which the right column tells there. @returns the key of its row, if it has one */
export const goToFinding =
  (finding: FindingView): Thunk<string | undefined> =>
  (dispatch, getState) => {
    const findings = getState().builder.view?.findings ?? [];
    const row = dispatch(goToPlace(finding.node, finding.block));
    dispatch(findingShown({ key: finding.key, index: findings.indexOf(finding), row }));
    return row;
  };

/** Where the next one stands; when the last one is cleared, what came after it has taken its place. */
function nextIndex(findings: readonly FindingView[], last: ShownFinding | undefined, by: 1 | -1): number {
  const at = findings.findIndex(({ key }) => key === last?.key);
  const next = at >= 0 ? at + by : last === undefined ? Math.min(by, 0) : last.index + Math.min(by, 0);
  return (next + findings.length) % findings.length;
}

/** `F8`: the next finding’s place is chosen and has the keyboard; after the last one comes the first. */
export const goToNextFinding =
  (by: 1 | -1): Thunk =>
  (dispatch, getState) => {
    const { builder, settings } = getState();
    const { view, finding: last } = builder;
    const findings = view?.findings ?? [];
    const finding = findings[nextIndex(findings, last, by)];
    if (finding === undefined) return;
    commitTyping();
    const row = dispatch(goToFinding(finding));
    const { verdict } = WORDS[settings.language];
    const { severity, sentence, place } = finding;
    dispatch(said(`${verdict.severity[severity]}. ${[sentence, place].filter(Boolean).join(', ')}`));
    // A small window shows one column: the one that has the place.
    dispatch(paneChosen(row === undefined ? 'right' : 'middle'));
    if (row === undefined) focusWhenDrawn(`[data-finding="${CSS.escape(finding.key)}"]`);
    else focusRow(row);
  };

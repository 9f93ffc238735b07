import type { BuilderState } from '../../store/builder-slice';
import type { FindingView } from '../../worker/protocol/findings-view';

/** The finding that was gone to last, as long as it is open and what was chosen for it is. */
export function shownFinding({ finding, row, view }: BuilderState): FindingView | undefined {
  if (finding === undefined || finding.row !== row) return undefined;
  return view?.findings.find(({ key }) => key === finding.key);
}

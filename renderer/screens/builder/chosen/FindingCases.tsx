import { useAppSelector } from '../../../store/hooks';
import type { FindingView } from '../../../worker/protocol/findings-view';
import { shownFinding } from '../shown-finding';
import { FindingCase } from './FindingCase';

/**
 * The findings of a unit or force. One that is about more than it, such as a block, leads to the first thing there: it is
 * told where it leads.
 */
export function FindingCases({ node, own }: { readonly node: string; readonly own: readonly FindingView[] }) {
  const shown = useAppSelector((state) => shownFinding(state.builder));
  // The column follows the chosen row a beat later; until then it is about another thing.
  const isHere = useAppSelector(({ builder: { view, row } }) =>
    view?.rows.some((each) => each.key === row && 'node' in each && each.node === node),
  );
  const isOwn = own.some(({ key }) => key === shown?.key);
  return (
    <>
      {shown === undefined || isOwn || isHere !== true ? null : (
        <FindingCase key={shown.key} finding={shown} isShown place={shown.place} />
      )}
      {own.map((finding) => (
        <FindingCase key={finding.key} finding={finding} isShown={finding.key === shown?.key} />
      ))}
    </>
  );
}

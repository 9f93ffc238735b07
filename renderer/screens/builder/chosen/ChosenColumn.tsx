import { memo, type ReactNode, useDeferredValue } from 'react';
import { useAppSelector } from '../../../store/hooks';
import type { ChosenView } from '../../../worker/protocol/chosen-view';
import { ArmyPanel } from './ArmyPanel';
import { ForcePanel } from './ForcePanel';
import { MissingPanel } from './MissingPanel';
import { SeveralPanel } from './SeveralPanel';
import { UnitPanel } from './UnitPanel';

/** The right column: the chosen unit or force, or the army itself. It may be drawn a beat later than the totals. */
export const ChosenColumn = memo(function ChosenColumn() {
  const chosen = useDeferredValue(useAppSelector((state) => state.builder.view?.chosen));
  const isSeveral = useAppSelector((state) => state.builder.marked.length > 1);
  const missing = useAppSelector((state) => state.builder.missing);
  if (missing !== undefined) return <MissingPanel problem={missing.problem} />;
  return isSeveral ? <SeveralPanel /> : <Panel chosen={chosen} />;
});

const Panel = memo(function Panel({ chosen }: { readonly chosen: ChosenView | undefined }) {
  switch (chosen?.kind) {
    case 'unit':
      return (
        <About key={chosen.node} node={chosen.node}>
          <UnitPanel unit={chosen} />
        </About>
      );
    case 'force':
      return (
        <About key={chosen.node} node={chosen.node}>
          <ForcePanel force={chosen} />
        </About>
      );
    case 'army':
      return (
        <About node="army">
          <ArmyPanel army={chosen} />
        </About>
      );
    default:
      return null;
  }
});

/** Marks what the column is about, for who waits for its fields (`focus-field.ts`). It is no box of its own. */
function About({ node, children }: { readonly node: string; readonly children: ReactNode }) {
  return (
    <div data-panel={node} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

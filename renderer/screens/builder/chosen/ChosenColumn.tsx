import { memo, useDeferredValue } from 'react';
import { useAppSelector } from '../../../store/hooks';
import type { ChosenView } from '../../../worker/protocol/chosen-view';
import { ArmyPanel } from './ArmyPanel';
import { ForcePanel } from './ForcePanel';
import { SeveralPanel } from './SeveralPanel';
import { UnitPanel } from './UnitPanel';

/** The right column: the chosen unit or force, or the army itself. It may be drawn a beat later than the totals. */
export const ChosenColumn = memo(function ChosenColumn() {
  const chosen = useDeferredValue(useAppSelector((state) => state.builder.view?.chosen));
  const isSeveral = useAppSelector((state) => state.builder.marked.length > 1);
  return isSeveral ? <SeveralPanel /> : <Panel chosen={chosen} />;
});

const Panel = memo(function Panel({ chosen }: { readonly chosen: ChosenView | undefined }) {
  switch (chosen?.kind) {
    case 'unit':
      return <UnitPanel key={chosen.node} unit={chosen} />;
    case 'force':
      return <ForcePanel key={chosen.node} force={chosen} />;
    case 'army':
      return <ArmyPanel army={chosen} />;
    default:
      return null;
  }
});

import { useAppSelector } from '../../../store/hooks';
import { ArmyPanel } from './ArmyPanel';
import { ForcePanel } from './ForcePanel';
import { UnitPanel } from './UnitPanel';

/** The right column: the chosen unit or force, or the army itself. */
export function ChosenColumn() {
  const chosen = useAppSelector((state) => state.builder.view?.chosen);
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
}

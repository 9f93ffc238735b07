import type { NodeId } from '../../roster/document';
import type { EvaluatedForce, EvaluatedSelection } from '../evaluated';
import type { SelectionNode } from '../tree/nodes';
import type { State } from '../tree/state';
import { selectionView } from './selection-view';
import type { Views } from './views';

type Lost = EvaluatedForce | EvaluatedSelection;

const isLost = (view: Lost): boolean => view.isLost;

/** Whatever is lost and hangs on something that is not. Mostly nothing is, so views are made only of what holds some. */
export function lostNodes(state: State, views: Views, forces: readonly EvaluatedForce[]): readonly Lost[] {
  const lost: Lost[] = forces.filter(isLost);
  const visit = (node: SelectionNode): void => {
    if (node.lost) lost.push(...selectionView(state, node).children.filter(isLost));
    node.children.forEach(visit);
  };
  for (const force of state.forces()) {
    if (force.lost) lost.push(...views.force(force).selections.filter(isLost));
    if (force.lostForces.length > 0) lost.push(...views.force(force).forces.filter(isLost));
    for (const unit of force.children) if (holdsLost(unit)) visit(unit);
  }
  return lost;
}

/** Known of a unit for as long as it is kept. */
function holdsLost(root: SelectionNode): boolean {
  const { unit } = root;
  const known = unit?.holdsLost;
  if (known !== undefined) return known;
  const holds = (node: SelectionNode): boolean => node.lost !== undefined || node.children.some(holds);
  const found = holds(root);
  if (unit) unit.holdsLost = found;
  return found;
}

/** Lost nodes by id, those below them too. */
export function indexLost(lost: readonly Lost[]): ReadonlyMap<NodeId, Lost> {
  const byId = new Map<NodeId, Lost>();
  const visit = (view: Lost): void => {
    byId.set(view.id, view);
    if ('children' in view) view.children.forEach(visit);
    else {
      view.selections.forEach(visit);
      view.forces.forEach(visit);
    }
  };
  lost.forEach(visit);
  return byId;
}

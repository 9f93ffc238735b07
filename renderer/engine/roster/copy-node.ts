import type { NodeId, RosterForce, RosterSelection } from './document';
import type { NewId } from './operation';

/** A deep copy with new ids; `ids` learns old to new, so that roles and attachments can follow. */
export function copySelection(
  selection: RosterSelection,
  newId: NewId,
  ids: Map<NodeId, NodeId>,
): RosterSelection {
  const id = newId();
  ids.set(selection.id, id);
  return {
    ...selection,
    id,
    ...(selection.selections
      ? { selections: selection.selections.map((child) => copySelection(child, newId, ids)) }
      : {}),
  };
}

export function copyForce(force: RosterForce, newId: NewId, ids: Map<NodeId, NodeId>): RosterForce {
  const id = newId();
  ids.set(force.id, id);
  return {
    ...force,
    id,
    ...(force.selections
      ? { selections: force.selections.map((child) => copySelection(child, newId, ids)) }
      : {}),
    ...(force.forces ? { forces: force.forces.map((child) => copyForce(child, newId, ids)) } : {}),
  };
}

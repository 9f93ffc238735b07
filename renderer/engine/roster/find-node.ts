import type { NodeId, Roster, RosterForce, RosterSelection } from './document';

export type FoundNode =
  | { readonly kind: 'force'; readonly node: RosterForce; readonly parent: RosterForce | undefined }
  | {
      readonly kind: 'selection';
      readonly node: RosterSelection;
      readonly parent: RosterSelection | RosterForce;
      readonly force: RosterForce;
    };

/** Undefined when the roster holds no such node. */
export function findNode(roster: Roster, id: NodeId): FoundNode | undefined {
  const inSelections = (parent: RosterSelection | RosterForce, force: RosterForce): FoundNode | undefined => {
    for (const node of parent.selections ?? []) {
      if (node.id === id) return { kind: 'selection', node, parent, force };
      const deeper = inSelections(node, force);
      if (deeper) return deeper;
    }
    return undefined;
  };
  const inForces = (
    forces: readonly RosterForce[],
    parent: RosterForce | undefined,
  ): FoundNode | undefined => {
    for (const node of forces) {
      if (node.id === id) return { kind: 'force', node, parent };
      const deeper = inSelections(node, node) ?? inForces(node.forces ?? [], node);
      if (deeper) return deeper;
    }
    return undefined;
  };
  return inForces(roster.forces, undefined);
}

/** Every force and selection id, in document order. */
export function nodeIds(roster: Roster): NodeId[] {
  const ids: NodeId[] = [];
  const selections = (list: readonly RosterSelection[] | undefined): void => {
    for (const node of list ?? []) {
      ids.push(node.id);
      selections(node.selections);
    }
  };
  const forces = (list: readonly RosterForce[] | undefined): void => {
    for (const node of list ?? []) {
      ids.push(node.id);
      selections(node.selections);
      forces(node.forces);
    }
  };
  forces(roster.forces);
  return ids;
}

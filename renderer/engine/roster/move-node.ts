import { changeNode } from './change-node';
import type { NodeId, Roster, RosterForce, RosterSelection } from './document';
import { findNode } from './find-node';
import type { RosterOperation } from './operation';
import { repath } from './repath';

type Move = Extract<RosterOperation, { kind: 'move' }>;

function insertBefore<Node extends { readonly id: NodeId }>(
  list: readonly Node[],
  node: Node,
  before: NodeId | undefined,
): readonly Node[] {
  const index = before === undefined ? -1 : list.findIndex((each) => each.id === before);
  return index < 0 ? [...list, node] : [...list.slice(0, index), node, ...list.slice(index)];
}

function isInside(node: RosterForce | RosterSelection, id: NodeId): boolean {
  if (node.id === id) return true;
  const forces = 'forces' in node ? (node.forces ?? []) : [];
  return [...(node.selections ?? []), ...forces].some((child) => isInside(child, id));
}

/** Takes a node out and puts it elsewhere, ids and joins unchanged; into itself is no move. */
export function moveNode(roster: Roster, operation: Move): Roster {
  const found = findNode(roster, operation.node);
  if (!found) return roster;
  const { parent, before } = operation;
  if (before === operation.node) return roster;
  if (parent !== undefined && (isInside(found.node, parent) || !findNode(roster, parent))) return roster;
  const without = changeNode(roster, operation.node, () => undefined);
  if (found.kind === 'force') {
    const force: RosterForce = {
      ...found.node,
      ...(operation.entryId ? { entryId: operation.entryId } : {}),
    };
    if (parent === undefined) return { ...without, forces: insertBefore(without.forces, force, before) };
    if (findNode(roster, parent)?.kind !== 'force') return roster;
    return changeNode(without, parent, (each) => ({
      ...each,
      forces: insertBefore((each as RosterForce).forces ?? [], force, before),
    }));
  }
  if (parent === undefined) return roster;
  const selection = operation.entryId ? repath(found.node, operation.entryId, operation.groupId) : found.node;
  return changeNode(without, parent, (each) => ({
    ...each,
    selections: insertBefore(each.selections ?? [], selection, before),
  }));
}

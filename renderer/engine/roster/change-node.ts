import type { NodeId, Roster, RosterForce, RosterSelection } from './document';

interface Changes {
  /** Undefined removes the node; the same object leaves it. */
  readonly force?: (force: RosterForce) => RosterForce | undefined;
  readonly selection?: (selection: RosterSelection) => RosterSelection | undefined;
}

/** The same array when nothing in it changed, so untouched parts of a roster stay the same objects. */
function mapList<Node>(
  list: readonly Node[] | undefined,
  change: (node: Node) => Node | undefined,
): readonly Node[] | undefined {
  if (!list) return list;
  let next: Node[] | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const node = list[index] as Node;
    const changed = change(node);
    if (changed !== node) next ??= list.slice(0, index);
    if (next && changed !== undefined) next.push(changed);
  }
  return next ?? list;
}

/** Changes every node for which a change gives another object; parents are copied, all else is shared. */
export function changeNodes(roster: Roster, changes: Changes): Roster {
  const changeSelection = (selection: RosterSelection): RosterSelection | undefined => {
    const selections = mapList(selection.selections, changeSelection);
    const inner =
      selections === selection.selections ? selection : withList(selection, 'selections', selections);
    return changes.selection ? changes.selection(inner) : inner;
  };
  const changeForce = (force: RosterForce): RosterForce | undefined => {
    const selections = mapList(force.selections, changeSelection);
    const forces = mapList(force.forces, changeForce);
    let inner = force;
    if (selections !== force.selections) inner = withList(inner, 'selections', selections);
    if (forces !== force.forces) inner = withList(inner, 'forces', forces);
    return changes.force ? changes.force(inner) : inner;
  };
  const forces = mapList(roster.forces, changeForce) ?? [];
  return forces === roster.forces ? roster : { ...roster, forces };
}

function withList<Node extends object, Key extends string>(
  node: Node,
  key: Key,
  list: readonly unknown[] | undefined,
): Node {
  return { ...node, [key]: list };
}

/** Changes the one node with this id. */
export function changeNode(
  roster: Roster,
  id: NodeId,
  change: <Node extends RosterForce | RosterSelection>(node: Node) => Node | undefined,
): Roster {
  return changeNodes(roster, {
    force: (force) => (force.id === id ? change(force) : force),
    selection: (selection) => (selection.id === id ? change(selection) : selection),
  });
}

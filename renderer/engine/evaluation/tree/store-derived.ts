import { amountToNumber } from '../../catalogue/decimal';
import { changeNode } from '../../roster/change-node';
import type { LastCost, NodeId, Roster, RosterSelection } from '../../roster/document';
import { unitCost } from '../counting/unit-cost';
import { isAutomatic } from '../modifiers/automatic';
import { effectiveName } from '../modifiers/fields';
import { SelectionNode } from './nodes';
import type { State } from './state';

function lastCosts(state: State, node: SelectionNode): LastCost[] {
  return [...state.catalogue.costTypes.values()].flatMap(({ id, name = '' }) => {
    const cost = unitCost(state, node, id);
    return cost === undefined ? [] : [{ typeId: id, name, value: amountToNumber(cost) }];
  });
}

/** A selection as a document holds it. @param isStored which of the selections below it are choices */
export function selectionDocument(
  state: State,
  node: SelectionNode,
  isStored: (child: SelectionNode) => boolean = () => true,
): RosterSelection {
  const group = node.slot.groups.at(-1);
  const costs = lastCosts(state, node);
  const children = node.children.filter(isStored);
  return {
    id: node.id,
    entryId: node.path,
    ...(group ? { groupId: node.parent.way.groupPath(group) } : {}),
    amount: node.amount,
    name: effectiveName(state, node),
    ...(costs.length > 0 ? { costs } : {}),
    ...(children.length > 0
      ? { selections: children.map((child) => selectionDocument(state, child, isStored)) }
      : {}),
  };
}

/** Set at every evaluation: gear that is always there, roles. */
export const isSetByData = ({ source, entry }: SelectionNode): boolean =>
  source === undefined && (entry.role !== undefined || entry.constraints.some(isAutomatic));

/**
 * The roster with a derived selection, what it hangs on and what came with it noted as choices, before something
 * there is changed. Ids stay as they are, so that whoever points at the selection still does. The same roster when
 * it is a choice already, or nothing that may be chosen.
 */
export function storeDerived(state: State, roster: Roster, id: NodeId): Roster {
  const node = state.byId.get(id);
  if (node?.kind !== 'selection' || node.source) return roster;
  const way = new Set<SelectionNode>();
  let top = node;
  for (let each: SelectionNode['parent'] = node; each instanceof SelectionNode && !each.source; ) {
    if (each.entry.role !== undefined) return roster;
    way.add(each);
    top = each;
    each = each.parent;
  }
  const document = selectionDocument(state, top, (child) => way.has(child) || !isSetByData(child));
  return changeNode(roster, top.parent.id, (parent) => ({
    ...parent,
    selections: [...(parent.selections ?? []), document],
  }));
}

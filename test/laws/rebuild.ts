import { applyOperation } from '../../renderer/engine/roster/apply-operation';
import type { Roster, RosterForce, RosterSelection } from '../../renderer/engine/roster/document';
import type { RosterOperation } from '../../renderer/engine/roster/operation';
import type { Chance } from '../mutations/chance';

interface Making {
  readonly id: string;
  readonly operation: RosterOperation;
  readonly after: readonly Making[];
}

const customise = (node: RosterForce | RosterSelection): readonly Making[] => {
  const { id, customName, notes } = node;
  if (customName === undefined && notes === undefined) return [];
  const given = {
    ...(customName === undefined ? {} : { customName }),
    ...(notes === undefined ? {} : { notes }),
  };
  return [{ id, operation: { kind: 'customise', node: id, ...given }, after: [] }];
};

function makeSelection(node: RosterSelection, parent: string): Making {
  const { id, entryId, groupId, name, amount, costs } = node;
  const operation: RosterOperation = {
    kind: 'select',
    ...{ parent, entryId, groupId, name, amount },
    ...(costs ? { costs } : {}),
  };
  const after = (node.selections ?? []).map((child) => makeSelection(child, id));
  return { id, operation, after: [...after, ...customise(node)] };
}

function makeForce(node: RosterForce, parent: string | undefined): Making {
  const { id, entryId, catalogueId, name } = node;
  const after = [
    ...(node.selections ?? []).map((child) => makeSelection(child, id)),
    ...(node.forces ?? []).map((child) => makeForce(child, id)),
    ...customise(node),
  ];
  return { id, operation: { kind: 'add-force', parent, entryId, catalogueId, name }, after };
}

/**
 * The same list, made step by step in another order: nothing before what it hangs on, all else as chance has it. What
 * stands beside each other stands in the order of making.
 */
export function rebuildInAnyOrder(roster: Roster, chance: Chance): Roster {
  const open: Making[] = [
    ...roster.forces.map((force) => makeForce(force, undefined)),
    ...roster.limits.map(({ typeId, name, value }) => ({
      id: '',
      operation: { kind: 'set-limit', typeId, name, value } as const,
      after: [],
    })),
  ];
  let next: Roster = { ...roster, forces: [], limits: [] };
  while (open.length > 0) {
    const [making] = open.splice(chance.below(open.length), 1) as [Making];
    next = applyOperation(next, making.operation, () => making.id);
    open.push(...making.after);
  }
  return next;
}

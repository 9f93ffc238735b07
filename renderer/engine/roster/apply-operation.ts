import { assertNever } from './assert-never';
import { changeNode, changeNodes } from './change-node';
import { copyForce, copySelection } from './copy-node';
import type { CostLimit, NodeId, Roster, RosterForce, RosterSelection } from './document';
import { findNode, nodeIds } from './find-node';
import { freshIds } from './fresh-ids';
import { moveNode } from './move-node';
import type { NewId, RosterOperation } from './operation';
import { repath } from './repath';

type Operation<Kind extends RosterOperation['kind']> = Extract<RosterOperation, { kind: Kind }>;

/**
 * The roster after a change. An operation on a node that is not there changes nothing. Fields that this version does
 * not know travel along.
 */
export function applyOperation(roster: Roster, operation: RosterOperation, anyId: NewId): Roster {
  const newId = freshIds(roster, anyId);
  switch (operation.kind) {
    case 'add-force':
      return addForce(roster, operation, newId);
    case 'select':
      return select(roster, operation, newId);
    case 'deselect':
      return removeNode(roster, operation.selection);
    case 'remove':
      return removeNode(roster, operation.node);
    case 'duplicate':
      return duplicate(roster, operation.node, newId);
    case 'move':
      return moveNode(roster, operation);
    case 'insert-selection': {
      const { parent, selection, entryId, groupId } = operation;
      const copy = copySelection(repath(selection, entryId, groupId), newId, new Map());
      return addSelection(roster, parent, copy);
    }
    case 'insert-force':
      return placeForce(roster, operation.parent, copyForce(operation.force, newId, new Map()));
    case 'set-amount':
      return setAmount(roster, operation);
    case 'set-limit':
      return setLimit(roster, operation);
    case 'customise':
      return customise(roster, operation);
    case 'set-role':
      return {
        ...roster,
        roles: [
          ...(roster.roles ?? []).filter((each) => !isSameRole(each, operation)),
          { role: operation.role, selection: operation.selection },
        ],
      };
    case 'clear-role':
      return { ...roster, roles: (roster.roles ?? []).filter((each) => !isSameRole(each, operation)) };
    case 'attach': {
      const { character, unit } = operation;
      const others = (roster.attachments ?? []).filter((each) => each.character !== character);
      return { ...roster, attachments: [...others, { character, unit }] };
    }
    case 'detach':
      return {
        ...roster,
        attachments: (roster.attachments ?? []).filter((each) => each.character !== operation.character),
      };
    case 'embark': {
      const { unit, transport } = operation;
      const others = (roster.embarkations ?? []).filter((each) => each.unit !== unit);
      return { ...roster, embarkations: [...others, { unit, transport }] };
    }
    case 'disembark':
      return {
        ...roster,
        embarkations: (roster.embarkations ?? []).filter((each) => each.unit !== operation.unit),
      };
    case 'set-details':
      return { ...roster, ...operation.details };
    default:
      return assertNever(operation, 'roster operation');
  }
}

function isSameRole(
  a: { readonly role: string; readonly selection: NodeId },
  b: { readonly role: string; readonly selection: NodeId },
): boolean {
  return a.role === b.role && a.selection === b.selection;
}

function addForce(roster: Roster, operation: Operation<'add-force'>, newId: NewId): Roster {
  const force: RosterForce = {
    id: newId(),
    entryId: operation.entryId,
    name: operation.name ?? '',
    catalogueId: operation.catalogueId,
  };
  return placeForce(roster, operation.parent, force);
}

/** Last among the forces of the list or of another force. */
function placeForce(roster: Roster, parent: NodeId | undefined, force: RosterForce): Roster {
  if (parent === undefined) return { ...roster, forces: [...roster.forces, force] };
  return changeNodes(roster, {
    force: (each) => (each.id === parent ? { ...each, forces: [...(each.forces ?? []), force] } : each),
  });
}

/** Last among its siblings. */
function addSelection(roster: Roster, parent: NodeId, selection: RosterSelection): Roster {
  return changeNode(roster, parent, (each) => ({
    ...each,
    selections: [...(each.selections ?? []), selection],
  }));
}

function select(roster: Roster, operation: Operation<'select'>, newId: NewId): Roster {
  const { parent, entryId, groupId, name = '', amount = 1, costs } = operation;
  const selection: RosterSelection = {
    id: newId(),
    entryId,
    ...(groupId === undefined ? {} : { groupId }),
    amount,
    name,
    ...(costs ? { costs } : {}),
  };
  return addSelection(roster, parent, selection);
}

function removeNode(roster: Roster, id: NodeId): Roster {
  const without = changeNode(roster, id, () => undefined);
  return without === roster ? roster : dropDangling(without);
}

/** Roles, attachments and embarkations of nodes that are gone go too. */
function dropDangling(roster: Roster): Roster {
  if (!roster.roles && !roster.attachments && !roster.embarkations) return roster;
  const alive = new Set(nodeIds(roster));
  return {
    ...roster,
    ...(roster.roles ? { roles: roster.roles.filter((each) => alive.has(each.selection)) } : {}),
    ...(roster.attachments
      ? {
          attachments: roster.attachments.filter((each) => alive.has(each.character) && alive.has(each.unit)),
        }
      : {}),
    ...(roster.embarkations
      ? {
          embarkations: roster.embarkations.filter(
            (each) => alive.has(each.unit) && alive.has(each.transport),
          ),
        }
      : {}),
  };
}

/** The copy stands last among its siblings; roles stay with the original, joins inside the copy are kept. */
function duplicate(roster: Roster, id: NodeId, newId: NewId): Roster {
  const found = findNode(roster, id);
  if (!found) return roster;
  const ids = new Map<NodeId, NodeId>();
  let next: Roster;
  if (found.kind === 'force') {
    next = placeForce(roster, found.parent?.id, copyForce(found.node, newId, ids));
  } else {
    next = addSelection(roster, found.parent.id, copySelection(found.node, newId, ids));
  }
  const attachments = (roster.attachments ?? []).flatMap(({ character, unit, ...rest }) => {
    const [copiedCharacter, copiedUnit] = [ids.get(character), ids.get(unit)];
    return copiedCharacter && copiedUnit ? [{ ...rest, character: copiedCharacter, unit: copiedUnit }] : [];
  });
  const embarkations = (roster.embarkations ?? []).flatMap(({ unit, transport, ...rest }) => {
    const [copiedUnit, copiedTransport] = [ids.get(unit), ids.get(transport)];
    return copiedUnit && copiedTransport ? [{ ...rest, unit: copiedUnit, transport: copiedTransport }] : [];
  });
  if (attachments.length > 0) next = { ...next, attachments: [...(next.attachments ?? []), ...attachments] };
  if (embarkations.length > 0)
    next = { ...next, embarkations: [...(next.embarkations ?? []), ...embarkations] };
  return next;
}

function setAmount(roster: Roster, { selection, amount }: Operation<'set-amount'>): Roster {
  const whole = Math.floor(amount);
  if (!(whole >= 1)) return removeNode(roster, selection);
  return changeNodes(roster, {
    selection: (each) => (each.id === selection && each.amount !== whole ? { ...each, amount: whole } : each),
  });
}

function setLimit(roster: Roster, { typeId, name, value }: Operation<'set-limit'>): Roster {
  const old = roster.limits.find((each) => each.typeId === typeId);
  if (value === undefined || value < 0) {
    return old ? { ...roster, limits: roster.limits.filter((each) => each !== old) } : roster;
  }
  const next: CostLimit = { ...old, typeId, name: name ?? old?.name ?? '', value };
  return {
    ...roster,
    limits: old ? roster.limits.map((each) => (each === old ? next : each)) : [...roster.limits, next],
  };
}

function customise(roster: Roster, { node, category, customName, notes }: Operation<'customise'>): Roster {
  if (category === undefined) return changeNode(roster, node, (each) => customised(each, customName, notes));
  return changeNodes(roster, {
    force(force) {
      if (force.id !== node) return force;
      const old = force.categories?.find((each) => each.entryId === category);
      const next = customised(old ?? { entryId: category }, customName, notes);
      const others = (force.categories ?? []).filter((each) => each !== old);
      return { ...force, categories: [...others, next] };
    },
  });
}

function customised<Node extends { readonly customName?: string; readonly notes?: string }>(
  node: Node,
  customName: string | undefined,
  notes: string | undefined,
): Node {
  const next: Node & { customName?: string; notes?: string } = { ...node };
  if (customName !== undefined) {
    if (customName === '') delete next.customName;
    else next.customName = customName;
  }
  if (notes !== undefined) {
    if (notes === '') delete next.notes;
    else next.notes = notes;
  }
  return next;
}

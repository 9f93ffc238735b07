import type { Catalogue } from '../engine/catalogue/catalogue';
import { inDocumentOrder } from '../engine/evaluation/document-order';
import { edit } from '../engine/evaluation/edit';
import type { Evaluation } from '../engine/evaluation/evaluated';
import type { Roster } from '../engine/roster/document';
import { nodeIds } from '../engine/roster/find-node';
import type { NewId, RosterOperation } from '../engine/roster/operation';
import type { BuilderOperation } from './protocol/builder-operation';
import type { StepName } from './step-name';

export interface AppliedOperation {
  readonly roster: Roster;
  readonly step: StepName;
  /** The unit or force that came to be. */
  readonly created: string | undefined;
}

/** One gesture of the builder as operations on the roster, and what the history calls it. */
export function applyBuilderOperation(
  catalogue: Catalogue,
  evaluation: Evaluation,
  operation: BuilderOperation,
  newId: NewId,
): AppliedOperation {
  const before = evaluation.roster;
  const operations = rosterOperations(evaluation, operation);
  const roster = operations.reduce((now, each) => edit(catalogue, now, each, newId), before);
  const makes = operation.kind === 'add' || operation.kind === 'add-force' || operation.kind === 'duplicate';
  const created = makes ? firstNew(before, roster) : undefined;
  return { roster, created, step: stepOf(catalogue, evaluation, operation) };
}

/** Document order: what was added stands before what came along with it. */
function firstNew(before: Roster, after: Roster): string | undefined {
  const known = new Set(nodeIds(before));
  return nodeIds(after).find((id) => !known.has(id));
}

function rosterOperations(evaluation: Evaluation, operation: BuilderOperation): readonly RosterOperation[] {
  switch (operation.kind) {
    case 'add':
      return [
        {
          kind: 'select',
          parent: operation.force,
          entryId: operation.entryId,
          groupId: operation.groupId,
        },
      ];
    case 'add-force':
      return [
        {
          kind: 'add-force',
          parent: operation.parent,
          entryId: operation.entryId,
          catalogueId: operation.catalogueId,
        },
      ];
    case 'remove':
    case 'duplicate':
      return [operation];
    case 'move':
      return moveOperation(evaluation, operation.node, operation.by);
    case 'set-amount':
      return [{ kind: 'set-amount', selection: operation.selection, amount: operation.amount }];
    case 'choose':
      return [
        ...operation.replaces.map((node) => ({ kind: 'remove', node }) as const),
        {
          kind: 'select',
          parent: operation.parent,
          entryId: operation.entryId,
          groupId: operation.groupId,
          ...(operation.amount === undefined ? {} : { amount: operation.amount }),
        },
      ];
    case 'drop':
      return [{ kind: 'remove', node: operation.selection }];
    case 'set-role':
      return roleOperations(evaluation.roster, operation);
    case 'rename':
      return [{ kind: 'customise', node: operation.node, customName: operation.name.trim() }];
    case 'note':
      return [{ kind: 'customise', node: operation.node, notes: operation.notes }];
    case 'set-limit':
      return [{ kind: 'set-limit', typeId: operation.typeId, value: operation.value }];
    case 'details':
      return [{ kind: 'set-details', details: operation.details }];
  }
}

/** A role is one unit's: who had it gives it up in the same step. */
function roleOperations(
  roster: Roster,
  { role, selection, isOn }: Extract<BuilderOperation, { kind: 'set-role' }>,
): readonly RosterOperation[] {
  if (!isOn) return [{ kind: 'clear-role', role, selection }];
  const holders = (roster.roles ?? []).filter((each) => each.role === role && each.selection !== selection);
  return [
    ...holders.map((holder) => ({ kind: 'clear-role', ...holder }) as const),
    { kind: 'set-role', role, selection },
  ];
}

/** Neighbours are the units of the same block, in the order of the document. */
function moveOperation(evaluation: Evaluation, id: string, by: -1 | 1): readonly RosterOperation[] {
  const unit = evaluation.node(id);
  if (unit === undefined || !('children' in unit) || unit.parent !== unit.force) return [];
  const force = evaluation.node(unit.force);
  if (force === undefined || 'children' in force) return [];
  const block = force.categories.find(({ selections }) => selections.some((each) => each.id === id));
  const units = inDocumentOrder(force, block?.selections ?? []);
  const at = units.findIndex((each) => each.id === id);
  const neighbour = units[at + by];
  if (neighbour === undefined) return [];
  const all = force.force.selections ?? [];
  const before = by < 0 ? neighbour.id : all[all.findIndex((each) => each.id === neighbour.id) + 1]?.id;
  return [{ kind: 'move', node: id, parent: force.id, before }];
}

function stepOf(catalogue: Catalogue, evaluation: Evaluation, operation: BuilderOperation): StepName {
  const called = (id: string | undefined): Pick<StepName, 'name' | 'names'> => {
    const node = id === undefined ? undefined : evaluation.node(id);
    return { name: node?.name ?? '', names: node?.names };
  };
  const ofEntry = (path: string): Pick<StepName, 'name' | 'names'> => {
    const id = path.split('::').at(-1) as string;
    for (const book of [...catalogue.books, catalogue.systemBook]) {
      const definition = book.index.byId.get(id)?.definition as
        | { readonly name?: string; readonly names?: StepName['names'] }
        | undefined;
      if (definition?.name !== undefined) return { name: definition.name, names: definition.names };
    }
    return { name: '', names: undefined };
  };
  switch (operation.kind) {
    case 'add':
    case 'add-force':
      return { key: operation.kind, ...ofEntry(operation.entryId) };
    case 'choose':
      return { key: 'choose', ...ofEntry(operation.entryId) };
    case 'remove':
    case 'duplicate':
    case 'move':
      return { key: operation.kind, ...called(operation.node) };
    case 'set-amount':
      return { key: 'amount', ...called(operation.selection) };
    case 'drop':
      return { key: 'drop', ...called(operation.selection) };
    case 'set-role':
      return { key: 'role', ...called(operation.selection) };
    case 'rename':
      return { key: 'rename', ...called(operation.node) };
    case 'note':
      return { key: 'notes', ...called(operation.node) };
    case 'set-limit':
      return { key: 'limit', name: '', names: undefined };
    case 'details':
      return { key: 'details', name: '', names: undefined };
  }
}

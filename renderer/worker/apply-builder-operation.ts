import type { Catalogue } from '../engine/catalogue/catalogue';
import { edit } from '../engine/evaluation/edit';
import type { Evaluation } from '../engine/evaluation/evaluated';
import type { Roster } from '../engine/roster/document';
import { nodeIds } from '../engine/roster/find-node';
import type { NewId, RosterOperation } from '../engine/roster/operation';
import { amountOperations } from './amount-operations';
import { pasteOperations } from './clip';
import { madeNameFor } from './made-name';
import { placeOperations, spotInBlock, stepOperations } from './move-units';
import type { BuilderOperation } from './protocol/builder-operation';
import type { StepName } from './step-name';
import { stepOf } from './step-of';

export interface AppliedOperation {
  readonly roster: Roster;
  readonly step: StepName;
  /** The unit or force that came to be. */
  readonly created: string | undefined;
  /** Names of what was pasted and found no place. */
  readonly leftOut: readonly string[];
}

/** One gesture of the builder as operations on the roster, and what the history calls it. */
export function applyBuilderOperation(
  catalogue: Catalogue,
  evaluation: Evaluation,
  operation: BuilderOperation,
  newId: NewId,
): AppliedOperation {
  const before = evaluation.roster;
  const apply = (roster: Roster, operations: readonly RosterOperation[]): Roster =>
    operations.reduce((now, each) => edit(catalogue, now, each, newId, evaluation), roster);
  if (operation.kind === 'paste') {
    const { operations, count, first, leftOut } = pasteOperations(
      evaluation,
      operation.clip,
      operation.force,
    );
    const roster = apply(before, operations);
    const step = {
      key: 'paste',
      name: first ?? '',
      names: undefined,
      ...(count > 1 ? { count } : {}),
    } as const;
    return { roster, created: firstNew(before, roster), leftOut, step };
  }
  const step = stepOf(catalogue, evaluation, operation);
  const roster = apply(before, rosterOperations(catalogue, evaluation, operation));
  const created = MAKES.has(operation.kind) ? firstNew(before, roster) : undefined;
  if (operation.kind === 'add' && operation.before !== undefined && created !== undefined) {
    const move = { kind: 'move', node: created, parent: operation.force, before: operation.before } as const;
    return { roster: apply(roster, [move]), created, leftOut: [], step };
  }
  return { roster, created, leftOut: [], step };
}

/** Gestures after which the new unit or force is the chosen one. */
const MAKES: ReadonlySet<BuilderOperation['kind']> = new Set([
  'add',
  'add-force',
  'duplicate',
  'duplicate-all',
]);

/** Document order: what was added stands before what came along with it. */
function firstNew(before: Roster, after: Roster): string | undefined {
  const known = new Set(nodeIds(before));
  return nodeIds(after).find((id) => !known.has(id));
}

function rosterOperations(
  catalogue: Catalogue,
  evaluation: Evaluation,
  operation: Exclude<BuilderOperation, { kind: 'paste' }>,
): readonly RosterOperation[] {
  switch (operation.kind) {
    case 'add': {
      const { force, entryId, groupId, block } = operation;
      const spot = block === undefined ? undefined : spotInBlock(evaluation, force, entryId, block);
      return [
        {
          kind: 'select',
          parent: force,
          entryId: spot?.offer.entryId ?? entryId,
          groupId: spot?.offer.groupId ?? groupId,
        },
      ];
    }
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
      return stepOperations(evaluation, [operation.node], operation.by);
    case 'move-all':
      return stepOperations(evaluation, operation.nodes, operation.by);
    case 'place':
      return placeOperations(evaluation, operation);
    case 'remove-all':
      return operation.nodes.map((node) => ({ kind: 'remove', node }) as const);
    case 'duplicate-all':
      return operation.nodes.map((node) => ({ kind: 'duplicate', node }) as const);
    case 'set-size':
    case 'step-size':
    case 'step-option':
    case 'set-amount':
      return amountOperations(evaluation, operation);
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
      return limitOperations(catalogue, evaluation.roster, operation);
    case 'details':
      return [{ kind: 'set-details', details: operation.details }];
  }
}

/** A list that nobody named is called after its size: the name follows in the same step. */
function limitOperations(
  catalogue: Catalogue,
  roster: Roster,
  { typeId, value }: Extract<BuilderOperation, { kind: 'set-limit' }>,
): readonly RosterOperation[] {
  const name = madeNameFor(catalogue, roster, typeId, value);
  return [
    { kind: 'set-limit', typeId, value },
    ...(name === undefined ? [] : [{ kind: 'set-details', details: { name } } as const]),
  ];
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

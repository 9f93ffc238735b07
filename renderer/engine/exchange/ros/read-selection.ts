import { amountToNumber, parseDecimal } from '../../catalogue/decimal';
import type { LastCost, RosterSelection } from '../../roster/document';
import { ownCosts } from './own-costs';
import { isNode, nodesOf, numberOf, type RosNode, textOf, without } from './ros-node';

/** What reading one file carries along. */
export interface Reading {
  /** Costs in the file are those of a selection with everything below it. */
  readonly storesSubtrees: boolean;
  /** For nodes that have no id. */
  readonly newId: () => string;
  /** Numbers that are no multiple of their parent's; they are rounded. */
  readonly unevenNumbers: string[];
}

/** What the document has fields for. */
const CONSUMED = new Set([
  'id',
  'name',
  'entryId',
  'entryGroupId',
  'number',
  'customName',
  'customNotes',
  'costs',
  'selections',
]);
const COST_FIELDS = new Set(['typeId', 'name', 'value']);

/** @param parentNumber number of the selection above, 1 directly below a force */
export function readSelection(node: RosNode, parentNumber: number, reading: Reading): RosterSelection {
  const number = numberOf(node, 'number') ?? 1;
  const name = textOf(node, 'name') ?? '';
  const amount = Math.max(1, Math.round(number / parentNumber));
  const isEven = amount * parentNumber === number;
  if (!isEven) reading.unevenNumbers.push(name);
  const stored = reading.storesSubtrees ? ownCosts(node) : nodesOf(node, 'costs');
  const costs = lastCosts(stored, number);
  const selections = nodesOf(node, 'selections').map((child) =>
    readSelection(child, amount * parentNumber, reading),
  );
  const kept = {
    ...without(node, CONSUMED),
    ...(isEven ? {} : { number }),
    ...(isPlain(stored, costs, number) ? {} : { costs: stored }),
  };
  const groupId = textOf(node, 'entryGroupId');
  return {
    id: textOf(node, 'id') || reading.newId(),
    entryId: textOf(node, 'entryId') ?? '',
    ...(groupId ? { groupId } : {}),
    amount,
    name,
    ...(costs.length > 0 ? { costs } : {}),
    ...customOf(node),
    ...(selections.length > 0 ? { selections } : {}),
    ...keptOf(kept),
  };
}

export function customOf(node: RosNode): { readonly customName?: string; readonly notes?: string } {
  const customName = textOf(node, 'customName');
  const notes = textOf(node, 'customNotes');
  return {
    ...(customName === undefined ? {} : { customName }),
    ...(notes === undefined ? {} : { notes }),
  };
}

export function keptOf(kept: RosNode | undefined): { readonly kept?: RosNode } {
  return kept && Object.keys(kept).length > 0 ? { kept } : {};
}

/** Of one; the file has them for all. */
export function lastCosts(costs: readonly RosNode[], number: number): readonly LastCost[] {
  return costs.map((cost) => ({
    typeId: textOf(cost, 'typeId') ?? '',
    name: textOf(cost, 'name') ?? '',
    value: amountToNumber(Math.round(parseDecimal(textOf(cost, 'value')) / (number || 1))),
  }));
}

/** Whether the file's costs follow from the document's, so that they need not be kept. */
function isPlain(stored: readonly RosNode[], costs: readonly LastCost[], number: number): boolean {
  return stored.every((cost, index) => {
    const value = numberOf(cost, 'value');
    return (
      isNode(cost) &&
      without(cost, COST_FIELDS) === undefined &&
      value !== undefined &&
      textOf(cost, 'typeId') !== undefined &&
      textOf(cost, 'name') !== undefined &&
      parseDecimal(costs[index]?.value ?? 0) * number === parseDecimal(value)
    );
  });
}

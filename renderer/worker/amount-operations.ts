import type { Evaluation } from '../engine/evaluation/evaluated';
import type { RosterOperation } from '../engine/roster/operation';
import type { BuilderOperation } from './protocol/builder-operation';
import { nextAmount } from './protocol/next-amount';
import { ownChoice } from './view/own-choice';
import { offersIn, sizingOf } from './view/sizing';

type AmountOperation = Extract<BuilderOperation, { kind: 'set-size' | 'step-size' | 'step-option' }>;

/**
 * Amounts by gesture. A step is worked out from the list as it is when its turn comes, not from the number that was
 * on the screen when the key was pressed: five quick presses are five steps.
 */
export function amountOperations(
  evaluation: Evaluation,
  operation: AmountOperation,
): readonly RosterOperation[] {
  if (operation.kind === 'step-option') return optionStep(evaluation, operation);
  const unit = evaluation.node(operation.unit);
  const sizing = unit !== undefined && 'children' in unit ? sizingOf(evaluation, unit) : undefined;
  if (sizing === undefined) return [];
  const { amount, least, most, amounts } = sizing;
  const next =
    operation.kind === 'set-size' ? operation.amount : nextAmount(amount, operation.by, least, most, amounts);
  if (next === undefined || next < 0) return [];
  // A unit that is one model goes by the key that removes units.
  if (next === 0 && sizing.selection === operation.unit) return [];
  return toAmount(sizing.selection, operation.unit, sizing, next);
}

function optionStep(
  evaluation: Evaluation,
  { parent, entryId, groupId, by }: Extract<AmountOperation, { kind: 'step-option' }>,
): readonly RosterOperation[] {
  const offer = offersIn(evaluation.childOffers(parent)).find(
    (each) => each.entryId === entryId && each.groupId === groupId,
  );
  const holder = evaluation.node(parent);
  if (offer === undefined || holder === undefined || !('children' in holder)) return [];
  const taken = holder.children.filter((child) => child.entryId === entryId && child.groupId === groupId);
  const amount = taken.reduce((sum, child) => sum + child.amount, 0);
  const most = Number.isFinite(offer.most) ? offer.most : undefined;
  const next = nextAmount(amount, by, offer.least, most, offer.amounts);
  if (next === undefined) return [];
  return toAmount(ownChoice(offer, taken)?.id, parent, { entryId, groupId }, next);
}

function toAmount(
  selection: string | undefined,
  parent: string,
  { entryId, groupId }: { readonly entryId: string; readonly groupId: string | undefined },
  amount: number,
): readonly RosterOperation[] {
  if (selection === undefined) {
    return amount === 0 ? [] : [{ kind: 'select', parent, entryId, groupId, amount }];
  }
  return [amount === 0 ? { kind: 'remove', node: selection } : { kind: 'set-amount', selection, amount }];
}

import type { EvaluatedSelection, Evaluation } from '../engine/evaluation/evaluated';
import type { RosterOperation } from '../engine/roster/operation';
import type { BuilderOperation } from './protocol/builder-operation';
import { nextAmount } from './protocol/next-amount';
import { isFixed } from './view/fixed-offer';
import { likeSelections } from './view/like-selections';
import { ownChoice } from './view/own-choice';
import { offersIn, sizingOf } from './view/sizing';

type AmountOperation = Extract<
  BuilderOperation,
  { kind: 'set-size' | 'step-size' | 'step-option' | 'set-amount' }
>;

/**
 * Amounts by gesture. A step is worked out from the list as it is when its turn comes, not from the number that was
 * on the screen when the key was pressed: five quick presses are five steps.
 */
export function amountOperations(
  evaluation: Evaluation,
  operation: AmountOperation,
): readonly RosterOperation[] {
  if (operation.kind === 'step-option') return optionStep(evaluation, operation);
  if (operation.kind === 'set-amount') return optionAmount(evaluation, operation);
  const unit = evaluation.node(operation.unit);
  const sizing = unit !== undefined && 'children' in unit ? sizingOf(evaluation, unit) : undefined;
  if (sizing === undefined) return [];
  const { amount, least, most, amounts } = sizing;
  const next =
    operation.kind === 'set-size' ? operation.amount : nextAmount(amount, operation.by, least, most, amounts);
  if (next === undefined || next < 0) return [];
  // A unit that is one model goes by the key that removes units.
  if (next === 0 && sizing.taken.some(({ id }) => id === operation.unit)) return [];
  return toAmount(sizing.taken, operation.unit, sizing, next);
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
  const taken = takenOf(holder, offer);
  const amount = sum(taken);
  const most = Number.isFinite(offer.most) ? offer.most : undefined;
  // What is not there in its fixed number comes back to it at once, each with what belongs to it.
  const isBack = isFixed(offer) && by > 0 && amount < offer.least;
  if (isBack) return [{ kind: 'select', parent, entryId, groupId, amount: offer.least - amount }];
  const next = nextAmount(amount, by, offer.least, most, offer.amounts);
  if (next === undefined) return [];
  // What the data set themselves gives way to choices: as many are chosen as there are to be.
  if (ownChoice(offer, taken) === undefined) return toAmount([], parent, { entryId, groupId }, next);
  return toAmountOfAll(taken, parent, { entryId, groupId }, next);
}

/** A number that was typed is meant for all that is taken of the entry there, however many selections hold it. */
function optionAmount(
  evaluation: Evaluation,
  { selection, amount }: Extract<AmountOperation, { kind: 'set-amount' }>,
): readonly RosterOperation[] {
  const node = evaluation.node(selection);
  if (node === undefined || !('children' in node)) return [];
  const holder = evaluation.node(node.parent);
  const taken = holder === undefined || !('children' in holder) ? [node] : takenOf(holder, node);
  return toAmountOfAll(taken, node.parent, node, amount);
}

/** Beside choices, what came with something derived stays as it is; alone, it becomes a choice when it is changed. */
function toAmountOfAll(
  taken: readonly EvaluatedSelection[],
  parent: string,
  choice: Choice,
  amount: number,
): readonly RosterOperation[] {
  const chosen = taken.filter(({ isDerived }) => !isDerived);
  const changed = chosen.length > 0 ? chosen : taken;
  const stays = sum(taken) - sum(changed);
  return toAmount(changed, parent, choice, Math.max(0, amount - stays));
}

type Choice = Pick<EvaluatedSelection, 'entryId' | 'groupId'>;

function takenOf(
  { children }: EvaluatedSelection,
  { entryId, groupId }: Choice,
): readonly EvaluatedSelection[] {
  return children.filter((child) => child.entryId === entryId && child.groupId === groupId);
}

const sum = (taken: readonly EvaluatedSelection[]): number =>
  taken.reduce((total, { amount }) => total + amount, 0);

/**
 * So many in all of what is taken of one entry below one parent. Several selections of it grow by the one that is many
 * already, else by one more; they shrink where most are alike, so that the one with arms of its own is the last to go.
 */
function toAmount(
  taken: readonly EvaluatedSelection[],
  parent: string,
  { entryId, groupId }: Choice,
  amount: number,
): readonly RosterOperation[] {
  const [only, second] = taken;
  const more = amount - sum(taken);
  if (only === undefined || (second !== undefined && more > 0)) {
    const largest = taken.find((each) => each.amount > 1 && each.amount === Math.max(...amounts(taken)));
    if (largest !== undefined) {
      return [{ kind: 'set-amount', selection: largest.id, amount: largest.amount + more }];
    }
    return more === 0 ? [] : [{ kind: 'select', parent, entryId, groupId, amount: more }];
  }
  if (second === undefined) return [ofOne(only.id, amount)];
  return fewer(taken, -more);
}

const amounts = (taken: readonly EvaluatedSelection[]): readonly number[] =>
  taken.map(({ amount }) => amount);

function ofOne(selection: string, amount: number): RosterOperation {
  return amount === 0 ? { kind: 'remove', node: selection } : { kind: 'set-amount', selection, amount };
}

function fewer(taken: readonly EvaluatedSelection[], less: number): readonly RosterOperation[] {
  const mostAlike = likeSelections(taken).toSorted((one, other) => sum(other.all) - sum(one.all));
  const operations: RosterOperation[] = [];
  let rest = less;
  for (const { id, amount } of mostAlike.flatMap(({ all }) => all.toReversed())) {
    if (rest === 0) break;
    const gone = Math.min(rest, amount);
    rest -= gone;
    operations.push(ofOne(id, amount - gone));
  }
  return operations;
}

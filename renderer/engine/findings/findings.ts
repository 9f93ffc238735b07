import { amountToNumber } from '../catalogue/decimal';
import type { Because, Id } from '../catalogue/definition';
import type { BrokenConstraint, EvaluatedForce, Evaluation } from '../evaluation/evaluated';
import { isToldBefore } from '../evaluation/passed-by';
import { isUnit } from '../evaluation/units';
import type { NodeId } from '../roster/document';
import type { Finding, LimitFinding, Severity } from './finding';
import { inOrder } from './in-order';
import { linkFindings } from './link-findings';
import { lostFindings } from './lost-findings';
import { isStillCalled, placeOf } from './place-of';
import { presentIds } from './present-ids';
import { withoutWider } from './without-wider';

const NOTHING = { constraint: undefined, entry: undefined, because: undefined } as const;

function severityOf(because: Because | undefined): Severity {
  return because?.severity ?? 'error';
}

function limitKind(broken: BrokenConstraint): LimitFinding['kind'] {
  switch (broken.type) {
    case 'min':
      return 'too-few';
    case 'max':
      return 'too-many';
    case 'one-of':
      return 'wrong-amount';
    default:
      return broken.count < broken.limit ? 'too-few' : 'too-many';
  }
}

/** What is broken in the very same way in the same place is told by the same object, edit after edit. */
const known = new WeakMap<BrokenConstraint, LimitFinding>();

function limitFinding(evaluation: Evaluation, broken: BrokenConstraint): LimitFinding {
  const { constraint } = broken;
  const last = known.get(broken);
  if (last && isStillCalled(evaluation, last.place)) return last;
  const finding: LimitFinding = {
    kind: limitKind(broken),
    severity: severityOf(constraint.because),
    place: placeOf(evaluation, broken.at, broken.onType === 'category' ? broken.onEntryId : undefined),
    constraint: constraint.id,
    entry: broken.ownerId,
    because: constraint.because,
    subject: { name: broken.ownerName, names: broken.ownerNames },
    field: broken.field,
    count: broken.count,
    limit: broken.limit,
    percent: broken.percent,
    isExact: broken.isExact,
    amounts: broken.amounts,
  };
  known.set(broken, finding);
  return finding;
}

/**
 * Too many forces are broken once for each force of the type; people are told once, and by the number that is passed most
 * where the books of the forces say different ones.
 */
function withoutRepetition(broken: readonly BrokenConstraint[]): readonly BrokenConstraint[] {
  const told: BrokenConstraint[] = [];
  // Looked up by the ids as they are: a key made of all of them is a new text for each of thousands.
  const lastOf = new Map<Id, Map<NodeId | undefined, number>>();
  /** For each that is told: the one before it of the same constraint and node, of another owner or in another block. */
  const before: (number | undefined)[] = [];
  for (const each of broken) {
    let places = lastOf.get(each.constraint.id);
    if (!places) {
      places = new Map();
      lastOf.set(each.constraint.id, places);
    }
    const last = places.get(each.at);
    let known = last;
    while (known !== undefined && !isOneThing(told[known] as BrokenConstraint, each)) known = before[known];
    if (known === undefined) {
      places.set(each.at, told.length);
      before.push(last);
      told.push(each);
    } else if (isToldBefore(each, told[known] as BrokenConstraint)) told[known] = each;
  }
  return told;
}

/** For people, of one constraint that is broken at one node: whose limit it is, and in which block. */
const isOneThing = (one: BrokenConstraint, other: BrokenConstraint): boolean =>
  one.ownerId === other.ownerId && one.onType === other.onType && one.onEntryId === other.onEntryId;

/** A unit was chosen, or something that has a price. Free choices for the whole army are nothing to play with. */
function hasContent({ forces }: Pick<EvaluatedForce, 'forces'>): boolean {
  return forces.some(
    (force) =>
      force.selections.some((selection) => !selection.isDerived && isUnit(selection)) ||
      force.totals.some(({ value }) => value !== 0) ||
      hasContent(force),
  );
}

/** Everything that is to be said of a list, the worst first; one finding for each broken thing. */
export function findings(evaluation: Evaluation): readonly Finding[] {
  const broken = withoutWider(evaluation, withoutRepetition(evaluation.broken));
  const found: Finding[] = broken.map((each) => limitFinding(evaluation, each));
  for (const { at, entryId, because } of evaluation.hiddenSelections) {
    const node = evaluation.node(at);
    found.push({
      kind: 'hidden-but-taken',
      severity: severityOf(because),
      place: placeOf(evaluation, at),
      constraint: undefined,
      entry: entryId,
      because,
      subject: { name: node?.name ?? '', names: node?.names },
      present: presentIds(evaluation, at, because),
    });
  }
  for (const { typeId, spent, limit } of evaluation.overLimit) {
    found.push({
      ...NOTHING,
      kind: 'over-limit',
      severity: 'error',
      place: placeOf(evaluation, undefined),
      costType: typeId,
      spent: amountToNumber(spent),
      limit: amountToNumber(limit),
    });
  }
  for (const costType of evaluation.withoutLimit) {
    found.push({
      ...NOTHING,
      kind: 'no-limit',
      severity: 'warning',
      place: placeOf(evaluation, undefined),
      costType,
    });
  }
  for (const { at, typeId } of evaluation.loops) {
    found.push({
      ...NOTHING,
      kind: 'cost-loop',
      severity: 'error',
      place: placeOf(evaluation, at),
      costType: typeId,
    });
  }
  for (const { severity, at, entryId, text } of evaluation.messages) {
    found.push({
      ...NOTHING,
      kind: 'message',
      severity,
      place: placeOf(evaluation, at),
      entry: entryId,
      text,
    });
  }
  found.push(...lostFindings(evaluation), ...linkFindings(evaluation));
  // Where the game itself asks for something, that says better what is missing.
  if (isLegal(found) && !hasContent(evaluation)) {
    found.push({ ...NOTHING, kind: 'empty', severity: 'error', place: placeOf(evaluation, undefined) });
  }
  return inOrder(found, evaluation);
}

/** Legal means that nothing is broken and nothing is lost; warnings and advice do not count. */
export function isLegal(found: readonly Finding[]): boolean {
  return found.every(({ severity }) => severity !== 'error' && severity !== 'lost');
}

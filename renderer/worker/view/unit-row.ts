import type { EvaluatedSelection } from '../../engine/evaluation/evaluated';
import { modelCount } from '../../engine/sheet/build/walk';
import { shownName } from '../../engine/words/shortened';
import type { FindingView } from '../protocol/findings-view';
import type { RoleMark, Sizing, UnitRow } from '../protocol/ledger-row';
import { priceOf, type ViewContext } from './context';
import type { FindingsByRow } from './findings-by-row';
import { type Frame, keptRow } from './kept-rows';
import { percentOf } from './margin-view';
import { withoutName } from './offer-reason';
import { optionsInShort } from './options-in-short';
import { shortProfile } from './short-profile';
import { sizingOf } from './sizing';

export function unitRow(
  context: ViewContext,
  unit: EvaluatedSelection,
  findings: FindingsByRow,
  frame: Frame,
): UnitRow {
  const [gravest] = findings.of(unit.id);
  return keptRow(context, unit, frame, gravest, () => makeRow(context, unit, gravest, frame));
}

function makeRow(
  context: ViewContext,
  unit: EvaluatedSelection,
  gravest: FindingView | undefined,
  frame: Frame,
): UnitRow {
  const price = priceOf(context, unit);
  const given = unit.selection?.customName;
  return {
    ...frame,
    kind: 'unit',
    key: `n:${unit.id}`,
    node: unit.id,
    name: context.name(unit),
    second: context.second(unit),
    short: context.short(unit),
    customName: given ? shownName(given) : undefined,
    options: optionsInShort(context, unit),
    profile: unit.isLost ? '' : shortProfile(context, unit),
    amount: amountOf(unit),
    share: unit.isLost ? undefined : percentOf(price, context.limit),
    price,
    isSurcharge: unit.definition?.surcharge === true,
    roles: rolesOf(context, unit),
    severity: gravest?.severity,
    reason: gravest === undefined ? undefined : withoutName(gravest.short, context.name(unit)),
    isLost: unit.isLost,
    hasNotes: (unit.selection?.notes ?? '') !== '',
    sizing: sizeOf(context, unit),
  };
}

/** Models of the unit; where the data count none, how often it was taken; 0 for a choice of the army that costs nothing. */
export function amountOf(unit: EvaluatedSelection): number {
  const isFree = unit.totals.every(({ value }) => value === 0);
  return modelCount(unit) || (isFree ? 0 : unit.number);
}

function rolesOf(context: ViewContext, unit: EvaluatedSelection): readonly RoleMark[] {
  return unit.children.flatMap((child) =>
    child.role === undefined ? [] : [{ role: child.role, name: context.name(child) }],
  );
}

function sizeOf(context: ViewContext, unit: EvaluatedSelection): Sizing | undefined {
  const sizing = sizingOf(context.evaluation, unit);
  if (sizing === undefined) return undefined;
  const { amount, least, most, amounts } = sizing;
  return { amount, least, most, amounts };
}

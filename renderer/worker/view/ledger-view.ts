import { inDocumentOrder } from '../../engine/evaluation/document-order';
import type { EvaluatedCategory, EvaluatedForce } from '../../engine/evaluation/evaluated';
import { ownName } from '../../engine/words/own-name';
import type { FindingView } from '../protocol/findings-view';
import {
  type ForceRow,
  type LedgerRow,
  type MarginView,
  surplusOf,
  type UnitRow,
} from '../protocol/ledger-row';
import { priceOf, type ViewContext } from './context';
import type { FindingsByRow } from './findings-by-row';
import { forceNote } from './force-note';
import { type BarScale, barScale, marginHeight, marginView, placesOf } from './margin-view';
import { isOfferedIn } from './offered-blocks';
import { unitRow } from './unit-row';

/** More names than this of what would fill a place say no more than the block's own. */
const MOST_WANTED = 3;
/** A compulsory block with more empty places than this says so in one line. */
const MOST_MISSING_ROWS = 4;

/** The army as rows: heads of forces, units in their blocks, places that are missing or left. */
export function ledgerView(context: ViewContext, findings: FindingsByRow): readonly LedgerRow[] {
  const scale = barScale(context, allCategories(context.evaluation.forces));
  return context.evaluation.forces.flatMap((force) => forceRows(context, force, findings, scale, 1));
}

function allCategories(forces: readonly EvaluatedForce[]): readonly EvaluatedCategory[] {
  return forces.flatMap((force) => [...force.categories, ...allCategories(force.forces)]);
}

/** Points of what stands directly under the head, so that a block adds up to what its head says. */
export function ownTotal(context: ViewContext, force: EvaluatedForce): number {
  const below = force.forces.reduce((sum, child) => sum + context.points(child.totals), 0);
  return context.points(force.totals) - below;
}

/** Nothing is said of a frame for the forces below it: that it costs 0, above what they cost, would look like a slip. */
function totalOf(context: ViewContext, force: EvaluatedForce): number | undefined {
  const own = ownTotal(context, force);
  return own === 0 && context.points(force.totals) !== 0 ? undefined : own;
}

function forceRows(
  context: ViewContext,
  force: EvaluatedForce,
  findings: FindingsByRow,
  scale: BarScale,
  level: number,
): readonly LedgerRow[] {
  const blocks = force.categories
    .filter(isShown)
    .flatMap((category) => blockRows(context, force, category, findings, scale, level + 1));
  const lost = force.selections.filter((unit) => unit.isLost);
  const loose = lost.map((unit, index) =>
    unitRow(context, unit, findings, {
      level: level + 1,
      margin: undefined,
      force: force.id,
      block: undefined,
      blockName: '',
      forceName: context.name(force),
      isFirst: index === 0,
    }),
  );
  let [missing, units] = [0, lost.length];
  for (const { kind } of blocks) {
    if (kind === 'missing') missing += 1;
    else if (kind === 'unit') units += 1;
  }
  return [
    headRow(context, force, findings, level, missing, units),
    ...blocks,
    ...loose,
    ...force.forces.flatMap((child) => forceRows(context, child, findings, scale, level + 1)),
  ];
}

function headRow(
  context: ViewContext,
  force: EvaluatedForce,
  findings: FindingsByRow,
  level: number,
  missing: number,
  units: number,
): ForceRow {
  const own = findings.of(force.id);
  const name = ownName(context.language, force);
  return {
    kind: 'force',
    key: `n:${force.id}`,
    level,
    margin: undefined,
    force: force.id,
    block: undefined,
    blockName: '',
    forceName: name,
    isFirst: false,
    node: force.id,
    name,
    second: context.second(force),
    note: forceNote(context, force),
    total: totalOf(context, force),
    errors: own.filter(({ severity }) => severity === 'error' || severity === 'lost').length,
    missing,
    isLost: force.isLost,
    severity: own[0]?.severity,
    units,
  };
}

/** A block is shown when something stands in it or may. */
export function isShown(category: EvaluatedCategory): boolean {
  const isEmpty = category.selections.length === 0 && category.alsoCounted.length === 0;
  if (category.isTag) return false;
  if (!isEmpty) return true;
  const places = placesOf(category);
  return !category.hidden && (places === undefined || places.most !== 0 || places.least > 0);
}

function blockRows(
  context: ViewContext,
  force: EvaluatedForce,
  category: EvaluatedCategory,
  findings: FindingsByRow,
  scale: BarScale,
  level: number,
): readonly LedgerRow[] {
  const margin = marginView(context, category, scale);
  const frame = {
    level,
    margin: undefined,
    force: force.id,
    block: category.entryId,
    blockName: context.name(category),
    forceName: ownName(context.language, force),
    isFirst: false,
  } as const;
  const key = `${force.id}/${category.entryId}`;
  const units = inDocumentOrder(force, category.selections).map((unit) =>
    unitRow(context, unit, findings, frame),
  );
  const rows: LedgerRow[] = [...markSurplus(units, margin, blockFinding(findings, force, category))];
  for (const unit of category.alsoCounted) {
    rows.push({
      ...frame,
      kind: 'also',
      key: `a:${key}/${unit.id}`,
      node: unit.id,
      name: ownName(context.language, unit),
      where: primaryBlock(context, unit.categories) ?? '',
      price: priceOf(context, unit),
    });
  }
  rows.push(...placeRows(context, force, category, frame, key));
  while (rows.length < Math.max(1, marginHeight(margin))) {
    rows.push({ ...frame, kind: 'fill', key: `f:${key}/${rows.length}` });
  }
  const [first, ...others] = rows as [LedgerRow, ...LedgerRow[]];
  return [{ ...first, margin, isFirst: true }, ...others];
}

/** What is wrong with the places of a block as a whole. */
function blockFinding(
  findings: FindingsByRow,
  force: EvaluatedForce,
  category: EvaluatedCategory,
): FindingView | undefined {
  return findings
    .of(force.id)
    .find(({ block, severity }) => block === category.entryId && severity === 'error');
}

/** Of more units than a block has places for the last ones are too many; worse of their own is said first. */
function markSurplus(
  units: readonly UnitRow[],
  { places }: MarginView,
  finding: FindingView | undefined,
): readonly UnitRow[] {
  const surplus = surplusOf(places);
  if (finding === undefined || surplus === 0) return units;
  return units.map((unit, index) =>
    index < units.length - surplus || unit.severity === 'error' || unit.severity === 'lost'
      ? unit
      : { ...unit, severity: finding.severity, reason: finding.short },
  );
}

function primaryBlock(
  context: ViewContext,
  categories: EvaluatedForce['selections'][number]['categories'],
): string | undefined {
  const primary = categories.find((use) => use.primary);
  return primary === undefined ? undefined : context.name(primary);
}

/** One red line for each compulsory place that is empty, then one line for all that are left. */
function placeRows(
  context: ViewContext,
  force: EvaluatedForce,
  category: EvaluatedCategory,
  frame: Omit<LedgerRow & { kind: 'fill' }, 'kind' | 'key'>,
  key: string,
): readonly LedgerRow[] {
  const places = placesOf(category);
  const isBare = category.selections.length === 0;
  const isBarren = (): boolean => isBare && !isOfferedIn(context, force, category);
  if (places === undefined) {
    return isBare && !category.hidden
      ? [{ ...frame, kind: 'empty', key: `e:${key}`, places: undefined, isBarren: isBarren() }]
      : [];
  }
  const missing = Math.max(0, places.least - places.taken);
  const rows: LedgerRow[] = [];
  if (missing > 0) {
    const wanted = wantedNames(context, force, category);
    for (let index = 0; index < Math.min(missing, MOST_MISSING_ROWS); index += 1) {
      rows.push({ ...frame, kind: 'missing', key: `m:${key}/${index}`, wanted });
    }
  }
  const left = places.most === undefined ? undefined : places.most - Math.max(places.taken, places.least);
  if (left === undefined ? isBare && missing === 0 : left > 0) {
    rows.push({ ...frame, kind: 'empty', key: `e:${key}`, places: left, isBarren: isBarren() });
  }
  return rows;
}

function wantedNames(
  context: ViewContext,
  force: EvaluatedForce,
  category: EvaluatedCategory,
): readonly string[] {
  const offers = context.evaluation
    .rootOffers(force.id)
    .filter(
      (offer) =>
        !offer.hidden && offer.categories.some((use) => use.primary && use.entryId === category.entryId),
    );
  return offers.length > MOST_WANTED ? [] : offers.map((offer) => context.name(offer));
}

import { unitsByBlock } from '../../evaluation/document-order';
import type { EffectiveLimit, EvaluatedCategory, EvaluatedForce } from '../../evaluation/evaluated';
import { shortNameIn } from '../../words/name-in';
import { ownName } from '../../words/own-name';
import { shownNotes } from '../../words/shortened';
import type { SheetBlock, SheetForce, SheetTable } from '../document';
import { armyName } from './army-name';
import { pointsIn, type SheetContext } from './context';
import { sheetUnit } from './unit';
import { allForces } from './walk';

/** Forces in order, each before those below it. */
export function sheetForces(context: SheetContext, tables: readonly SheetTable[]): SheetForce[] {
  const forces = allForces(context.evaluation.forces);
  const armies = new Set(forces.map(({ force }) => force.catalogueId));
  return forces.map(({ force, depth }) => ({
    name: ownName(context.language, force),
    army: armies.size > 1 ? armyName(context, force) : '',
    total: context.n(ownPoints(context, force)),
    depth,
    isFrame: force.selections.length === 0 || forces.length === 1,
    isLost: force.isLost,
    capabilities: [...new Set(force.rules.map((rule) => context.name(rule)))].filter((name) => name !== ''),
    notes: shownNotes(force.force.notes),
    blocks: sheetBlocks(context, force, tables),
  }));
}

/** Without the forces below it, which have heads of their own: the heads of a sheet add up to its total. */
function ownPoints(context: SheetContext, force: EvaluatedForce): number {
  return force.forces.reduce(
    (points, below) => points - pointsIn(context, below.totals),
    pointsIn(context, force.totals),
  );
}

function sheetBlocks(
  context: SheetContext,
  force: EvaluatedForce,
  tables: readonly SheetTable[],
): SheetBlock[] {
  return unitsByBlock(force).map(({ category, units }) => ({
    name: category ? shortNameIn(context.language, category) : '',
    note: category ? blockNote(context, category) : '',
    units: units.map((unit) => sheetUnit(context, unit, tables)),
  }));
}

/** `2 of 3` where places are counted; shares stand in the line of values. */
function blockNote(context: SheetContext, category: EvaluatedCategory): string {
  const most = category.limits.find(
    (limit) => isCount(limit) && limit.type === 'max' && Number.isFinite(limit.limit) && limit.limit >= 0,
  );
  // One place with one unit in it is seen.
  return most && (most.limit !== 1 || most.count !== 1)
    ? context.words.outOf(context.n(most.count), context.n(most.limit))
    : '';
}

function isCount({ field, percent }: EffectiveLimit): boolean {
  return field === 'selections' && percent === undefined;
}

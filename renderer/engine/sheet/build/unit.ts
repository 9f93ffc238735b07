import type { EvaluatedSelection } from '../../evaluation/evaluated';
import { bookReference } from '../../words/book-reference';
import { signed } from '../../words/numbers';
import { shownName, shownNotes } from '../../words/shortened';
import type { SheetOption, SheetTable, SheetUnit } from '../document';
import { capabilityName } from './capability-name';
import { pointsIn, type SheetContext } from './context';
import { forceBook } from './force-book';
import { sheetLines } from './lines';
import { unitLinks } from './links';
import { lastPrice, sheetOptions } from './options';
import { otherCosts } from './other-costs';
import { modelCount, timesTaken, withDescendants } from './walk';

/** A root selection of a force with all that belongs to it. */
export function sheetUnit(
  context: SheetContext,
  unit: EvaluatedSelection,
  tables: readonly SheetTable[],
): SheetUnit {
  const lines = sheetLines(context, unit, tables);
  const count = timesTaken(unit);
  const options = sheetOptions(context, unit, lines.filter(({ models }) => models > 0).length);
  const customName = shownName(unit.selection?.customName ?? '');
  return {
    name: context.name(unit),
    customName,
    count,
    models: modelCount(unit) / count,
    price: unit.isLost ? lastPrice(context, unit) : unitPrice(context, unit),
    values: otherCosts(context, unit.totals).map(({ name, value }) => `${name}\u00a0${context.n(value)}`),
    isLost: unit.isLost,
    lines,
    options,
    // Gear often has an ability of its own name.
    capabilities: unitCapabilities(context, unit).filter((name) => !isNamed(name, options)),
    links: unitLinks(context, unit),
    source: bookReference(forceBook(context, unit.force), unit),
    notes: shownNotes(unit.selection?.notes),
  };
}

/** With a plus where the game prints a surcharge. */
function unitPrice(context: SheetContext, unit: EvaluatedSelection): string {
  const points = pointsIn(context, unit.totals);
  if (!unit.definition?.surcharge) return context.n(points);
  return points === 0 ? '+0' : signed(points, context.language);
}

function isNamed(name: string, options: readonly SheetOption[]): boolean {
  return options.some((option) => option.name === name || isNamed(name, option.options));
}

/** Abilities, rules and abilities written as profiles, each once, in the order met. */
function unitCapabilities(context: SheetContext, unit: EvaluatedSelection): string[] {
  const found = withDescendants(unit)
    .filter(({ isLost, hidden }) => !isLost && !hidden)
    .flatMap((selection) => [
      ...selection.capabilities.map((use) => capabilityName(context, use)),
      ...selection.profiles.flatMap((profile) =>
        context.subjectOf(profile.typeId) === 'model'
          ? profile.capabilities.map((use) => capabilityName(context, use))
          : [],
      ),
      ...selection.profiles.flatMap((profile) =>
        context.subjectOf(profile.typeId) === 'other' ? [context.name(profile)] : [],
      ),
      ...selection.rules.map((rule) => context.name(rule)),
    ]);
  return [...new Set(found)].filter((name) => name !== '');
}

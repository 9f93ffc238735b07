import type { SheetLine, SheetProfile, SheetUnit } from '../document';
import { left, right } from './cells';
import {
  foreignRows,
  type LineContext,
  labelled,
  lineLabel,
  lineName,
  lineRows,
  profileText,
  statCells,
} from './line-cells';
import { modelsSuffix, nameOf } from './names';
import { boxesWidth, type Cell, type Row, type Run } from './page';
import { USUAL_BODY, widthOf } from './style';
import { unitParagraphs } from './unit-text';
import { weaponMode } from './weapon-mode';
import { widthOfRuns, wrapRuns } from './wrap';

/** Space above the first and below the last row of a unit. Millimetres. */
const PADDING = 0.55;
const INDENT = 3;
const TEXT_GAP = 2;
/** Text beside values is not set narrower than this, at the usual size. Millimetres. */
const LEAST_TEXT = 46;

export interface UnitContext extends LineContext {
  /** Print boxes to tick where stands are few enough. */
  readonly hasBoxes: boolean;
}

/** All rows of a unit: name, statistics, weapons, price; then choices, abilities, links, notes. */
export function unitRows(unit: SheetUnit, context: UnitContext): Row[] {
  const rows = context.grid.weapon ? besideRows(unit, context) : wideRows(unit, context);
  return rows.map((row, index) => ({
    ...row,
    height: row.height + (index === 0 ? PADDING : 0) + (index === rows.length - 1 ? PADDING : 0),
    ...(index === 0 ? { above: PADDING } : {}),
  }));
}

function unitName(unit: SheetUnit, withModels: boolean): Run[] {
  const style = unit.isLost ? 'lost' : 'unit';
  return [{ text: nameOf(unit) + (withModels ? modelsSuffix(unit) : ''), style }];
}

/** Models to the left, weapons to the right, on the same rows. */
function besideRows(unit: SheetUnit, context: UnitContext): Row[] {
  const { grid, type, words } = context;
  const rows: Row[] = [];
  const lines = besideLines(unit);
  lines.forEach((line, index) => {
    const isFirst = index === 0;
    const indent = isFirst ? 0 : INDENT;
    const nameRuns: readonly Run[] = isFirst
      ? unitName(unit, false)
      : [{ text: line.name || unit.name, style: 'body' }];
    const names = wrapRuns(nameRuns, grid.name.width - indent - 1, type);
    const weapons = weaponCells(line.weapons, context);
    const count = Math.max(names.length, weapons.length, 1);
    for (let at = 0; at < count; at += 1) {
      const cells: Cell[] = [];
      const name = names[at];
      if (name) cells.push(left(grid.name.x + indent, grid.name.width - indent, name));
      if (at === 0) {
        const models = isFirst && lines.length === 1 ? unit.models : line.models;
        if (grid.models && models > 0) cells.push(right(grid.models.x, grid.models.width, String(models)));
        cells.push(...statCells(line.profile, context));
      }
      cells.push(...(weapons[at] ?? []));
      if (isFirst && at === 0) cells.push(priceCell(unit, context));
      rows.push({ height: isFirst && name ? type.line.unit : type.line.body, cells });
    }
    const text = profileText(line, context, false);
    if (text) rows.push(...textRows([text], context, () => grid.width - grid.name.x));
  });
  const boxes = context.hasBoxes && !unit.isLost ? boxCount(unit) : 0;
  const room = boxes > 0 ? boxesWidth(boxes) + TEXT_GAP : 0;
  const text = textRows(
    unitParagraphs(unit, true, words),
    context,
    (at) => grid.width - grid.name.x - (at === 0 ? room : 0),
  );
  return [...rows, ...(boxes > 0 ? withBoxes(text, boxes, context) : text)];
}

/** Stands of one detachment are ticked off as they fall; a horde of figures is counted with dice. */
const MOST_BOXES = 15;

function boxCount({ models, count }: SheetUnit): number {
  return count === 1 && models > 1 && models <= MOST_BOXES && Number.isInteger(models) ? models : 0;
}

/** At the right edge, under the price, in the first row of text. */
function withBoxes(text: readonly Row[], boxes: number, { grid, type }: UnitContext): Row[] {
  const width = boxesWidth(boxes);
  const cell: Cell = { x: grid.width - width, width, align: 'right', runs: [], boxes };
  const [first = { height: type.line.small, cells: [] }, ...rest] = text;
  return [{ ...first, cells: [...first.cells, cell] }, ...rest];
}

/** A unit of several kinds none of which is called like it has its name on a row of its own. */
function besideLines(unit: SheetUnit): readonly SheetLine[] {
  const [first] = unit.lines;
  if (first && (unit.lines.length === 1 || first.name === '')) return unit.lines;
  const head: SheetLine = {
    name: '',
    models: first ? 0 : unit.models,
    profile: undefined,
    weapons: [],
  };
  return [head, ...unit.lines];
}

/** Rows of weapon cells; a second mode of one weapon is indented and its name not repeated. */
function weaponCells(weapons: readonly SheetProfile[], { grid, type }: UnitContext): Cell[][] {
  const { weapon } = grid;
  if (!weapon) return [];
  let stem = '';
  return weapons.flatMap((each) => {
    const { stem: head, mode } = weaponMode(each.name);
    const isMode = mode !== '' && head === stem;
    stem = mode === '' ? '' : head;
    const indent = isMode ? INDENT : 0;
    const runs: Run[] = [{ text: isMode ? mode : each.name, style: 'body' }];
    return wrapRuns(runs, weapon.name.width - indent - 1, type).map((name, index) => [
      left(weapon.name.x + indent, weapon.name.width - indent, name),
      ...(index === 0
        ? weapon.columns.map((column, at) => right(column.x, column.width, each.values[at] ?? ''))
        : []),
    ]);
  });
}

/** Statistics in the row of the name, everything else below; further profiles to the right of the text. */
function wideRows(unit: SheetUnit, context: UnitContext): Row[] {
  const { grid, type, words } = context;
  const [first, ...others] = unit.lines;
  const paragraphs = unitParagraphs(unit, false, words);
  const isBare = unit.lines.length === 0;
  // A unit without values is a choice of the army: what was chosen stands in the row of its name.
  const chosen = isBare ? (paragraphs[0] ?? []) : [];
  const joined = [...unitName(unit, true), { text: '   ', style: 'small' as const }, ...chosen];
  const isOneRow =
    chosen.length > 0 && paragraphs.length === 1 && widthOfRuns(joined, type) <= grid.price.x - grid.name.x;
  if (isOneRow) {
    const name = left(grid.name.x, grid.price.x - grid.name.x, joined);
    return [{ height: type.line.unit, cells: [name, priceCell(unit, context)] }];
  }

  const isMain = first?.profile === undefined || first.profile.table === grid.main?.id;
  const own = isMain || !first ? [] : foreignRows(first, context);
  const columnsAt = own[0] ? edgeOf(own[0]) : grid.name.x + grid.name.width;
  const wrapped = (edge: number) => wrapRuns(unitName(unit, true), edge - grid.name.x - 1, type);
  const label = grid.hasStatsBelow ? undefined : firstLabel(unit, wrapped(columnsAt), context);
  const isBelow =
    isMain &&
    first?.profile !== undefined &&
    (grid.hasStatsBelow || (label === undefined && hasOwnLabel(unit, context)));
  // Nothing but the price stands in the row of the name.
  const isText = !isMain && own.length === 0;
  const edge = isBare || isBelow || isText ? grid.price.x : columnsAt;
  const names = wrapped(edge);
  const rows = names.map((name, at): Row => {
    const values =
      isMain && !isBelow ? [...(label ?? []), ...statCells(first?.profile, context)] : (own[0] ?? []);
    const cells = [left(grid.name.x, edge - grid.name.x, name)];
    if (at === 0) cells.push(...values, priceCell(unit, context));
    return { height: type.line.unit, cells };
  });
  const named = isBelow && first ? lineRows(first, context) : [];
  const beside = [...own.slice(1), ...named, ...others.flatMap((line) => lineRows(line, context))];
  return [...rows, ...rowsBeside(beside, [...lineTexts(unit.lines, context), ...paragraphs], context)];
}

/** Lines that no column shows: values of a table too wide for the page, kinds of models without values. */
function lineTexts(lines: readonly SheetLine[], context: UnitContext): Run[][] {
  const { grid } = context;
  const texts = lines.flatMap((line) => {
    const text =
      line.profile && !grid.foreign.has(line.profile.table) ? profileText(line, context, true) : undefined;
    return text ? [text] : [];
  });
  const kinds = lines.filter(({ profile, name }) => profile === undefined && name !== '').map(lineName);
  return [...texts, ...(kinds.length > 0 ? [[{ text: kinds.join(', '), style: 'small' as const }]] : [])];
}

/** Where text beside cells must end. */
function edgeOf(cells: readonly Cell[]): number {
  return Math.min(...cells.map(({ x }) => x)) - TEXT_GAP;
}

/** Text to the left of values; where the values leave no room for it they come first and the text below them. */
function rowsBeside(beside: readonly Cell[][], paragraphs: readonly Run[][], context: UnitContext): Row[] {
  const { grid, type } = context;
  const least = LEAST_TEXT * (type.body / USUAL_BODY);
  const isNarrow = beside.some((cells) => edgeOf(cells) - grid.name.x < least);
  const skipped = isNarrow ? beside.length : 0;
  const textEnd = (line: number) => {
    const cells = beside[line + skipped];
    return (cells ? edgeOf(cells) : grid.width) - grid.name.x;
  };
  const text = textLines(paragraphs, context, textEnd);
  return Array.from({ length: Math.max(text.length + skipped, beside.length) }, (_, at) => {
    const runs = text[at - skipped];
    return {
      height: beside[at] ? type.line.body : type.line.small,
      cells: [...(runs ? [left(grid.name.x, textEnd(at - skipped), runs)] : []), ...(beside[at] ?? [])],
    };
  });
}

/** Its first line has something to say beside its values: which of several kinds it is, or what it is at all. */
function hasOwnLabel({ lines }: SheetUnit, context: UnitContext): boolean {
  const [first] = lines;
  if (first === undefined) return false;
  return context.grid.hasLead ? lineLabel(first, context) !== '' : lines.length > 1 && first.name !== '';
}

/** Name of the first of several kinds, before its values in the row of the unit's name, when there is room for both. */
function firstLabel(unit: SheetUnit, names: readonly Run[][], context: UnitContext): Cell[] | undefined {
  const { grid, type } = context;
  const [first] = unit.lines;
  if (!first?.profile || !hasOwnLabel(unit, context) || names.length > 1) return undefined;
  const edge = grid.stats[0]?.x ?? grid.price.x;
  const said = lineLabel(first, context);
  const used = widthOfRuns(names[0] ?? [], type) + TEXT_GAP + widthOf(said, 'smallQuiet', type);
  return grid.name.x + used <= edge ? labelled(said, edge, [], context)[0] : undefined;
}

function priceCell(unit: SheetUnit, { grid }: UnitContext): Cell {
  return right(grid.price.x, grid.price.width, unit.price, unit.isLost ? 'quiet' : 'unit');
}

function textLines(
  paragraphs: readonly Run[][],
  { type }: UnitContext,
  width: (line: number) => number,
): Run[][] {
  const lines: Run[][] = [];
  for (const paragraph of paragraphs)
    lines.push(...wrapRuns(paragraph, (line) => width(lines.length + line), type));
  return lines;
}

function textRows(
  paragraphs: readonly Run[][],
  context: UnitContext,
  width: (line: number) => number,
): Row[] {
  const { grid, type } = context;
  return textLines(paragraphs, context, width).map((runs, at) => ({
    height: type.line.small,
    cells: [left(grid.name.x, width(at), runs)],
  }));
}

import type { SheetLine, SheetProfile, SheetUnit } from '../document';
import type { SheetWords } from '../words/tables';
import { left, right } from './cells';
import { columnWidths, type Grid, modelsSuffix, nameOf, place } from './grid';
import { boxesWidth, type Cell, type Row, type Run } from './page';
import { type Type, USUAL_BODY, widthOf } from './style';
import { unitParagraphs } from './unit-text';
import { weaponMode } from './weapon-mode';
import { shorten, widthOfRuns, wrapRuns } from './wrap';

/** Space above the first and below the last row of a unit. Millimetres. */
const PADDING = 0.55;
const INDENT = 3;
const TEXT_GAP = 2;
/** Text beside values is not set narrower than this, at the usual size. Millimetres. */
const LEAST_TEXT = 46;

export interface UnitContext {
  readonly grid: Grid;
  readonly type: Type;
  readonly words: SheetWords;
  /** Print boxes to tick where stands are few enough. */
  readonly hasBoxes: boolean;
  readonly tables: readonly {
    readonly id: string;
    readonly columns: readonly { readonly id: string; readonly label: string }[];
  }[];
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

/** Values of a line in the columns of the head. */
function statCells(profile: SheetProfile | undefined, { grid }: UnitContext): Cell[] {
  if (!profile || profile.table !== grid.main?.id) return [];
  return grid.stats.map((column, index) => right(column.x, column.width, profile.values[index] ?? ''));
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
    const foreign = foreignText(line, context);
    if (foreign) rows.push(...textRows([foreign], context, () => grid.width - grid.name.x));
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
    const style = 'body';
    const names = wrapRuns(
      [{ text: isMode ? mode : each.name, style }],
      weapon.name.width - indent - 1,
      type,
    );
    return names.map((name, index) => [
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
  const rows: Row[] = [];
  const names = wrapRuns(unitName(unit, true), grid.name.width - 1, type);
  const isMain = first?.profile === undefined || first.profile.table === grid.main?.id;
  const own = isMain || !first ? [] : foreignRows(first, context);
  const label = firstLabel(unit, names, context);
  const isBelow = label === undefined && isMain && unit.lines.length > 1 && first?.name !== '';
  names.forEach((name, at) => {
    const cells: Cell[] = [left(grid.name.x, grid.name.width, name)];
    if (at === 0) {
      if (isMain && !isBelow) cells.push(...(label ?? []), ...statCells(first?.profile, context));
      else cells.push(...(own[0] ?? []));
      cells.push(priceCell(unit, context));
    }
    rows.push({ height: type.line.unit, cells });
  });
  const named = isBelow && first ? lineCells(first, context) : [];
  const beside = [...own.slice(1), ...named, ...others.flatMap((line) => lineCells(line, context))];
  const edgeOf = (cells: readonly Cell[]) => Math.min(...cells.map(({ x }) => x)) - TEXT_GAP;
  // Where further values leave no room, they come first and the text below them.
  const isNarrow = beside.some(
    (cells) => edgeOf(cells) - grid.name.x < LEAST_TEXT * (type.body / USUAL_BODY),
  );
  const skipped = isNarrow ? beside.length : 0;
  const textEnd = (line: number) => {
    const cells = beside[line + skipped];
    return (cells ? edgeOf(cells) : grid.width) - grid.name.x;
  };
  const text = textLines(unitParagraphs(unit, false, words), context, textEnd);
  for (let at = 0; at < Math.max(text.length + skipped, beside.length); at += 1) {
    const runs = text[at - skipped];
    const cells = [...(runs ? [left(grid.name.x, textEnd(at - skipped), runs)] : []), ...(beside[at] ?? [])];
    rows.push({ height: beside[at] ? type.line.body : type.line.small, cells });
  }
  return rows;
}

/** Name of the first of several kinds, before its values in the row of the unit's name, when there is room for both. */
function firstLabel(unit: SheetUnit, names: readonly Run[][], context: UnitContext): Cell[] | undefined {
  const { grid, type } = context;
  const [first] = unit.lines;
  if (!first || first.name === '' || names.length > 1) return undefined;
  const edge = grid.stats[0]?.x ?? grid.width;
  const used = widthOfRuns(names[0] ?? [], type) + TEXT_GAP + widthOf(lineName(first), 'smallQuiet', type);
  return grid.name.x + used <= edge ? labelCells(lineName(first), edge, context) : undefined;
}

function lineName({ name, models }: SheetLine): string {
  return models > 1 ? `${name}\u00a0× ${models}` : name;
}

/** A further profile: its name before its values. */
function lineCells(line: SheetLine, context: UnitContext): Cell[][] {
  const { grid } = context;
  if (!line.profile) return [];
  if (line.profile.table !== grid.main?.id) return foreignRows(line, context);
  const name = line.models > 1 ? `${line.name}\u00a0× ${line.models}` : line.name;
  return [
    [...labelCells(name, grid.stats[0]?.x ?? grid.width, context), ...statCells(line.profile, context)],
  ];
}

/** Quiet, to the left of the values it names. */
function labelCells(name: string, edge: number, { type, grid }: UnitContext): Cell[] {
  if (name === '') return [];
  const width = Math.min(edge - grid.name.x, widthOf(name, 'smallQuiet', type));
  return [right(edge - width, width, shorten(name, width, 'smallQuiet', type), 'smallQuiet')];
}

/** A profile of another table than the head's: its labels above its values. */
function foreignRows(line: SheetLine, context: UnitContext): Cell[][] {
  const { grid, type } = context;
  const { profile } = line;
  const table = context.tables.find(({ id }) => id === profile?.table);
  if (!profile || !table) return [];
  const fake = { ...table, name: '', subject: 'model' as const };
  const widths = columnWidths(fake, [profile], type);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const columns = place(fake, widths, grid.price.x - total);
  const labels = columns.map((column) => right(column.x, column.width, column.label, 'smallQuiet'));
  const values = columns.map((column, index) => right(column.x, column.width, profile.values[index] ?? ''));
  return [labels, [...labelCells(line.name, grid.price.x - total, context), ...values]];
}

/** The same where there is no room for columns: `Front 14, Side 13`. */
function foreignText(line: SheetLine, { grid, tables }: UnitContext): Run[] | undefined {
  const { profile } = line;
  if (!profile || profile.table === grid.main?.id) return undefined;
  const table = tables.find(({ id }) => id === profile.table);
  const values = (table?.columns ?? []).map(
    ({ label }, index) => `${label}\u00a0${profile.values[index] ?? ''}`,
  );
  return [{ text: values.join(', '), style: 'small' }];
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

import type { SheetDocument, SheetForce, SheetUnit } from '../document';
import type { SheetWords } from '../words/tables';
import { left } from './cells';
import type { Grid } from './grid';
import { sectionRow, tableHead } from './head-rows';
import type { Row } from './page';
import type { Type } from './style';
import { type UnitContext, unitRows } from './unit-rows';
import { wrapRuns } from './wrap';

/** Rows that stay together. */
export interface Piece {
  readonly rows: readonly Row[];
  /** How many of the pieces after it must start on the same page. */
  readonly keepsNext: number;
  /** Head of the table it stands in, repeated on every page; pieces of one table share the very same rows. */
  readonly head: readonly Row[];
  /** Printed above what is left when the piece alone is taller than a page. */
  readonly continued: Row | undefined;
  /** The row has no rule above it when it starts a page. */
  readonly isHeading: boolean;
}

/** A force head never stands alone at the foot of a page: this many units go with it. */
const UNITS_WITH_HEAD = 2;

/** All forces with their units, in order. */
export function rosterPieces(
  document: SheetDocument,
  grid: Grid,
  type: Type,
  words: SheetWords,
  hasBoxes: boolean,
): Piece[] {
  const head = [rosterHead(document, grid, type, words)];
  const context: UnitContext = { grid, type, words, hasBoxes, tables: document.tables };
  return document.forces.flatMap((force) => forcePieces(force, context, head));
}

function forcePieces(force: SheetForce, context: UnitContext, head: readonly Row[]): Piece[] {
  const { grid, type } = context;
  const pieces: Piece[] = [];
  if (!force.isFrame || force.isLost) {
    const rows = [
      sectionRow(force.name, force.army, force.total, grid.width, type),
      ...noteRows(force.notes, grid, type),
    ];
    pieces.push({ rows, keepsNext: UNITS_WITH_HEAD, head, continued: undefined, isHeading: true });
  }
  for (const block of force.blocks) {
    block.units.forEach((unit, index) => {
      const isFirst = index === 0;
      const rows = withMargin(unitRows(unit, context), isFirst ? [block.name, block.note] : [], grid, type);
      const isAfterHead = pieces.at(-1)?.isHeading ?? false;
      pieces.push({
        rows: isAfterHead ? rows : withRule(rows, isFirst ? 0 : grid.name.x),
        keepsNext: 0,
        head,
        continued: continuedRow(unit, context),
        isHeading: false,
      });
    });
  }
  return pieces;
}

function noteRows(notes: string, grid: Grid, type: Type): Row[] {
  return notes
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => wrapRuns([{ text: line, style: 'small' }], grid.width, type))
    .map((runs) => ({ height: type.line.small, cells: [left(0, grid.width, runs)] }));
}

/** The block's name and count in the margin, beside the first rows of its first unit; rows are added if it is taller. */
function withMargin(rows: readonly Row[], labels: readonly string[], grid: Grid, type: Type): Row[] {
  const lines = labels
    .filter((label) => label !== '')
    .flatMap((text) => wrapRuns([{ text, style: 'smallQuiet' }], grid.margin.width - 1.5, type));
  const filled = [...rows];
  while (filled.length < lines.length) filled.push({ height: type.line.small, cells: [] });
  return filled.map((row, index) => {
    const runs = lines[index];
    return runs ? { ...row, cells: [left(grid.margin.x, grid.margin.width, runs), ...row.cells] } : row;
  });
}

function withRule(rows: readonly Row[], from: number): Row[] {
  return rows.map((row, index) => (index === 0 ? { ...row, rule: { weight: 'hair', from } } : row));
}

function continuedRow(unit: SheetUnit, { grid, type, words }: UnitContext): Row {
  const runs = [
    { text: unit.name, style: 'unit' } as const,
    { text: `, ${words.continued}`, style: 'quiet' } as const,
  ];
  return {
    height: type.line.unit,
    cells: [
      left(grid.name.x, grid.width - grid.name.x, wrapRuns(runs, grid.width - grid.name.x, type)[0] ?? runs),
    ],
  };
}

function rosterHead(document: SheetDocument, grid: Grid, type: Type, words: SheetWords): Row {
  const { name, models, stats, weapon, price } = grid;
  const right = (column: { x: number; width: number; label: string }) => ({
    ...column,
    align: 'right' as const,
  });
  return tableHead(
    [
      { ...name, label: document.tables.length > 0 || name.width > 0 ? words.unit : '', align: 'left' },
      ...(models ? [right(models)] : []),
      ...stats.map(right),
      ...(weapon
        ? [{ ...weapon.name, label: words.weapon, align: 'left' as const }, ...weapon.columns.map(right)]
        : []),
      right(price),
    ],
    type,
  );
}

import type { SheetDocument, SheetForce, SheetUnit } from '../document';
import type { SheetWords } from '../words/tables';
import { left } from './cells';
import type { Grid } from './grid';
import { nameOf } from './names';
import type { Row } from './page';
import { heightOf } from './paginate';
import { sectionRows, tableHead } from './section-rows';
import { type Type, widthOf } from './style';
import { type UnitContext, unitRows } from './unit-rows';
import { shorten, wrapRuns } from './wrap';

/** Rows that stay together. */
export interface Piece {
  readonly rows: readonly Row[];
  /** The same with what it belongs to said again, for when it is the first on a page. */
  readonly rowsOnTop?: readonly Row[];
  /** How many of the pieces after it must start on the same page. */
  readonly keepsNext: number;
  /** Head of the table it stands in, repeated on every page; pieces of one table share the very same rows. */
  readonly head: readonly Row[];
  /** Printed above what is left when the piece alone is taller than a page. */
  readonly continued: Row | undefined;
  /** The row has no rule above it when it starts a page. */
  readonly isHeading: boolean;
}

const NO_HEAD: readonly Row[] = [];

/** A piece outside of any table. */
export function plainPiece(rows: readonly Row[], more: Partial<Piece> = {}): Piece {
  return { rows, keepsNext: 0, head: NO_HEAD, continued: undefined, isHeading: false, ...more };
}

/** A force head never stands alone at the foot of a page: this many units go with it, or one that is tall. Millimetres. */
const UNITS_WITH_HEAD = 2;
const TALL_UNIT = 25;

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
  const { grid, type, words } = context;
  const pieces: Piece[] = [];
  const hasHead = !force.isFrame || force.isLost;
  const said = [
    ...textRows(force.capabilities.join(', '), 'smallQuiet', grid, type),
    ...force.notes.split('\n').flatMap((line) => textRows(line, 'small', grid, type)),
  ];
  if (!hasHead && said.length > 0) pieces.push(plainPiece(said, { head, keepsNext: 1 }));
  if (hasHead) {
    const rows = [...sectionRows(force.name, force.army, force.total, grid.width, type), ...said];
    const [first] = force.blocks.flatMap(({ units }) => units);
    const isTall = first !== undefined && heightOf(unitRows(first, context)) >= TALL_UNIT;
    pieces.push({ ...plainPiece(rows), keepsNext: isTall ? 1 : UNITS_WITH_HEAD, head, isHeading: true });
  }
  const again = hasHead ? sectionRows(force.name, words.continued, '', grid.width, type) : [];
  force.blocks.forEach((block, blockIndex) => {
    block.units.forEach((unit, index) => {
      const own = unitRows(unit, context);
      const labels = index === 0 ? [block.name, block.note] : [];
      const labelsAgain = index === 0 || block.name === '' ? labels : [block.name, words.continued];
      const rows = withMargin(own, labels, grid, type);
      const isAfterHead = pieces.at(-1)?.isHeading ?? false;
      const isFirst = blockIndex === 0 && index === 0;
      pieces.push({
        ...plainPiece(isAfterHead ? rows : withRule(rows, index === 0 ? 0 : grid.name.x)),
        ...(isFirst ? {} : { rowsOnTop: [...again, ...withMargin(own, labelsAgain, grid, type)] }),
        head,
        continued: continuedRow(unit, context),
      });
    });
  });
  return pieces;
}

function textRows(text: string, style: 'small' | 'smallQuiet', grid: Grid, type: Type): Row[] {
  if (text.trim() === '') return [];
  return wrapRuns([{ text, style }], grid.width, type).map((runs) => ({
    height: type.line.small,
    cells: [left(0, grid.width, runs)],
  }));
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
  const width = grid.width - grid.name.x;
  const note = `, ${words.continued}`;
  const name = nameOf(unit);
  const short = shorten(name, width - widthOf(note, 'quiet', type), 'unit', type);
  const runs = [{ text: short, style: 'unit' } as const, { text: note, style: 'quiet' } as const];
  return {
    height: type.line.unit,
    cells: [{ ...left(grid.name.x, width, runs), ...(short === name ? {} : { shortened: 'continued' }) }],
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
      { ...name, label: document.unitWord, align: 'left' },
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

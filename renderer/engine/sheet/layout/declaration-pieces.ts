import type { SheetDeclaration } from '../document';
import { left } from './cells';
import type { Row, Run } from './page';
import { type Piece, plainPiece } from './pieces';
import { sectionRows } from './section-rows';
import type { Type } from './style';
import { wrapRuns } from './wrap';

const GUTTER = 6;
const GAP = 2;
/** Two lists stand side by side, as do the halves of one. */
const COLUMNS = 2;

type Pair = SheetDeclaration['pairs'][number];

/** Declarations as pairs in two columns: a page to read from before the battle. */
export function declarationPieces(
  declarations: readonly SheetDeclaration[],
  title: string,
  width: number,
  type: Type,
): Piece[] {
  if (declarations.length === 0) return [];
  const column = (width - GUTTER * (COLUMNS - 1)) / COLUMNS;
  const at = (index: number) => index * (column + GUTTER);
  const lists = declarations.length > 1 ? declarations : halves(declarations[0]);
  const groups = Array.from({ length: Math.ceil(lists.length / COLUMNS) }, (_, index) =>
    lists.slice(index * COLUMNS, (index + 1) * COLUMNS),
  );
  const pieces = groups.flatMap((group) => {
    const heads: Run[][][] = group.map((list) =>
      wrapRuns([{ text: list.title, style: 'smallQuiet' }], column, type),
    );
    const head = plainPiece(
      sideBySide(
        heads.map((lines) => [{ x: 0, lines }]),
        at,
        column,
        type.line.small,
      ),
      {
        keepsNext: 1,
      },
    );
    const count = Math.max(...group.map(({ pairs }) => pairs.length));
    const rows = Array.from({ length: count }, (_, index) => {
      const pairs = group.map(({ pairs }) => pairTexts(pairs[index], column, type));
      return plainPiece(withRule(sideBySide(pairs, at, column, type.line.body)), {
        keepsNext: index === count - 2 ? 1 : 0,
      });
    });
    return [head, ...rows];
  });
  return [plainPiece(sectionRows(title, '', '', width, type), { keepsNext: 2, isHeading: true }), ...pieces];
}

/** A single list fills both columns. */
function halves(list: SheetDeclaration | undefined): SheetDeclaration[] {
  if (!list) return [];
  const half = Math.ceil(list.pairs.length / COLUMNS);
  const rest = list.pairs.slice(half);
  return [
    { ...list, pairs: list.pairs.slice(0, half) },
    ...(rest.length > 0 ? [{ title: '', pairs: rest }] : []),
  ];
}

interface Text {
  /** From the left edge of its column. */
  readonly x: number;
  readonly lines: readonly Run[][];
}

function pairTexts(pair: Pair | undefined, column: number, type: Type): Text[] {
  if (!pair) return [];
  const width = column / 2 - GAP;
  const lines = (text: string) => wrapRuns([{ text, style: 'body' }], width, type);
  return [
    { x: 0, lines: lines(pair.who) },
    { x: column / 2, lines: lines(pair.where) },
  ];
}

function sideBySide(
  columns: readonly (readonly Text[])[],
  at: (index: number) => number,
  column: number,
  height: number,
): Row[] {
  const count = Math.max(1, ...columns.flatMap((texts) => texts.map(({ lines }) => lines.length)));
  return Array.from({ length: count }, (_, line) => ({
    height,
    cells: columns.flatMap((texts, index) =>
      texts.flatMap(({ x, lines }) => {
        const runs = lines[line];
        return runs && runs.length > 0 ? [left(at(index) + x, column - x, runs)] : [];
      }),
    ),
  }));
}

function withRule(rows: readonly Row[]): Row[] {
  return rows.map((row, index) =>
    index === rows.length - 1 ? { ...row, ruleBelow: { weight: 'hair', from: 0 } } : row,
  );
}

import type { Columns, PageItem, Row } from './page';
import type { Piece } from './pieces';

/** A page being filled. */
export interface Draft {
  readonly items: PageItem[];
  used: number;
}

/**
 * Places pieces on pages of one height. No piece is torn unless it is taller than a page; a heading goes with what it
 * heads; the head of a table stands wherever the table goes on.
 */
export function paginate(pieces: readonly Piece[], height: number): Draft[] {
  const pages: Draft[] = [{ items: [], used: 0 }];
  let head: readonly Row[] | undefined;
  const page = () => pages.at(-1) as Draft;
  const put = (rows: readonly PageItem[]) => {
    page().items.push(...rows);
    page().used += heightOf(rows);
  };
  const turn = () => {
    pages.push({ items: [], used: 0 });
    head = undefined;
  };

  pieces.forEach((piece, index) => {
    const group = [piece, ...pieces.slice(index + 1, index + 1 + piece.keepsNext)];
    const needed = group.reduce((sum, each) => sum + heightOf(each.rows), 0) + headHeight(group, head);
    // A group that fits no page at all is not worth an empty one.
    if (
      page().used > 0 &&
      page().used + needed > height &&
      (needed <= height || piece.keepsNext === 0 || page().used > height / 2)
    ) {
      const own = heightOf(rowsOf(piece, true)) + heightOf(piece.head);
      if (own <= height || page().used > height / 2) turn();
    }
    const rows = rowsOf(piece, pages.length > 1 && page().used === 0);
    if (piece.head !== head) {
      put(piece.head);
      head = piece.head;
    }
    putTorn(rows, piece, height, page, put, turn, () => {
      put(piece.head);
      head = piece.head;
    });
  });
  return pages;
}

function rowsOf({ rows, rowsOnTop }: Piece, isOnTop: boolean): readonly Row[] {
  return isOnTop ? (rowsOnTop ?? rows) : rows;
}

/** The whole piece where it fits, which is nearly always; else line by line with its name above each further part. */
function putTorn(
  rows: readonly Row[],
  piece: Piece,
  height: number,
  page: () => Draft,
  put: (rows: readonly PageItem[]) => void,
  turn: () => void,
  putHead: () => void,
): void {
  if (page().used + heightOf(rows) <= height) {
    put(rows);
    return;
  }
  for (const row of rows) {
    if (page().used + row.height > height && page().items.length > 0) {
      turn();
      putHead();
      if (piece.continued) put([piece.continued]);
    }
    put([row]);
  }
}

/** Heads of tables that a group will print on its way. */
function headHeight(group: readonly Piece[], current: readonly Row[] | undefined): number {
  let head = current;
  let sum = 0;
  for (const piece of group) {
    if (piece.head !== head) sum += heightOf(piece.head);
    head = piece.head;
  }
  return sum;
}

export function heightOf(items: readonly (Row | Columns)[]): number {
  return items.reduce((sum, item) => sum + item.height, 0);
}

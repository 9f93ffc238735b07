/** What no layout may do, whatever it is given. Used by the tests of laws, of hostile lists and of the shipped ones. */
import {
  boxesWidth,
  type Cell,
  type Layout,
  PAGE_MARGIN,
  type PageItem,
  type Row,
} from '../../../renderer/engine/sheet/layout/page';
import { heightOf } from '../../../renderer/engine/sheet/layout/paginate';
import type { Type } from '../../../renderer/engine/sheet/layout/style';
import { widthOfRuns } from '../../../renderer/engine/sheet/layout/wrap';

/** Hundredths of a millimetre are lost in rounding. */
const TOLERANCE = 0.02;

export function layoutFaults({ pages, paper, type }: Layout): string[] {
  const width = paper.width - 2 * PAGE_MARGIN;
  const height = paper.height - 2 * PAGE_MARGIN;
  return pages.flatMap(({ items, foot }, index) => {
    const faults: string[] = [];
    const used = heightOf(items) + foot.height;
    if (used > height + TOLERANCE) faults.push(`${used.toFixed(1)} mm of ${height.toFixed(1)} are used`);
    if (!placedRows(items).some(({ row }) => textOf(row).trim() !== '')) faults.push('nothing stands on it');
    for (const { row, x, room } of [...placedRows(items, width), { row: foot, x: 0, room: width }])
      faults.push(...rowFaults(row, x, room, width, type));
    return faults.map((fault) => `page ${index + 1}: ${fault}`);
  });
}

export function textOf({ cells }: Row): string {
  return cells.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' | ');
}

/** All rows with the place that they have across the page. */
export function placedRows(items: readonly PageItem[], width = 0): { row: Row; x: number; room: number }[] {
  return items.flatMap((item) =>
    'columns' in item
      ? item.columns.flatMap(({ x, width: room, rows }) => rows.map((row) => ({ row, x, room })))
      : [{ row: item, x: 0, room: width }],
  );
}

function rowFaults(row: Row, x: number, room: number, width: number, type: Type): string[] {
  const faults: string[] = [];
  const said = JSON.stringify(textOf(row)).slice(0, 160);
  const places = row.cells.map((cell) => extent(cell, type)).sort((a, b) => a.from - b.from);
  places.forEach(({ from, to, cell }, index) => {
    if (to - from > cell.width + TOLERANCE)
      faults.push(`wider than its place by ${(to - from - cell.width).toFixed(2)} mm: ${said}`);
    if (from < -TOLERANCE || to > room + TOLERANCE || x + to > width + TOLERANCE)
      faults.push(`outside of its column: ${said}`);
    const next = places[index + 1];
    if (next && next.from < to - TOLERANCE) faults.push(`two texts on one place: ${said}`);
  });
  if (row.height < (row.above ?? 0)) faults.push(`no height: ${said}`);
  if (/[\p{Cc}\u2028\u2029]/u.test(textOf(row))) faults.push(`a control character: ${said}`);
  return faults;
}

/** Where the ink of a cell begins and ends; nothing for a cell without any. */
function extent(cell: Cell, type: Type): { readonly from: number; readonly to: number; readonly cell: Cell } {
  const icon = cell.icon ? type.styles[cell.runs[0]?.style ?? 'body'].size * 0.47 : 0;
  const ink = widthOfRuns(cell.runs, type) + icon + boxesWidth(Math.max(0, cell.boxes ?? 0));
  const from = cell.align === 'right' ? cell.x + cell.width - ink : cell.x;
  return { from, to: from + ink, cell };
}

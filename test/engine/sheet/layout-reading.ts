/** What stands on pages, as text. */
import { type Layout, type Row, rowsOf as rowsOfPage } from '../../../renderer/engine/sheet/layout/page';

export function rowsOf({ pages }: Layout): Row[] {
  return pages.flatMap(rowsOfPage);
}

/** One line for each cell. */
export function cellsText(rows: readonly Row[]): string {
  return rows
    .flatMap(({ cells }) => cells.map(({ runs }) => runs.map(({ text }) => text).join('')))
    .join('\n');
}

/** The pages on which a text stands. */
export function pagesWith({ pages }: Layout, text: string): number[] {
  return pages.flatMap((page, index) => (cellsText(rowsOfPage(page)).includes(text) ? [index] : []));
}

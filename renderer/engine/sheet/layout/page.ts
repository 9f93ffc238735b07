/** What lies on a page: rows of fixed height, one below the other. All lengths in millimetres. */
import type { StyleName, Type } from './style';

export interface Run {
  readonly text: string;
  readonly style: StyleName;
}

export type Icon = 'legal' | 'error' | 'warning' | 'lost';

/** One line of text at a place of its row. It never wraps: it was wrapped before. */
export interface Cell {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly runs: readonly Run[];
  readonly icon?: Icon;
  /** So many boxes to tick, at the right edge. */
  readonly boxes?: number;
  /** Its text was too long for its place and ends in an ellipsis. */
  readonly shortened?: Shortened;
}

/** What may be shortened, because it stands in full elsewhere on the sheet or in the book. */
export type Shortened = 'foot' | 'continued' | 'labels' | 'summaries';

/** A box to tick with the room after it; a wider gap after every fifth. */
export const BOX = { size: 2.2, gap: 0.7, groupGap: 0.9, group: 5 };

export function boxesWidth(count: number): number {
  return (
    count * (BOX.size + BOX.gap) - BOX.gap + Math.floor(Math.max(0, count - 1) / BOX.group) * BOX.groupGap
  );
}

export interface Rule {
  readonly weight: 'hair' | 'line';
  /** Where it starts; it runs to the right edge. */
  readonly from: number;
}

export interface Row {
  readonly height: number;
  /** Room left free above the text. */
  readonly above?: number;
  readonly cells: readonly Cell[];
  /** On the upper edge. */
  readonly rule?: Rule;
  /** On the lower edge. */
  readonly ruleBelow?: Rule;
  /** What it is, for those who cannot see the page. */
  readonly role?: 'title' | 'heading';
}

/** Columns side by side, each with rows of its own. */
export interface Columns {
  readonly height: number;
  readonly columns: readonly { readonly x: number; readonly width: number; readonly rows: readonly Row[] }[];
}

export type PageItem = Row | Columns;

export interface Page {
  readonly items: readonly PageItem[];
  readonly foot: Row;
}

/** Every row of a page, those of columns after one another, the foot last. */
export function rowsOf({ items, foot }: Page): Row[] {
  const rows = items.flatMap((item) =>
    'columns' in item ? item.columns.flatMap((each) => each.rows) : [item],
  );
  return [...rows, foot];
}

export type PaperName = 'a4' | 'letter';

export interface Paper {
  readonly name: PaperName;
  readonly width: number;
  readonly height: number;
}

export const PAPERS: Record<PaperName, Paper> = {
  a4: { name: 'a4', width: 210, height: 297 },
  letter: { name: 'letter', width: 215.9, height: 279.4 },
};

/** All four sides. Home printers leave 5 to 6 mm blank. */
export const PAGE_MARGIN = 11;

/** What the solver did, for the line above the print button. */
export interface Fit {
  /** Body type in points. */
  readonly body: number;
  /** The body that was asked for; larger than `body` when type was made smaller to fit. */
  readonly wanted: number;
  readonly pages: number;
  /** The number of pages asked for could not be kept, even in the smallest type. */
  readonly isOverlong: boolean;
  /** In the order of the sheet, each once. Empty: everything stands in full. */
  readonly shortened: readonly Shortened[];
}

export interface Layout {
  readonly paper: Paper;
  readonly type: Type;
  readonly pages: readonly Page[];
  readonly fit: Fit;
}

import type { SheetProfile, SheetTable } from '../document';
import { type StyleName, type Type, USUAL_BODY, widthOf } from './style';

export interface Column {
  readonly label: string;
  /** Left edge; text stands at the right edge. */
  readonly x: number;
  readonly width: number;
}

/** Between one column of numbers and the next, at the usual size. Millimetres. */
const COLUMN_GAP = 1.7;

export function columnGap({ body }: Type): number {
  return COLUMN_GAP * (body / USUAL_BODY);
}

/** From so many columns on, narrow ones are made equal: a long row of figures is read by its rhythm. */
const LONG_ROW = 6;
const WIDEST_EQUAL = 9;

/** Every column as wide as its widest value or its label; narrow columns of a long row all alike. */
export function columnWidths(
  table: SheetTable | undefined,
  profiles: readonly SheetProfile[],
  type: Type,
): number[] {
  const own = profiles.filter((profile) => profile.table === table?.id);
  const widths = (table?.columns ?? []).map((column, index) => {
    const values = own.map(({ values }) => values[index] ?? '');
    return (
      Math.max(widestOf(values, 'body', type), widthOf(column.label, 'smallQuiet', type)) + columnGap(type)
    );
  });
  if (widths.length < LONG_ROW) return widths;
  const most = WIDEST_EQUAL * (type.body / USUAL_BODY);
  const equal = Math.max(0, ...widths.filter((width) => width <= most));
  return widths.map((width) => Math.max(width, equal));
}

export function placeColumns(
  table: SheetTable | undefined,
  widths: readonly number[],
  from: number,
): Column[] {
  let x = from;
  return (table?.columns ?? []).map(({ label }, index) => {
    const width = widths[index] ?? 0;
    x += width;
    return { label, x: x - width, width };
  });
}

export function widestOf(texts: readonly string[], style: StyleName, type: Type): number {
  return texts.reduce((widest, text) => Math.max(widest, widthOf(text, style, type)), 0);
}

/** The longest part that is never broken while there is room for it. */
export function widestWordOf(texts: readonly string[], style: StyleName, type: Type): number {
  return widestOf(
    texts.flatMap((text) => text.split(' ')),
    style,
    type,
  );
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

import type { ProfileColumn, ProfileTableView } from '../../../worker/protocol/chosen-view';

/** More columns than this are a line of cells of one width, as rulebooks print them. */
const MOST_COLUMNS = 7;
/** A text longer than this is no cell of a table but a text. */
const LONGEST_IN_CELL = 22;
/** Letters that the cells of a line have room for together, in the narrowest column. */
const LETTERS_IN_LINE = 57;

interface SplitColumn extends ProfileColumn {
  /** Which of the values of a row it is of. */
  readonly at: number;
}

/** How a table is shown: narrow columns in cells, those of words said after them. */
export interface SplitProfiles {
  readonly look: 'table' | 'line' | 'texts';
  readonly cells: readonly SplitColumn[];
  readonly said: readonly SplitColumn[];
}

export function splitProfiles({ columns, rows }: ProfileTableView): SplitProfiles {
  const all = columns.map((column, at): SplitColumn => ({ ...column, at }));
  const widest = ({ at, unit }: SplitColumn): number =>
    Math.max(0, ...rows.map(({ values }) => printedAs(values[at]?.text ?? '', unit).length));
  if (all.some((column) => widest(column) > LONGEST_IN_CELL)) return { look: 'texts', cells: [], said: [] };
  if (all.length <= MOST_COLUMNS) return { look: 'table', cells: all, said: [] };
  const most = Math.ceil(LETTERS_IN_LINE / all.length);
  const isWide = (column: SplitColumn): boolean => Math.max(column.name.length, widest(column)) > most;
  const said = all.filter(isWide);
  const cells = all.filter((column) => !isWide(column));
  return said.length < cells.length ? { look: 'line', cells, said } : { look: 'texts', cells: [], said: [] };
}

/** A value with its unit of measure, if it is a number. */
export function printedAs(text: string, unit: string | undefined): string {
  return unit !== undefined && /^\d+$/.test(text) ? `${text}\u202f${unit}` : text;
}

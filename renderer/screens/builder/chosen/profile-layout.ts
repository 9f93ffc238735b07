import type { ProfileColumn, ProfileTableView } from '../../../worker/protocol/chosen-view';
import { pixelWidth } from '../../text-lines';
import { type Density, TYPE_SIZES } from '../type-sizes';

/** More columns than this are a line of cells, as rulebooks print them. */
const MOST_COLUMNS = 7;
/** A text longer than this is no cell of a table but a text. */
const LONGEST_IN_CELL = 22;
/** Between two cells. */
const GAP = { table: 8, line: 5 } as const;
/** Names longer than this share of a table are broken at their blanks. */
const NAME_SHARE = 0.3;
/** A cell wider than this share of a line would press all others together. */
const WIDEST_SHARE = 0.18;

interface PlacedColumn extends ProfileColumn {
  /** Which of the values of a row it is of. */
  readonly at: number;
}

/** How a table is shown, so that nothing of it is beyond the column that it stands in. */
export interface ProfileLayout {
  /** Cells under heads that say what they are: few to the right of names, many in a line; else all as text. */
  readonly look: 'table' | 'line' | 'texts';
  /** Whether names stand beside the cells, above them, or are those of the unit itself. */
  readonly names: 'beside' | 'above' | 'none';
  readonly cells: readonly PlacedColumn[];
  /** Columns that the cells have no room for: said after them, each with its name. */
  readonly said: readonly PlacedColumn[];
}

const TEXTS: ProfileLayout = { look: 'texts', names: 'above', cells: [], said: [] };

/** @param width of the place that the table has, in pixels */
export function profileLayout(
  { title, columns, rows }: ProfileTableView,
  width: number,
  density: Density,
): ProfileLayout {
  const texts = (at: number, unit: string | undefined): readonly string[] =>
    rows.map(({ values }) => printedAs(values[at]?.text ?? '', unit));
  const isText = columns.some(({ unit }, at) =>
    texts(at, unit).some(({ length }) => length > LONGEST_IN_CELL),
  );
  if (isText) return TEXTS;

  const look = columns.length > MOST_COLUMNS ? 'line' : 'table';
  const { xs, sm, md } = TYPE_SIZES[density];
  const widest = (parts: readonly string[], size: number): number =>
    Math.max(0, ...parts.map((part) => pixelWidth(part, size, true)));
  const measured = columns.map((column, at) => ({
    column: { ...column, at },
    width: Math.max(widest([column.name], xs), widest(texts(at, column.unit), md)) + GAP[look],
  }));
  // The widest columns are said beside the others until those fit, as long as most are still cells.
  const cells = [...measured];
  const total = (): number => cells.reduce((sum, each) => sum + each.width, 0);
  const isPressed = (widestCell: number): boolean =>
    total() > width || (look === 'line' && widestCell > WIDEST_SHARE * width);
  while (2 * cells.length > columns.length + 2) {
    const most = Math.max(...cells.map((each) => each.width));
    if (!isPressed(most)) break;
    cells.splice(
      cells.findIndex((each) => each.width === most),
      1,
    );
  }
  if (total() > width) return TEXTS;

  const names = rows.map(({ name }) => name);
  const isNamed = look === 'table' || rows.length > 1 || rows.some(({ note }) => note !== '');
  const words = [...names, ...(look === 'table' ? [title] : [])].flatMap((name) => name.split(/\s+/));
  const nameWidth = Math.max(widest(words, sm), Math.min(widest(names, sm), NAME_SHARE * width));
  return {
    look,
    names: !isNamed ? 'none' : total() + nameWidth <= width ? 'beside' : 'above',
    cells: cells.map(({ column }) => column),
    said: measured.filter((each) => !cells.includes(each)).map(({ column }) => column),
  };
}

/** A value with its unit of measure, if it is a number. */
export function printedAs(text: string, unit: string | undefined): string {
  return unit !== undefined && /^\d+$/.test(text) ? `${text}\u202f${unit}` : text;
}

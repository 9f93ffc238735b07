import type { SheetLine, SheetProfile } from '../document';
import type { SheetWords } from '../words/tables';
import { right } from './cells';
import type { Grid } from './grid';
import { labelledRuns } from './labelled-runs';
import type { Cell, Run } from './page';
import { type Type, widthOf } from './style';
import { wrapRuns } from './wrap';

const NOTHING = '–';

/** Where a line of statistics is set. */
export interface LineContext {
  readonly grid: Grid;
  readonly type: Type;
  readonly words: SheetWords;
  readonly tables: readonly {
    readonly id: string;
    readonly columns: readonly { readonly id: string; readonly label: string }[];
  }[];
}

/** Values of a line in the columns of the head. */
export function statCells(profile: SheetProfile | undefined, { grid }: LineContext): Cell[] {
  if (!profile || profile.table !== grid.main?.id) return [];
  const values = grid.hasLead ? profile.values.slice(1) : profile.values;
  return grid.stats.map((column, index) => right(column.x, column.width, values[index] ?? ''));
}

/** `Trooper × 9`; nothing where the unit is the only kind. */
export function lineName({ name, models }: SheetLine): string {
  return name !== '' && models > 1 ? `${name}\u00a0× ${models}` : name;
}

/** What stands to the left of the values of a line: its name, and the word that the columns have no room for. */
export function lineLabel(line: SheetLine, { grid }: Pick<LineContext, 'grid'>): string {
  const { profile } = line;
  const lead = grid.hasLead && profile?.table === grid.main?.id ? (profile?.values[0] ?? '') : '';
  return [lineName(line), lead === NOTHING ? '' : lead].filter((part) => part !== '').join(', ');
}

/** A further profile, row by row: its name before its values. Nothing for one that has no columns (`profileText`). */
export function lineRows(line: SheetLine, context: LineContext): Cell[][] {
  const { grid } = context;
  if (!line.profile) return [];
  if (line.profile.table !== grid.main?.id) return foreignRows(line, context);
  return labelled(
    lineLabel(line, context),
    grid.stats[0]?.x ?? grid.price.x,
    statCells(line.profile, context),
    context,
  );
}

/** A profile of another table than the head's: its labels above its values. */
export function foreignRows(line: SheetLine, context: LineContext): Cell[][] {
  const foreign = line.profile && context.grid.foreign.get(line.profile.table);
  if (!foreign) return [];
  const { columns } = foreign;
  const labels = columns.map((column) => right(column.x, column.width, column.label, 'smallQuiet'));
  const values = columns.map((column, index) =>
    right(column.x, column.width, line.profile?.values[index] ?? ''),
  );
  return [labels, ...labelled(line.name, columns[0]?.x ?? context.grid.price.x, values, context)];
}

/** The same where there is no room for columns. */
export function profileText(
  line: SheetLine,
  { grid, tables, words }: LineContext,
  isNamed: boolean,
): Run[] | undefined {
  const { profile } = line;
  if (!profile || profile.table === grid.main?.id) return undefined;
  const table = tables.find(({ id }) => id === profile.table);
  const values = (table?.columns ?? []).flatMap(({ label }, index) => {
    const value = profile.values[index] ?? '';
    return value === '' || value === NOTHING ? [] : [{ label, value }];
  });
  const name: Run[] =
    isNamed && line.name !== '' ? [{ text: `${lineName(line)}  `, style: 'smallStrong' }] : [];
  return [...name, ...labelledRuns(values, words)];
}

/** Quiet, to the left of the values it names; a long one goes on below. */
export function labelled(
  name: string,
  edge: number,
  values: readonly Cell[],
  context: LineContext,
): Cell[][] {
  const { grid, type } = context;
  if (name === '') return [[...values]];
  const width = Math.min(edge - grid.name.x, widthOf(name, 'smallQuiet', type) + 0.01);
  return wrapRuns([{ text: name, style: 'smallQuiet' }], width, type).map((line, index) => [
    right(edge - width, width, line),
    ...(index === 0 ? values : []),
  ]);
}

import type { SheetDocument, SheetLine, SheetProfile, SheetTable } from '../document';
import { type StyleName, type Type, USUAL_BODY, widthOf } from './style';

export interface Column {
  readonly label: string;
  /** Left edge; text stands at the right edge. */
  readonly x: number;
  readonly width: number;
}

/** The columns of the ledger, in millimetres from the left edge of the text. */
export interface Grid {
  readonly width: number;
  /** Names of blocks. */
  readonly margin: { readonly x: number; readonly width: number };
  readonly name: { readonly x: number; readonly width: number };
  /** Number of models, where it has a column of its own. */
  readonly models: Column | undefined;
  /** Table whose labels stand in the head of the page; other tables bring their own. */
  readonly main: SheetTable | undefined;
  readonly stats: readonly Column[];
  /** Where weapons stand beside the models; undefined when they have tables of their own at the end. */
  readonly weapon:
    | {
        readonly table: SheetTable;
        readonly name: { readonly x: number; readonly width: number };
        readonly columns: readonly Column[];
      }
    | undefined;
  readonly price: Column;
}

const GAP = 1.7;
const NAME_GAP = 2;
const PRICE_GAP = 3.2;
/** From so many columns on, narrow ones are made equal: a long row of figures is read by its rhythm. */
const LONG_ROW = 6;
const WIDEST_EQUAL = 9;
/** Columns of numbers stand this much further apart when there is room. */
const MOST_AIR = 1.5;
/** Beside a long row of statistics names and choices keep this much of what is left. */
const LEAST_TEXT = 0.9;
/** Block names: never less, so that sheets of one game line up; never more, or they wrap. */
const MARGIN_WIDTH = { least: 14, most: 24 };
/** What names of units and weapons need at a body of 9.25 pt before weapons are moved to tables of their own. */
const LEAST_NAME = 34;
const LEAST_WEAPON = 27;

export function gridOf(
  document: SheetDocument,
  width: number,
  type: Type,
  priceLabel: string,
  modelsLabel: string,
): Grid {
  const blocks = document.forces.flatMap(({ blocks }) => blocks);
  const units = blocks.flatMap((block) => block.units);
  const lines = units.flatMap((unit) => unit.lines);
  const scale = type.body / USUAL_BODY;

  const labels = blocks.flatMap(({ name, note }) => [name, note]);
  const widest = widestOf(labels, 'smallQuiet', type) + NAME_GAP;
  const margin = { x: 0, width: clamp(widest, MARGIN_WIDTH.least, MARGIN_WIDTH.most * scale) };
  const prices = [...units.map(({ price }) => price), ...document.forces.map(({ total }) => total)];
  const priceWidth =
    Math.max(widestOf(prices, 'force', type), widthOf(priceLabel, 'smallQuiet', type)) + PRICE_GAP;
  const price = { label: priceLabel, x: width - priceWidth, width: priceWidth };

  const main = mostUsed(
    document.tables,
    lines.flatMap(({ profile }) => profile ?? []),
    'model',
  );
  const statWidths = columnWidths(
    main,
    lines.flatMap(({ profile }) => profile ?? []),
    type,
  );
  const statsWidth = sum(statWidths);

  const weapons = lines.flatMap((line) => line.weapons);
  const tables = new Set(weapons.map(({ table }) => table));
  const weaponTable = tables.size === 1 ? document.tables.find(({ id }) => tables.has(id)) : undefined;
  const weaponWidths = columnWidths(weaponTable, weapons, type);
  const counts = [...units.map(({ models }) => models), ...lines.map(({ models }) => models)];
  const modelsWidth =
    Math.max(widestOf(counts.map(String), 'body', type), widthOf(modelsLabel, 'smallQuiet', type)) + GAP;
  const room = width - margin.width - priceWidth - statsWidth;
  const roomForNames = room - modelsWidth - sum(weaponWidths);

  if (weaponTable && roomForNames >= (LEAST_NAME + LEAST_WEAPON) * scale) {
    const wanted = widestOf(units.map(nameOf), 'unit', type) + NAME_GAP;
    const wantedWeapon =
      widestOf(
        weapons.map(({ name }) => name),
        'body',
        type,
      ) +
      2 * NAME_GAP;
    const columnCount = statWidths.length + weaponWidths.length + 1;
    const air = clamp((roomForNames - wanted - wantedWeapon) / columnCount, 0, MOST_AIR);
    const names = roomForNames - air * columnCount;
    const nameWidth = shareOf(names, wanted, wantedWeapon, LEAST_NAME * scale, LEAST_WEAPON * scale);
    const name = { x: margin.width, width: nameWidth };
    const models = { label: modelsLabel, x: name.x + nameWidth, width: modelsWidth + air };
    const airy = (widths: readonly number[]) => widths.map((each) => each + air);
    const stats = place(main, airy(statWidths), models.x + models.width);
    const end = models.x + models.width + sum(airy(statWidths));
    const weaponName = { x: end + NAME_GAP, width: names - nameWidth - NAME_GAP };
    const columns = place(weaponTable, airy(weaponWidths), weaponName.x + weaponName.width);
    return {
      width,
      margin,
      name,
      models,
      main,
      stats,
      weapon: { table: weaponTable, name: weaponName, columns },
      price,
    };
  }
  const named = units.map((unit) => nameOf(unit) + modelsSuffix(unit));
  const wanted = Math.max(widestOf(named, 'unit', type) + NAME_GAP, room * LEAST_TEXT);
  const air = clamp((room - wanted) / Math.max(1, statWidths.length), 0, MOST_AIR);
  const stats = statWidths.map((each) => each + air);
  const name = { x: margin.width, width: room - air * stats.length };
  return {
    width,
    margin,
    name,
    models: undefined,
    main,
    stats: place(main, stats, name.x + name.width),
    weapon: undefined,
    price,
  };
}

/** A unit's name as the sheet prints it, for measuring. */
export function nameOf({
  name,
  customName,
  count,
}: {
  readonly name: string;
  readonly customName: string;
  readonly count: number;
}): string {
  const own = customName && customName !== name ? `${customName} · ${name}` : name;
  return count > 1 ? `${count} × ${own}` : own;
}

/** ` × 30` after the name, where models have no column of their own. */
export function modelsSuffix({ models }: { readonly models: number }): string {
  return models > 1 ? `\u00a0×\u00a0${models}` : '';
}

/** Both names get what they want when there is room; else the room is shared by what they want. */
function shareOf(
  room: number,
  first: number,
  second: number,
  leastFirst: number,
  leastSecond: number,
): number {
  const spare = room - first - second;
  if (spare >= 0) return first + spare / 2;
  return clamp((room * first) / (first + second), leastFirst, room - leastSecond);
}

function mostUsed(
  tables: readonly SheetTable[],
  profiles: readonly SheetProfile[],
  subject: SheetTable['subject'],
): SheetTable | undefined {
  const uses = (table: SheetTable) => profiles.filter((profile) => profile.table === table.id).length;
  return tables
    .filter((table) => table.subject === subject)
    .reduce<SheetTable | undefined>(
      (best, table) => (best && uses(best) >= uses(table) ? best : table),
      undefined,
    );
}

/** Every column as wide as its widest value or its label; narrow columns of a long row all alike. */
export function columnWidths(
  table: SheetTable | undefined,
  profiles: readonly SheetProfile[],
  type: Type,
): number[] {
  const own = profiles.filter((profile) => profile.table === table?.id);
  const widths = (table?.columns ?? []).map((column, index) => {
    const values = own.map(({ values }) => values[index] ?? '');
    return Math.max(widestOf(values, 'body', type), widthOf(column.label, 'smallQuiet', type)) + GAP;
  });
  if (widths.length < LONG_ROW) return widths;
  const most = WIDEST_EQUAL * (type.body / USUAL_BODY);
  const equal = Math.max(0, ...widths.filter((width) => width <= most));
  return widths.map((width) => Math.max(width, equal));
}

export function place(table: SheetTable | undefined, widths: readonly number[], from: number): Column[] {
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

export function modelsOf(lines: readonly SheetLine[]): number {
  return lines.reduce((count, { models }) => count + models, 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

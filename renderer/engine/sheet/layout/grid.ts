import type { SheetDocument, SheetProfile, SheetTable, SheetUnit } from '../document';
import { type Column, columnGap, columnWidths, placeColumns, sum, widestOf, widestWordOf } from './columns';
import { modelsSuffix, nameOf } from './names';
import { type Type, USUAL_BODY, widthOf } from './style';

export interface Place {
  readonly x: number;
  readonly width: number;
}

/** A table of models other than the one in the head of the page, with columns of its own up to the price. */
export interface ForeignTable {
  readonly table: SheetTable;
  readonly columns: readonly Column[];
}

/** The columns of the ledger, in millimetres from the left edge of the text. */
export interface Grid {
  readonly width: number;
  /** Names of blocks. */
  readonly margin: Place;
  readonly name: Place;
  /** Number of models, where it has a column of its own. */
  readonly models: Column | undefined;
  /** Table whose labels stand in the head of the page; other tables bring their own. */
  readonly main: SheetTable | undefined;
  readonly stats: readonly Column[];
  /** The first value of that table is a word: it stands with the name of the line, as a column of it would starve the names. */
  readonly hasLead: boolean;
  /** Names have no room beside the statistics without being torn: those stand in a row of their own. */
  readonly hasStatsBelow: boolean;
  /** By id; a table that is too wide for columns is not here and is printed as text. */
  readonly foreign: ReadonlyMap<string, ForeignTable>;
  /** Where weapons stand beside the models; undefined when they have tables of their own at the end. */
  readonly weapon:
    | { readonly table: SheetTable; readonly name: Place; readonly columns: readonly Column[] }
    | undefined;
  readonly price: Column;
}

const NAME_GAP = 2;
const PRICE_GAP = 3.2;
/** Columns of numbers stand this much further apart when there is room. */
const MOST_AIR = 1.5;
/** Beside a long row of statistics names and choices keep this much of what is left. */
const LEAST_TEXT = 0.9;
/** Block names: never less, so that sheets of one game line up; never more, or they wrap. */
const MARGIN_WIDTH = { least: 14, most: 24 };
/** What names of units and weapons need at a body of 9.25 pt before weapons are moved to tables of their own. */
const LEAST_NAME = 34;
const LEAST_WEAPON = 27;
/** With less room than this for names of models, statistics are not set in columns at all. */
const LEAST_ANY_NAME = 10;

/** What a document needs, before anything has a place. */
interface Needs {
  readonly units: readonly SheetUnit[];
  readonly profiles: readonly SheetProfile[];
  readonly weapons: readonly SheetProfile[];
  readonly tables: readonly SheetTable[];
  readonly width: number;
  readonly type: Type;
  /** Of the size of the type to the usual one. */
  readonly scale: number;
  readonly price: Column;
  readonly modelsLabel: string;
  readonly modelsWidth: number;
  readonly hasLead: boolean;
}

export function gridOf(
  document: SheetDocument,
  width: number,
  type: Type,
  priceLabel: string,
  modelsLabel: string,
): Grid {
  const blocks = document.forces.flatMap((force) => force.blocks);
  const units = blocks.flatMap((block) => block.units);
  const lines = units.flatMap((unit) => unit.lines);
  const prices = [...units.map((unit) => unit.price), ...document.forces.map(({ total }) => total)];
  const priceWidth =
    Math.max(widestOf(prices, 'force', type), widthOf(priceLabel, 'smallQuiet', type)) + PRICE_GAP;
  const counts = [...units.map(({ models }) => models), ...lines.map(({ models }) => models)];
  const needs: Needs = {
    units,
    profiles: lines.flatMap(({ profile }) => profile ?? []),
    weapons: lines.flatMap((line) => line.weapons),
    tables: document.tables,
    width,
    type,
    scale: type.body / USUAL_BODY,
    price: { label: priceLabel, x: width - priceWidth, width: priceWidth },
    modelsLabel,
    modelsWidth:
      Math.max(widestOf(counts.map(String), 'body', type), widthOf(modelsLabel, 'smallQuiet', type)) +
      columnGap(type),
    hasLead: false,
  };
  const labels = blocks.flatMap(({ name, note }) => [name, note]);
  const margin = (widest: number) =>
    clamp(widest + NAME_GAP, MARGIN_WIDTH.least, MARGIN_WIDTH.most * needs.scale);
  const whole = margin(widestOf(labels, 'smallQuiet', type));
  const ample = gridWithin(needs, whole);
  if (!ample.isTight) return ample.grid;
  // Names of blocks give way to names of units: in their margin there is room for a second line. Then a column of words does.
  const narrow = Math.min(whole, margin(widestWordOf(labels, 'smallQuiet', type)));
  const tight = gridWithin(needs, narrow);
  const isLed =
    tight.isTight && tight.grid.weapon === undefined && leadsWithWords(tight.grid.main, needs.profiles);
  return isLed ? gridWithin({ ...needs, hasLead: true }, narrow).grid : tight.grid;
}

/** Letters that make a word. */
const WORD = /\p{L}{3}/u;

function leadsWithWords(table: SheetTable | undefined, profiles: readonly SheetProfile[]): boolean {
  const own = profiles.filter((profile) => profile.table === table?.id);
  return (table?.columns.length ?? 0) > 1 && own.some(({ values }) => WORD.test(values[0] ?? ''));
}

/** A table without its first column. */
const withoutLead = (table: SheetTable): SheetTable => ({ ...table, columns: table.columns.slice(1) });

interface Fitted {
  readonly grid: Grid;
  /** Some name needs more than its column, or the statistics found no room at all. */
  readonly isTight: boolean;
}

function gridWithin(needs: Needs, marginWidth: number): Fitted {
  const { tables, profiles, weapons, width, type, scale, price } = needs;
  const wanted = mostUsed(tables, profiles);
  const wantedWidths = columnWidths(wanted, profiles, type).slice(Number(needs.hasLead));
  const rest = width - marginWidth - price.width;
  // A table that leaves no room for names has no place in the head of the page.
  const main = rest - sum(wantedWidths) >= LEAST_ANY_NAME * scale ? wanted : undefined;
  const statWidths = main ? wantedWidths : [];
  const room = rest - sum(statWidths);

  const used = new Set(weapons.map(({ table }) => table));
  const weaponTable = used.size === 1 ? tables.find(({ id }) => used.has(id)) : undefined;
  const weaponWidths = columnWidths(weaponTable, weapons, type);
  const roomForNames = room - needs.modelsWidth - sum(weaponWidths);
  const shared = {
    width,
    margin: { x: 0, width: marginWidth },
    main,
    hasLead: needs.hasLead && main !== undefined,
    price,
    foreign: foreignTables(needs, main, marginWidth),
  };
  if (!needs.hasLead && weaponTable && roomForNames >= (LEAST_NAME + LEAST_WEAPON) * scale) {
    return besideGrid(needs, shared, { table: weaponTable, widths: weaponWidths }, statWidths, roomForNames);
  }
  const wide = wideGrid(needs, shared, statWidths, room);
  return main === wanted ? wide : { ...wide, isTight: true };
}

type Shared = Pick<Grid, 'width' | 'margin' | 'main' | 'hasLead' | 'price' | 'foreign'>;

/** Models left, weapons right; what is left over is shared by the two names, and by the columns as air. */
function besideGrid(
  { units, weapons, type, scale, modelsWidth, modelsLabel }: Needs,
  shared: Shared,
  weapon: { readonly table: SheetTable; readonly widths: readonly number[] },
  statWidths: readonly number[],
  roomForNames: number,
): Fitted {
  const wanted = widestOf(units.map(nameOf), 'unit', type) + NAME_GAP;
  const weaponNames = weapons.map(({ name }) => name);
  const wantedWeapon = widestOf(weaponNames, 'body', type) + 2 * NAME_GAP;
  const columnCount = statWidths.length + weapon.widths.length + 1;
  const air = clamp((roomForNames - wanted - wantedWeapon) / columnCount, 0, MOST_AIR);
  const names = roomForNames - air * columnCount;
  const nameWidth = shareOf(names, wanted, wantedWeapon, LEAST_NAME * scale, LEAST_WEAPON * scale);
  const name = { x: shared.margin.width, width: nameWidth };
  const models = { label: modelsLabel, x: name.x + nameWidth, width: modelsWidth + air };
  const airy = (widths: readonly number[]) => widths.map((each) => each + air);
  const statsAt = models.x + models.width;
  const weaponName = {
    x: statsAt + sum(airy(statWidths)) + NAME_GAP,
    width: names - nameWidth - NAME_GAP,
  };
  return {
    grid: {
      ...shared,
      name,
      models,
      hasStatsBelow: false,
      stats: placeColumns(shared.main, airy(statWidths), statsAt),
      weapon: {
        table: weapon.table,
        name: weaponName,
        columns: placeColumns(weapon.table, airy(weapon.widths), weaponName.x + weaponName.width),
      },
    },
    isTight: nameWidth < wanted || weaponName.width + NAME_GAP < wantedWeapon,
  };
}

/** Statistics in one line with the name. */
function wideGrid(
  { units, type }: Needs,
  shared: Shared,
  statWidths: readonly number[],
  room: number,
): Fitted {
  const named = units.map((unit) => nameOf(unit) + modelsSuffix(unit));
  const wanted = widestOf(named, 'unit', type) + NAME_GAP;
  const kept = Math.max(wanted, room * LEAST_TEXT);
  const air = clamp((room - kept) / Math.max(1, statWidths.length), 0, MOST_AIR);
  const name = { x: shared.margin.width, width: room - air * statWidths.length };
  const stats = placeColumns(
    shared.main && shared.hasLead ? withoutLead(shared.main) : shared.main,
    statWidths.map((each) => each + air),
    name.x + name.width,
  );
  const hasStatsBelow = statWidths.length > 0 && widestWordOf(named, 'unit', type) + 1 > name.width;
  return {
    grid: { ...shared, name, models: undefined, stats, hasStatsBelow, weapon: undefined },
    isTight: wanted > name.width,
  };
}

/** All units show such a table in the same columns, so that they can be compared. */
function foreignTables(
  { tables, profiles, type, price, scale }: Needs,
  main: SheetTable | undefined,
  marginWidth: number,
): ReadonlyMap<string, ForeignTable> {
  const found = new Map<string, ForeignTable>();
  for (const table of tables) {
    if (table.subject !== 'model' || table === main) continue;
    const widths = columnWidths(table, profiles, type);
    const total = sum(widths);
    if (price.x - total - marginWidth < LEAST_NAME * scale) continue;
    found.set(table.id, { table, columns: placeColumns(table, widths, price.x - total) });
  }
  return found;
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

function mostUsed(tables: readonly SheetTable[], profiles: readonly SheetProfile[]): SheetTable | undefined {
  const uses = (table: SheetTable) => profiles.filter((profile) => profile.table === table.id).length;
  return tables
    .filter(({ subject }) => subject === 'model')
    .reduce<SheetTable | undefined>(
      (best, table) => (best && uses(best) >= uses(table) ? best : table),
      undefined,
    );
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

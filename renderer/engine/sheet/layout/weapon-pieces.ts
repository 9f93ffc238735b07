import { compareNames } from '../build/glossary';
import { isSameProfile } from '../build/profiles';
import type { SheetDocument, SheetProfile, SheetTable } from '../document';
import { SHEET_WORDS } from '../words/sheet-words';
import type { SheetWords } from '../words/tables';
import { left, right } from './cells';
import { columnWidths, placeColumns, sum, widestOf } from './columns';
import { labelledRuns } from './labelled-runs';
import type { Row, Run } from './page';
import { type Piece, plainPiece } from './pieces';
import { type ColumnLabel, sectionRows, tableHead } from './section-rows';
import { SEPARATOR } from './separator';
import { type Type, widthOf } from './style';
import { wrapRuns } from './wrap';

/** A column of longer values is text: it stands last, takes what is left and wraps. Millimetres. */
const WIDEST_NUMBER = 22;
const GAP = 4;
const AIR = 1.6;
/** Numbers that leave less of the width than this for names and texts are text themselves. */
const LEAST_OF_WIDTH = 0.4;

/** Every weapon of the list once, by kind and name: for games where it has no place beside the models. */
export function weaponPieces(document: SheetDocument, width: number, type: Type): Piece[] {
  const weapons = document.forces
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ units }) => units)
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.weapons);
  const setting = { width, type, words: SHEET_WORDS[document.language] };
  return document.tables
    .filter(({ subject }) => subject === 'weapon')
    .flatMap((table) =>
      tablePieces(table, distinct(weapons.filter((weapon) => weapon.table === table.id)), setting),
    );
}

function distinct(weapons: readonly SheetProfile[]): SheetProfile[] {
  const found: SheetProfile[] = [];
  for (const weapon of weapons) if (!found.some((each) => isSameProfile(each, weapon))) found.push(weapon);
  return found.sort((a, b) => compareNames(a.name, b.name));
}

interface Setting {
  readonly width: number;
  readonly type: Type;
  readonly words: SheetWords;
}

/** What stands where in the table of one kind of weapon. */
interface WeaponGrid {
  readonly width: number;
  readonly nameWidth: number;
  readonly columns: readonly { readonly x: number; readonly width: number; readonly label: string }[];
  /** For each column of the table: set as text after the numbers. */
  readonly isText: readonly boolean[];
  /** The labels of text columns stand with each value, not in the head. */
  readonly isLabelled: boolean;
  readonly text: { readonly x: number; readonly width: number } | undefined;
}

function weaponGrid(
  table: SheetTable,
  weapons: readonly SheetProfile[],
  { width, type }: Setting,
): WeaponGrid {
  const widths = columnWidths(table, weapons, type).map((each) => each + AIR);
  const isLong = widths.map((each) => each > WIDEST_NUMBER);
  const isTooWide = sum(widths.filter((_, index) => !isLong[index])) > width * (1 - LEAST_OF_WIDTH);
  const isText = isTooWide ? widths.map(() => true) : isLong;
  // One text needs no label but the one in the head.
  const isLabelled = isText.filter(Boolean).length > 1;
  const numberWidths = widths.filter((_, index) => !isText[index]);
  const numbers = { ...table, columns: table.columns.filter((_, index) => !isText[index]) };
  const room = width - sum(numberWidths);
  const hasText = isText.some(Boolean) || weapons.some(({ capabilities }) => capabilities.length > 0);
  const names = weapons.map(({ name }) => name);
  const wanted = Math.max(widestOf(names, 'body', type), widthOf(table.name, 'smallQuiet', type)) + GAP;
  const nameWidth = Math.min(wanted, room * (hasText ? 0.5 : 1));
  const textX = width - room + nameWidth + GAP;
  return {
    width,
    nameWidth,
    columns: placeColumns(numbers, numberWidths, nameWidth),
    isText,
    isLabelled,
    text: hasText ? { x: textX, width: width - textX } : undefined,
  };
}

function tablePieces(table: SheetTable, weapons: readonly SheetProfile[], setting: Setting): Piece[] {
  if (weapons.length === 0) return [];
  const { width, type } = setting;
  const grid = weaponGrid(table, weapons, setting);
  const head = [tableHead(labelsOf(table, grid), type)];
  const rows = weapons.map((weapon, index) =>
    plainPiece(weaponRows(weapon, table, grid, setting), {
      head,
      // The last one never stands alone on the next page.
      keepsNext: index === weapons.length - 2 ? 1 : 0,
    }),
  );
  const title = plainPiece(sectionRows(table.name, '', '', width, type), { keepsNext: 2, isHeading: true });
  return [title, ...rows];
}

function labelsOf(
  table: SheetTable,
  { nameWidth, columns, text, isText, isLabelled }: WeaponGrid,
): ColumnLabel[] {
  const texts = isLabelled ? [] : table.columns.filter((_, index) => isText[index]);
  return [
    { x: 0, width: nameWidth, label: '', align: 'left' },
    ...columns.map((column) => ({ ...column, align: 'right' as const })),
    ...(text ? [{ ...text, label: texts.map(({ label }) => label).join(', '), align: 'left' as const }] : []),
  ];
}

function weaponRows(
  weapon: SheetProfile,
  table: SheetTable,
  grid: WeaponGrid,
  { type, words }: Setting,
): Row[] {
  const numbers = weapon.values.filter((_, index) => !grid.isText[index]);
  const names = wrapRuns([{ text: weapon.name, style: 'body' }], grid.nameWidth - 1, type);
  const texts = grid.text ? wrapRuns(textRuns(weapon, table, grid, words), grid.text.width, type) : [];
  return Array.from({ length: Math.max(names.length, texts.length) }, (_, at) => ({
    height: type.line.body,
    cells: [
      ...(names[at] ? [left(0, grid.nameWidth, names[at])] : []),
      ...(at === 0
        ? grid.columns.map((column, index) => right(column.x, column.width, numbers[index] ?? ''))
        : []),
      ...(texts[at] && grid.text ? [left(grid.text.x, grid.text.width, texts[at])] : []),
    ],
  }));
}

/** What stands after the numbers: texts, each with its label where there are several, then abilities. */
function textRuns(
  { values, capabilities }: SheetProfile,
  { columns }: SheetTable,
  { isText, isLabelled }: WeaponGrid,
  words: SheetWords,
): Run[] {
  const texts = values.flatMap((value, index) =>
    isText[index] && value !== '–' ? [{ label: columns[index]?.label ?? '', value }] : [],
  );
  const said: Run[] = isLabelled
    ? labelledRuns(texts, words)
    : texts.map(({ value }) => ({ text: value, style: 'small' }));
  if (capabilities.length === 0) return said;
  return [
    ...said,
    ...(said.length > 0 ? [SEPARATOR] : []),
    { text: capabilities.join(', '), style: 'small' },
  ];
}

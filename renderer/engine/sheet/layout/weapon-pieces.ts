import { compareNames } from '../build/glossary';
import { isSameProfile } from '../build/profiles';
import type { SheetDocument, SheetProfile, SheetTable } from '../document';
import { left, right } from './cells';
import { columnWidths, place, widestOf } from './grid';
import { sectionRow, tableHead } from './head-rows';
import type { Row } from './page';
import type { Piece } from './pieces';
import { type Type, widthOf } from './style';
import { wrapRuns } from './wrap';

/** A column of longer values is text: it stands last, takes what is left and wraps. Millimetres. */
const WIDEST_NUMBER = 22;
const GAP = 4;
const AIR = 1.6;

/** Every weapon of the list once, by kind and name: for games where it has no place beside the models. */
export function weaponPieces(document: SheetDocument, width: number, type: Type): Piece[] {
  const weapons = document.forces
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ units }) => units)
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.weapons);
  return document.tables
    .filter(({ subject }) => subject === 'weapon')
    .flatMap((table) =>
      tablePieces(table, distinct(weapons.filter((weapon) => weapon.table === table.id)), width, type),
    );
}

function distinct(weapons: readonly SheetProfile[]): SheetProfile[] {
  const found: SheetProfile[] = [];
  for (const weapon of weapons) if (!found.some((each) => isSameProfile(each, weapon))) found.push(weapon);
  return found.sort((a, b) => compareNames(a.name, b.name));
}

function tablePieces(
  table: SheetTable,
  weapons: readonly SheetProfile[],
  width: number,
  type: Type,
): Piece[] {
  if (weapons.length === 0) return [];
  const widths = columnWidths(table, weapons, type).map((width) => width + AIR);
  const isText = widths.map((each) => each > WIDEST_NUMBER);
  const numbers = { ...table, columns: table.columns.filter((_, index) => !isText[index]) };
  const numberWidths = widths.filter((_, index) => !isText[index]);
  const numbersWidth = numberWidths.reduce((sum, each) => sum + each, 0);
  const hasText = isText.some(Boolean) || weapons.some(({ capabilities }) => capabilities.length > 0);
  const wanted =
    Math.max(
      widestOf(
        weapons.map(({ name }) => name),
        'body',
        type,
      ),
      widthOf(table.name, 'smallQuiet', type),
    ) + GAP;
  const nameWidth = Math.min(wanted, (width - numbersWidth) * (hasText ? 0.5 : 1));
  const columns = place(numbers, numberWidths, nameWidth);
  const textX = nameWidth + numbersWidth + GAP;
  const textWidth = width - textX;
  const textLabels = table.columns.filter((_, index) => isText[index]).map(({ label }) => label);

  const head: Row[] = [
    tableHead(
      [
        { x: 0, width: nameWidth, label: '', align: 'left' },
        ...columns.map((column) => ({ ...column, align: 'right' as const })),
        ...(hasText
          ? [{ x: textX, width: textWidth, label: textLabels.join(', '), align: 'left' as const }]
          : []),
      ],
      type,
    ),
  ];
  const rows = weapons.map((weapon): Piece => {
    const values = weapon.values.filter((_, index) => !isText[index]);
    const text = [
      ...weapon.values.filter((value, index) => isText[index] && value !== '–'),
      ...weapon.capabilities,
    ].join(', ');
    const names = wrapRuns([{ text: weapon.name, style: 'body' }], nameWidth - 1, type);
    const texts = hasText ? wrapRuns([{ text, style: 'small' }], textWidth, type) : [];
    const count = Math.max(names.length, texts.length);
    return {
      rows: Array.from({ length: count }, (_, at) => ({
        height: type.line.body,
        cells: [
          ...(names[at] ? [left(0, nameWidth, names[at])] : []),
          ...(at === 0
            ? columns.map((column, index) => right(column.x, column.width, values[index] ?? ''))
            : []),
          ...(texts[at] ? [left(textX, textWidth, texts[at])] : []),
        ],
      })),
      keepsNext: 0,
      head,
      continued: undefined,
      isHeading: false,
    };
  });
  const title: Piece = {
    rows: [sectionRow(table.name, '', '', width, type)],
    keepsNext: 2,
    head: [],
    continued: undefined,
    isHeading: true,
  };
  return [title, ...rows];
}

import type { SheetBlock, SheetDocument, SheetForce, SheetUnit } from '../../sheet/document';
import { printable } from '../../sheet/layout/printable';
import { SHEET_WORDS } from '../../sheet/words/sheet-words';
import type { SheetWords } from '../../sheet/words/tables';
import { optionText, unitText } from './option-text';

/**
 * A list as plain text, for chats and forums: header, verdict, forces, units with choices and prices, total. Nothing is
 * aligned with blanks, which proportional type would undo. It cannot be read back (`TEXT_LOSSES`).
 */
export function writeText(document: SheetDocument): string {
  const sheet = printable(document);
  const words = SHEET_WORDS[sheet.language];
  const total = sheet.limit === '' ? sheet.total : `${sheet.total} / ${sheet.limit}`;
  const lines = [
    sheet.title,
    sheet.army,
    sheet.player,
    `${words.points}${words.colon}${total} · ${sheet.verdict.line}`,
    sheet.data,
    ...sheet.findings.map(
      ({ label, text, place }) => `! ${label}${words.colon}${text}${place === '' ? '' : ` (${place})`}`,
    ),
    ...sheet.forces.flatMap((force) => forceLines(force, words)),
    ...(sheet.notes === '' ? [] : ['', sheet.notes.trim()]),
    '',
    `${words.total}${words.colon}${total}`,
  ];
  return textOf(lines);
}

/** Only what is in the list, without header and total: for a few units. */
export function writeForces(document: SheetDocument): string {
  const sheet = printable(document);
  return textOf(sheet.forces.flatMap((force) => forceLines(force, SHEET_WORDS[sheet.language])));
}

/** Never two empty lines, and none at the start. */
function textOf(lines: readonly string[]): string {
  return `${lines
    .filter((line, index) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .replace(/^\n+/, '')}\n`;
}

function forceLines(force: SheetForce, words: SheetWords): string[] {
  const head = force.isFrame && !force.isLost ? [] : ['', `== ${force.name}${words.colon}${force.total} ==`];
  const notes = force.notes === '' ? [] : [force.notes.trim()];
  return [...head, ...notes, ...force.blocks.flatMap((block) => blockLines(block, words))];
}

function blockLines(block: SheetBlock, words: SheetWords): string[] {
  const note = block.note === '' ? '' : ` (${block.note})`;
  return [
    '',
    ...(block.name === '' ? [] : [`${block.name}${note}`]),
    ...block.units.flatMap((unit) => unitLines(unit, words)),
  ];
}

function unitLines(unit: SheetUnit, words: SheetWords): string[] {
  const parts = [
    unit.isLost ? words.lost : '',
    unit.values.join(', '),
    optionText(unit.options, words),
    unit.links.join(', '),
  ];
  const rest = parts.filter(Boolean).join(' · ');
  const notes =
    unit.notes.trim() === ''
      ? []
      : unit.notes
          .trim()
          .split('\n')
          .map((line) => `    ${line}`);
  return [
    `- ${unitText(unit)}${words.colon}${unit.price}`,
    ...(rest === '' ? [] : [`    ${rest}`]),
    ...notes,
  ];
}

import type { SheetBlock, SheetDocument, SheetForce, SheetUnit } from '../../sheet/document';
import { printable } from '../../sheet/layout/printable';
import { SHEET_WORDS } from '../../sheet/words/sheet-words';
import type { SheetWords } from '../../sheet/words/tables';
import { optionText, unitText } from './option-text';

/** The same as `writeText`, in Markdown (CommonMark with tables left out, so that every forum shows it). */
export function writeMarkdown(document: SheetDocument): string {
  const sheet = printable(document);
  const words = SHEET_WORDS[sheet.language];
  const total = sheet.limit === '' ? sheet.total : `${sheet.total} / ${sheet.limit}`;
  const facts = [
    md(sheet.army),
    md(sheet.player),
    `**${total}** · **${md(sheet.verdict.line)}**`,
    md(sheet.data),
  ];
  const parts = [
    `# ${md(sheet.title)}`,
    facts.filter((fact) => fact !== '').join('  \n'),
    sheet.findings
      .map(
        ({ label, text, place }) =>
          `> **${label}**${words.colon}${md(text)}${place === '' ? '' : ` · *${md(place)}*`}`,
      )
      .join('\n>\n'),
    ...sheet.forces.flatMap((force) => forceParts(force, words)),
    sheet.notes === '' ? '' : paragraphs(sheet.notes),
    `**${words.total}${words.colon}${total}**`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function forceParts(force: SheetForce, words: SheetWords): string[] {
  const head = force.isFrame && !force.isLost ? '' : `## ${md(force.name)}${words.colon}${force.total}`;
  return [head, paragraphs(force.notes), ...force.blocks.flatMap((block) => blockParts(block, words))];
}

function blockParts(block: SheetBlock, words: SheetWords): string[] {
  const note = block.note === '' ? '' : ` (${md(block.note)})`;
  const head = block.name === '' ? '' : `### ${md(block.name)}${note}`;
  return [head, block.units.map((unit) => unitItem(unit, words)).join('\n')];
}

function unitItem(unit: SheetUnit, words: SheetWords): string {
  const name = unit.isLost ? `~~${md(unitText(unit))}~~ ${words.lost}` : `**${md(unitText(unit))}**`;
  const rest = [unit.values.join(', '), optionText(unit.options, words), unit.links.join(', ')]
    .filter(Boolean)
    .join(' · ');
  const notes =
    unit.notes.trim() === '' ? '' : `  \n  *${md(unit.notes.trim().replace(/\s*\n\s*/g, ' · '))}*`;
  return `- ${name}${words.colon}${unit.price}${rest === '' ? '' : `  \n  ${md(rest)}`}${notes}`;
}

function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(md)
    .join('  \n');
}

/** Names are text: a star or a bracket in one must not become emphasis or a link, nor a tag HTML. */
function md(text: string): string {
  return text.replace(/[\\`*_[\]<>#~|&]/g, '\\$&');
}

import type { SheetDocument } from '../document';
import { SHEET_WORDS } from '../words/sheet-words';
import { left } from './cells';
import { declarationPieces } from './declaration-pieces';
import { findingRows } from './finding-rows';
import { footRow } from './foot-row';
import { addGlossary } from './glossary-pages';
import { gridOf } from './grid';
import { headerRows } from './header-rows';
import { PAGE_MARGIN, type Page, type Paper, type Row } from './page';
import { type Draft, heightOf, paginate } from './paginate';
import { type Piece, plainPiece, rosterPieces } from './pieces';
import { sectionRows } from './section-rows';
import type { Type } from './style';
import { valueRows } from './value-rows';
import { weaponPieces } from './weapon-pieces';
import { wrapRuns } from './wrap';

/** Browsers place lines at fractions of a pixel; this much is never filled. Millimetres. */
const SLACK = 1.6;
const NOTE_LINE = 8;

/** What abilities do: on the sheet, not wished for, or left to the book so that the sheet fits. */
export type Summaries = 'printed' | 'unwished' | 'left out';

export interface Setting {
  readonly paper: Paper;
  readonly type: Type;
  readonly summaries: Summaries;
  readonly boxes?: boolean;
  readonly noteLines?: boolean;
}

export interface SetPages {
  readonly type: Type;
  readonly pages: readonly Page[];
  /** How much of the last page is used, 0 to 1. */
  readonly lastFill: number;
  readonly summaries: Summaries;
}

/** The pages of a sheet in one size of type. */
export function setPages(document: SheetDocument, setting: Setting): SetPages {
  const { type, paper } = setting;
  const words = SHEET_WORDS[document.language];
  const width = paper.width - 2 * PAGE_MARGIN;
  const foot = footRow(document, '', width, type).height;
  const height = paper.height - 2 * PAGE_MARGIN - foot - SLACK;
  const drafts = draftsOf(document, setting, width, height);
  const last = drafts.at(-1) as Draft;
  const lastFill = last.used / height;
  if (setting.noteLines) addNoteLines(last, width, height, type, words.notes);
  const pages = drafts.map(({ items }, index) => ({
    items,
    foot: footRow(document, words.page(index + 1, drafts.length), width, type),
  }));
  return { type, pages, lastFill, summaries: setting.summaries };
}

function draftsOf(document: SheetDocument, setting: Setting, width: number, height: number): Draft[] {
  const { type, summaries, boxes } = setting;
  const words = SHEET_WORDS[document.language];
  const grid = gridOf(document, width, type, words.points, words.models);
  const isFolded = summaries === 'left out' && document.glossary.length > 0;
  const top = [
    headerRows(document, width, type),
    ...valueRows(document, width, type),
    ...findingRows(document.findings, width, type, words),
  ];
  const pieces = [
    ...top.map((rows) => plainPiece(rows)),
    ...rosterPieces(document, grid, type, words, boxes !== false),
    ...declarationPieces(document.declarations, words.declarations, width, type),
    ...(grid.weapon ? [] : weaponPieces(document, width, type)),
    ...notePieces(document.notes, width, type, words.notes),
    ...(isFolded ? [plainPiece(textRows(words.summariesLeftOut, 'smallQuiet', width, type))] : []),
  ];
  const drafts = paginate(pieces, height);
  if (summaries === 'printed') addGlossary(document, words, drafts, width, height, type);
  return drafts;
}

function textRows(text: string, style: 'body' | 'smallQuiet', width: number, type: Type): Row[] {
  const height = style === 'body' ? type.line.body : type.line.small;
  return wrapRuns([{ text, style }], width, type).map((runs) => ({ height, cells: [left(0, width, runs)] }));
}

function notePieces(notes: string, width: number, type: Type, label: string): Piece[] {
  const lines = notes.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return [];
  return [
    plainPiece(sectionRows(label, '', '', width, type), { keepsNext: 1, isHeading: true }),
    ...lines.flatMap((line) => textRows(line, 'body', width, type)).map((row) => plainPiece([row])),
  ];
}

function addNoteLines(page: Draft, width: number, height: number, type: Type, label: string): void {
  const head = sectionRows(label, '', '', width, type);
  const count = Math.floor((height - page.used - heightOf(head)) / NOTE_LINE);
  if (count < 2) return;
  const line: Row = { height: NOTE_LINE, cells: [], ruleBelow: { weight: 'hair', from: 0 } };
  const rows = [...head, ...Array.from({ length: count }, () => line)];
  page.items.push(...rows);
  page.used += heightOf(rows);
}

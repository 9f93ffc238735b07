import type { SheetDocument } from '../document';
import type { Face } from '../metrics/face';
import { SHEET_WORDS } from '../words/sheet-words';
import { left } from './cells';
import { fillColumns, glossaryEntries } from './glossary-columns';
import { gridOf } from './grid';
import { findingRows, footRow, headerRows, sectionRow, valueRows } from './head-rows';
import { type Layout, PAGE_MARGIN, PAPERS, type Page, type Paper, type PaperName, type Row } from './page';
import { type Draft, heightOf, paginate } from './paginate';
import { type Piece, rosterPieces } from './pieces';
import { LARGEST_BODY, SMALLEST_TYPE, type Type, typeOf, USUAL_BODY } from './style';
import { weaponPieces } from './weapon-pieces';
import { wrapRuns } from './wrap';

export interface LayoutOptions {
  readonly paper?: PaperName;
  /** Type of the body in points, 7 to 16. Default 9.25. */
  readonly body?: number;
  /** The body is made smaller, by quarters of a point down to `smallest`, until the sheet has at most so many pages. */
  readonly pages?: number;
  /** Points; never below 7. */
  readonly smallest?: number;
  /** Print the summaries of abilities. Default true. */
  readonly glossary?: boolean;
  /** Boxes to tick for the stands of a unit, where weapons stand beside the models. Default true. */
  readonly boxes?: boolean;
  /** Fill what is left of the last page with lines to write on. Default false. */
  readonly noteLines?: boolean;
  /** Which face the browser will find. Default `embedded`. */
  readonly face?: Face;
}

const STEP = 0.25;
/** A last page with less on it than this is avoided by up to a point less. */
const POOR_PAGE = 0.15;
const FEW_STEPS = 4;
/** Browsers place lines at fractions of a pixel; this much is never filled. Millimetres. */
const SLACK = 1.6;
const NOTE_LINE = 8;

/** Places a sheet on pages: every height is known beforehand, so preview, PDF and paper show the same boxes. */
export function layoutSheet(document: SheetDocument, options: LayoutOptions = {}): Layout {
  const paper = PAPERS[options.paper ?? 'a4'];
  const smallest = Math.max(SMALLEST_TYPE, options.smallest ?? SMALLEST_TYPE);
  const wanted = Math.max(smallest, Math.min(LARGEST_BODY, options.body ?? USUAL_BODY));
  const bodies = Array.from(
    { length: Math.floor((wanted - smallest) / STEP) + 1 },
    (_, step) => wanted - step * STEP,
  );
  const at = (body: number) => attempt(document, paper, typeOf(body, options.face ?? 'embedded'), options);

  let best = at(wanted);
  if (options.pages === undefined) {
    for (const body of bodies.slice(1, 1 + FEW_STEPS)) {
      if (best.pages.length === 1 || best.lastFill >= POOR_PAGE) break;
      const smaller = at(body);
      if (smaller.pages.length < best.pages.length) best = smaller;
    }
  } else {
    for (const body of bodies.slice(1)) {
      if (best.pages.length <= options.pages) break;
      best = at(body);
    }
  }
  const { pages, type } = best;
  return {
    paper,
    type,
    pages,
    fit: {
      body: type.body,
      pages: pages.length,
      isOverlong: options.pages !== undefined && pages.length > options.pages,
    },
  };
}

interface Attempt {
  readonly type: Type;
  readonly pages: readonly Page[];
  /** How much of the last page is used, 0 to 1. */
  readonly lastFill: number;
}

function attempt(document: SheetDocument, paper: Paper, type: Type, options: LayoutOptions): Attempt {
  const words = SHEET_WORDS[document.language];
  const width = paper.width - 2 * PAGE_MARGIN;
  const foot = footRow(document, '', width, type).height;
  const height = paper.height - 2 * PAGE_MARGIN - foot - SLACK;
  const grid = gridOf(document, width, type, words.points, words.models);
  const top = [
    ...headerRows(document, width, type),
    ...valueRows(document.values, width, type),
    ...findingRows(document.findings, width, type),
  ];
  const pieces = [
    ...rosterPieces(document, grid, type, words, options.boxes !== false),
    ...(grid.weapon ? [] : weaponPieces(document, width, type)),
    ...notePieces(document.notes, width, type, words.notes),
  ];
  const drafts = paginate(pieces, top, height);
  if (options.glossary !== false) addGlossary(document, drafts, width, height, type);
  const last = drafts.at(-1) as Draft;
  const lastFill = last.used / height;
  if (options.noteLines) addNoteLines(last, width, height, type, words.notes);
  const pages = drafts.map(({ items }, index) => ({
    items,
    foot: footRow(document, words.page(index + 1, drafts.length), width, type),
  }));
  return { type, pages, lastFill };
}

function notePieces(notes: string, width: number, type: Type, label: string): Piece[] {
  const lines = notes.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return [];
  const rows: Row[] = lines
    .flatMap((line) => wrapRuns([{ text: line, style: 'body' }], width, type))
    .map((runs) => ({ height: type.line.body, cells: [left(0, width, runs)] }));
  const common = { head: [], continued: undefined };
  return [
    { ...common, rows: [sectionRow(label, '', '', width, type)], keepsNext: 1, isHeading: true },
    ...rows.map((row) => ({ ...common, rows: [row], keepsNext: 0, isHeading: false })),
  ];
}

function addGlossary(
  document: SheetDocument,
  drafts: Draft[],
  width: number,
  height: number,
  type: Type,
): void {
  if (document.glossary.length === 0) return;
  const words = SHEET_WORDS[document.language];
  const layout = glossaryEntries(document.glossary, width, type, words);
  const headWith = (note: string) => [
    sectionRow(words.capabilities, note, '', width, type),
    { height: 1.2, cells: [] },
  ];
  let rest = layout.entries;
  let isFirst = true;
  while (rest.length > 0) {
    let page = drafts.at(-1) as Draft;
    const heading = headWith(isFirst ? words.glossaryNote : words.continued);
    const room = height - page.used - heightOf(heading);
    // A heading with a line or two under it is worse than a page more.
    if (page.used > 0 && (room < type.line.small * 4 || !isFirst)) {
      page = { items: [], used: 0 };
      drafts.push(page);
    }
    const filled = fillColumns(layout, rest, height - page.used - heightOf(heading));
    page.items.push(...heading, filled.box);
    page.used += heightOf(heading) + filled.box.height;
    if (filled.rest.length === rest.length && filled.box.height === 0) return;
    rest = filled.rest;
    isFirst = false;
  }
}

function addNoteLines(page: Draft, width: number, height: number, type: Type, label: string): void {
  const head = sectionRow(label, '', '', width, type);
  const count = Math.floor((height - page.used - head.height) / NOTE_LINE);
  if (count < 2) return;
  const line: Row = { height: NOTE_LINE, cells: [], ruleBelow: { weight: 'hair', from: 0 } };
  const rows = [head, ...Array.from({ length: count }, () => line)];
  page.items.push(...rows);
  page.used += heightOf(rows);
}

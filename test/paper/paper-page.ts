/** A printed page as a reader of the PDF has it: pieces of text with their places, in millimetres from the upper left corner. */
export interface PaperRun {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
  /** Of the type. */
  readonly size: number;
}

export interface PaperPage {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly PaperRun[];
}

/** What stands together on one line: a cell of a row, as the eye puts it together. */
export interface PaperCell {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly baseline: number;
}

/** A wider gap than this part of the type's size is the gap between two cells. */
const CELL_GAP = 0.36;
const SAME_LINE = 0.25;

export function isSameLine(a: { readonly baseline: number }, b: { readonly baseline: number }): boolean {
  return Math.abs(a.baseline - b.baseline) < SAME_LINE;
}

/**
 * Blanks of all kinds and marks of direction say nothing, nor do dots between things, which are left out where a line ends:
 * what was broken into lines is compared without them.
 */
export function squeeze(text: string): string {
  return text.replace(/[\s\u00a0\u202f\u2066-\u2069·]/g, '');
}

/** Runs with ink, in reading order. */
export function inkOf({ runs }: PaperPage): readonly PaperRun[] {
  return runs
    .filter(({ text }) => squeeze(text) !== '')
    .toSorted((a, b) => (isSameLine(a, b) ? a.x - b.x : a.baseline - b.baseline));
}

/** Cells in reading order. */
export function cellsOf(page: PaperPage): readonly PaperCell[] {
  const cells: PaperCell[] = [];
  for (const { text, x, width, baseline, size } of inkOf(page)) {
    const last = cells.at(-1);
    if (last && isSameLine(last, { baseline }) && x - last.right < CELL_GAP * size) {
      cells[cells.length - 1] = { ...last, text: last.text + text, right: x + width };
    } else cells.push({ text, x, right: x + width, baseline });
  }
  return cells;
}

/** Cells that begin at one edge, one below the other: a text that was broken into lines is whole again here. */
export function columnsOf(cells: readonly PaperCell[]): readonly string[] {
  const columns = new Map<number, string>();
  for (const { text, x } of cells) {
    const key = [...columns.keys()].find((each) => Math.abs(each - x) < 0.3) ?? x;
    columns.set(key, (columns.get(key) ?? '') + squeeze(text));
  }
  return [...columns.values()];
}

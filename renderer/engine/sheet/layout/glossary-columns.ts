import type { SheetEntry } from '../document';
import { isItem } from '../list-item';
import type { SheetWords } from '../words/tables';
import { left } from './cells';
import type { Columns, Row, Run } from './page';
import { SEPARATOR } from './separator';
import type { Type } from './style';
import { wrapRuns } from './wrap';

const GUTTER = 5;
/** A column narrower than this at 8.25 pt tears every second word. */
const NARROWEST = 52;
const BELOW_ENTRY = 0.9;
/** What a list within a text stands in by. */
const ITEM_INDENT = 1.6;
/** An entry is not torn so that fewer lines than this stand alone. */
const LEAST_LINES = 2;

export interface GlossaryLayout {
  readonly columns: number;
  readonly width: number;
  readonly entries: readonly (readonly Row[])[];
}

/** Entries wrapped to the width of a column; those that say nothing are named together in a last one. */
export function glossaryEntries(
  entries: readonly SheetEntry[],
  width: number,
  type: Type,
  words: SheetWords,
): GlossaryLayout {
  const narrowest = NARROWEST * (type.styles.small.size / 8.25);
  const columns = Math.max(1, Math.min(3, Math.floor((width + GUTTER) / (narrowest + GUTTER))));
  const columnWidth = (width - GUTTER * (columns - 1)) / columns;
  const told = entries.filter(({ summary, source }) => summary + source !== '');
  const untold = entries.filter(({ summary, source }) => summary + source === '').map(({ name }) => name);
  const texts = told.map(({ name, summary, source }): Run[][] => {
    const [first, ...items] = summary.split('\n').map((text): Run => ({ text, style: 'small' }));
    const parts: Run[][] = [
      [
        { text: name + words.colon, style: 'smallStrong' },
        ...(first === undefined || first.text === '' ? [] : [first]),
      ],
      ...items.map((item) => [item]),
    ];
    if (summary !== '' && source !== '') parts.at(-1)?.push(SEPARATOR);
    if (source !== '') parts.at(-1)?.push({ text: source, style: 'smallQuiet' });
    return parts;
  });
  if (untold.length > 0) {
    texts.push([
      [
        { text: untold.join(', ') + words.colon, style: 'smallStrong' },
        { text: words.seeBook, style: 'small' },
      ],
    ]);
  }
  return {
    columns,
    width: columnWidth,
    entries: texts.map((parts) => {
      const lines = parts.flatMap((runs) => {
        const indent = isItem(runs[0]?.text ?? '') ? ITEM_INDENT : 0;
        const itemWidth = columnWidth - indent;
        return wrapRuns(runs, itemWidth, type).map((line) => left(indent, itemWidth, line));
      });
      return lines.map((line, index) => ({
        height: type.line.small + (index === lines.length - 1 ? BELOW_ENTRY : 0),
        cells: [line],
      }));
    }),
  };
}

/**
 * Fills columns of one height, as even as they go.
 * @param most height that is left on the page
 * @returns the columns, and the entries (or the rest of one) that found no room
 */
export function fillColumns(
  layout: GlossaryLayout,
  entries: readonly (readonly Row[])[],
  most: number,
): { readonly box: Columns; readonly rest: readonly (readonly Row[])[] } {
  const total = entries.flat().reduce((sum, row) => sum + row.height, 0);
  let height = Math.min(most, total / layout.columns);
  let filled = fill(layout, entries, height);
  // Entries do not divide evenly: grow by a line until everything is in, or the page is full.
  while (filled.rest.length > 0 && height < most) {
    height = Math.min(most, height + 1);
    filled = fill(layout, entries, height);
  }
  const tallest = Math.max(
    0,
    ...filled.columns.map((rows) => rows.reduce((sum, row) => sum + row.height, 0)),
  );
  return {
    box: {
      height: tallest,
      columns: filled.columns.map((rows, index) => ({
        x: index * (layout.width + GUTTER),
        width: layout.width,
        rows,
      })),
    },
    rest: filled.rest,
  };
}

function fill({ columns }: GlossaryLayout, entries: readonly (readonly Row[])[], height: number) {
  const filled: Row[][] = [];
  let queue = [...entries];
  for (let column = 0; column < columns; column += 1) {
    const rows: Row[] = [];
    let used = 0;
    while (queue.length > 0) {
      const entry = queue[0] as readonly Row[];
      let count = 0;
      let size = 0;
      for (const row of entry) {
        if (used + size + row.height > height + 0.001) break;
        size += row.height;
        count += 1;
      }
      if (count === entry.length) {
        rows.push(...entry);
        used += size;
        queue = queue.slice(1);
        continue;
      }
      const keep = Math.min(count, entry.length - LEAST_LINES);
      if (keep >= LEAST_LINES) {
        rows.push(...entry.slice(0, keep));
        queue = [entry.slice(keep), ...queue.slice(1)];
      }
      break;
    }
    filled.push(rows);
  }
  return { columns: filled, rest: queue };
}

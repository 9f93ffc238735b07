/** What is wrong with a printed list: what is missing, cut, torn or printed over. Pure, so that it can be tested itself. */
import { cellsOf, columnsOf, inkOf, isSameLine, type PaperCell, type PaperPage, squeeze } from './paper-page';

/** A unit and what must stand with it. */
export interface ExpectedUnit {
  /** As it is printed: how many, own name, name. */
  readonly name: string;
  readonly price: string;
  /** Choices with their prices, abilities. */
  readonly texts: readonly string[];
}

export interface ExpectedPaper {
  readonly width: number;
  readonly height: number;
  /** On all four sides. */
  readonly margin: number;
  /** Pages of the preview. */
  readonly pages: number;
  /** What stands on the first page: title, total with limit, verdict, date of the data. */
  readonly head: readonly string[];
  /** Names and totals of forces that have a head. */
  readonly forces: readonly { readonly name: string; readonly total: string }[];
  /** In the order of the list. */
  readonly units: readonly ExpectedUnit[];
}

/** Printers round; so does the reader of the PDF. Millimetres. */
const TOLERANCE = 0.3;
/** What lies lower than this above the margin is the foot of the page. */
const FOOT = 4.5;

export function paperFaults(pages: readonly PaperPage[], expected: ExpectedPaper): string[] {
  const count =
    pages.length === expected.pages ? [] : [`${pages.length} pages, ${expected.pages} in the preview`];
  return [
    ...count,
    ...pages.flatMap((page, index) =>
      [...placeFaults(page, expected), ...overprints(page)].map((fault) => `page ${index + 1}: ${fault}`),
    ),
    ...headFaults(pages, expected),
    ...forceFaults(pages, expected),
    ...unitFaults(pages, expected),
  ];
}

/** Everything inside the margins, and something beside the foot. */
function placeFaults(page: PaperPage, { width, height, margin }: ExpectedPaper): string[] {
  const faults: string[] = [];
  if (Math.abs(page.width - width) > 0.5 || Math.abs(page.height - height) > 0.5)
    faults.push(`is ${page.width.toFixed(0)} × ${page.height.toFixed(0)} mm`);
  const ink = inkOf(page);
  if (ink.every(({ baseline }) => baseline > height - margin - FOOT)) faults.push('is empty');
  for (const { text, x, width: size, baseline, size: type } of ink) {
    const isInside =
      x >= margin - TOLERANCE &&
      x + size <= width - margin + TOLERANCE &&
      baseline - 0.7 * type >= margin - TOLERANCE &&
      baseline + 0.25 * type <= height - margin + TOLERANCE;
    if (!isInside) faults.push(`outside of the margins: ${JSON.stringify(text)}`);
  }
  return faults;
}

/** Two texts on one place. Letters are taken as high as capitals with a little below the line. */
function overprints(page: PaperPage): string[] {
  const ink = inkOf(page);
  return ink.flatMap((one, index) =>
    ink.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const bottom = Math.min(one.baseline + 0.1 * one.size, other.baseline + 0.1 * other.size);
      const top = Math.max(one.baseline - 0.65 * one.size, other.baseline - 0.65 * other.size);
      return across > TOLERANCE && bottom - top > TOLERANCE
        ? [`${JSON.stringify(one.text)} and ${JSON.stringify(other.text)} lie on one another`]
        : [];
    }),
  );
}

function headFaults(pages: readonly PaperPage[], { head, units }: ExpectedPaper): string[] {
  const cells = pages[0] ? cellsOf(pages[0]) : [];
  // The head ends where the list begins: the foot repeats some of it and must not speak for it.
  const first = units[0] && findUnit(pages, units[0], { page: 0, cell: 0 });
  const above = first && first.page === 0 ? cells.slice(0, first.cell) : cells;
  const columns = columnsOf(above);
  const whole = squeeze(above.map(({ text }) => text).join(''));
  return head
    .filter((text) => !whole.includes(squeeze(text)) && !columns.some((each) => each.includes(squeeze(text))))
    .map((text) => `not in the head: ${text}`);
}

function forceFaults(pages: readonly PaperPage[], { forces, width, margin }: ExpectedPaper): string[] {
  const rows = pages.flatMap(rowsOf);
  return forces
    .filter(
      ({ name, total }) =>
        !rows.some((row) => {
          const last = row.at(-1) as PaperCell;
          const isPrice = squeeze(last.text) === squeeze(total) && last.right > width - margin - 1;
          return isPrice && squeeze(row[0]?.text ?? '').startsWith(squeeze(name));
        }),
    )
    .map(({ name, total }) => `no head of ${name} with ${total}`);
}

interface Position {
  readonly page: number;
  /** Index of the cell on its page. */
  readonly cell: number;
}

/** Each unit after the one before it, with all that belongs to it on the same page before the next. */
function unitFaults(pages: readonly PaperPage[], { units }: ExpectedPaper): string[] {
  const faults: string[] = [];
  let after: Position = { page: 0, cell: 0 };
  const places = units.map((unit) => {
    const place = findUnit(pages, unit, after);
    if (place) after = { page: place.page, cell: place.cell + 1 };
    return place;
  });
  units.forEach((unit, index) => {
    const place = places[index];
    if (!place) {
      faults.push(`missing after what stands before it: ${unit.name} ${unit.price}`);
      return;
    }
    const next = places.slice(index + 1).find((each) => each !== undefined);
    const cells = cellsOf(pages[place.page] as PaperPage);
    const end = next?.page === place.page ? next.cell : cells.length;
    const region = cells.slice(place.cell, end);
    const columns = columnsOf(region).map((text) => text.toLowerCase());
    const whole = squeeze(region.map(({ text }) => text).join('')).toLowerCase();
    for (const text of unit.texts) {
      const wanted = squeeze(text).toLowerCase();
      if (!whole.includes(wanted) && !columns.some((column) => column.includes(wanted)))
        faults.push(`not with ${unit.name}: ${text}`);
    }
  });
  return faults;
}

/** The first row whose name, over all its lines, is the unit's and whose price stands at the right edge of the same row. */
function findUnit(
  pages: readonly PaperPage[],
  { name, price }: ExpectedUnit,
  from: Position,
): Position | undefined {
  const wanted = squeeze(name);
  for (let page = from.page; page < pages.length; page += 1) {
    const { width } = pages[page] as PaperPage;
    const cells = cellsOf(pages[page] as PaperPage);
    for (let at = page === from.page ? from.cell : 0; at < cells.length; at += 1) {
      const cell = cells[at] as PaperCell;
      const row = cells.filter((each) => isSameLine(each, cell));
      const last = row.at(-1) as PaperCell;
      // The edge of the paper's text is not asked for here: the price is the last thing on its row.
      if (squeeze(last.text) !== squeeze(price) || last === cell || last.right < width / 2) continue;
      const column = cells.slice(at).filter((each) => Math.abs(each.x - cell.x) < 0.3);
      const lines = squeeze(
        column
          .slice(0, 20)
          .map(({ text }) => text)
          .join(''),
      );
      if (lines.startsWith(wanted)) return { page, cell: at };
    }
  }
  return undefined;
}

function rowsOf(page: PaperPage): (readonly PaperCell[])[] {
  const rows: PaperCell[][] = [];
  for (const cell of cellsOf(page)) {
    const last = rows.at(-1);
    if (last?.[0] && isSameLine(last[0], cell)) last.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

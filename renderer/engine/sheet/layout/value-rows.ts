import type { Language } from '../../words/language';
import type { SheetDocument, SheetValue } from '../document';
import { left } from './cells';
import type { Row, Run } from './page';
import type { Type } from './style';
import { widthOfRuns, wrapRuns } from './wrap';

/** Between one counter and the next, and the least between columns of shares. */
const GAP = 6;
const LEAST_GAP = 3;
/** Columns are spread over the width, but not further apart than this. */
const MOST_GAP = 24;

/** Behind a number that breaks a rule: French sets it apart, by a space that no line ends at. */
const MARKS: Record<Language, string> = { en: '!', fr: '\u202f!' };

/** Counters one after the other, then shares in columns with their limits below. Rows of one group stay together. */
export function valueRows(
  { values, language }: Pick<SheetDocument, 'values' | 'language'>,
  width: number,
  type: Type,
): Row[][] {
  const runsOf = (value: SheetValue): Run[] => valueRuns(value, MARKS[language]);
  const shares = values.filter(({ note }) => note !== '');
  const counters = values.filter(({ note }) => note === '');
  return [
    [{ height: 1.1, cells: [] }],
    ...counterRows(counters, runsOf, width, type).map((row) => [row]),
    ...shareRows(shares, runsOf, width, type),
    [{ height: 0.9, cells: [], ruleBelow: { weight: 'hair', from: 0 } }],
  ];
}

type RunsOf = (value: SheetValue) => Run[];

function valueRuns({ label, value, isBroken, isCount }: SheetValue, mark: string): Run[] {
  if (value === '') return [{ text: label, style: 'quiet' }];
  const bold: Run = { text: isBroken ? value + mark : value, style: 'strong' };
  return isCount
    ? [bold, { text: `\u00a0${label}`, style: 'body' }]
    : [{ text: `${label}\u00a0`, style: 'body' }, bold];
}

function counterRows(values: readonly SheetValue[], runsOf: RunsOf, width: number, type: Type): Row[] {
  const rows: Row[] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const value of values) {
    // Only a text longer than the page has several lines.
    for (const runs of wrapRuns(runsOf(value), width, type)) {
      const size = widthOfRuns(runs, type);
      if (x + size > width) {
        rows.push({ height: type.line.body, cells: [] });
        x = 0;
      }
      const row = rows.at(-1) as Row;
      rows[rows.length - 1] = {
        ...row,
        cells: [...row.cells, left(x, Math.min(size + GAP, width - x), runs)],
      };
      x += size + GAP;
    }
  }
  return rows;
}

function shareRows(values: readonly SheetValue[], runsOf: RunsOf, width: number, type: Type): Row[][] {
  if (values.length === 0) return [];
  const columns = shareColumns(values, runsOf, width, type);
  const rows: Row[][] = [];
  for (let at = 0; at < values.length; at += columns.length) {
    const line = values.slice(at, at + columns.length);
    const tops = line.map((value, index) => wrapRuns(runsOf(value), columns[index]?.width ?? width, type));
    const notes = line.map(({ note }, index) =>
      wrapRuns([{ text: note, style: 'smallQuiet' }], columns[index]?.width ?? width, type),
    );
    rows.push([...linesOf(tops, type.line.body), ...linesOf(notes, type.line.small)]);
  }
  return rows;

  function linesOf(texts: readonly (readonly Run[][])[], height: number): Row[] {
    const count = Math.max(...texts.map((lines) => lines.length));
    return Array.from({ length: count }, (_, at) => ({
      height,
      cells: texts.flatMap((lines, index) => {
        const column = columns[index];
        return lines[at] && column ? [left(column.x, column.width, lines[at])] : [];
      }),
    }));
  }
}

/** As many columns as fit side by side, each as wide as its widest value; what is left goes between them. */
function shareColumns(
  values: readonly SheetValue[],
  runsOf: RunsOf,
  width: number,
  type: Type,
): { readonly x: number; readonly width: number }[] {
  const sizes = values.map((value) =>
    Math.max(
      widthOfRuns(runsOf(value), type),
      widthOfRuns([{ text: value.note, style: 'smallQuiet' }], type),
    ),
  );
  for (let count = values.length; count > 1; count -= 1) {
    const widths = Array.from({ length: count }, (_, column) =>
      Math.max(...sizes.filter((_, index) => index % count === column)),
    );
    const gap = (width - widths.reduce((sum, each) => sum + each, 0)) / (count - 1);
    if (gap < LEAST_GAP) continue;
    let x = 0;
    return widths.map((each) => {
      const place = { x, width: each + 0.01 };
      x += each + Math.min(gap, MOST_GAP);
      return place;
    });
  }
  return [{ x: 0, width }];
}

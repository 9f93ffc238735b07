import type { SheetDocument, SheetFinding, SheetValue } from '../document';
import { left, right } from './cells';
import { widestOf } from './grid';
import type { Icon, Row, Run } from './page';
import { type StyleName, type Type, widthOf } from './style';
import { shorten, widthOfRuns, wrapRuns } from './wrap';

const LEAD = 1.16;
const ICON_ROOM = 0.5;

function lineOf(style: StyleName, type: Type): number {
  return Math.round(type.styles[style].size * LEAD * 35.2778) / 100;
}

/** Title, army, player to the left; total, verdict, data to the right; a line below. */
export function headerRows(document: SheetDocument, width: number, type: Type): Row[] {
  const total: Run[] = [
    { text: document.total, style: 'total' },
    ...(document.limit === '' ? [] : [{ text: ` / ${document.limit}`, style: 'totalLimit' } as const]),
  ];
  const verdict: Run[] = [{ text: document.verdict.line, style: 'strong' }];
  const icon: Icon = document.verdict.isLegal ? 'legal' : 'error';
  const aside =
    Math.max(
      widthOfRuns(total, type),
      widthOfRuns(verdict, type) + type.styles.strong.size * ICON_ROOM,
      widthOf(document.data, 'quiet', type),
    ) + 1;
  const main = width - aside - 6;
  const titles = wrapRuns([{ text: document.title || '–', style: 'title' }], main, type);
  const rows: Row[] = titles.map((title, index) => ({
    height: Math.max(lineOf('title', type), index === 0 ? lineOf('total', type) : 0),
    cells: [left(0, main, title), ...(index === 0 ? [right(width - aside, aside, total)] : [])],
    ...(index === 0 ? { role: 'title' as const } : {}),
  }));
  const facts = [document.army, document.player]
    .filter((text) => text !== '')
    .flatMap((text) => wrapRuns([{ text, style: 'quiet' }], main, type));
  const notes = [verdict, document.data === '' ? [] : [{ text: document.data, style: 'quiet' } as const]];
  const count = Math.max(facts.length, notes.length);
  for (let at = 0; at < count; at += 1) {
    const fact = facts[at];
    const note = notes[at];
    rows.push({
      height: type.line.body,
      cells: [
        ...(fact ? [left(0, main, fact)] : []),
        ...(note && note.length > 0
          ? [{ ...right(width - aside, aside, note), ...(at === 0 ? { icon } : {}) }]
          : []),
      ],
    });
  }
  return [...rows, { height: 1.6, cells: [], ruleBelow: { weight: 'line', from: 0 } }];
}

/** Shares in even columns with their limits below; counters one after the other. */
export function valueRows(values: readonly SheetValue[], width: number, type: Type): Row[] {
  const shares = values.filter(({ note }) => note !== '');
  const counters = values.filter(({ note }) => note === '');
  const rows: Row[] = [{ height: 1.1, cells: [] }];
  rows.push(...counterRows(counters, width, type));
  rows.push(...shareRows(shares, width, type));
  return [...rows, { height: 0.9, cells: [], ruleBelow: { weight: 'hair', from: 0 } }];
}

function valueRuns({ label, value, isBroken, isCount }: SheetValue): Run[] {
  if (value === '') return [{ text: label, style: 'quiet' }];
  const bold: Run = { text: isBroken ? `${value}\u00a0!` : value, style: 'strong' };
  return isCount
    ? [bold, { text: `\u00a0${label}`, style: 'body' }]
    : [{ text: `${label}\u00a0`, style: 'body' }, bold];
}

function counterRows(values: readonly SheetValue[], width: number, type: Type): Row[] {
  const gap = 6;
  const rows: { x: number; runs: Run[]; width: number }[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const value of values) {
    const runs = valueRuns(value);
    const size = widthOfRuns(runs, type);
    if (x + size > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ x, runs, width: Math.min(size + gap, width - x) });
    x += size + gap;
  }
  return rows.map((cells) => ({
    height: type.line.body,
    cells: cells.map((cell) => left(cell.x, cell.width, cell.runs)),
  }));
}

function shareRows(values: readonly SheetValue[], width: number, type: Type): Row[] {
  if (values.length === 0) return [];
  const widest = Math.max(
    ...values.map((value) => widthOfRuns(valueRuns(value), type)),
    widestOf(
      values.map(({ note }) => note),
      'smallQuiet',
      type,
    ),
  );
  const columns = Math.max(1, Math.min(values.length, Math.floor(width / (widest + 3))));
  const step = width / columns;
  const rows: Row[] = [];
  for (let at = 0; at < values.length; at += columns) {
    const line = values.slice(at, at + columns);
    rows.push({
      height: type.line.body,
      cells: line.map((value, index) => left(index * step, step, valueRuns(value))),
    });
    rows.push({
      height: type.line.small,
      cells: line.map(({ note }, index) => left(index * step, step, note, 'smallQuiet')),
    });
  }
  return rows;
}

const ICONS: Record<SheetFinding['severity'], Icon> = {
  error: 'error',
  warning: 'warning',
  advice: 'warning',
  lost: 'lost',
};

/** What is wrong, under the values. Always printed when there is something. */
export function findingRows(findings: readonly SheetFinding[], width: number, type: Type): Row[] {
  if (findings.length === 0) return [];
  const indent = type.styles.body.size * 0.55;
  const rows: Row[] = [{ height: 1.1, cells: [] }];
  for (const finding of findings) {
    const runs: Run[] = [
      { text: finding.text, style: 'strong' },
      ...(finding.place === '' ? [] : [{ text: ` · ${finding.place}`, style: 'quiet' } as const]),
    ];
    wrapRuns(runs, width - indent, type).forEach((line, index) => {
      const cells = [left(indent, width - indent, line)];
      if (index === 0) cells.unshift({ ...left(0, indent, [], 'body'), icon: ICONS[finding.severity] });
      rows.push({ height: type.line.body, cells });
    });
    if (finding.reason === '') continue;
    for (const line of wrapRuns([{ text: finding.reason, style: 'smallQuiet' }], width - indent, type)) {
      rows.push({ height: type.line.small, cells: [left(indent, width - indent, line)] });
    }
  }
  return [...rows, { height: 1, cells: [], ruleBelow: { weight: 'hair', from: 0 } }];
}

/** List, verdict and data, page: on every page, so that a loose sheet is known. */
export function footRow(document: SheetDocument, page: string, width: number, type: Type): Row {
  const middle = [document.verdict.line, document.data].filter(Boolean).join(' · ');
  const pageWidth = widthOf(page, 'smallQuiet', type) + 0.5;
  const points = document.army.split(' · ').at(-1) ?? '';
  const name = [document.title, points].filter(Boolean).join(' · ');
  const room = width - pageWidth - 8;
  const middleWidth = Math.min(widthOf(middle, 'smallQuiet', type) + 0.5, room * 0.5);
  const nameWidth = room - middleWidth;
  return {
    height: type.line.small + 1.2,
    above: 1.2,
    rule: { weight: 'hair', from: 0 },
    cells: [
      left(0, nameWidth, shorten(name, nameWidth, 'smallQuiet', type), 'smallQuiet'),
      left(nameWidth + 4, middleWidth, shorten(middle, middleWidth, 'smallQuiet', type), 'smallQuiet'),
      right(width - pageWidth, pageWidth, page, 'smallQuiet'),
    ],
  };
}

/** Head of a section: forces, weapons, capabilities, notes. */
export function sectionRow(name: string, note: string, amount: string, width: number, type: Type): Row {
  const height = lineOf('force', type);
  const runs: Run[] = [
    { text: name, style: 'force' },
    ...(note === '' ? [] : [{ text: `  ${note}`, style: 'smallQuiet' } as const]),
  ];
  const amountWidth = amount === '' ? 0 : widthOf(amount, 'force', type) + 1;
  return {
    height: height + 3.1,
    above: 2.4,
    cells: [
      left(0, width - amountWidth, runs),
      ...(amount === '' ? [] : [right(width - amountWidth, amountWidth, amount, 'force')]),
    ],
    ruleBelow: { weight: 'line', from: 0 },
    role: 'heading',
  };
}

export function tableHead(
  labels: readonly { x: number; width: number; label: string; align: 'left' | 'right' }[],
  type: Type,
): Row {
  return {
    height: type.line.small + 1.3,
    above: 0.8,
    cells: labels.map(({ x, width, label, align }) =>
      align === 'left' ? left(x, width, label, 'smallQuiet') : right(x, width, label, 'smallQuiet'),
    ),
    ruleBelow: { weight: 'hair', from: 0 },
  };
}

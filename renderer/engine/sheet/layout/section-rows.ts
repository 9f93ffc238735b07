import { left, right } from './cells';
import type { Row, Run } from './page';
import { headingLine, type Type, widthOf } from './style';
import { shorten, wrapRuns } from './wrap';

/** Head of a section: forces, weapons, capabilities, notes. Several rows only where the name needs them. */
export function sectionRows(name: string, note: string, amount: string, width: number, type: Type): Row[] {
  const line = headingLine('force', type);
  const runs: Run[] = [
    { text: name, style: 'force' },
    ...(note === '' ? [] : [{ text: `  ${note}`, style: 'smallQuiet' } as const]),
  ];
  const amountWidth = amount === '' ? 0 : widthOf(amount, 'force', type) + 1;
  const room = width - amountWidth - (amount === '' ? 0 : 3);
  const lines = wrapRuns(runs, room, type);
  return lines.map((text, index) => {
    const isFirst = index === 0;
    const isLast = index === lines.length - 1;
    return {
      height: line + (isFirst ? 2.4 : 0) + (isLast ? 0.7 : 0),
      ...(isFirst ? { above: 2.4, role: 'heading' as const } : {}),
      cells: [
        left(0, room, text),
        ...(isFirst && amount !== '' ? [right(width - amountWidth, amountWidth, amount, 'force')] : []),
      ],
      ...(isLast ? { ruleBelow: { weight: 'line', from: 0 } as const } : {}),
    };
  });
}

export interface ColumnLabel {
  readonly x: number;
  readonly width: number;
  readonly label: string;
  readonly align: 'left' | 'right';
}

/** Labels of the columns with a line below. One that is wider than its column is shortened. */
export function tableHead(labels: readonly ColumnLabel[], type: Type): Row {
  return {
    height: type.line.small + 1.3,
    above: 0.8,
    cells: labels.map(({ x, width, label, align }) => {
      const text = shorten(label, width, 'smallQuiet', type);
      return {
        ...(align === 'left' ? left(x, width, text, 'smallQuiet') : right(x, width, text, 'smallQuiet')),
        ...(text === label ? {} : { shortened: 'labels' as const }),
      };
    }),
    ruleBelow: { weight: 'hair', from: 0 },
  };
}

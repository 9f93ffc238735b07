import type { SheetFinding } from '../document';
import type { SheetWords } from '../words/tables';
import { left } from './cells';
import type { Icon, Row, Run } from './page';
import type { Type } from './style';
import { wrapRuns } from './wrap';

const ICONS: Record<SheetFinding['severity'], Icon> = {
  error: 'error',
  warning: 'warning',
  advice: 'warning',
  lost: 'lost',
};

/** What is wrong, under the values: the rows of each finding. Always printed when there is something. */
export function findingRows(
  findings: readonly SheetFinding[],
  width: number,
  type: Type,
  words: SheetWords,
): Row[][] {
  if (findings.length === 0) return [];
  return [
    [{ height: 1.1, cells: [] }],
    ...findings.map((finding) => rowsOf(finding, width, type, words)),
    [{ height: 1, cells: [], ruleBelow: { weight: 'hair', from: 0 } }],
  ];
}

function rowsOf(
  { text, place, reason, severity, count }: SheetFinding,
  width: number,
  type: Type,
  words: SheetWords,
): Row[] {
  const indent = type.styles.body.size * 0.55;
  const room = width - indent;
  const where = [place, count > 1 ? words.times(count) : ''].filter((part) => part !== '').join(' ');
  const runs: Run[] = [
    { text, style: 'strong' },
    ...(where === '' ? [] : [{ text: `\u00a0· ${where}`, style: 'quiet' } as const]),
  ];
  const rows: Row[] = wrapRuns(runs, room, type).map((line, index) => ({
    height: type.line.body,
    cells: [
      ...(index === 0 ? [{ ...left(0, indent, [], 'body'), icon: ICONS[severity] }] : []),
      left(indent, room, line),
    ],
  }));
  const reasons = reason === '' ? [] : wrapRuns([{ text: reason, style: 'smallQuiet' }], room, type);
  return [
    ...rows,
    ...reasons.map((line) => ({ height: type.line.small, cells: [left(indent, room, line)] })),
  ];
}

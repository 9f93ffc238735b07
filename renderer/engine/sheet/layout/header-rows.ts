import type { SheetDocument } from '../document';
import { left, right } from './cells';
import type { Icon, Row, Run } from './page';
import { headingLine, type Type, widthOf } from './style';
import { widthOfRuns, wrapRuns } from './wrap';

/** Room of an icon and the gap after it, in parts of the size of the type; the icon is 1.05 high, the gap 0.28. */
const ICON_ROOM = (1.4 * 25.4) / 72;
/** What stands at the right edge takes no more of the width than this, or the title has no room. */
const MOST_ASIDE = 0.45;
const GAP = 6;

/** Title, army, player to the left; total, verdict, data to the right; a line below. */
export function headerRows(document: SheetDocument, width: number, type: Type): Row[] {
  const total: Run[] = [
    { text: document.total, style: 'total' },
    ...(document.limit === '' ? [] : [{ text: ` / ${document.limit}`, style: 'totalLimit' } as const]),
  ];
  const icon: Icon = document.verdict.isLegal ? 'legal' : 'error';
  const iconRoom = type.styles.strong.size * ICON_ROOM;
  const wanted = Math.max(
    widthOfRuns(total, type),
    widthOf(document.verdict.line, 'strong', type) + iconRoom,
    widthOf(document.data, 'quiet', type),
  );
  const aside = Math.min(wanted + 1, width * MOST_ASIDE);
  const main = width - aside - GAP;

  const rows: Row[] = [];
  const titles = wrapRuns([{ text: document.title.trim() || '–', style: 'title' }], main, type);
  const totals = wrapRuns(total, aside, type);
  for (let at = 0; at < Math.max(titles.length, totals.length); at += 1) {
    const [title, sum] = [titles[at], totals[at]];
    rows.push({
      height: Math.max(headingLine('title', type), sum ? headingLine('total', type) : 0),
      cells: [...(title ? [left(0, main, title)] : []), ...(sum ? [right(width - aside, aside, sum)] : [])],
      ...(at === 0 ? { role: 'title' as const } : {}),
    });
  }

  const facts = [document.army, document.player]
    .filter((text) => text !== '')
    .flatMap((text) => wrapRuns([{ text, style: 'quiet' }], main, type));
  const verdict = wrapRuns([{ text: document.verdict.line, style: 'strong' }], aside - iconRoom, type);
  const data = wrapRuns([{ text: document.data, style: 'quiet' }], aside, type);
  const notes = [...verdict, ...data];
  for (let at = 0; at < Math.max(facts.length, notes.length); at += 1) {
    const [fact, note] = [facts[at], notes[at]];
    rows.push({
      height: type.line.body,
      cells: [
        ...(fact ? [left(0, main, fact)] : []),
        ...(note ? [{ ...right(width - aside, aside, note), ...(at === 0 ? { icon } : {}) }] : []),
      ],
    });
  }
  return [...rows, { height: 1.6, cells: [], ruleBelow: { weight: 'line', from: 0 } }];
}

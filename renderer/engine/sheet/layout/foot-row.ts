import type { SheetDocument } from '../document';
import { left, right } from './cells';
import type { Cell, Row } from './page';
import { type Type, widthOf } from './style';
import { shorten } from './wrap';

const GAP = 4;

/** List, verdict and data, page: on every page, so that a loose sheet is known. The only place where the list's name is shortened. */
export function footRow(document: SheetDocument, page: string, width: number, type: Type): Row {
  const whole = [document.title, document.armyInShort].filter(Boolean).join(' · ');
  const size = (text: string) => widthOf(text, 'smallQuiet', type) + 0.1;
  const pageWidth = size(page);
  const room = width - pageWidth - 2 * GAP;
  const { verdict, edition, data } = document;
  const known = [
    [verdict.line, edition, data],
    [verdict.line, data],
  ].map((parts) => parts.filter(Boolean).join(' · '));
  // The edition stands at the head of the first page; here only where nothing has to give way to it.
  const middle = known.find((text) => size(whole) + GAP + size(text) <= room) ?? known[1] ?? '';
  // Where both cannot stand whole, each has half of the room.
  const hasRoom = size(whole) + GAP + size(middle) <= room;
  const middleWidth = hasRoom ? size(middle) : Math.min(size(middle), room / 2);
  // In the middle of the page while the name leaves it free, else beside the page's number.
  const centre = (width - middleWidth) / 2;
  const isCentred = size(whole) + GAP <= centre && centre + middleWidth <= width - pageWidth - GAP;
  const x = isCentred ? centre : width - pageWidth - GAP - middleWidth;
  // The army gives way before the name of the list is cut.
  const name = size(whole) <= x - GAP ? whole : document.title;
  return {
    height: type.line.small + 1.2,
    above: 1.2,
    rule: { weight: 'hair', from: 0 },
    cells: [
      fitted(0, x - GAP, name, type),
      fitted(x, middleWidth, middle, type),
      right(width - pageWidth, pageWidth, page, 'smallQuiet'),
    ],
  };
}

function fitted(x: number, width: number, text: string, type: Type): Cell {
  const short = shorten(text, width, 'smallQuiet', type);
  return {
    ...left(x, width, short, 'smallQuiet'),
    ...(short === text ? {} : { shortened: 'foot' as const }),
  };
}

import { type Face, textWidth, type Weight } from '../metrics/face';

/** Names of the styles that the sheet is set in. */
export type StyleName =
  | 'title'
  | 'total'
  | 'totalLimit'
  | 'force'
  | 'unit'
  | 'body'
  | 'strong'
  | 'quiet'
  | 'lost'
  | 'small'
  | 'smallStrong'
  | 'smallQuiet'
  | 'smallLost';

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight: Weight;
  readonly tone: 'ink' | 'quiet';
  readonly isStruck?: true;
}

/** Type of a whole sheet; everything follows from the size of the body. */
export interface Type {
  readonly body: number;
  readonly face: Face;
  readonly styles: Readonly<Record<StyleName, TextStyle>>;
  /** Heights of a line in millimetres. */
  readonly line: { readonly body: number; readonly unit: number; readonly small: number };
}

/** Nothing on paper is smaller. Points. */
export const SMALLEST_TYPE = 7;
export const LARGEST_BODY = 16;
export const USUAL_BODY = 9.25;

const LEAD = 1.24;
const MM_PER_POINT = 25.4 / 72;

export function typeOf(body: number, face: Face): Type {
  const small = Math.max(SMALLEST_TYPE, body - 1);
  const unit = body + 0.75;
  const lineOf = (size: number) => Math.round(size * LEAD * MM_PER_POINT * 100) / 100;
  const regular = (size: number, tone: TextStyle['tone'] = 'ink'): TextStyle => ({
    size,
    weight: 'regular',
    tone,
  });
  return {
    body,
    face,
    line: { body: lineOf(body), unit: lineOf(unit), small: lineOf(small) },
    styles: {
      title: { size: Math.max(16, body * 1.95), weight: 'title', tone: 'ink' },
      total: { size: Math.max(18, body * 2.1), weight: 'title', tone: 'ink' },
      totalLimit: { size: body + 0.75, weight: 'regular', tone: 'ink' },
      force: { size: body + 1.75, weight: 'title', tone: 'ink' },
      unit: { size: unit, weight: 'bold', tone: 'ink' },
      body: regular(body),
      strong: { size: body, weight: 'bold', tone: 'ink' },
      quiet: regular(body, 'quiet'),
      lost: { size: unit, weight: 'bold', tone: 'quiet', isStruck: true },
      small: regular(small),
      smallStrong: { size: small, weight: 'medium', tone: 'ink' },
      smallQuiet: regular(small, 'quiet'),
      smallLost: { size: small, weight: 'medium', tone: 'quiet', isStruck: true },
    },
  };
}

const HEADING_LEAD = 1.16;

/** Height of a line of a heading in millimetres; running text has `Type.line`. */
export function headingLine(style: StyleName, type: Type): number {
  return Math.round(type.styles[style].size * HEADING_LEAD * MM_PER_POINT * 100) / 100;
}

export function widthOf(text: string, style: StyleName, type: Type): number {
  const { size, weight } = type.styles[style];
  return textWidth(text, size, weight, type.face);
}

import { unmeasuredWidth } from './unmeasured';
import {
  MEASURED,
  PLEX_BOLD,
  PLEX_MEDIUM,
  PLEX_REGULAR,
  PLEX_TITLE,
  SYSTEM_BOLD,
  SYSTEM_REGULAR,
} from './widths.generated';

/** Weights and widths that the sheet is set in. `title` is bold at full width, all others are condensed. */
export type Weight = 'regular' | 'medium' | 'bold' | 'title';

/** Which face the browser will show: the embedded one, or whatever the system has. */
export type Face = 'embedded' | 'system';

const WIDTHS: Record<Face, Record<Weight, readonly number[]>> = {
  embedded: { regular: PLEX_REGULAR, medium: PLEX_MEDIUM, bold: PLEX_BOLD, title: PLEX_TITLE },
  system: { regular: SYSTEM_REGULAR, medium: SYSTEM_BOLD, bold: SYSTEM_BOLD, title: SYSTEM_BOLD },
};

const INDEX: ReadonlyMap<number, number> = indexOfMeasured();

function indexOfMeasured(): Map<number, number> {
  const index = new Map<number, number>();
  for (const [first, last] of MEASURED) {
    for (let code = first; code <= last; code += 1) index.set(code, index.size);
  }
  return index;
}

const MM_PER_POINT = 25.4 / 72;

export function pointsToMm(points: number): number {
  return points * MM_PER_POINT;
}

/** Width of a text on one line, in millimetres. Never less than the browser makes it, but for hinting. */
export function textWidth(text: string, size: number, weight: Weight, face: Face): number {
  const widths = WIDTHS[face][weight];
  let thousandths = 0;
  for (const character of text) {
    const index = INDEX.get(character.codePointAt(0) as number);
    thousandths += (index === undefined ? undefined : widths[index]) ?? unmeasuredWidth(character);
  }
  return pointsToMm((thousandths * size) / 1000);
}

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

/**
 * Widths that were added up before, in thousandths of any size: fitting a sheet asks for the same words in a dozen sizes.
 * Emptied when full, so that a program that runs for days does not grow.
 */
const KNOWN: Record<Face, Record<Weight, Map<string, number>>> = { embedded: known(), system: known() };
const MOST_KNOWN = 20_000;
const LONGEST_KNOWN = 64;

function known(): Record<Weight, Map<string, number>> {
  return { regular: new Map(), medium: new Map(), bold: new Map(), title: new Map() };
}

function thousandthsOf(text: string, weight: Weight, face: Face): number {
  const cache = KNOWN[face][weight];
  const before = cache.get(text);
  if (before !== undefined) return before;
  const widths = WIDTHS[face][weight];
  let thousandths = 0;
  for (const character of text) {
    const index = INDEX.get(character.codePointAt(0) as number);
    thousandths += (index === undefined ? undefined : widths[index]) ?? unmeasuredWidth(character);
  }
  if (text.length <= LONGEST_KNOWN) {
    if (cache.size >= MOST_KNOWN) cache.clear();
    cache.set(text, thousandths);
  }
  return thousandths;
}

/**
 * Width of a text on one line, in millimetres. Kerning makes nearly all real lines shorter; a few come out longer, by less
 * than the gap between columns.
 */
export function textWidth(text: string, size: number, weight: Weight, face: Face): number {
  return pointsToMm((thousandthsOf(text, weight, face) * size) / 1000);
}

import { textWidth } from '../engine/sheet/metrics/face';

const PX_PER_MM = 72 / 25.4;

/**
 * Pixels that a text takes on one line, at most: the widths are those of the paper's face, which is the screen's.
 * @param isTight set at `--wdth-tight`
 */
export function pixelWidth(text: string, size: number, isTight: boolean): number {
  // There is no measure of the usual weight at full width; bold is a little wider.
  return textWidth(text, size, isTight ? 'regular' : 'title', 'embedded') * PX_PER_MM;
}

/** Lines that a tight text takes when it is broken at its blanks. */
export function lineCount(text: string, size: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const wide = pixelWidth(used > 0 ? ` ${word}` : word, size, true);
    if (used + wide <= width) used += wide;
    else if (used === 0) lines += Math.floor(wide / Math.max(1, width));
    else {
      lines += 1;
      used = pixelWidth(word, size, true);
    }
  }
  return lines;
}

import type { Run } from './page';
import { type Type, widthOf } from './style';

/** Width in millimetres that line number `line` (from 0) may take. */
export type LineWidth = (line: number) => number;

/**
 * Breaks runs of text into lines that fit. Breaks at plain blanks only, after a hyphen or slash where a word is too long,
 * and inside a word as the last resort, so that nothing is ever cut. No-break blanks hold. A dot between two things is not
 * set where the line ends between them.
 */
export function wrapRuns(runs: readonly Run[], width: LineWidth | number, type: Type): Run[][] {
  const limit = typeof width === 'number' ? () => width : width;
  const lines: Run[][] = [];
  let line: Run[] = [];
  let used = 0;
  const flush = () => {
    const trimmed = trimEnd(line);
    // A blank at the end of a line would only show as a hole before right-aligned text.
    lines.push(trimmed);
    line = [];
    used = 0;
  };
  for (const word of words(runs)) {
    const bare = widthOfRuns(trimEnd(word), type);
    if (used > 0 && used + bare > limit(lines.length)) flush();
    if (bare <= limit(lines.length) - used) {
      line.push(...word);
      used += widthOfRuns(word, type);
      continue;
    }
    const characters = word.flatMap(({ text, style }) =>
      charactersOf(text).map((character) => ({ text: character, style })),
    );
    let from = 0;
    while (from < characters.length) {
      const to = from + fitting(characters, from, limit(lines.length), type);
      line = merge(characters.slice(from, to));
      from = to;
      if (from < characters.length) flush();
    }
    used = widthOfRuns(line, type);
  }
  if (line.length > 0) flush();
  return lines.map(merge);
}

export function widthOfRuns(runs: readonly Run[], type: Type): number {
  return runs.reduce((sum, run) => sum + widthOf(run.text, run.style, type), 0);
}

/** A word is everything up to and with the next plain blank; it may change its style in the middle. */
function words(runs: readonly Run[]): Run[][] {
  const found: Run[][] = [];
  let word: Run[] = [];
  for (const { text, style } of runs) {
    for (const part of text.match(/[^ ]* +|[^ ]+/g) ?? []) {
      word.push({ text: part, style });
      if (part.endsWith(' ')) {
        found.push(word);
        word = [];
      }
    }
  }
  if (word.length > 0) found.push(word);
  return found;
}

/** What joins a thing to the next one of the same line: blanks, and the dot of `SEPARATOR` before them. */
const DANGLING = /(?:\u00a0·)? *$/;

function trimEnd(line: readonly Run[]): Run[] {
  const last = line.at(-1);
  if (!last) return [];
  const text = last.text.replace(DANGLING, '');
  return text === '' ? trimEnd(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }];
}

/** How many characters fit a line, at least one; behind a hyphen or slash near the end is a better place to break. */
function fitting(characters: readonly Run[], from: number, width: number, type: Type): number {
  let used = 0;
  let count = 0;
  for (let at = from; at < characters.length; at += 1) {
    const { text, style } = characters[at] as Run;
    // A blank at the end of a line is not set.
    if (text === ' ') return characters.length - from;
    used += widthOf(text, style, type);
    if (used > width && count > 0) break;
    count += 1;
  }
  if (from + count === characters.length) return count;
  for (let at = count; at > count / 2; at -= 1) {
    if (/[-/\u2010\u2013]/.test(characters[from + at - 1]?.text ?? '')) return at;
  }
  return count;
}

/** Neighbours of one style are one run. */
function merge(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.style === run.style) merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else merged.push(run);
  }
  return merged;
}

/**
 * As much of a text as fits with an ellipsis: only for what stands in full elsewhere on the sheet. Looks no further than
 * the line reaches: every page has such lines, and a long text makes many pages.
 */
export function shorten(text: string, width: number, style: Run['style'], type: Type): string {
  const reach = reachOf(text, width, style, type);
  if (reach === text.length) return text;
  const room = width - widthOf('…', style, type);
  let used = 0;
  let kept = '';
  for (const character of charactersOf(text.slice(0, reach + LONGEST_SIGN))) {
    used += widthOf(character, style, type);
    // A blank before the ellipsis is not set.
    if (character !== ' ' && used > room + ROUNDING) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** A family of emoji with its joiners and colours; what is longer is cut where the line ends. */
const LONGEST_SIGN = 50;

/** Widths of signs do not add up to the last digit. Millimetres. */
const ROUNDING = 1e-9;

/** How much of a text, from its beginning, is not wider than a line. */
function reachOf(text: string, width: number, style: Run['style'], type: Type): number {
  let used = 0;
  let at = 0;
  for (const sign of text) {
    used += widthOf(sign, style, type);
    if (used > width + ROUNDING) break;
    at += sign.length;
  }
  return at;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What joins the sign before it. */
const JOINED = /[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
/** A segmenter takes the square of a text's length in time and memory, so it is given a piece at a time. */
const PIECE = 200;

/** Characters as a reader counts them: an accent stays with its letter, a family of emoji together. */
function charactersOf(text: string): string[] {
  const signs = [...text];
  if (!JOINED.test(text)) return signs;
  const pieces = Array.from({ length: Math.ceil(signs.length / PIECE) }, (_, index) =>
    signs.slice(index * PIECE, (index + 1) * PIECE).join(''),
  );
  return pieces.flatMap((piece) => [...SEGMENTER.segment(piece)].map(({ segment }) => segment));
}

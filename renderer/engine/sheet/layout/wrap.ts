import type { Run } from './page';
import { type Type, widthOf } from './style';

/** Width in millimetres that line number `line` (from 0) may take. */
export type LineWidth = (line: number) => number;

/**
 * Breaks runs of text into lines that fit. Breaks at plain blanks only, after a hyphen or slash where a word is too long,
 * and inside a word as the last resort, so that nothing is ever cut. No-break blanks hold.
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
    let rest = word;
    let size = widthOfRuns(rest, type);
    const bare = widthOfRuns(trimEnd(rest), type);
    if (used > 0 && used + bare > limit(lines.length)) flush();
    while (used === 0 && widthOfRuns(trimEnd(rest), type) > limit(lines.length)) {
      const [head, tail] = splitWord(rest, limit(lines.length), type);
      line = head;
      flush();
      rest = tail;
      size = widthOfRuns(rest, type);
      if (rest.length === 0) break;
    }
    if (rest.length === 0) continue;
    line.push(...rest);
    used += size;
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

function trimEnd(line: readonly Run[]): Run[] {
  const last = line.at(-1);
  if (!last) return [];
  const text = last.text.replace(/ +$/, '');
  return text === '' ? trimEnd(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }];
}

/** As much of a word as fits, at least one character, and the rest; a hyphen or slash near the end is a better place. */
function splitWord(word: readonly Run[], width: number, type: Type): [Run[], Run[]] {
  const characters = word.flatMap(({ text, style }) =>
    [...text].map((character) => ({ text: character, style })),
  );
  let used = 0;
  let count = 0;
  for (const character of characters) {
    used += widthOf(character.text, character.style, type);
    if (used > width && count > 0) break;
    count += 1;
  }
  for (let at = count; at > count / 2; at -= 1) {
    if (/[-/\u2010\u2013]/.test(characters[at - 1]?.text ?? '')) {
      count = at;
      break;
    }
  }
  return [merge(characters.slice(0, count)), merge(characters.slice(count))];
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

/** As much of a text as fits with an ellipsis: only for what stands in full elsewhere on the sheet. */
export function shorten(text: string, width: number, style: Run['style'], type: Type): string {
  if (widthOf(text, style, type) <= width) return text;
  let short = text;
  while (short.length > 1 && widthOf(`${short}…`, style, type) > width) short = short.slice(0, -1).trimEnd();
  return `${short}…`;
}

import { MOST_LIST_CHARACTERS, MOST_LIST_DEPTH } from './list-format';
import type { ListProblem } from './list-problem';

/**
 * Says what a text is when it is no JSON at all, or none that is safe to parse. Looks at its beginning and counts
 * brackets; parses nothing.
 */
export function detectContent(text: string): ListProblem | undefined {
  if (text.length > MOST_LIST_CHARACTERS) {
    return { kind: 'too-large', size: text.length, most: MOST_LIST_CHARACTERS };
  }
  if (text.includes('\u0000')) return { kind: 'binary' };
  const start = text.slice(0, 4096).trimStart();
  if (start === '' && text.trim() === '') return { kind: 'empty' };
  if (start.startsWith('<')) return { kind: 'markup' };
  if (!/^[{[]/.test(start)) return isMostlyText(start) ? { kind: 'plain-text' } : { kind: 'binary' };
  return isTooDeep(text) ? { kind: 'too-deep', most: MOST_LIST_DEPTH } : undefined;
}

/** Bytes read as text show as replacement and control characters. */
function isMostlyText(start: string): boolean {
  let odd = 0;
  for (let index = 0; index < start.length; index += 1) {
    const character = start.charCodeAt(index);
    const isSpace = character >= 0x09 && character <= 0x0d;
    if (character === 0xfffd || (character < 0x20 && !isSpace)) odd += 1;
  }
  return odd * 10 < start.length;
}

/** Brackets inside each other beyond what is read. */
function isTooDeep(text: string): boolean {
  return nesting(text).deepest > MOST_LIST_DEPTH;
}

/** True when the text ends inside a string or with brackets open. */
export function isOpenAtEnd(text: string): boolean {
  return nesting(text).open > 0;
}

/** Brackets open at once, strings left out: most of all, and at the end (a string that never ends counts as one). */
function nesting(text: string): { readonly deepest: number; readonly open: number } {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === QUOTE) {
      index = endOfString(text, index);
      if (index >= text.length) depth += 1;
    } else if (character === OPEN_BRACE || character === OPEN_BRACKET) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) depth -= 1;
  }
  return { deepest, open: depth };
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) {
    index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  }
  return index;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

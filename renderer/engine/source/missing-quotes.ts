/** What was meant where one double quote of a JSON text went missing, so that reading goes on as if it stood there. */
export interface Meant {
  readonly text: string;
  /** Where reading goes on. */
  readonly end: number;
}

/** Longer texts are not looked for: every number of a file asks. */
const MOST = 300;
const START = String.raw`[^\s"'{}[\]:,]`;
/** A word or some up to the closing quote, with what may follow it. */
const WORDS_CLOSED = new RegExp(
  String.raw`(${START}[^"\n\r{}[\]:,]{0,${MOST}})"(?=[^\S\n\r]*(?:[,}\]\n\r]|$))`,
  'y',
);
/** With commas and colons in it only where the line has no other quote. */
const LINE_CLOSED = new RegExp(
  String.raw`(${START}[^"\n\r]{0,${MOST}})"(?=[^\S\n\r]*,?[^\S\n\r]*(?:[\n\r]|$))`,
  'y',
);
const KEY_CLOSED = new RegExp(String.raw`(${START}[^"\n\r{}[\]:,]{0,${MOST}})"(?=\s*:)`, 'y');

function found(pattern: RegExp, text: string, at: number): Meant | undefined {
  pattern.lastIndex = at;
  const [whole, meant] = pattern.exec(text) ?? [];
  return whole === undefined || meant === undefined ? undefined : { text: meant, end: at + whole.length };
}

/** A value without its opening quote: `Spears",`. */
export function withoutOpening(text: string, at: number): Meant | undefined {
  return found(WORDS_CLOSED, text, at) ?? found(LINE_CLOSED, text, at);
}

/** A key without its opening quote: `points": 5`. */
export function keyWithoutOpening(text: string, at: number): Meant | undefined {
  return found(KEY_CLOSED, text, at);
}

/** As JSON has it: closed, and the colon behind it. Quotes that are written \\" are of the key. */
const WHOLE_KEY = /"(?:[^"\\\n\r]|\\[^\n\r])*"\s*:/y;

/** A key without its closing quote, `"points: 5`: all up to the colon. */
export function keyWithoutClosing(text: string, at: number): Meant | undefined {
  WHOLE_KEY.lastIndex = at;
  if (WHOLE_KEY.test(text)) return undefined;
  const quote = text.indexOf('"', at + 1);
  const [line = ''] = text.slice(at + 1, quote < 0 ? at + MOST : quote).split(/[\n\r]/, 1);
  const colon = line.indexOf(':');
  if (colon < 1) return undefined;
  const key = line.slice(0, colon).trimEnd();
  return { text: key, end: at + 1 + key.length };
}

/**
 * A value without its closing quote, `"Spears, "fr": …`: what seemed to close it opens the text after it.
 * @param end behind that quote
 */
export function withoutClosing(text: string, at: number, end: number): Meant | undefined {
  if (!/[\p{L}\p{N}_$]/u.test(text[end] ?? '')) return undefined;
  if (!/,\s*$/.test(text.slice(at + 1, end - 1))) return undefined;
  const meant = endBeforeBreak(text, at + 1, end - 1);
  return { text: text.slice(at + 1, meant), end: meant };
}

const OPENERS: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/**
 * Where a text ends that its line breaks off: commas, and brackets that it does not open itself, are none of it.
 * @param from begin of the text
 * @param to end of its line
 */
export function endBeforeBreak(text: string, from: number, to: number): number {
  const inside = text.slice(from, to);
  const foreign = [',', ...Object.keys(OPENERS).filter((each) => !inside.includes(OPENERS[each] as string))];
  let end = to;
  while (end > from && (foreign.includes(text[end - 1] as string) || /\s/.test(text[end - 1] as string)))
    end--;
  return end;
}

import type { SheetDocument } from '../document';

/** Fields that are no text: ids, which other fields name. */
const KEYS = new Set(['id', 'table', 'language', 'severity', 'subject']);

/**
 * The document with every text made fit for a line of type. Names come from people and from files of others: a line
 * break, a change of direction or forty accents on one letter must not reach what stands beside them.
 */
export function printable(document: SheetDocument): SheetDocument {
  return mapped(document) as SheetDocument;
}

function mapped(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    // Only notes and what is said of a rule have lines; anywhere else a line break is a blank.
    return key === 'notes' || key === 'summary'
      ? value
          .split(/\r\n?|\n/)
          .map(printableText)
          .join('\n')
      : printableText(value);
  }
  if (Array.isArray(value)) return value.map((each) => mapped(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, KEYS.has(name) ? each : mapped(each, name)]),
  );
}

/** More accents than any written language has on one letter. */
const STACK = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;
const HALF_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const CONTROLS = /\p{Cc}|[\u2028\u2029]/gu;
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** A whole sentence in one sign, a dozen letters wide: no column has room for it. */
const SENTENCE_SIGN = /\ufdfd/g;
const SENTENCE =
  '\u0628\u0633\u0645 \u0627\u0644\u0644\u0647 \u0627\u0644\u0631\u062d\u0645\u0646 \u0627\u0644\u0631\u062d\u064a\u0645';

export function printableText(text: string): string {
  const plain = text
    .replace(HALF_PAIR, '\ufffd')
    .replace(DIRECTIONS, '')
    .replace(CONTROLS, ' ')
    .replace(STACK, '$1')
    .replace(SENTENCE_SIGN, SENTENCE);
  // A name written from right to left must not take the number after it along.
  return FROM_THE_RIGHT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

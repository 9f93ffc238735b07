import {
  endBeforeBreak,
  keyWithoutClosing,
  keyWithoutOpening,
  type Meant,
  withoutClosing,
  withoutOpening,
} from './missing-quotes';
import type { PlacedProblem, ProblemKind, ProblemParams } from './source-problem';

/** Deeper nesting than any file of ours; stops hostile files before the stack ends. */
export const MOST_DEPTH = 200;
/** After so many mistakes the rest is noise. */
const MOST_PROBLEMS = 100;

/** Where a value and its key begin, and what is below it. */
export interface Mark {
  readonly start: number;
  readonly key: number;
  readonly children: Map<string, Mark>;
}

export type Mistake = {
  readonly [Kind in ProblemKind]: {
    readonly severity: PlacedProblem['severity'];
    readonly kind: Kind;
    readonly offset: number;
    readonly params: ProblemParams[Kind];
  };
}[ProblemKind];

export interface Scanned {
  /** Undefined when the text could not be read to its end. */
  readonly value: unknown;
  readonly mistakes: readonly Mistake[];
  /** Only when asked for. */
  readonly root: Mark | undefined;
}

/** Ends the scan; what was wrong is in the mistakes. */
class Stop extends Error {}

const LITERALS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const MAX_NUMBER = 100_000_000;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** With what may follow it. */
const PLAIN_NUMBER = /-?\d+(?:\.\d+)?\s*(?:[,}\]]|$)/y;
const BARE = /[^\s,:[\]{}"']+/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
const CURLY = '“”„«»‘’';
/** `,5` behind the 39 of `39,5`, where a comma in an object is followed by a key. */
const DECIMALS = /,\d+(?=\s*[,}\n])/y;

class Scanner {
  pos = 0;
  depth = 0;
  readonly mistakes: Mistake[] = [];

  constructor(
    readonly text: string,
    readonly offsetLine: (offset: number) => number,
    readonly wantsMarks: boolean,
  ) {}

  report<Kind extends ProblemKind>(kind: Kind, offset: number, params: ProblemParams[Kind]): void {
    this.mistakes.push({ severity: 'error', kind, offset, params } as unknown as Mistake);
    if (this.mistakes.length >= MOST_PROBLEMS) throw new Stop();
  }

  stop<Kind extends ProblemKind>(kind: Kind, offset: number, params: ProblemParams[Kind]): never {
    this.report(kind, offset, params);
    throw new Stop();
  }

  /** Blank space, and the comments that JSON does not have. */
  skip(): void {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.pos);
      if (code === 32 || code === 10 || code === 13 || code === 9) {
        this.pos++;
      } else if (code === 47 && (text[this.pos + 1] === '/' || text[this.pos + 1] === '*')) {
        this.report('comment-in-json', this.pos, {});
        const isLine = text[this.pos + 1] === '/';
        const end = text.indexOf(isLine ? '\n' : '*/', this.pos + 2);
        this.pos = end < 0 ? text.length : end + (isLine ? 1 : 2);
      } else if (code === 0xa0 || code === 0x202f) {
        this.pos++;
      } else return;
    }
  }

  string(): string {
    const { text } = this;
    const start = this.pos;
    this.pos++;
    let from = this.pos;
    let result = '';
    for (;;) {
      const code = text.charCodeAt(this.pos);
      if (code === 34) {
        result += text.slice(from, this.pos);
        this.pos++;
        return result;
      }
      if (code === 92) {
        result += text.slice(from, this.pos) + this.escape();
        from = this.pos;
      } else if (code === 10 || code === 13 || Number.isNaN(code)) {
        if (text.slice(this.pos).trim() === '') {
          const openedLine = this.offsetLine(start);
          this.stop('unexpected-end', this.pos, { expected: '"', openedLine });
        }
        this.report('line-break-in-text', start, {});
        // most likely only the closing quote is missing
        this.pos = endBeforeBreak(text, from, this.pos);
        return result + text.slice(from, this.pos);
      } else {
        if (code < 32) this.report('control-in-text', this.pos, { code });
        this.pos++;
      }
    }
  }

  escape(): string {
    const { text } = this;
    const letter = text[this.pos + 1] ?? '';
    const plain = ESCAPES[letter];
    if (plain !== undefined) {
      this.pos += 2;
      return plain;
    }
    const hex = text.slice(this.pos + 2, this.pos + 6);
    if (letter === 'u' && /^[0-9a-fA-F]{4}$/.test(hex)) {
      this.pos += 6;
      return String.fromCharCode(Number.parseInt(hex, 16));
    }
    this.report('bad-escape', this.pos, { escape: `\\${letter}` });
    this.pos += 1;
    return '';
  }

  /** A text in other quotes than ". */
  otherQuotes(): string {
    const opening = this.text[this.pos] as string;
    const closing = opening === "'" ? "'" : '“”„«»‘’"';
    let end = this.pos + 1;
    while (end < this.text.length && !closing.includes(this.text[end] as string) && this.text[end] !== '\n')
      end++;
    const text = this.text.slice(this.pos + 1, end);
    this.report(opening === "'" ? 'single-quotes' : 'curly-quotes', this.pos, { text });
    this.pos = this.text[end] === '\n' ? end : end + 1;
    return text;
  }

  /** Goes on where the text ends that was meant, and tells what was missing. */
  meant(kind: 'missing-quote' | 'unquoted-text', { text, end }: Meant): string {
    this.report(kind, this.pos, { text });
    this.pos = end;
    return text;
  }

  textValue(): string {
    const start = this.pos;
    const value = this.string();
    const meant = this.text[this.pos - 1] === '"' ? withoutClosing(this.text, start, this.pos) : undefined;
    if (meant === undefined) return value;
    this.pos = start;
    return this.meant('missing-quote', meant);
  }

  key(): string {
    const { text, pos } = this;
    const char = text[pos] as string;
    if (char === '"') {
      const meant = keyWithoutClosing(text, pos);
      return meant === undefined ? this.string() : this.meant('missing-quote', meant);
    }
    if (char === "'" || CURLY.includes(char)) return this.otherQuotes();
    const closed = keyWithoutOpening(text, pos);
    WORD.lastIndex = pos;
    const word = closed?.text ?? WORD.exec(text)?.[0];
    if (word === undefined) this.stop('unexpected-character', pos, { found: char, expected: 'key' });
    this.report('unquoted-key', pos, { key: word });
    this.pos = closed?.end ?? pos + word.length;
    return word;
  }

  isKeyStart(): boolean {
    const char = this.text[this.pos] ?? '';
    return char === '"' || char === "'" || (char !== '' && CURLY.includes(char)) || /[\p{L}_$]/u.test(char);
  }

  number(): number {
    NUMBER.lastIndex = this.pos;
    const start = this.pos;
    const found = NUMBER.exec(this.text)?.[0] ?? '';
    BARE.lastIndex = this.pos;
    const bare = BARE.exec(this.text)?.[0] ?? found;
    this.pos += bare.length;
    if (bare === found && found !== '') return this.inRange(Number(found), start, bare);
    this.report('bad-number', start, { text: bare });
    return Number.parseFloat(bare) || 0;
  }

  /** Far above every price and limit, and small enough that sums of ten-thousandths stay exact. */
  inRange(value: number, start: number, text: string): number {
    if (Math.abs(value) <= MAX_NUMBER) return value;
    this.report('number-out-of-range', start, { text, most: MAX_NUMBER });
    return Math.sign(value) * MAX_NUMBER;
  }

  value(mark: Mark | undefined): unknown {
    const char = this.text[this.pos];
    switch (char) {
      case '{':
        return this.object(mark);
      case '[':
        return this.array(mark);
      case '"':
        return this.textValue();
      case undefined:
        return this.stop('unexpected-end', this.pos, { expected: 'value', openedLine: 0 });
      case '}':
      case ']':
      case ',':
      case ':':
        return this.stop('unexpected-character', this.pos, { found: char, expected: 'value' });
    }
    if (char === "'" || CURLY.includes(char)) return this.otherQuotes();
    const start = this.pos;
    const isNumber = /[-+.\d]/.test(char);
    PLAIN_NUMBER.lastIndex = start;
    if (!isNumber || !PLAIN_NUMBER.test(this.text)) {
      const closed = withoutOpening(this.text, start);
      if (closed !== undefined) return this.meant('unquoted-text', closed);
    }
    if (isNumber) return this.number();
    BARE.lastIndex = this.pos;
    const bare = BARE.exec(this.text)?.[0] ?? char;
    this.pos += bare.length;
    if (LITERALS.has(bare)) return LITERALS.get(bare);
    this.report('unquoted-text', start, { text: bare });
    return LITERALS.has(bare.toLowerCase()) ? LITERALS.get(bare.toLowerCase()) : bare;
  }

  enter(): void {
    this.depth++;
    if (this.depth > MOST_DEPTH) this.stop('too-deep', this.pos, { most: MOST_DEPTH });
    this.pos++;
  }

  /** After a member: true when another one follows. */
  next(closing: '}' | ']', opened: number, startsMember: () => boolean): boolean {
    const before = this.pos;
    this.skip();
    const char = this.text[this.pos];
    if (char === ',') {
      if (closing === '}' && this.skipDecimals(before)) return this.next(closing, opened, startsMember);
      const comma = this.pos;
      this.pos++;
      this.skip();
      if (this.text[this.pos] !== closing) return true;
      this.report('trailing-comma', comma, { closing });
    }
    if (this.text[this.pos] === closing) {
      this.pos++;
      this.depth--;
      return false;
    }
    if (char === undefined) {
      return this.stop('unexpected-end', this.text.length, {
        expected: closing,
        openedLine: this.offsetLine(opened),
      });
    }
    if (char === '}' || char === ']') {
      return this.stop('wrong-bracket', this.pos, { found: char, expected: closing });
    }
    if (startsMember()) {
      this.report('missing-comma', before, {});
      return true;
    }
    return this.stop('unexpected-character', this.pos, { found: char, expected: `, ${closing}` });
  }

  /** A number with a comma, as people write it: told as that, and not as a strange key. */
  skipDecimals(before: number): boolean {
    const whole = /-?\d+$/.exec(this.text.slice(Math.max(0, before - 20), before))?.[0];
    DECIMALS.lastIndex = before;
    const decimals = DECIMALS.exec(this.text)?.[0];
    if (whole === undefined || decimals === undefined) return false;
    this.report('decimal-comma', before - whole.length, { text: whole + decimals });
    this.pos = before + decimals.length;
    return true;
  }

  object(mark: Mark | undefined): Record<string, unknown> {
    const opened = this.pos;
    const result: Record<string, unknown> = {};
    const firstAt = new Map<string, number>();
    this.enter();
    this.skip();
    if (this.text[this.pos] === '}') {
      this.pos++;
      this.depth--;
      return result;
    }
    do {
      if (this.pos >= this.text.length) {
        this.stop('unexpected-end', this.pos, { expected: '}', openedLine: this.offsetLine(opened) });
      }
      const keyAt = this.pos;
      const key = this.key();
      this.skip();
      if (this.text[this.pos] === ':') this.pos++;
      // after a bare word this is no property at all: most likely a quote went missing before
      else if (this.text[keyAt] !== '"') this.stop('missing-colon', this.pos, { key });
      else this.report('missing-colon', this.pos, { key });
      this.skip();
      const first = firstAt.get(key);
      if (first === undefined) firstAt.set(key, keyAt);
      else this.report('duplicate-key', keyAt, { key, firstLine: this.offsetLine(first) });
      const child = this.child(mark, key, keyAt);
      const value = this.value(child);
      // a key named __proto__ becomes a plain property and not the prototype
      if (key === '__proto__') {
        Object.defineProperty(result, key, { value, enumerable: true, configurable: true, writable: true });
      } else result[key] = value;
    } while (this.next('}', opened, () => this.isKeyStart()));
    return result;
  }

  array(mark: Mark | undefined): unknown[] {
    const opened = this.pos;
    const result: unknown[] = [];
    this.enter();
    this.skip();
    if (this.text[this.pos] === ']') {
      this.pos++;
      this.depth--;
      return result;
    }
    do {
      if (this.pos >= this.text.length) {
        this.stop('unexpected-end', this.pos, { expected: ']', openedLine: this.offsetLine(opened) });
      }
      result.push(this.value(this.child(mark, String(result.length), this.pos)));
    } while (this.next(']', opened, () => !',:'.includes(this.text[this.pos] as string)));
    return result;
  }

  child(mark: Mark | undefined, key: string, keyAt: number): Mark | undefined {
    if (!mark) return undefined;
    const child: Mark = { start: this.pos, key: keyAt, children: new Map() };
    mark.children.set(key, child);
    return child;
  }
}

/**
 * Reads JSON and goes on after every mistake whose meaning is plain (a comma too many or missing, other quotes,
 * a comment), so that one reading tells all of them.
 */
export function scanJson(text: string, offsetLine: (offset: number) => number, wantsMarks: boolean): Scanned {
  const scanner = new Scanner(text, offsetLine, wantsMarks);
  let value: unknown;
  let root: Mark | undefined;
  try {
    scanner.skip();
    if (scanner.pos >= text.length) scanner.stop('empty-file', 0, {});
    root = wantsMarks ? { start: scanner.pos, key: scanner.pos, children: new Map() } : undefined;
    value = scanner.value(root);
    scanner.skip();
    if (scanner.pos < text.length) scanner.stop('text-after-end', scanner.pos, {});
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    value = undefined;
  }
  return { value, mistakes: scanner.mistakes, root };
}

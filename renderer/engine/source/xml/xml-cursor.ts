import type { ProblemParams } from '../source-problem';
import { decodeReferences } from './decode-references';
import { isName, type KnownName, NameTable } from './name-table';
import { stop } from './xml-mistake';

/** A node while it is read. */
export type Growing = Record<string, unknown>;

export const OPEN = 60;
export const CLOSE = 62;
export const SLASH = 47;
const EQUALS = 61;
const AMPERSAND = 38;
const DOUBLE = 34;
const SINGLE = 39;

/** Of one element. Real data have 16. */
const MOST_ATTRIBUTES = 500;

/** Characters of one text or attribute. The longest known rule has some 20,000. */
export const MOST_VALUE = 4_000_000;

const DECLARATION =
  /^<\?xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+encoding\s*=\s*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>$/;

/** 1 for characters that end a name. */
const ENDS_NAME = new Uint8Array(128);
for (const character of '\t\n\r "\'/<=>&') ENDS_NAME[character.charCodeAt(0)] = 1;

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 9 || code === 13;
/** Beyond what XML allows in a text; lone surrogates cannot come from bytes. */
const isBad = (code: number): boolean =>
  code < 32 ? code !== 10 && code !== 9 && code !== 13 : code === 0xfffe || code === 0xffff;

/** `__proto__` becomes a plain property and not the prototype. */
export function set(node: Growing, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(node, name, { value, enumerable: true, configurable: true, writable: true });
  } else node[name] = value;
}

/** A text in XML and how far it is read: names, attributes, texts. As strict as XML 1.0 is, without document types. */
export class XmlCursor {
  pos = 0;
  /** False once an attribute says something else than what its kind of attribute may say. */
  isRegular = true;
  /** Attributes of the tag that was read last. */
  attributeCount = 0;
  readonly #names = new NameTable();
  /** Number of the tag whose attributes are read. */
  #tag = 0;

  constructor(readonly text: string) {}

  /** @param guess what it most likely is */
  name(guess?: KnownName): KnownName {
    const { text } = this;
    const start = this.pos;
    if (guess !== undefined && text.startsWith(guess.name, start)) {
      const end = start + guess.name.length;
      if (ENDS_NAME[text.charCodeAt(end)] === 1) {
        this.pos = end;
        return guess;
      }
    }
    let pos = start;
    let hash = 0;
    for (;;) {
      const code = text.charCodeAt(pos);
      // also true for NaN, the end of the text
      if (!(code < 128 ? ENDS_NAME[code] === 0 : code >= 128)) break;
      hash = (hash * 31 + code) | 0;
      pos++;
    }
    if (pos >= text.length) stop('ends-inside', text.length, { open: 'tag' });
    const known = pos === start ? undefined : this.#names.at(text, start, pos, hash);
    if (known === undefined) {
      stop('unexpected-in-xml', start, { found: text.slice(start, start + 1), expected: 'name' });
    }
    this.pos = pos;
    return known;
  }

  skipSpace(): void {
    while (isSpace(this.text.charCodeAt(this.pos))) this.pos++;
  }

  /** Attributes up to `>` or `/>`; true when the element ends there. */
  attributes(node: Growing, element: KnownName): boolean {
    const { text } = this;
    const tag = ++this.#tag;
    const { order } = element;
    for (let index = 0; ; index++) {
      if (index > MOST_ATTRIBUTES) stop('too-many-attributes', this.pos, { most: MOST_ATTRIBUTES });
      const before = this.pos;
      this.skipSpace();
      const start = this.pos;
      const code = text.charCodeAt(start);
      if (code === CLOSE) {
        this.pos++;
        this.attributeCount = index;
        return false;
      }
      if (code === SLASH) {
        if (text.charCodeAt(start + 1) !== CLOSE) this.unexpected(start + 1, 'tag-end', 'tag');
        this.pos += 2;
        this.attributeCount = index;
        return true;
      }
      if (start === before) this.unexpected(before, 'space', 'tag');
      const guess = order[index];
      let known: KnownName;
      if (
        guess !== undefined &&
        text.charCodeAt(start + guess.name.length) === EQUALS &&
        text.startsWith(guess.name, start)
      ) {
        known = guess;
        this.pos = start + guess.name.length;
      } else {
        known = this.name();
        order[index] = known;
      }
      const { name } = known;
      if (known.lastTag === tag) stop('duplicate-attribute', start, { name });
      known.lastTag = tag;
      const value = this.#attributeValue();
      if (known.isPlain) set(node, name, value);
      else set(node, name, this.#typed(known, value));
    }
  }

  /** What an attribute says, as JSON would say it. */
  #typed(known: KnownName, text: string): string | boolean | number {
    if (known.isYesNo) {
      if (text === 'true') return true;
      if (text === 'false') return false;
    } else if (known.isNumber) {
      const number = Number(text);
      if (Number.isSafeInteger(number) && String(number) === text) return number;
    }
    this.isRegular = false;
    return text;
  }

  /** From the equals sign to behind the closing quote. */
  #attributeValue(): string {
    const { text } = this;
    if (text.charCodeAt(this.pos) !== EQUALS) {
      this.skipSpace();
      if (text.charCodeAt(this.pos) !== EQUALS) this.unexpected(this.pos, 'equals-sign', 'tag');
    }
    let pos = this.pos + 1;
    let quote = text.charCodeAt(pos);
    if (quote !== DOUBLE) {
      while (isSpace(text.charCodeAt(pos))) pos++;
      quote = text.charCodeAt(pos);
      if (quote !== DOUBLE && quote !== SINGLE) this.unexpected(pos, 'quote', 'tag');
    }
    const from = ++pos;
    let isPlain = true;
    for (;;) {
      const code = text.charCodeAt(pos);
      if (code === quote) break;
      if (code < 0x40) {
        if (code === OPEN) stop('bare-less-than', pos, {});
        if (code === AMPERSAND || code < 32) isPlain = false;
        if (isBad(code)) stop('bad-character', pos, { code });
      } else if (!(code < 0xfffe)) {
        if (pos >= text.length) stop('ends-inside', pos, { open: 'attribute' });
        stop('bad-character', pos, { code });
      }
      pos++;
    }
    if (pos - from > MOST_VALUE) stop('value-too-long', from, { most: MOST_VALUE });
    this.pos = pos + 1;
    const value = text.slice(from, pos);
    // line breaks and tabs in attributes are blanks, unless they are written as references
    return isPlain ? value : decodeReferences(value.replace(/[\t\n\r]/g, ' '), from);
  }

  unexpected(
    at: number,
    expected: ProblemParams['unexpected-in-xml']['expected'],
    open: ProblemParams['ends-inside']['open'],
  ): never {
    const found = this.text.slice(at, at + 1);
    return found === ''
      ? stop('ends-inside', at, { open })
      : stop('unexpected-in-xml', at, { found, expected });
  }

  /** Goes to the next tag of an element if nothing but blanks stands before it, as it does nearly everywhere. */
  isTagAfterBlanks(): boolean {
    const { text } = this;
    let pos = this.pos;
    while (isSpace(text.charCodeAt(pos))) pos++;
    if (text.charCodeAt(pos) !== OPEN) return false;
    const next = text.charCodeAt(pos + 1);
    // comments, CDATA and instructions are no elements
    if (next === 33 || next === 63) return false;
    this.pos = pos;
    return true;
  }

  /**
   * Text with its CDATA, up to the next tag of an element; comments and instructions are passed by.
   */
  textUpToTag(isOutside = false): string {
    const { text } = this;
    let collected = '';
    for (;;) {
      const from = this.pos;
      let isPlain = true;
      for (;;) {
        const code = text.charCodeAt(this.pos);
        if (code === OPEN) break;
        if (code < 0x40) {
          if (code === AMPERSAND) isPlain = false;
          if (isBad(code)) stop('bad-character', this.pos, { code });
        } else if (code === 93) {
          if (text.startsWith(']]>', this.pos)) stop('bare-cdata-end', this.pos, {});
        } else if (!(code < 0xfffe)) {
          if (this.pos >= text.length) break;
          stop('bad-character', this.pos, { code });
        }
        this.pos++;
      }
      if (this.pos - from > MOST_VALUE) stop('value-too-long', from, { most: MOST_VALUE });
      if (this.pos > from) {
        const piece = text.slice(from, this.pos);
        collected += isPlain ? piece : decodeReferences(piece, from);
      }
      if (this.pos >= text.length) return collected;
      const next = text.charCodeAt(this.pos + 1);
      if (next === 33) collected += this.#declaration(isOutside);
      else if (next === 63) this.#instruction();
      else return collected;
    }
  }

  /** What begins with `<!`: a comment, CDATA (its text is returned), or a document type, which is refused. */
  #declaration(isOutside: boolean): string {
    const { text, pos } = this;
    if (text.startsWith('<!--', pos)) {
      const end = text.indexOf('--', pos + 4);
      if (end < 0) stop('ends-inside', pos, { open: 'comment' });
      if (text.charCodeAt(end + 2) !== CLOSE) stop('comment-with-hyphens', end, {});
      this.#checkCharacters(pos + 4, end);
      this.pos = end + 3;
      return '';
    }
    if (text.startsWith('<![CDATA[', pos)) {
      if (isOutside) stop('text-outside', pos, {});
      const end = text.indexOf(']]>', pos + 9);
      if (end < 0) stop('ends-inside', pos, { open: 'cdata' });
      this.#checkCharacters(pos + 9, end);
      this.pos = end + 3;
      return text.slice(pos + 9, end);
    }
    if (/^<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text.slice(pos, pos + 12))) {
      stop('document-type', pos, {});
    }
    return this.unexpected(pos + 1, 'name', 'tag');
  }

  #checkCharacters(from: number, to: number): void {
    for (let pos = from; pos < to; pos++) {
      const code = this.text.charCodeAt(pos);
      if (isBad(code)) stop('bad-character', pos, { code });
    }
  }

  #instruction(): void {
    const { text } = this;
    const start = this.pos;
    const end = text.indexOf('?>', start + 2);
    if (end < 0) stop('ends-inside', start, { open: 'instruction' });
    const [target = '', ...rest] = text.slice(start + 2, end).split(/(?=[\t\n\r ])/, 2);
    if (target.toLowerCase() === 'xml') {
      // The declaration may stand at the very beginning only; what encoding it names has been looked at.
      const isFine = start === 0 && DECLARATION.test(text.slice(0, end + 2));
      if (!isFine) stop('bad-declaration', start, {});
    } else if (!isName(target)) this.unexpected(start + 2, 'name', 'instruction');
    if (rest.length > 0) this.#checkCharacters(start + 2 + target.length, end);
    this.pos = end + 2;
  }
}

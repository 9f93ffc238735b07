import type { ProblemParams } from '../source-problem';
import { decodeReferences } from './decode-references';
import { type KnownName, NameTable } from './name-table';
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

/** 1 for characters that end a name. */
const ENDS_NAME = new Uint8Array(128);
for (const character of '\t\n\r "\'/<=>&') ENDS_NAME[character.charCodeAt(0)] = 1;

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 9 || code === 13;
/** Beyond what XML allows in a text; lone surrogates cannot come from bytes. */
const isBad = (code: number): boolean =>
  code < 32 ? code !== 10 && code !== 9 && code !== 13 : code === 0xfffe || code === 0xffff;

/** What an attribute says, as JSON would say it. */
function typed(known: KnownName, text: string): string | boolean | number {
  if (known.isYesNo) return text === 'true' ? true : text === 'false' ? false : text;
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : text;
}

/** `__proto__` becomes a plain property and not the prototype. */
export function set(node: Growing, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(node, name, { value, enumerable: true, configurable: true, writable: true });
  } else node[name] = value;
}

/** A text in XML and how far it is read: names, attributes, texts. As strict as XML 1.0 is, without document types. */
export class XmlCursor {
  pos = 0;
  readonly #names = new NameTable();
  /** Number of the tag whose attributes are read. */
  #tag = 0;

  constructor(readonly text: string) {}

  name(): KnownName {
    const { text } = this;
    const start = this.pos;
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
  attributes(node: Growing): boolean {
    const { text } = this;
    const tag = ++this.#tag;
    for (;;) {
      const before = this.pos;
      this.skipSpace();
      const code = text.charCodeAt(this.pos);
      if (code === CLOSE) {
        this.pos++;
        return false;
      }
      if (code === SLASH) {
        if (text.charCodeAt(this.pos + 1) !== CLOSE) this.unexpected(this.pos + 1, 'tag-end', 'tag');
        this.pos += 2;
        return true;
      }
      if (this.pos === before) this.unexpected(before, 'space', 'tag');
      this.#attribute(node, tag);
    }
  }

  #attribute(node: Growing, tag: number): void {
    const { text } = this;
    const start = this.pos;
    const known = this.name();
    const { name } = known;
    // A name that was pushed out of the table has forgotten where it stood.
    if (known.lastTag === tag || (known.lastTag === 0 && Object.hasOwn(node, name))) {
      stop('duplicate-attribute', start, { name });
    }
    known.lastTag = tag;
    this.skipSpace();
    if (text.charCodeAt(this.pos) !== EQUALS) this.unexpected(this.pos, 'equals-sign', 'tag');
    this.pos++;
    this.skipSpace();
    const quote = text.charCodeAt(this.pos);
    if (quote !== DOUBLE && quote !== SINGLE) this.unexpected(this.pos, 'quote', 'tag');
    const from = this.pos + 1;
    const value = this.#attributeValue(from, quote);
    set(node, name, known.isYesNo || known.isNumber ? typed(known, value) : value);
  }

  #attributeValue(from: number, quote: number): string {
    const { text } = this;
    let isPlain = true;
    let pos = from;
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
    this.pos += 2;
    const name = this.#target(start);
    const end = text.indexOf('?>', this.pos);
    if (end < 0) stop('ends-inside', start, { open: 'instruction' });
    // the declaration of XML itself stands at the very beginning, where `document` has read it
    if (name.toLowerCase() === 'xml' && start > 0) this.unexpected(start + 2, 'name', 'instruction');
    this.#checkCharacters(this.pos, end);
    this.pos = end + 2;
  }

  /** A name that `?` may end. */
  #target(start: number): string {
    const found = /[^\s?<>&]*/y;
    found.lastIndex = this.pos;
    const name = found.exec(this.text)?.[0] ?? '';
    if (name === '') this.unexpected(this.pos, 'name', 'instruction');
    this.pos = start + 2 + name.length;
    return name;
  }
}

import type { KnownName } from './name-table';
import { CLOSE, type Growing, SLASH, set, XmlCursor } from './xml-cursor';
import { stop, type XmlMistake, XmlStop } from './xml-mistake';
import type { XmlNode } from './xml-node';

/** Elements inside each other. Real data have 21; what walks the nodes may call itself for each. */
export const MOST_DEPTH = 200;

/** Tags of one text. The largest known have some 100,000; each takes memory beyond its characters. */
const MOST_TAGS = 1_500_000;

/** Kinds of mistakes that do not end the reading are told this often in one file. */
const MOST_ADVICE = 20;

export interface ScannedXml {
  /** Name of the outermost element; empty when there is none. */
  readonly name: string;
  readonly root: XmlNode | undefined;
  readonly mistakes: readonly XmlMistake[];
  /** How many there are: memory grows with them. 0 when the text could not be read. */
  readonly tags: number;
  /** Every property is of the type that the format gives it; else `regularise` has something to do. */
  readonly isRegular: boolean;
}

/** Of an element that is no list. */
const NO_LIST = -1;

const isBlank = (text: string): boolean => !/[^\t\n\r ]/.test(text);

class Scanner {
  readonly mistakes: XmlMistake[] = [];
  readonly #cursor: XmlCursor;
  /** Elements that are open: their nodes; of lists the nodes that they stand in. */
  readonly #nodes: Growing[] = [];
  readonly #names: KnownName[] = [];
  readonly #starts: number[] = [];
  /** Of lists that are open: where their members begin among those of all; of other elements -1. */
  readonly #firsts: number[] = [];
  /** Members of all lists that are open: an array that grows keeps room for far more than most lists hold. */
  readonly #members: Growing[] = [];
  #memberCount = 0;
  #depth = 0;
  #tags = 0;
  #isRegular = true;

  constructor(
    readonly text: string,
    readonly lineAt: (offset: number) => number,
    readonly marks: Map<object, number> | undefined,
  ) {
    this.#cursor = new XmlCursor(text);
  }

  get tags(): number {
    return this.#tags;
  }

  get isRegular(): boolean {
    return this.#cursor.isRegular && this.#isRegular;
  }

  document(): { readonly name: string; readonly root: XmlNode } {
    const cursor = this.#cursor;
    const { text } = this;
    this.#outside();
    if (cursor.pos >= text.length) stop('empty-file', 0, {});
    const start = cursor.pos;
    cursor.pos++;
    const known = cursor.name();
    const root: Growing = {};
    this.marks?.set(root, start);
    if (!cursor.attributes(root, known)) {
      this.#push(root, known, start, NO_LIST);
      this.#content();
    }
    this.#outside();
    if (cursor.pos < text.length) stop('text-after-end', cursor.pos, {});
    return { name: known.name, root: root as XmlNode };
  }

  /** Before and after the outermost element: blanks, comments, instructions. */
  #outside(): void {
    const from = this.#cursor.pos;
    if (isBlank(this.#cursor.textUpToTag(true))) return;
    if (from === 0) stop('not-xml', 0, {});
    stop('text-after-end', from, {});
  }

  #push(node: Growing, name: KnownName, start: number, first: number): void {
    const depth = this.#depth++;
    if (depth >= MOST_DEPTH) stop('too-deep', start, { most: MOST_DEPTH });
    this.#nodes[depth] = node;
    this.#names[depth] = name;
    this.#starts[depth] = start;
    this.#firsts[depth] = first;
  }

  #pushList(parent: Growing, name: KnownName, start: number): void {
    this.#push(parent, name, start, this.#memberCount);
  }

  /** The innermost open element. */
  get #open(): KnownName {
    return this.#names[this.#depth - 1] as KnownName;
  }

  /** All that stands inside the outermost element. */
  #content(): void {
    const cursor = this.#cursor;
    const { text } = this;
    while (this.#depth > 0) {
      const from = cursor.pos;
      const node = this.#nodes[this.#depth - 1] as Growing;
      const first = this.#firsts[this.#depth - 1] as number;
      const isList = first !== NO_LIST;
      if (!cursor.isTagAfterBlanks()) {
        const piece = cursor.textUpToTag();
        if (cursor.pos >= text.length) this.#unclosed();
        if (!isBlank(piece)) this.#keepText(isList ? undefined : node, piece, from);
      }
      if (++this.#tags > MOST_TAGS) {
        stop('too-many-tags', cursor.pos, { most: MOST_TAGS });
      }
      if (text.charCodeAt(cursor.pos + 1) === SLASH) {
        const open = this.#open;
        this.#endTag(open);
        this.#depth--;
        if (isList) this.#keepList(node, open.name, first);
      } else if (isList) this.#member(this.#open);
      else this.#child(node);
    }
  }

  /** @param node undefined in a list */
  #keepText(node: Growing | undefined, piece: string, from: number): void {
    if (node !== undefined) {
      node.$text = node.$text === undefined ? piece : `${node.$text}${piece}`;
    } else if (this.mistakes.length < MOST_ADVICE) {
      const tag = this.#open.name;
      this.mistakes.push({ severity: 'warning', kind: 'text-in-list', offset: from, params: { tag } });
    }
  }

  #endTag(open: KnownName): void {
    const cursor = this.#cursor;
    const { text } = this;
    const { name } = open;
    const after = cursor.pos + 2 + name.length;
    if (text.startsWith(name, cursor.pos + 2) && text.charCodeAt(after) === CLOSE) {
      cursor.pos = after + 1;
      return;
    }
    const start = cursor.pos;
    cursor.pos += 2;
    const found = cursor.name().name;
    if (found !== name) {
      const openedLine = this.lineAt(this.#starts[this.#depth - 1] as number);
      stop('wrong-end-tag', start, { found, expected: name, openedLine });
    }
    cursor.skipSpace();
    if (text.charCodeAt(cursor.pos) !== CLOSE) cursor.unexpected(cursor.pos, 'tag-end', 'tag');
    cursor.pos++;
  }

  #unclosed(): never {
    const openedLine = this.lineAt(this.#starts[this.#depth - 1] as number);
    return stop('unclosed-tag', this.text.length, {
      tag: this.#open.name,
      openedLine,
    });
  }

  /** An element in a list is always a node. */
  #member(listName: KnownName): void {
    const cursor = this.#cursor;
    const start = cursor.pos;
    cursor.pos++;
    const known = cursor.name(listName.lastMember);
    listName.lastMember = known;
    const node: Growing = {};
    this.marks?.set(node, start);
    const isEmpty = cursor.attributes(node, known);
    if (known.name !== listName.member) node.$name = known.name;
    this.#members[this.#memberCount++] = node;
    if (!isEmpty) this.#push(node, known, start, NO_LIST);
  }

  /** An element in a node: a list, a text, or something that the format does not have. */
  #child(parent: Growing): void {
    const cursor = this.#cursor;
    const { text } = this;
    const start = cursor.pos;
    cursor.pos++;
    const known = cursor.name();
    const code = text.charCodeAt(cursor.pos);
    if (code === CLOSE) cursor.pos++;
    else if (code === SLASH && text.charCodeAt(cursor.pos + 1) === CLOSE) {
      // empty lists are half of what old programs write
      cursor.pos += 2;
      this.#keepLeaf(parent, known, '', start);
      return;
    } else {
      const node: Growing = {};
      const isEmpty = cursor.attributes(node, known);
      if (cursor.attributeCount > 0) this.#strange(parent, node, known, start, isEmpty);
      else if (isEmpty) this.#keepLeaf(parent, known, '', start);
      if (isEmpty || cursor.attributeCount > 0) return;
    }
    const from = cursor.pos;
    if (cursor.isTagAfterBlanks() && text.charCodeAt(cursor.pos + 1) !== SLASH) {
      this.#pushList(parent, known, start);
      return;
    }
    cursor.pos = from;
    this.#leafOrMixed(parent, known, start);
  }

  #leafOrMixed(parent: Growing, known: KnownName, start: number): void {
    const cursor = this.#cursor;
    const node: Growing = {};
    // pushed already, so that what is not closed is named
    this.#push(node, known, start, NO_LIST);
    const text = cursor.textUpToTag();
    if (cursor.pos >= this.text.length) this.#unclosed();
    const isLeaf = this.text.charCodeAt(cursor.pos + 1) === SLASH;
    if (isLeaf) this.#endTag(known);
    this.#depth--;
    if (isLeaf) this.#keepLeaf(parent, known, text, start);
    // a list after a comment
    else if (isBlank(text)) this.#pushList(parent, known, start);
    else {
      node.$text = text;
      this.#strange(parent, node, known, start, false);
    }
  }

  #keepList(parent: Growing, name: string, first: number): void {
    const list = this.#members.slice(first, this.#memberCount);
    this.#memberCount = first;
    const before = Object.hasOwn(parent, name) ? parent[name] : undefined;
    if (Array.isArray(before) && typeof before[0] !== 'string') {
      for (const member of list) before.push(member);
      return;
    }
    this.#moveAway(parent, name, before);
    set(parent, name, list);
  }

  #moveAway(parent: Growing, name: string, before: unknown): void {
    if (before === undefined) return;
    const attributes = (parent.$attributes ?? {}) as Growing;
    set(attributes, name, before);
    parent.$attributes = attributes;
  }

  #keepLeaf(parent: Growing, { name, isList, isText }: KnownName, text: string, start: number): void {
    if (isList && isBlank(text)) return;
    if (!isText) {
      const node: Growing = text === '' ? { $name: name } : { $name: name, $text: text };
      this.marks?.set(node, start);
      this.#keepStrange(parent, node);
      return;
    }
    const before = Object.hasOwn(parent, name) ? parent[name] : undefined;
    if (before !== undefined) this.#isRegular = false;
    if (before === undefined) set(parent, name, text);
    else if (typeof before === 'string') set(parent, name, [before, text]);
    else (before as string[]).push(text);
  }

  #strange(parent: Growing, node: Growing, known: KnownName, start: number, isEmpty: boolean): void {
    this.marks?.set(node, start);
    node.$name = known.name;
    this.#keepStrange(parent, node);
    if (!isEmpty) this.#push(node, known, start, NO_LIST);
  }

  #keepStrange(parent: Growing, node: Growing): void {
    const elements = (parent.$elements ?? []) as Growing[];
    elements.push(node);
    parent.$elements = elements;
  }
}

/**
 * Reads a whole XML text. Never throws: what ends the reading is the last of the mistakes.
 * @param lineAt for mistakes that name the line of another place
 * @param marks filled with the offset of each element's `<`, by node
 */
export function scanXml(
  text: string,
  lineAt: (offset: number) => number,
  marks?: Map<object, number>,
): ScannedXml {
  const scanner = new Scanner(text, lineAt, marks);
  try {
    const { name, root } = scanner.document();
    const { mistakes, tags, isRegular } = scanner;
    return { name, root, mistakes, tags, isRegular };
  } catch (error) {
    if (!(error instanceof XmlStop)) throw error;
    const mistakes = [...scanner.mistakes, error.mistake];
    return { name: '', root: undefined, mistakes, tags: 0, isRegular: false };
  }
}
